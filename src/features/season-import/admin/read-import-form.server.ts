import { slugify } from '#az/characters/slug.ts';
import { competitionRecordText } from '#features/competitions/text.ts';
import type { Problem } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { isTimeZone } from '../rules/parse/kick-off-moment.ts';
import type { SeasonFile } from '../rules/parse/parse-season.ts';
import { isSeasonSlug } from '../rules/season-slug.ts';
import { CREATE_TEAM, EMPTY_FORM, type ImportForm, NEW_COMPETITION, TEAM_FIELD } from './import-form.ts';
import { MAX_FILES_BYTES, packFiles, unpackFiles } from './packed-files.server.ts';

/** The text of one file in the form, in bytes. It can be corrected there. Larger and several files are packed. */
const MAX_CONTENT = 300 * 1024;

/**
 * Reads the form. Files that were chosen replace the text, or the files of the check before. With the button `createTeams` every name
 * without a choice becomes a new team.
 */
export async function readImportForm(form: FormData): Promise<ImportForm> {
  const read = readForm(form);
  const text = (name: string) => read.text(name).trim();
  const chosen = form
    .getAll('file')
    .filter((value) => value instanceof File)
    .filter((file) => file.name !== '' && file.size > 0);
  const otherwise = read.text('intent') === 'createTeams' ? CREATE_TEAM : '';
  const choices = [...form]
    .filter(([name]) => name.startsWith(TEAM_FIELD))
    .map(([name, value]) => [name.slice(TEAM_FIELD.length), String(value) || otherwise] as const)
    .filter(([, choice]) => choice !== '');
  const region = text('region');
  return {
    ...EMPTY_FORM,
    competition: text('competition'),
    newCompetition: text('newCompetition'),
    ...(isRegion(region) ? { region } : {}),
    season: text('season'),
    timeZone: text('timeZone'),
    createsTeams: read.has('createsTeams'),
    skipsUnread: read.has('skipsUnread') || read.text('intent') === 'skipUnread',
    teams: Object.fromEntries(choices),
    ...(chosen.length > 0 ? await readChosen(chosen) : readKept(read.text)),
  };
}

const isRegion = (text: string): text is ImportForm['region'] =>
  Object.hasOwn(competitionRecordText.region, text);

type FileFields = Pick<ImportForm, 'content' | 'fileName' | 'packed' | 'packedNames'>;

async function readChosen(chosen: readonly File[]): Promise<FileFields> {
  const [only] = chosen;
  if (only && chosen.length === 1 && only.size <= MAX_CONTENT)
    return { content: await only.text(), fileName: only.name, packed: '', packedNames: [] };
  const files = await Promise.all(chosen.map(async (file) => ({ name: file.name, text: await file.text() })));
  return { content: '', fileName: '', packed: packFiles(files), packedNames: files.map(({ name }) => name) };
}

function readKept(text: (name: string) => string): FileFields {
  const packed = text('packed');
  const names = unpackFiles(packed).flatMap(({ name }) => name ?? []);
  return { content: text('content'), fileName: text('fileName'), packed, packedNames: names };
}

/** The files of the form. */
export function listFiles({ content, fileName, packed }: ImportForm): SeasonFile[] {
  const own = content.trim() === '' ? [] : [{ name: fileName || null, text: content }];
  return [...unpackFiles(packed), ...own];
}

/** The slug of the competition: that of a new one follows from its name. */
export function targetOf({ competition, newCompetition, season }: ImportForm) {
  return { competition: competition === NEW_COMPETITION ? slugify(newCompetition) : competition, season };
}

/** Bytes that are no UTF-8 were read as U+FFFD. A file in UTF-16 has zeros. */
const NOT_UTF8 = /[\ufffd\0]/;

/** Every field that is missing or wrong. */
export function listFormProblems(form: ImportForm): readonly Problem[] {
  const { competition, newCompetition, season, timeZone, content } = form;
  const { refuse, problems } = readForm(form);
  if (competition === '') refuse('competition', 'import.competitionRequired');
  if (competition === NEW_COMPETITION && slugify(newCompetition) === '')
    refuse('newCompetition', 'import.competitionName');
  if (!isSeasonSlug(season)) refuse('season', 'import.season');
  if (timeZone !== '' && !isTimeZone(timeZone)) refuse('timeZone', 'import.timeZone');
  const files = listFiles(form);
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  if (files.length === 0) refuse('content', 'import.contentRequired');
  if (files.some(({ text }) => NOT_UTF8.test(text))) refuse('file', 'import.encoding');
  if (bytes(content) > MAX_CONTENT) refuse('content', 'field.tooLong');
  if (files.reduce((sum, { text }) => sum + bytes(text), 0) > MAX_FILES_BYTES)
    refuse('file', 'field.tooLong');
  return problems;
}
