import type { makeFieldReader } from '../reference/make-field-reader.ts';
import type { Fields } from '../reference/reference-definition.ts';
import type { Regulation, TieBreak, Zone } from '../standings/regulation.ts';
import { tieBreaks, zoneKinds } from '../standings/regulation.ts';
import { joinRows, readRows } from './season-rows.ts';

export type RegulationFieldName = 'win' | 'draw' | 'legs' | 'teamCount' | 'tieBreaks' | 'zones';

const MAX_PLACE = 60;

/** The rules of a season as fields of its form. */
export function regulationFields(regulation: Regulation): Record<RegulationFieldName, string> {
  const { points, legs, teams, zones } = regulation;
  return {
    ...{ win: String(points.win), draw: String(points.draw), legs: String(legs), teamCount: String(teams) },
    tieBreaks: regulation.tieBreaks.join(','),
    zones: joinRows(zones.map(({ from, to, kind, label }) => [from, to, kind, label])),
  };
}

/** Reads the rules from the fields of the form and refuses what is no rule. */
export function readRegulation(read: ReturnType<typeof makeFieldReader>, fields: Fields): Regulation {
  const required = (field: string, min: number, max: number) => {
    const value = read.number(field, { min, max });
    if (value === null && fields[field]?.trim() === '') read.refuse(field, 'field.required');
    return value ?? min;
  };
  return {
    points: { win: required('win', 1, 9), draw: required('draw', 0, 9) },
    legs: required('legs', 1, 6),
    teams: required('teamCount', 0, MAX_PLACE),
    zones: readRows(fields, 'zones').map((cells, index) => {
      const zone = parseZone(cells);
      if (!zone) read.refuse(`zones.${index}`, 'season.zone');
      return zone ?? { from: 1, to: 1, kind: 'ucl', label: null };
    }),
    tieBreaks: readTieBreaks(fields),
  };
}

/** The chain of tie-breaks in its order, each once. */
function readTieBreaks({ tieBreaks: chain = '' }: Fields): TieBreak[] {
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
