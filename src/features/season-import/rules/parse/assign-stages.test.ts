import { describe, expect, it } from 'vitest';
import type { RoundName } from '#features/competitions/rules/stages/round-name.ts';
import { foundStageText } from '#features/competitions/text.ts';
import { assignStages, joinKnockOut, markQualifying } from './assign-stages.ts';
import { emptySeason, type ReadMatch, type ReadSeason } from './imported-season.ts';

const DAY_ONE = '2024-08-01';
type Heading = Partial<RoundName>;

/** A match without a result. The heading says nothing but these. */
const match = (home: string, away: string, heading: Heading = {}, date = DAY_ONE): ReadMatch => ({
  place: { unit: 'line', number: 1 },
  heading: { stage: null, stageName: null, group: null, round: null, ...heading },
  date,
  time: null,
  offset: null,
  home,
  away,
  venue: null,
  isNeutral: null,
  referee: null,
  outcome: { status: 'scheduled' },
});
const round = (key: string, ...pairs: string[]) =>
  pairs.map((pair) => match(pair[0] ?? '', pair[1] ?? '', { round: key }));
const season = (matches: ReadMatch[], over: Partial<ReadSeason> = {}): ReadSeason => ({
  ...emptySeason(),
  ...over,
  matches,
});

/** Where the matches belong: `AB groups X: A 1` is a match of A and B in the first round of the group A of the stage `X`. */
function place(matches: ReadMatch[], over: Partial<ReadSeason> = {}): string[] {
  const read = assignStages(season(matches, over));
  return read.matches.map((one) => {
    const { kind, name } = read.stages[one.stage] ?? {};
    const stage = [kind, name].filter(Boolean).join(' ');
    return `${one.home}${one.away} ${stage}: ${[one.group, one.round].filter(Boolean).join(' ')}`.trimEnd();
  });
}
const kinds = (matches: ReadMatch[], over: Partial<ReadSeason> = {}) => [
  ...new Set(place(matches, over).map((line) => line.split(/[ :]/)[1])),
];

describe('numbered rounds', () => {
  const league = [...round('1', 'AB', 'CD'), ...round('2', 'BC', 'DA'), ...round('3', 'AC', 'BD')];
  const cup = [...round('1', 'AB', 'CD', 'EF', 'GH'), ...round('2', 'AC', 'EG'), ...round('final', 'AE')];

  it('are those of a league in which all play on', () => {
    expect(place(league)[0]).toBe('AB league: 1');
    expect(kinds(league)).toEqual(['league']);
    expect(kinds([...league, ...round('final', 'AB')])).toEqual(['league', 'knockout']);
    expect(kinds(cup.slice(0, 6)), 'no named round says that it is a cup').toEqual(['league']);
  });

  it('are those of a cup in which the losers are gone, in any order of the file', () => {
    expect(place(cup)).toEqual([
      'AB knockout: 1',
      'CD knockout: 1',
      'EF knockout: 1',
      'GH knockout: 1',
      'AC knockout: 2',
      'EG knockout: 2',
      'AE knockout: final',
    ]);
    expect(kinds(cup.toReversed())).toEqual(['knockout']);
    // The rounds are in the order of their numbers.
    const long = cup.map((one) =>
      one.heading.round === 'final'
        ? one
        : { ...one, heading: { ...one.heading, round: one.heading.round === '1' ? '9' : '10' } },
    );
    expect(kinds(long)).toEqual(['knockout']);
    expect(kinds([match('A', 'C', { stage: 'league' }), ...cup])).toContain('league');
  });

  it('may have one wrong pair in ten of a cup', () => {
    const first = Array.from({ length: 10 }, (_, at) => match(`a${at}`, `b${at}`, { round: '1' }));
    const semi = (...pairs: [string, string][]) =>
      pairs.map(([home, away]) => match(home, away, { round: 'semi' }));
    expect(kinds([...first, ...semi(['a1', 'b1'], ['a2', 'a3'])])).toEqual(['knockout']);
    expect(kinds([...first, ...semi(['a1', 'b1'], ['a2', 'b2'])])).toEqual(['league', 'knockout']);
    // The second leg of a pair is no other pair.
    expect(kinds([...round('1', 'AB', 'BA'), ...round('final', 'AC')])).toEqual(['knockout']);
  });

  it('of a cup belong with a preliminary round to its knock-out stage', () => {
    const preliminary = match('A', 'B', { stage: 'qualifying', round: 'q0' });
    expect(place([preliminary, ...round('final', 'AC')])).toEqual(['AB knockout: q0', 'AC knockout: final']);
    expect(place([preliminary])).toEqual(['AB qualifying: q0']);
    const group = { name: 'A', teams: ['X', 'Y'] };
    expect(place([preliminary, ...round('final', 'AC')], { groups: [group] })[0]).toBe('AB qualifying: q0');
    expect(place([match('A', 'B'), ...round('final', 'AC')])[0]).toBe('AB league:');
  });

  it('of a league become those of the knock-out stage when the competition is a cup', () => {
    const read = { ...assignStages(season([...league, match('A', 'B', { stage: 'playoff' })])), unread: [] };
    expect(read.stages.map(({ kind }) => kind)).toEqual(['league', 'playoff']);
    const joined = joinKnockOut(read);
    expect(joined.stages.map(({ kind }) => kind)).toEqual(['knockout', 'playoff']);
    expect(joined.matches.map(({ stage }) => stage)).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(joined.matches[0]?.round).toBe('1');
  });
});

