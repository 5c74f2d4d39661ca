import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Score } from '#features/matches/rules/fixture.ts';
import {
  type ImportedMatch,
  type ImportedOutcome,
  type ImportedSeason,
  ImportRefused,
} from './imported-season.ts';
import { parseSeason, parseSeasonFiles } from './parse-season.ts';
import { printers } from './print-season.fixture.ts';

function problemsOf(text: string) {
  try {
    parseSeason(text);
    return [];
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    return error.problems.map(({ place, code, text }) => `${place.number} ${code} ${text}`);
  }
}

const outcomes = (text: string) => parseSeason(text).matches.map(({ outcome }) => outcome);
const season = (...lines: string[]) => ['= Liqa 2024/25', 'Fri Aug 2 2024', ...lines].join('\n');
const finished = (
  score: Score,
  halfTime: Score | null = null,
  shootOut: Score | null = null,
  regular: Score | null = null,
) => ({ status: 'finished' as const, score, halfTime, regular, shootOut, goals: [] });
const goals = (home: number, away: number): Score => ({ home, away });

describe('Football.TXT', () => {
  it('takes the year of the first date, the time of the match before and both spellings of a time', () => {
    const text = `= Liqa 2024/25
# 4 oyun
▪ Matchday 1
  Fri Aug 2 2024
    20:00  Araz  v Qarabağ  1-4 (0-2)
           (Səfərov 12' pen.; Cuninyo 3', 40',
            Zubir 51')
           [Zirə 12' (pen.)]
           Zirə  v Səbail   # time of the line above
  [Sat Aug/3]
    18.45  Neftçi  0-0  Turan Tovuz
▪ Matchday 2
  Mon Jan/13
    13:00 UTC-6  Sabah  v Şamaxı  [postponed] @ Bakı, Alinma arena
▪ Matchday 3
  Thu Dec 19
    Kəpəz v Sumqayıt`;
    expect(
      parseSeason(text).matches.map(({ round, date, time, offset, home }) => [
        round,
        date,
        time,
        offset,
        home,
      ]),
    ).toEqual([
      ['1', '2024-08-02', '20:00', null, 'Araz'],
      ['1', '2024-08-02', '20:00', null, 'Zirə'],
      ['1', '2024-08-03', '18:45', null, 'Neftçi'],
      ['2', '2025-01-13', '13:00', '-06:00', 'Sabah'],
      ['3', '2024-12-19', null, null, 'Kəpəz'],
    ]);
    expect(parseSeason(text).matches[3]).toMatchObject({
      venue: 'Bakı, Alinma arena',
      outcome: { status: 'postponed' },
    });
    const { warnings } = parseSeason(text);
    expect(warnings.map(({ place, code }) => `${place.number} ${code}`)).toEqual([
      '8 goalsUnread',
      '5 goalsMissing',
      '17 timeMissing',
    ]);
  });

  it.each([
    ['2-7 a.e.t. (2-3, 1-1)', finished(goals(2, 7), goals(1, 1), null, goals(2, 3))],
    ['4-5 pen. 1-2 a.e.t.', finished(goals(1, 2), null, goals(4, 5))],
    ['4-5 pen. 1-2 a.e.t. (1-1, 0-1)', finished(goals(1, 2), goals(0, 1), goals(4, 5), goals(1, 1))],
    ['1-2 a.e.t. (1-1, 0-1), 4-5 pen.', finished(goals(1, 2), goals(0, 1), goals(4, 5), goals(1, 1))],
    ['5-3 pen. (1-1, 0-1)', finished(goals(1, 1), goals(0, 1), goals(5, 3))],
    ['1-1 (0-0), 3-2 on pens', finished(goals(1, 1), goals(0, 0), goals(3, 2))],
    ['1-1 a.e.t., 3-2 on penalties', finished(goals(1, 1), null, goals(3, 2))],
    ['3-0 [awarded]', { status: 'awarded', score: goals(3, 0) }],
    ['[cancelled]', { status: 'cancelled' }],
    ['[canceled]', { status: 'cancelled' }],
    ['1-0 [abandoned]', { status: 'abandoned' }],
    ['[abandoned at 1-1; fog]', { status: 'abandoned' }],
    ['', { status: 'scheduled' }],
  ])('reads the result “%s”', (result, expected) => {
    expect(outcomes(season(`20:00  1. FC Köln  v Bayer 04 Leverkusen  ${result}`))).toEqual([expected]);
    if (/^\d/.test(result)) expect(outcomes(season(`20:00  Zirə  ${result}  Səbail`))).toEqual([expected]);
  });

  it('takes a result in other words for no part of a name, and a shoot-out for no match to come', () => {
    const lines = [
      'Alpha  1-1 pen. 4-3  Gamma',
      'Iota v Kappa 1-1 aet 3-2p',
      'A 2:1 v B',
      'Eps v Zeta 4-3 pen.',
    ];
    expect(problemsOf(season(...lines, 'Schalke 04 - 1. FC Köln'))).toEqual([
      `3 unreadable ${lines[0]}`,
      `4 unreadable ${lines[1]}`,
      `5 unreadable ${lines[2]}`,
      `6 scoreMissing ${lines[3]}`,
    ]);
  });

  it('ends a line-up at the next match, and counts its lines', () => {
    const lineUp = ['Zirə: Əli, Vəli -', 'Rauf, Robin V. Persie, A - B', 'Sara C - Nicat (60 Tural)'];
    const text = season(
      '20:00 A v B 1-0',
      'Attendance: 5000',
      '21:00 C v D',
      ...lineUp,
      'E v F',
      'Judge: G',
      'Final',
      'H v A',
    );
    const { matches, warnings } = parseSeason(text);
    expect(matches.map(({ home, round }) => [home, round])).toEqual([
      ['A', null],
      ['C', null],
      ['E', null],
      ['H', 'final'],
    ]);
    const skipped = warnings.filter(({ code }) => code === 'linesSkipped');
    expect(skipped.map(({ place }) => place.number)).toEqual([4, 6, 7, 8, 10]);
  });

  it('names every line that is wrong, and what is wrong', () => {
    const lines = [
      'Sat Aug 2',
      '20:00 A v B',
      'hello',
      'Fri Aug 9',
      '25:00 A v B',
      'A v B 1-0 (2-0)',
      'A v B [constructor]',
    ];
    expect(problemsOf(season(...lines, 'A v  A', 'A v C [awarded]', 'Fri Aug 9', 'D v E'))).toEqual([
      '3 dateInvalid Sat Aug 2',
      '5 unreadable hello',
      '7 timeInvalid 25:00',
      '8 timeInvalid 25:00',
      '8 scoreInvalid A v B 1-0 (2-0)',
      '9 timeInvalid 25:00',
      '9 statusUnknown constructor',
      '10 teamTwice A',
      '10 timeInvalid 25:00',
      '11 timeInvalid 25:00',
      '11 scoreMissing A v C [awarded]',
    ]);
    expect(problemsOf('▪ Matchday 1\nA v B')).toEqual(['2 dateMissing A v B']);
    // A list of scorers that is never closed would hide the matches after it.
    const open = season('A v B 1-0', "(Əli 5'", 'C v D 2-0', 'Sat Aug 3', 'E v F');
    expect(problemsOf(open)).toEqual(["4 unreadable (Əli 5'"]);
    const read = parseSeasonFiles([{ name: null, text: open }], { skipsUnread: true });
    expect(read.matches.map(({ home }) => home)).toEqual(['A', 'C', 'E']);
    // A match without a result, and the words of a note, which are none.
    expect(problemsOf(season('A v B 1-0', "(Əli 5'", 'C - D', '12:00 hello'))).toEqual([
      "4 unreadable (Əli 5'",
      '6 unreadable 12:00 hello',
    ]);
    expect(
      problemsOf(season('A v B 1-0', '[The tie', 'was awarded as 3-0 win', "Əli - Vəli 12'", 'to A - B]')),
    ).toEqual([]);
    expect(problemsOf(season('A v B 1-0', "(Əli 5'"))).toEqual(["4 unreadable (Əli 5'"]);
    expect(problemsOf('= Nothing')).toEqual(['1 empty ']);
    expect(problemsOf(season('A v B 1-0', 'A v B 2-0'))).toEqual(['4 matchTwice A – B']);
  });
});

