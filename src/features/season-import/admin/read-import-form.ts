import { InvalidInput, type Problem } from '#platform/errors.ts';
import { isTimeZone } from '../rules/parse/kick-off-moment.ts';
import { isSeasonSlug } from '../rules/season-slug.ts';

/** The fields of the form, as typed. */
export interface ImportForm {
  competition: string;
  season: string;
  timeZone: string;
  content: string;
  /** What to do with each unknown name: `CREATE_TEAM`, or the slug of its team. */
  teams: Record<string, string>;
}

/** The choice that makes a new team of a name. No slug looks like this. */
export const CREATE_TEAM = '+';
/** The field of an unknown name begins with it. */
export const TEAM_FIELD = 'team:';

/**
 * Reads the form. A file that was chosen replaces the pasted text. With the button `createTeams` every name without a choice
 * becomes a new team.
 */
export async function readImportForm(form: FormData): Promise<ImportForm> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const file = form.get('file');
  const otherwise = form.get('intent') === 'createTeams' ? CREATE_TEAM : '';
  const choices = [...form]
    .filter(([name]) => name.startsWith(TEAM_FIELD))
    .map(([name, value]) => [name.slice(TEAM_FIELD.length), String(value) || otherwise] as const)
    .filter(([, choice]) => choice !== '');
  return {
    ...{ competition: text('competition'), season: text('season'), timeZone: text('timeZone') },
    content: file instanceof File && file.size > 0 ? await file.text() : String(form.get('content') ?? ''),
    teams: Object.fromEntries(choices),
  };
}

/** The server takes forms with a little more text than this. */
const MAX_CONTENT = 300 * 1024;

/** @throws InvalidInput with every field that is missing or wrong. */
export function requireCompleteForm({ competition, season, timeZone, content }: ImportForm): void {
  const problems: Problem[] = [];
  if (competition === '') problems.push({ field: 'competition', code: 'import.competitionRequired' });
  if (!isSeasonSlug(season)) problems.push({ field: 'season', code: 'import.season' });
  if (timeZone !== '' && !isTimeZone(timeZone)) problems.push({ field: 'timeZone', code: 'import.timeZone' });
  if (content.trim() === '') problems.push({ field: 'content', code: 'import.contentRequired' });
  if (new TextEncoder().encode(content).length > MAX_CONTENT)
    problems.push({ field: 'content', code: 'field.tooLong' });
  if (problems.length > 0) throw new InvalidInput(problems);
}
