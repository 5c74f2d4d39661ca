import { expect, it } from 'vitest';
import { chooseTableOfTeams } from './find-league-table.ts';
import { headOfTable, type LeagueTable, sliceTable } from './league-table.ts';
import { DEFAULT_REGULATION, findZone, parseRegulation, type Zone } from './regulation.ts';

/** A table of the teams `a`, `b` …, in this order. */
function tableOf(teams: string, stageId = 's'): LeagueTable {
  const note = (slug: string) => ({ team: { slug, shortName: slug }, footnote: 'Qərar' });
  return {
    competition: { slug: 'apl', name: 'APL', region: 'azerbaijan' },
    season: { id: '1', slug: '2025-26', name: '2025/26' },
    stage: { id: stageId, kind: 'league', name: null },
    group: null,
    standings: Array.from(teams, (slug, index) => ({
      position: index + 1,
      team: { slug, name: slug, shortName: slug } as LeagueTable['standings'][number]['team'],
      played: 1,
      won: 1,
      drawn: 0,
      lost: 0,
      goalsFor: 1,
      goalsAgainst: 0,
      points: 3,
      form: ['W'],
      change: 0,
      zone: null,
      isLive: false,
    })),
    zones: [],
    deductions: Array.from(teams, (slug) => ({ ...note(slug), points: 1 })),
    places: Array.from(teams, (slug, index) => ({ ...note(slug), position: index + 1 })),
    sample: false,
  };
}
const linesOf = (table: LeagueTable | null) => table?.standings.map(({ team }) => team.slug).join('');

it.each([
  ['a', 'ab'],
  ['c', 'bcd'],
  ['f', 'ef'],
  ['af', 'abef'],
  ['bd', 'abcde'],
  ['x', undefined],
  ['', undefined],
])('the part of a table around %s has the line above and below: %s', (teams, lines) => {
  expect(linesOf(sliceTable(tableOf('abcdef'), [...teams]))).toBe(lines);
});

it('the head of a table has its first places, and only the notes about them', () => {
  const head = headOfTable(tableOf('abcd'), 2);
  expect(linesOf(head)).toBe('ab');
  expect(head.deductions.map(({ team }) => team.slug)).toEqual(['a', 'b']);
  expect(head.places.map(({ team }) => team.slug)).toEqual(['a', 'b']);
});

it('the table of two teams is that of the stage, or else the newest one in which both stand', () => {
  const tables = [tableOf('abcd', '1'), tableOf('ab', '2'), tableOf('cd', '3')];
  const choose = (teams: string, stageId: string | null) =>
    chooseTableOfTeams(tables, { teams: [...teams], stageId })?.stage.id ?? null;
  expect(choose('ab', '1')).toBe('1');
  expect(choose('ab', null)).toBe('2');
  expect(choose('ab', '3')).toBe('2');
  expect(choose('ac', '2')).toBe('1');
  expect(choose('ax', '1')).toBeNull();
});

it('a zone reaches from its first to its last place, and that of a group goes before that of all groups', () => {
  const zone = (from: number, to: number, group?: string): Zone => ({
    from,
    to,
    kind: 'ucl',
    label: null,
    group,
  });
  const zones = [zone(2, 3), zone(3, 4, 'A'), zone(6, 6, 'B')];
  const find = (position: number, group: string | null) =>
    zones.indexOf(findZone(zones, { position, group }) as Zone);
  expect([1, 2, 3, 4].map((position) => find(position, null))).toEqual([-1, 0, 0, -1]);
  expect([2, 3, 4, 5, 6].map((position) => find(position, 'A'))).toEqual([0, 1, 1, -1, -1]);
  expect(find(6, 'B')).toBe(2);
});

it('rules that were stored by an earlier version get the usual values of what they lack', () => {
  const { carry: _carry, best: _best, ties: _ties, counts: _counts, ...early } = DEFAULT_REGULATION;
  expect(parseRegulation(JSON.stringify(early))).toEqual(DEFAULT_REGULATION);
  expect(DEFAULT_REGULATION).toMatchObject({
    points: { win: 3, draw: 1 },
    legs: 2,
    tieBreaks: ['goalDifference', 'goalsFor', 'wins'],
    carry: 'none',
    best: null,
    counts: true,
    ties: {
      legs: 1,
      awayGoals: false,
      extraTime: true,
      shootOut: true,
      replay: false,
      singleRounds: ['final', 'third'],
    },
  });
});

it.each<[string, unknown]>([
  ['points', { win: 0, draw: 0 }],
  ['points', { win: 10, draw: 0 }],
  ['points', { win: 3, draw: -1 }],
  ['points', { win: 3, draw: 10 }],
  ['legs', 0],
  ['legs', 7],
  ['teams', -1],
  ['teams', 61],
  ['zones', [{ from: 0, to: 1, kind: 'ucl', label: null }]],
  ['zones', [{ from: 1, to: 61, kind: 'ucl', label: null }]],
  ['zones', [{ from: 1, to: 1, kind: 'ucl', label: 'a'.repeat(61) }]],
  ['zones', [{ from: 1, to: 1, kind: 'ucl', label: null, group: '' }]],
  ['tieBreaks', ['luck']],
  ['ties', { ...DEFAULT_REGULATION.ties, legs: 3 }],
  ['ties', { ...DEFAULT_REGULATION.ties, singleRounds: Array.from({ length: 21 }, () => 'final') }],
])('rules with the %s %j are refused', (name, value) => {
  expect(() => parseRegulation(JSON.stringify({ ...DEFAULT_REGULATION, [name]: value }))).toThrow(name);
});

it.each<[string, unknown]>([
  ['points', { win: 9, draw: 9 }],
  ['points', { win: 1, draw: 0 }],
  ['legs', 6],
  ['teams', 60],
  ['zones', [{ from: 1, to: 60, kind: 'ucl', label: 'a'.repeat(60), group: 'a'.repeat(60) }]],
  ['best', { place: 1, count: 60 }],
  [
    'ties',
    { ...DEFAULT_REGULATION.ties, legs: 2, singleRounds: Array.from({ length: 20 }, () => 'a'.repeat(30)) },
  ],
])('rules with the %s %j are accepted', (name, value) => {
  const regulation = { ...DEFAULT_REGULATION, [name]: value };
  expect(parseRegulation(JSON.stringify(regulation))).toEqual(regulation);
});