it('counts the goals of lists that cannot be read, and of matches that are left out', () => {
  const skipped = (...lines: string[]) =>
    parseSeasonFiles([{ name: null, text: season(...lines) }], { skipsUnread: true }).skipped;
  expect(skipped('A v B 2-1', "(Əli 5', Vəli 6' ?; Rauf 90+1')")).toMatchObject({ goals: 3 });
  expect(skipped('A v B 2-1', "(Əli 5',", 'C v D')).toMatchObject({ goals: 1 });
  expect(skipped('W1 v B 1-0', "(Əli 5')", 'C v D 1-0 (2-0)', "(Vəli 6')")).toEqual({
    matches: 2,
    goals: 2,
    people: 0,
  });
  expect(skipped('A v B 2-1', '[In front of 5000]')).toMatchObject({ goals: 0 });
});

describe('openfootball JSON', () => {
  const file = (...matches: object[]) => JSON.stringify({ name: 'Kubok', matches });
  const match = { round: 'Finals, Round of 16', date: '2025-03-11', time: '21:00', team1: 'A', team2: 'B' };

  it('reads stages, extra time and shoot-outs, and says when a shoot-out has no winner', () => {
    const score = { ht: [0, 1], ft: [0, 1], et: [0, 2], p: [1, 4] };
    expect(parseSeason(file({ ...match, score })).matches).toMatchObject([
      { round: 'r16', outcome: finished(goals(0, 2), goals(0, 1), goals(1, 4), goals(0, 1)) },
    ]);
    const level = parseSeason(file({ ...match, score: { ...score, p: [4, 4] } }));
    expect(level.matches[0]?.outcome).toEqual(finished(goals(0, 2), goals(0, 1), null, goals(0, 1)));
    expect(level.warnings).toEqual([{ place: { unit: 'match', number: 1 }, code: 'shootOutLevel' }]);
  });

  it('reads the match of a goal without a minute, and counts its goals', () => {
    const goals1 = [{ name: 'Əli' }, { name: 'Vəli', minute: 5 }];
    const read = parseSeason(file({ ...match, score: { ft: [2, 0] }, goals1 }));
    expect(read).toMatchObject({ matches: [{ outcome: { goals: [] } }], skipped: { goals: 2 } });
    expect(read.warnings.map(({ code }) => code)).toEqual(['goalsUnread']);
  });

  it('takes an empty score as not played and names matches that are wrong', () => {
    expect(
      outcomes(file({ ...match, score: {} }, { ...match, round: 'Finals, Final', status: 'postponed' })),
    ).toEqual([{ status: 'scheduled' }, { status: 'postponed' }]);
    expect(problemsOf(file({ ...match, team1: 7 }, { ...match, date: '2025-02-30' }))).toEqual([
      expect.stringMatching(/^1 unreadable /),
      '2 dateInvalid 2025-02-30',
    ]);
    expect(problemsOf('{"matches": [')).toEqual([expect.stringMatching(/^1 jsonInvalid /)]);
  });
});

