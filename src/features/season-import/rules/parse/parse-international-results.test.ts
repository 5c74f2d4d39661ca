import { expect, test } from 'vitest';
import { ImportRefused } from './imported-season.ts';
import { parseInternationalResults } from './parse-international-results.ts';

const RESULTS = `date,home_team,away_team,home_score,away_score,tournament,city,country,neutral
1979-07-24,Azerbaijan,Lithuania,0,1,Friendly,Moscow,Soviet Union,TRUE
1992-09-17,Georgia,Azerbaijan,6,3,Friendly,Gurjaani,Georgia,FALSE
1996-09-01,Azerbaijan,Switzerland,1,0,FIFA World Cup qualification,Baku,Azerbaijan,FALSE
1997-03-29,Azerbaijan,Finland,1,2,FIFA World Cup qualification,Baku,Azerbaijan,FALSE
1997-04-02,Wales,Scotland,1,2,FIFA World Cup qualification,Cardiff,Wales,FALSE
2019-06-08,Hungary,Azerbaijan,3,1,UEFA Euro qualification,Budapest,Hungary,FALSE
2023-03-24,Austria,Azerbaijan,4,1,UEFA Euro qualification,Linz,Austria,FALSE
2021-03-24,Portugal,Azerbaijan,1,0,FIFA World Cup qualification,Turin,Italy,TRUE
2022-03-24,Azerbaijan,Malta,1,0,FIFA World Cup qualification,Baku,Azerbaijan,FALSE
2018-09-07,Azerbaijan,Kosovo,0,0,UEFA Nations League,Baku,Azerbaijan,FALSE
2025-03-20,Azerbaijan,Haiti,0,3,UEFA Nations League,Baku,Azerbaijan,FALSE
2019-06-02,Azerbaijan,Abkhazia,1,1,CONIFA European Football Cup,Stepanakert,Azerbaijan,FALSE
2027-01-01,Azerbaijan,Malta,NA,NA,Friendly,Baku,Azerbaijan,FALSE
`;
const GOALS = `date,home_team,away_team,team,scorer,minute,own_goal,penalty
1996-09-01,Azerbaijan,Switzerland,Azerbaijan,Vidadi Rzayev,28,FALSE,FALSE
1997-03-29,Azerbaijan,Finland,Azerbaijan,Vyacheslav Lychkin,NA,FALSE,FALSE
1997-03-29,Azerbaijan,Finland,Finland,Jari Litmanen,25,FALSE,TRUE
1997-03-29,Azerbaijan,Finland,Finland,Tarlan Ahmadov,81,TRUE,FALSE
1997-04-02,Wales,Scotland,Wales,Someone,3,FALSE,FALSE
2019-06-02,Azerbaijan,Abkhazia,Azerbaijan,Someone,3,FALSE,FALSE
`;
const parse = (results = RESULTS, goals: string | null = GOALS) =>
  parseInternationalResults({ results, goals }, { team: 'Azerbaijan', since: 1992 });

test('the matches of one team are divided into the editions of their tournaments', () => {
  const { seasons, others } = parse();
  expect(
    seasons.map(({ competition, slug, season }) => `${competition.slug} ${slug} ${season.matches.length}`),
  ).toEqual([
    'friendlies 1992 1',
    'world-cup-qualification 1996-97 2',
    'euro-qualification 2018-19 1',
    'euro-qualification 2022-23 1',
    'world-cup-qualification 2020-21 2',
    'nations-league 2018-19 1',
    'nations-league 2024-25 1',
    'friendlies 2027 1',
  ]);
  expect([...others]).toEqual([['CONIFA European Football Cup', 1]]);
  for (const { season } of seasons) {
    expect(season).toMatchObject({
      isOfNations: true,
      warnings: season.warnings.filter(({ code }) => code === 'goalsMissing'),
    });
    // A table would lack the other teams.
    expect(season.stages.map(({ kind }) => kind)).toEqual(['friendly']);
  }
  const qualification = seasons.find(({ slug }) => slug === '2020-21')?.season.matches;
  expect(qualification?.map(({ isNeutral }) => isNeutral)).toEqual([true, false]);
  expect(seasons.at(-1)?.season.matches[0]?.outcome).toEqual({ status: 'scheduled' });
});

test('scorers belong to their match; those without a minute or a match are counted', () => {
  const { seasons, skippedGoals } = parse();
  const goals = seasons[1]?.season.matches.flatMap(({ outcome }) =>
    outcome.status === 'finished'
      ? outcome.goals.map(({ side, player, minute, type }) => `${side} ${player} ${minute} ${type}`)
      : [],
  );
  expect(goals).toEqual([
    'home Vidadi Rzayev 28 goal',
    'away Jari Litmanen 25 penaltyGoal',
    'away Tarlan Ahmadov 81 ownGoal',
  ]);
  // Lychkin, and the goal of a tournament that is left out.
  expect(skippedGoals).toBe(2);
  expect(parse(RESULTS, null)).toMatchObject({ skippedGoals: 0, seasons: { length: 8 } });
});

test('a file without the columns, or with a wrong day, is refused', () => {
  expect(() => parse('date,home,away\n')).toThrow(ImportRefused);
  expect(() => parse(RESULTS.replace('1992-09-17', '1992-02-30'))).toThrow('dateInvalid');
  expect(() => parse(RESULTS, 'date,scorer\n')).toThrow('columnsMissing');
});
