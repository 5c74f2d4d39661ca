import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ImportRefused } from './imported-season.ts';
import { parseSeason, parseSeasonFiles } from './parse-season.ts';

const played = (text: string) =>
  parseSeason(text).matches.map(({ date, time, home, away, venue, outcome }) => [
    date,
    time,
    home,
    away,
    venue,
    'score' in outcome ? `${outcome.score.home}-${outcome.score.away}` : outcome.status,
  ]);
const first = (text: string) => played(`= Kubok 2004  # June 12 - July 4\n▪ Group A\n${text}`)[0];

describe('a date before the teams', () => {
  it.each([
    ['June 12   A  1-2 B', ['2004-06-12', null, 'A', 'B', null, '1-2']],
    ['12 June   A  1-2 B', ['2004-06-12', null, 'A', 'B', null, '1-2']],
    ['Sat Jun 12 16:00    A  1-2  B   @ Ləhic', ['2004-06-12', '16:00', 'A', 'B', 'Ləhic', '1-2']],
    ['Sa Jun 12  A  1-2 B', ['2004-06-12', null, 'A', 'B', null, '1-2']],
    ['June 12 18:00 @ Lahıc       A    1-2 B', ['2004-06-12', '18:00', 'A', 'B', 'Lahıc', '1-2']],
    ['12.06.04 @ Baş Layski, Şəki   A    1-2 B', ['2004-06-12', null, 'A', 'B', 'Baş Layski, Şəki', '1-2']],
    ['12.6. @ Şəki       A    1-2 B', ['2004-06-12', null, 'A', 'B', 'Şəki', '1-2']],
    [
      '12 Jun 04 @ Şəki   A    n/p B  [Not played. A withdrew]',
      ['2004-06-12', null, 'A', 'B', 'Şəki', 'cancelled'],
    ],
    ['Sa 12/6/04 20:45 CET (19:45 UTC±0)  A  3-0 awd. B', ['2004-06-12', '20:45', 'A', 'B', null, '3-0']],
  ])('“%s”', (line, expected) => {
    expect(first(line)).toEqual(expected);
  });

  it('stands for the lines below it too, and a ground only for its own match', () => {
    const text = `= Kubok 2004  # June 12 - July 4
▪ Group A
June 12 18:00 @ Şəki    A     1-1 B
              (Əli 28; Vəli 5)
        20:45 @ Lahıc   C     3-2 D
        @ Quba    E     0-0 F
Sun Jun 13 15:00 UTC+3 @ Oğuz, Att: 4000
  G v H  2-0 (1-0)
  I v J  1-0`;
    expect(played(text)).toEqual(
      [
        ['2004-06-12', '18:00', 'A', 'B', 'Şəki', '1-1'],
        ['2004-06-12', '20:45', 'C', 'D', 'Lahıc', '3-2'],
        ['2004-06-12', '20:45', 'E', 'F', 'Quba', '0-0'],
        ['2004-06-13', '15:00 UTC+3', 'G', 'H', 'Oğuz', '2-0'],
        ['2004-06-13', '15:00 UTC+3', 'I', 'J', null, '1-0'],
      ].map((match) => match.map((part) => (part === '15:00 UTC+3' ? '15:00' : part))),
    );
    expect(parseSeason(text).matches[3]).toMatchObject({ offset: '+03:00' });
  });

  it('may be missing: the match stands at the first day that the file names, with a warning', () => {
    const { matches, warnings } = parseSeason(
      '= Kubok 1984  # June 12-27\n▪ Group 1\nA 1-0 B\nB 2-0 A\nA 1-1 B',
    );
    expect(matches.map(({ date }) => date)).toEqual(['1984-06-12', '1984-06-12', '1984-06-13']);
    expect(warnings.filter(({ code }) => code === 'dateAssumed')).toHaveLength(3);
    expect(() => parseSeason('= Kubok 1984\n▪ Group 1\nA 1-0 B')).toThrow('dateMissing');
  });

  const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  const two = (value: number) => String(value).padStart(2, '0');
  const forms: ((date: Date) => string)[] = [
    (date) => `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()} ${date.getUTCFullYear()}`,
    (date) => `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`,
    (date) => `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${two(date.getUTCFullYear() % 100)}`,
    (date) => `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`,
    (date) => `${date.getUTCDate()}.${date.getUTCMonth() + 1}.${two(date.getUTCFullYear() % 100)}`,
    (date) => `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${two(date.getUTCFullYear() % 100)}`,
    (date) => date.toISOString().slice(0, 10),
  ];

  it('is the same day in all its forms', () => {
    const days = fc.date({ min: new Date('1930-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.constantFrom(...forms), (date, form) => {
        const text = `= Kubok ${date.getUTCFullYear()}\n${form(date)} @ Şəki   A    1-0 B`;
        expect(played(text)[0]?.[0]).toBe(date.toISOString().slice(0, 10));
      }),
    );
  });
});

