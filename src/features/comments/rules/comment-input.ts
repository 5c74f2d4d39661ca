import { InvalidInput, type Problem } from '#platform/errors.ts';
import { cleanLine } from '#platform/text/clean-line.ts';
import { cleanParagraphs } from '#platform/text/clean-paragraphs.ts';

/** In characters; links in number. */
export const commentLimits = { name: 40, text: 2000, links: 1 } as const;

const LINK = /https?:\/\/|www\./gi;

export interface CommentInput {
  name: string;
  text: string;
}

/** @throws InvalidInput with every problem found. */
export function parseComment(input: CommentInput): CommentInput {
  const name = cleanLine(input.name);
  const text = cleanCommentText(input.text);
  const problems: Problem[] = [];
  if (name === '') problems.push({ field: 'name', code: 'contact.nameRequired' });
  if (name.length > commentLimits.name) problems.push({ field: 'name', code: 'comment.nameTooLong' });
  problems.push(...listTextProblems(text));
  if (problems.length > 0) throw new InvalidInput(problems);
  return { name, text };
}

/** @throws InvalidInput with every problem found. */
export function parseCommentText(input: string): string {
  const text = cleanCommentText(input);
  const problems = listTextProblems(text);
  if (problems.length > 0) throw new InvalidInput(problems);
  return text;
}

/** At most one empty line in a row, so that a comment cannot fill the page. */
function cleanCommentText(text: string): string {
  return cleanParagraphs(text).replace(/\n\s*\n\s*/g, '\n\n');
}

function listTextProblems(text: string): Problem[] {
  const problems: Problem[] = [];
  if (text === '') problems.push({ field: 'text', code: 'comment.textRequired' });
  if (text.length > commentLimits.text) problems.push({ field: 'text', code: 'comment.textTooLong' });
  if ((text.match(LINK)?.length ?? 0) > commentLimits.links)
    problems.push({ field: 'text', code: 'comment.tooManyLinks' });
  return problems;
}
