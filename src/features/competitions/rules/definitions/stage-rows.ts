import { cleanLine } from '#platform/text/clean-text.ts';

/** Repeated rows of a form, such as zones, in one field: a line for each row, with tabs between its cells. */
export function readRows(text = ''): string[][] {
  return text
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
}

export function joinRows(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((cells) => cells.map((cell) => cell ?? '').join('\t')).join('\n');
}

/** A team in the list of a stage. */
interface TeamLine {
  /** The number of its line among those that are not empty, from 0. */
  line: number;
  name: string;
  /** The name of its group; null without one. */
  group: string | null;
}

/** A line of the list that begins a group with a letter or a number: `A:`, `A qrupu`, `Group A`. */
const GROUP_LINE =
  /^(?:(?:group|qrup)\s+)?([\p{L}\d]{1,2})(?:\s+(?:group|qrup|qrupu))?\s*:$|^(?:group|qrup)\s+([\p{L}\d]{1,2})$|^([\p{L}\d]{1,2})\s+qrupu$/iu;

/** The name of the group that a line begins: `A` of `A qrupu`, and any other name before a colon. Null for a team. */
function readGroupLine(line: string): string | null {
  const heading = GROUP_LINE.exec(line);
  if (heading) return (heading[1] ?? heading[2] ?? heading[3] ?? '').toUpperCase();
  return line.endsWith(':') ? cleanLine(line.slice(0, -1)) || null : null;
}

/** The name of a group as typed in a cell, `A` for `A qrupu`; empty for none. */
export const readGroupName = (cell: string): string => readGroupLine(`${cell.replace(/:$/, '')}:`) ?? '';

/** The teams of a stage, one on each line. A line such as `A qrupu:` or `Çempionluq qrupu:` begins a group. */
export function readTeamLines(text = ''): TeamLine[] {
  let group: string | null = null;
  return readRows(text).flatMap(([name = ''], line): TeamLine[] => {
    const begun = readGroupLine(name);
    if (begun !== null) {
      group = begun;
      return [];
    }
    return name === '' ? [] : [{ line, name, group }];
  });
}

/** The opposite of `readTeamLines`: teams without a group first, then the groups in their order. */
export function joinTeamLines(
  teams: readonly { name: string; group: string | null; position: number | null }[],
): string {
  const inOrder = teams.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
  return [...Map.groupBy(inOrder, ({ group }) => group)]
    .flatMap(([group, members]) => [
      ...(group === null ? [] : [`${group}:`]),
      ...members.map(({ name }) => name),
    ])
    .join('\n');
}
