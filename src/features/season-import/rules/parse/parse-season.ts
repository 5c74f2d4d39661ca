import { ImportRefused } from './import-problem.ts';
import type { ImportedMatch, ImportedSeason } from './imported-season.ts';
import { parseFootballTxt } from './parse-football-txt.ts';
import { parseOpenfootballJson } from './parse-openfootball-json.ts';
import { parseSeasonCsv } from './parse-season-csv.ts';

/**
 * Parses a season in one of three formats, recognised by the content: openfootball JSON, CSV with a header, or
 * Football.TXT.
 * @throws ImportRefused when a line cannot be read, when there is no match, or when a match occurs twice.
 */
export function parseSeason(text: string): ImportedSeason {
  const content = text.replace(/^\uFEFF/, '').trimStart();
  const season = chooseParser(content)(text.replace(/^\uFEFF/, ''));
  if (season.matches.length === 0)
    throw new ImportRefused([{ place: { unit: 'line', number: 1 }, code: 'empty', text: '' }]);
  refuseRepeatedMatches(season.matches);
  return season;
}

function chooseParser(content: string): (text: string) => ImportedSeason {
  if (/^[{[]\s*["{\]}]/.test(content)) return parseOpenfootballJson;
  const [header = ''] = content.split(/\r?\n/, 1);
  return /[,;]/.test(header) && !/^[=#]/.test(header) ? parseSeasonCsv : parseFootballTxt;
}

/** Two teams meet once at the same ground in a round. */
function refuseRepeatedMatches(matches: readonly ImportedMatch[]): void {
  const known = new Set<string>();
  const repeated = matches.filter(({ round, date, home, away }) => {
    const key = [round ?? date, home, away].join('|');
    const isKnown = known.has(key);
    known.add(key);
    return isKnown;
  });
  if (repeated.length > 0)
    throw new ImportRefused(
      repeated.map(({ place, home, away }) => ({ place, code: 'matchTwice', text: `${home} – ${away}` })),
    );
}