describe('CSV', () => {
  it('reads commas, semicolons, quotes and Azerbaijani dates', () => {
    const expected = [{ home: 'A "1", B', away: 'C', date: '2024-08-02', outcome: finished(goals(2, 1)) }];
    expect(
      parseSeason('date,home,away,home_score,away_score\n2024-08-02,"A ""1"", B",C,2,1').matches,
    ).toMatchObject(expected);
    expect(
      parseSeason('\uFEFFDate;Home;Away;home_score;away_score\r\n02.08.2024;"A ""1"", B";C;2;1\r\n').matches,
    ).toMatchObject(expected);
  });

  it('reads scorers, and counts those that do not fit', () => {
    const read = (cell: string) =>
      parseSeason(`date,home,away,home_score,away_score,goals\n2024-08-02,A,B,2,1,"${cell}"`);
    expect(read(`Camal 12', 45+1' (pen.); Rüdiger 87' (o.g.)`).matches[0]?.outcome).toMatchObject({
      goals: [
        { side: 'home', player: 'Camal', minute: 12, added: null, type: 'goal' },
        { side: 'home', player: 'Camal', minute: 45, added: 1, type: 'penaltyGoal' },
        { side: 'away', player: 'Rüdiger', minute: 87, added: null, type: 'ownGoal' },
      ],
    });
    expect(read('Camal 12; Rüdiger 3, Əliyev 4')).toMatchObject({
      matches: [{ outcome: { goals: [] } }],
      skipped: { goals: 3 },
      warnings: [{ code: 'timeMissing' }, { code: 'goalsTooMany' }],
    });
    for (const [words, count] of [
      ['Camal', 1],
      ['1-0 Camal 12, 2-0 Rauf, 2-1 Vəli 90+1', 2],
      [`${'Camal 12, '.repeat(300)}`, 300],
    ] as const) {
      expect(read(words).warnings.map(({ code }) => code)).toContain('goalsUnread');
      expect(read(words).skipped.goals).toBe(count);
    }
    const unplayed = parseSeason(`date,home,away,goals\n2024-08-02,A,B,"Camal 12, 13"`);
    expect(unplayed).toMatchObject({ matches: [{ home: 'A' }], skipped: { goals: 2 } });
    expect(unplayed.warnings.map(({ code }) => code)).toContain('goalsUnread');
  });

  it('reads whether the ground is neutral', () => {
    const lines = ['date,home,away,neutral', '2024-08-02,A,B,TRUE', '2024-08-02,C,D,no', '2024-08-02,E,F,'];
    expect(parseSeason(lines.join('\n')).matches.map(({ isNeutral }) => isNeutral)).toEqual([
      true,
      false,
      null,
    ]);
  });

  it('names the line and what is wrong', () => {
    expect(problemsOf('date,home\n2024-08-02,A')).toEqual(['1 columnsMissing away']);
    expect(problemsOf('date,home,away,home_score,away_score\n2024-08-02,A,B,2,\n2024-08-02,A,C,x,1')).toEqual(
      ['2 scoreInvalid 2-', '3 scoreInvalid x-1'],
    );
    expect(problemsOf('date,home,away\n2024-08-02,"A,B')).toEqual([expect.stringMatching(/^2 unreadable /)]);
  });

  it('refuses a file with more cells than a season has before it parses the file', () => {
    for (const cells of [
      ','.repeat(300_000),
      `date,home,away\n${','.repeat(300_000)}`,
      'a;b\n'.repeat(300_000),
    ])
      expect(problemsOf(cells)).toEqual(['1 tooManyCells ']);
    const match = `2024-08-02,A,B${','.repeat(20)}\n`;
    expect(problemsOf(`date,home\n${match.repeat(2000)}`)).toEqual(['1 columnsMissing away']);
  });
});