describe('a group', () => {
  const groups = [
    { name: 'A', teams: ['A', 'B'] },
    { name: 'B', teams: ['C', 'D'] },
  ];

  it('has the matches of the teams that the file lists for it', () => {
    const matches = [...round('1', 'AB', 'CD', 'AC'), ...round('final', 'BD')];
    expect(place(matches, { groups })).toEqual([
      'AB groups: A 1',
      'CD groups: B 1',
      'AC knockout: 1',
      'BD knockout: final',
    ]);
    expect(place(round('1', 'AC'), { groups })).toEqual(['AC league: 1']);
    expect(place([match('A', 'B', { stage: 'groups' })], { groups })).toEqual(['AB groups: A 1']);
  });

  it('has the matches below its name, and others of its teams', () => {
    const named = (home: string, away: string, group: string) =>
      match(home, away, { stage: 'groups', group });
    const matches = [named('A', 'B', 'X'), named('B', 'C', 'X'), match('C', 'A'), match('A', 'Z')];
    expect(place(matches)).toEqual(['AB groups: X 1', 'BC groups: X 2', 'CA groups: X 3', 'AZ league:']);
    // A later stage of groups has other groups.
    const later = match('A', 'B', { stage: 'groups', stageName: 'İkinci', group: 'Y' });
    expect(place([later, match('A', 'B')])).toEqual(['AB groups İkinci: Y 1', 'AB league:']);
    expect(kinds([named('A', 'B', 'X'), ...round('1', 'BZ'), ...round('final', 'AZ')])).toEqual([
      'groups',
      'knockout',
    ]);
  });

  it('without a name has the teams that meet each other, with a warning', () => {
    const open = (home: string, away: string) => match(home, away, { stage: 'groups' });
    const matches = [open('A', 'B'), open('C', 'D'), open('B', 'E'), open('F', 'D'), open('E', 'A')];
    expect(place(matches).map((line) => line.replace(/ \d$/, ''))).toEqual([
      'AB groups: A',
      'CD groups: B',
      'BE groups: A',
      'FD groups: B',
      'EA groups: A',
    ]);
    expect(assignStages(season(matches)).warnings).toEqual([
      { place: { unit: 'line', number: 1 }, code: 'groupUnknown' },
    ]);
    expect(assignStages(season(round('1', 'AB'))).warnings).toEqual([]);
  });

  it('has as rounds the matches of its teams in the order of their days', () => {
    const on = (home: string, away: string, day: string) =>
      match(home, away, { stage: 'groups', group: 'A', round: '9' }, `2024-09-${day}`);
    expect(place([on('A', 'C', '03'), on('A', 'B', '01'), on('C', 'D', '01'), on('B', 'C', '02')])).toEqual([
      'AC groups: A 3',
      'AB groups: A 1',
      'CD groups: A 1',
      'BC groups: A 2',
    ]);
  });

  it('that begins later with teams of other groups is one of a second stage of groups', () => {
    const on = (pair: string, group: string, day: string) =>
      match(pair[0] ?? '', pair[1] ?? '', { stage: 'groups', group }, `2024-09-${day}`);
    expect(place([on('AC', 'II', '09'), on('AB', 'I', '01'), on('CD', 'J', '02')])).toEqual([
      `AC groups ${foundStageText.secondGroups}: II 1`,
      'AB groups: I 1',
      'CD groups: J 1',
    ]);
  });
});

