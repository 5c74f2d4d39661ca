import type { Problem } from '#platform/errors.ts';
import type { RecordValues } from '#platform/records/record.ts';
import { MAX_PLACE, type season } from '../competition-records.ts';
import type { Regulation, TieBreak, Zone } from '../standings/regulation.ts';
import { tieBreaks, zoneKinds } from '../standings/regulation.ts';
import { joinRows, readRows } from './season-rows.ts';

type RuleName = 'win' | 'draw' | 'legs' | 'teamCount' | 'tieBreaks' | 'zones';
type RuleValues = Pick<RecordValues<(typeof season)['fields']>, RuleName>;

/** The rules of a season as values of its form. */
export function toRuleValues({ points, legs, teams, zones, ...rules }: Regulation): RuleValues {
  return {
    ...{ win: points.win, draw: points.draw, legs, teamCount: teams },
    tieBreaks: rules.tieBreaks.join(','),
    zones: joinRows(zones.map(({ from, to, kind, label }) => [from, to, kind, label])),
  };
}

/** The rules in the values of the form, with the problems of their zones. */
export function parseRules(values: RuleValues): { regulation: Regulation; problems: Problem[] } {
  const parsed = readRows(values.zones).map(parseZone);
  const regulation = {
    points: { win: values.win ?? 1, draw: values.draw ?? 0 },
    legs: values.legs ?? 1,
    teams: values.teamCount ?? 0,
    zones: parsed.flatMap((zone) => zone ?? []),
    tieBreaks: readTieBreaks(values.tieBreaks),
  };
  const problems = parsed.flatMap((zone, index): Problem[] =>
    zone ? [] : [{ field: `zones.${index}`, code: 'season.zone' }],
  );
  return { regulation, problems };
}

/** The chain of tie-breaks in its order, each once. */
function readTieBreaks(chain: string): TieBreak[] {
  const known = chain.split(',').flatMap((name) => tieBreaks.find((tieBreak) => tieBreak === name) ?? []);
  return [...new Set(known)];
}

function parseZone([first = '', last = '', kindName = '', label = '']: string[]): Zone | null {
  const [from, to] = [Number(first), Number(last || first)];
  const kind = zoneKinds.find((candidate) => candidate === kindName);
  const isPlace = (place: number) => Number.isInteger(place) && place >= 1 && place <= MAX_PLACE;
  if (!kind || !isPlace(from) || !isPlace(to) || from > to || label.length > 60) return null;
  return { from, to, kind, label: label || null };
}
