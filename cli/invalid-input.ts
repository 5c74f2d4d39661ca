import type { InvalidInput } from '#platform/errors.ts';
import type { ProblemCode } from '#platform/message-texts.ts';

/** What is wrong with the words of a command, as far as only the rules can tell. The site has Azerbaijani sentences for it. */
const SENTENCES: Partial<Record<ProblemCode, string>> = {
  'email.required': 'Write an e-mail address.',
  'email.invalid': 'This is not an e-mail address such as me@example.az.',
  'staff.nameRequired': 'Write a name with letters after --name.',
  'staff.nameTooLong': 'The name after --name is too long.',
  'personalData.who': 'Say who it is: an e-mail address, --comment or --push.',
  'personalData.comment':
    'Write the id of a comment, of 20 letters and digits, or an address with it after --comment.',
  'import.timeZoneRequired':
    'Competitions outside of Azerbaijan need --time-zone, such as Europe/London. A new one in Azerbaijan needs --region azerbaijan.',
  'import.slug': 'Write --competition in small letters, digits and hyphens, such as world-cup.',
  'import.competitionName': 'Write a name with letters after --create-competition, at most 80 characters.',
};

/** The problems as sentences for the operator, each once. */
export function formatInvalidInput({ problems }: InvalidInput): string {
  const sentences = problems.map(({ field, code }) => SENTENCES[code] ?? `${field}: ${code}`);
  return [...new Set(sentences)].map((sentence) => `error: ${sentence}`).join('\n');
}