describe('a stage', () => {
  it('is a play-off for the final of a split, and a table for its other rounds', () => {
    const split = (heading: Heading) => place([match('A', 'B', { stage: 'split', ...heading })])[0];
    expect(split({ group: 'Sağ qalanlar', round: '2' })).toBe('AB split: Sağ qalanlar 2');
    expect(split({ group: 'Sağ qalanlar', round: 'final' })).toBe('AB playoff Sağ qalanlar: final');
    expect(split({ group: 'X', stageName: 'Y', round: 'final' })).toBe('AB playoff Y: final');
  });

  it('is a play-off for a named round under a name of its own', () => {
    expect(place([match('A', 'B', { stageName: 'Superkubok', round: 'final' })])).toEqual([
      'AB playoff Superkubok: final',
    ]);
  });

  it('of a qualification has numbered rounds, and a play-off as the last one', () => {
    const qualifying = (key: string | null) =>
      place([match('A', 'B', { stage: 'qualifying', round: key })])[0];
    expect(['1', '3', '4', 'playoff', 'q2', null].map(qualifying)).toEqual([
      'AB qualifying: q1',
      'AB qualifying: q3',
      'AB qualifying: qualifying',
      'AB qualifying: qPlayoff',
      'AB qualifying: q2',
      'AB qualifying:',
    ]);
  });

  it('is a table when each team of a final round meets each other one', () => {
    const final = (...pairs: string[]) =>
      pairs.map((pair) => match(pair[0] ?? '', pair[1] ?? '', { stage: 'knockout' }));
    const table = `league ${foundStageText.finalGroup}:`;
    expect(place(final('AB', 'BC', 'CA'))).toEqual([`AB ${table}`, `BC ${table}`, `CA ${table}`]);
    expect(kinds(final('AB', 'BC', 'CA', 'BA', 'CB', 'AC'))).toEqual(['league']);
    for (const pairs of [['AB'], ['AB', 'BC'], ['AB', 'BC', 'CA', 'BA'], ['AB', 'CD', 'AC', 'BD']])
      expect(kinds(final(...pairs)), pairs.join()).toEqual(['knockout']);
    const named = final('AB', 'BC', 'CA').map((one) => ({
      ...one,
      heading: { ...one.heading, stageName: 'Son' },
    }));
    expect(place(named)[0]).toBe(`AB league Son, ${foundStageText.finalGroup}:`);
  });

  it('stands in the order of its first day', () => {
    const matches = [
      match('A', 'B', { stage: 'knockout', round: 'final' }, '2024-12-01'),
      match('A', 'B', { stage: 'league', round: '1' }, '2024-08-02'),
      match('A', 'B', { stage: 'knockout', round: 'semi' }, '2024-11-01'),
      match('A', 'B', { stage: 'playoff' }, '2024-11-02'),
    ];
    expect(assignStages(season(matches)).stages.map(({ kind }) => kind)).toEqual([
      'league',
      'knockout',
      'playoff',
    ]);
  });

  it('has as many legs as most of its pairs', () => {
    const stage = (kind: 'league' | 'knockout', ...matches: ReadMatch[]) =>
      assignStages(season(matches.map((one) => ({ ...one, heading: { ...one.heading, stage: kind } }))))
        .stages[0];
    expect(stage('league', ...round('1', 'AB', 'CD'), ...round('2', 'BA'))).toMatchObject({ legs: 2 });
    expect(stage('league', ...round('1', 'AB', 'CD', 'AC'), ...round('2', 'BA'))).toMatchObject({ legs: 1 });
    const ties = [...round('semi', 'AB', 'BA', 'CD', 'DC'), ...round('final', 'AC')];
    expect(stage('knockout', ...ties)).toMatchObject({
      legs: 2,
      hasReplays: false,
      singleRounds: ['final'],
    });
    // The second match on the same ground is a replay.
    expect(stage('knockout', ...round('semi', 'AB', 'AB', 'CD'))).toMatchObject({
      legs: 1,
      hasReplays: true,
      singleRounds: [],
    });
    expect(stage('knockout', ...round('semi', 'AB'), ...round('final', 'AB'))?.hasReplays).toBe(false);
    expect(stage('league', ...round('1', 'AB', 'AB', 'CD', 'EF'))).toMatchObject({
      legs: 1,
      hasReplays: false,
      singleRounds: [],
    });
  });

  it('has the groups of its matches in the order of their names', () => {
    const matches = ['B', 'A', 'B'].map((group, at) =>
      match(`${group}1`, `${group}${at + 2}`, { stage: 'groups', group }),
    );
    expect(assignStages(season(matches)).stages).toMatchObject([{ kind: 'groups', groups: ['A', 'B'] }]);
  });
});

describe('a file whose title is that of a qualification', () => {
  const name = 'Champions League - Quali 2024/25';
  const mark = (matches: ReadMatch[], over: Partial<ReadSeason> = {}) =>
    markQualifying(season(matches, { name, ...over })).matches.map(({ heading }) => heading.stage);
  const open = match('A', 'B', { round: '1' });

  it('has its rounds, except those of a knock-out stage and those with a stage of their own', () => {
    expect(
      mark([
        open,
        match('A', 'B', { stage: 'playoff', round: 'playoff' }),
        match('A', 'B', { round: 'final' }),
        match('A', 'B', { stage: 'split' }),
        match('A', 'B', { stageName: 'Pley-off' }),
      ]),
    ).toEqual(['qualifying', 'qualifying', null, 'split', null]);
    expect(markQualifying(season([open], { name })).matches[0]).toEqual({
      ...open,
      heading: { ...open.heading, stage: 'qualifying' },
    });
  });

  it('is another one with a league, with groups or without the word', () => {
    expect(mark([open], { name: 'Liqa 2024/25' })).toEqual([null]);
    expect(mark([open], { name: null })).toEqual([null]);
    expect(mark([open], { groups: [{ name: 'A', teams: ['A', 'B'] }] })).toEqual([null]);
    for (const stage of ['league', 'groups'] as const)
      expect(mark([open, match('A', 'B', { stage })])[0], stage).toBeNull();
  });
});