/** Seasons that all three formats can express. */
const seasons = fc
  .record({
    start: fc.integer({ min: 1990, max: 2030 }),
    names: fc.uniqueArray(
      fc.constantFrom('Qarabağ FK', '1. FC Köln', 'Kəpəz', 'Al-Nasr', 'Brighton & Hove'),
      { minLength: 4 },
    ),
    matches: fc.array(
      fc.record({
        round: fc.constantFrom('1', '12', '36', 'quarter', 'final'),
        day: fc.nat(330),
        time: fc.option(
          fc
            .nat(1439)
            .map((m) => `${`${Math.floor(m / 60)}`.padStart(2, '0')}:${`${m % 60}`.padStart(2, '0')}`),
        ),
        teams: fc.uniqueArray(fc.nat(3), { minLength: 2, maxLength: 2 }),
        venue: fc.option(fc.constantFrom('Bakı', 'Tovuz, şəhər stadionu')),
        outcome: fc.oneof(
          fc
            .constantFrom('scheduled', 'postponed', 'cancelled', 'abandoned')
            .map((status) => ({ status }) as ImportedOutcome),
          fc.record({ score: scores() }).map(({ score }): ImportedOutcome => ({ status: 'awarded', score })),
          fc
            .tuple(scores(), fc.boolean(), fc.option(scores().filter(({ home, away }) => home !== away)))
            .map(([score, hasHalfTime, shootOut]): ImportedOutcome => {
              const halfTime = hasHalfTime ? { home: Math.floor(score.home / 2), away: 0 } : null;
              return finished(score, halfTime, shootOut, shootOut && halfTime ? score : null);
            }),
        ),
      }),
      { minLength: 1, maxLength: 30 },
    ),
  })
  .map(({ start, names, matches }): ImportedSeason => {
    const all = matches.map(({ day, teams: [home = 0, away = 0], ...match }) => {
      const date = new Date(Date.UTC(start, 6, 1 + day)).toISOString().slice(0, 10);
      const teams = { home: names[home] ?? '', away: names[away] ?? '' };
      return {
        ...match,
        ...teams,
        date,
        offset: null,
        group: null,
        isNeutral: null,
        referee: null,
        stage: 0,
      };
    });
    const unique = new Map(all.map((match) => [[match.round, match.home, match.away].join(), match]));
    // A blank time would be that of the match before, so matches without a time come first.
    const sorted = [...unique.values()].sort(
      (a, b) => a.date.localeCompare(b.date) || Number(a.time !== null) - Number(b.time !== null),
    );
    const place = { unit: 'line' as const, number: 1 };
    const read = sorted.map((match) => ({ ...match, place }));
    const nothing = { stages: [], squads: [], warnings: [], unread: [] };
    const skipped = { matches: 0, goals: 0, people: 0 };
    return { ...nothing, name: 'Liqa', skipped, matches: read };
  });

function scores() {
  return fc.record({ home: fc.nat(12), away: fc.nat(12) });
}

/** The matches without what a printed season cannot say. Its rounds alone do not tell a league from a cup. */
const content = ({ matches }: ImportedSeason) =>
  matches.map(({ place: _, stage: __, ...match }: ImportedMatch) => match);

it.each(['txt', 'json', 'csv'] as const)('a season printed as %s is read as the same season', (format) => {
  fc.assert(
    fc.property(seasons, (one) => {
      expect(content(parseSeason(printers[format](one)))).toEqual(content(one));
    }),
  );
});

it('any text gives a season or its problems', () => {
  const words = fc.constantFrom(
    '▪ Matchday 1',
    'Fri Aug 2',
    '20:00',
    ' v ',
    '1-0',
    '(',
    ')',
    '[x]',
    '\n',
    ',',
    '"',
    '{',
    'A',
    ' - ',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((parts) => parts.join(' ')),
      ),
      (text) => {
        expect(problemsOf(text)).toEqual(expect.any(Array));
      },
    ),
    { numRuns: 500 },
  );
});
