import { readForm } from '#platform/forms/read-form.ts';
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
  const read = readForm(form);
  const text = (name: string) => read.text(name).trim();
  const file = read.file('file');
  const otherwise = read.text('intent') === 'createTeams' ? CREATE_TEAM : '';
  const choices = [...form]
    .filter(([name]) => name.startsWith(TEAM_FIELD))
    .map(([name, value]) => [name.slice(TEAM_FIELD.length), String(value) || otherwise] as const)
    .filter(([, choice]) => choice !== '');
  return {
    competition: text('competition'),
    season: text('season'),
    timeZone: text('timeZone'),
    content: file && file.size > 0 ? await file.text() : read.text('content'),
    teams: Object.fromEntries(choices),
  };
}

/** The server takes forms with a little more text than this. */
const MAX_CONTENT = 300 * 1024;

/** @throws InvalidInput with every field that is missing or wrong. */
export function requireCompleteForm(form: ImportForm): void {
  const { competition, season, timeZone, content } = form;
  const { refuse, check } = readForm(form);
  if (competition === '') refuse('competition', 'import.competitionRequired');
  if (!isSeasonSlug(season)) refuse('season', 'import.season');
  if (timeZone !== '' && !isTimeZone(timeZone)) refuse('timeZone', 'import.timeZone');
  if (content.trim() === '') refuse('content', 'import.contentRequired');
  if (new TextEncoder().encode(content).length > MAX_CONTENT) refuse('content', 'field.tooLong');
  check();
}