describe('older words', () => {
  it('of a result stand behind the teams', () => {
    const outcome = (result: string) =>
      parseSeason(`= Kubok 1984\n▪ Final\nJune 12  A  1-1 B  ${result}`).matches[0]?.outcome;
    expect(outcome('(aet)')).toMatchObject({ score: { home: 1, away: 1 } });
    expect(outcome('(aet, 5-3 pen)')).toMatchObject({
      score: { home: 1, away: 1 },
      shootOut: { home: 5, away: 3 },
    });
    const single = parseSeason('= Kubok 1984\n▪ Final\nJune 12  A  3-2 a.e.t. (1-1)  B').matches[0]?.outcome;
    expect(single).toMatchObject({ regular: { home: 1, away: 1 }, halfTime: null });
  });

  it('of scorers have running scores, minutes without marks, and capitals', () => {
    const goals = (result: string, list: string) => {
      const { outcome } =
        parseSeason(`= Kubok 1984\n▪ Final\nJune 12  A  ${result} B\n  (${list})`).matches[0] ?? {};
      return outcome?.status === 'finished'
        ? outcome.goals.map(({ type, side, player, minute }) => `${side} ${player} ${minute} ${type}`)
        : [];
    };
    expect(goals('2-1', '1-0 Əliyev 20, 1-1 Vəliyev 57 h,\n 2-1 Əliyev 90og')).toEqual([
      'home Əliyev 20 goal',
      'away Vəliyev 57 goal',
      'home Əliyev 90 ownGoal',
    ]);
    expect(goals('2-1', 'Gündüz ƏLİYEV 40 52; Enner McGHEE 53pen')).toEqual([
      'home Gündüz Əliyev 40 goal',
      'home Gündüz Əliyev 52 goal',
      'away Enner McGhee 53 penaltyGoal',
    ]);
  });

  it('of replays belong to the round above them', () => {
    const { stages, matches } = parseSeason(`= Kubok 1968
▪ Semi-finals
June 5  A  1-0 C
▪ Final
June 8  A  1-1 B
▪ Replay
June 10  A  2-0 B`);
    expect(stages).toMatchObject([{ kind: 'knockout', legs: 1, hasReplays: true }]);
    expect(matches.map(({ round }) => round)).toEqual(['semi', 'final', 'final']);
  });

  it('of a 3-0 against its half-time are a decision', () => {
    const { matches, warnings } = parseSeason('= Liqa 2024/25\nFri Aug 2 2024\n20:00 A v B  0-3 (1-1)');
    expect(matches[0]?.outcome).toEqual({ status: 'awarded', score: { home: 0, away: 3 } });
    expect(warnings).toMatchObject([{ code: 'awardAssumed' }]);
    for (const result of ['0-3 (1-0) [awarded]', '0-3 awd. (1-0)', '0-2 (1-0) [awarded]']) {
      const stated = parseSeason(`= Liqa 2024/25\nFri Aug 2 2024\n20:00 A v B  ${result}`);
      expect(stated).toMatchObject({ matches: [{ outcome: { status: 'awarded' } }], warnings: [] });
    }
  });

  it('of teams that are not known yet are skipped and counted', () => {
    const season = parseSeason('= Kubok 2028  # June 9 - July 9\n▪ Final\nJuly 9\n  W49 v W50  @ Bakı');
    expect(season).toMatchObject({ matches: [], skipped: { matches: 1 }, warnings: [{ code: 'teamsOpen' }] });
  });

  it('of groups without dates in a season of more than a year have the year of their comment', () => {
    const text = `= Liqa 2019/20
# Date  Fri Jul 19 2019 - Mon Aug 3 2020 (381d)
▪ Matchday 1
Fri Jul 19 2019
  20:00 A v B 1-0
▪ Matchday 30
Tue Jul 28
  20:00 B v A 1-0`;
    expect(played(text).map(([date]) => date)).toEqual(['2019-07-19', '2020-07-28']);
  });
});

