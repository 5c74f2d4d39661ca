import { foldText } from '#az/characters/characters.ts';
import { formatTypedDate, parseDayStart } from '#az/format/dates.ts';
import type { PlayerPosition } from '../../tables.ts';
import { teamRecordText } from '../../text.ts';

/** A player of a squad as its list names him. */
export interface SquadLine {
  name: string;
  shirt: number | null;
  position: PlayerPosition | null;
  /** Days in the season: the beginnings in Baku, epoch ms. Null when he was there from the beginning, or to the end. */
  joinedOn: number | null;
  leftOn: number | null;
}

const MAX_NAME_LENGTH = 80;
const POSITIONS = Object.keys(teamRecordText.positions) as PlayerPosition[];

/** The positions by the folded headings, in the singular and in the plural. */
const headings = new Map(
  POSITIONS.flatMap((position) => [
    [foldText(teamRecordText.positions[position]), position] as const,
    [foldText(teamRecordText.position[position]), position] as const,
  ]),
);

/**
 * Reads the list of a squad: `10. Ad Soyad`, with the days between which he was there: `10. Ad Soyad, 01.07.2025 – 31.12.2025`.
 * A line such as `Qapıçılar:` gives the position of the players below it. `unread` has the lines that it cannot read.
 */
export function parseSquadLines(lines: readonly string[]): { players: SquadLine[]; unread: string[] } {
  const players: SquadLine[] = [];
  const unread: string[] = [];
  let position: PlayerPosition | null = null;
  for (const line of lines) {
    const heading = headings.get(foldText(line.replace(/:$/, '').trim()));
    if (heading) {
      position = heading;
      continue;
    }
    const player = parseLine(line);
    if (player) players.push({ ...player, position });
    else unread.push(line);
  }
  return { players, unread };
}

function parseLine(line: string): Omit<SquadLine, 'position'> | null {
  const [first = '', days, ...rest] = line.split(',');
  const [, shirt, name = ''] = /^\s*(?:(\d{1,2})\s*[.)]?\s+)?(.*)$/.exec(first) ?? [];
  const clean = name.trim();
  if (!/\p{L}/u.test(clean) || [...clean].length > MAX_NAME_LENGTH || rest.length > 0 || shirt === '0')
    return null;
  const period = days === undefined ? { joinedOn: null, leftOn: null } : parsePeriod(days);
  return period && { name: clean, shirt: shirt === undefined ? null : Number(shirt), ...period };
}

/** `01.07.2025 – 31.12.2025`, `01.07.2025 –` or `– 31.12.2025`. Null for anything else. */
function parsePeriod(text: string): Pick<SquadLine, 'joinedOn' | 'leftOn'> | null {
  const [from = '', to = '', ...rest] = text.split(/[-–—]/);
  const joinedOn = from.trim() === '' ? null : parseDayStart(from.trim());
  const leftOn = to.trim() === '' ? null : parseDayStart(to.trim());
  const isRead = (from.trim() === '') === (joinedOn === null) && (to.trim() === '') === (leftOn === null);
  const isOrdered = joinedOn === null || leftOn === null || joinedOn <= leftOn;
  return isRead && isOrdered && rest.length === 0 && joinedOn !== leftOn ? { joinedOn, leftOn } : null;
}

/** The opposite of `parseSquadLines`: by position, then by shirt. Players without a position stand first. */
export function formatSquadLines(players: readonly SquadLine[]): string[] {
  const inOrder = players.toSorted((a, b) => (a.shirt ?? 100) - (b.shirt ?? 100));
  return [null, ...POSITIONS].flatMap((position) => {
    const ofPosition = inOrder.filter((player) => player.position === position);
    if (ofPosition.length === 0) return [];
    return [
      ...(position === null ? [] : [`${teamRecordText.positions[position]}:`]),
      ...ofPosition.map(formatLine),
    ];
  });
}

function formatLine({ name, shirt, joinedOn, leftOn }: SquadLine): string {
  const number = shirt === null ? '' : `${shirt}. `;
  const from = joinedOn === null ? '' : `${formatTypedDate(joinedOn)} `;
  const to = leftOn === null ? '' : ` ${formatTypedDate(leftOn)}`;
  return `${number}${name}${from || to ? `, ${from}–${to}` : ''}`;
}