describe('several files', () => {
  const groups = {
    name: 'cup.txt',
    text: '= Kubok 2022\n▪ Group A\nMon Nov 21 2022\n 16:00 A v B 1-0\n 18:00 C v D 2-0',
  };
  const finals = { name: 'finals.txt', text: '= Kubok 2022\n▪ Final\nSun Dec 18 2022\n 18:00 A v C 1-0' };

  it('are one season, and a match that two of them have counts once', () => {
    const season = parseSeasonFiles([groups, finals, finals]);
    expect(season.stages.map(({ kind }) => kind)).toEqual(['groups', 'knockout']);
    expect(season.matches.map(({ place }) => [place.file, place.number])).toEqual([
      ['cup.txt', 4],
      ['cup.txt', 5],
      ['finals.txt', 4],
    ]);
    expect(season).toMatchObject({ skipped: { matches: 1 }, warnings: [{ code: 'matchRepeated' }] });
  });

  it('name the file of a problem', () => {
    const wrong = { name: 'wrong.txt', text: '= Kubok 2022\nhello' };
    try {
      parseSeasonFiles([groups, wrong]);
      expect.unreachable();
    } catch (error) {
      expect((error as ImportRefused).problems).toMatchObject([
        { code: 'unreadable', place: { file: 'wrong.txt', unit: 'line', number: 2 } },
      ]);
    }
  });

  it('leave out what cannot be read when they are asked to, and list it', () => {
    const wrong = {
      name: 'wrong.txt',
      text: '= Kubok 2022\nMon Nov 21 2022\nhello\n 25:00 E v F\n 20:00 E v G 1-1',
    };
    const season = parseSeasonFiles([groups, wrong], { skipsUnread: true });
    expect(season.matches).toHaveLength(3);
    expect(season.unread.map(({ code }) => code)).toEqual(['unreadable', 'timeInvalid']);
    expect(season.skipped).toMatchObject({ matches: 1 });
    expect(() => parseSeasonFiles([groups, wrong])).toThrow(ImportRefused);
  });
});

it('skips nothing silently: what a file has is read, skipped or named', () => {
  const line = fc.constantFrom(
    'Fri Aug 2 2024',
    '20:00 A v B 1-0',
    '21:00 C v D',
    '25:00 E v F',
    'W1 v W2',
    'hello',
    'June 12  G 1-0 H',
    '▪ Matchday 1',
    'Attendance: 5000',
    "(Əli 5'",
  );
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
      const text = ['= Liqa 2024/25', ...lines].join('\n');
      const matches = lines.filter((one) => /[A-Z]\d? (?:v|1-0) [A-Z]/.test(one)).length;
      try {
        const season = parseSeasonFiles([{ name: null, text }], { skipsUnread: true });
        expect(season.matches.length + season.skipped.matches).toBe(matches);
      } catch (error) {
        expect(error).toBeInstanceOf(ImportRefused);
        expect(matches).toBe(0);
      }
    }),
  );
});
