import { csvCell } from '#az/format/csv.ts';
import type { Score } from '#features/matches/rules/fixture.ts';
import type { ImportedMatch, ImportedSeason } from './imported-season.ts';

const ROUND_NAMES: Record<string, string> = {
  quarter: 'Quarter-finals',
  semi: 'Semi-finals',
  final: 'Final',
};
const roundName = (round: string) => ROUND_NAMES[round] ?? `Matchday ${round}`;
const pair = ({ home, away }: Score) => `${home}-${away}`;

/** The same season in each of the three formats. */
export const printers = { txt: printTxt, json: printJson, csv: printCsv };

function printTxt({ name, matches }: ImportedSeason): string {
  let previous: ImportedMatch | null = null;
  const lines = matches.flatMap((match) => {
    const [year = '', month, day] = match.date.split('-');
    const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][new Date(match.date).getUTCDay()];
    const monthName = 'JanFebMarAprMayJunJulAugSepOctNovDec'.slice(Number(month) * 3 - 3, Number(month) * 3);
    const isNewRound = match.round !== previous?.round;
    const isNewDay = isNewRound || match.date !== previous?.date;
    const isNewTime = isNewDay || match.time !== previous?.time;
    const dateLine = `  ${weekday} ${monthName} ${Number(day)}${previous === null ? ` ${year}` : ''}`;
    previous = match;
    return [
      ...(isNewRound && match.round !== null ? ['', `▪ ${roundName(match.round)}`] : []),
      ...(isNewDay ? [dateLine] : []),
      `    ${isNewTime && match.time !== null ? match.time : '     '}  ${match.home}  v ${match.away}  ${printOutcome(match)}`,
    ];
  });
  return `= ${name}\n${lines.join('\n')}\n`;
}

function printOutcome({ outcome, venue }: ImportedMatch): string {
  const place = venue === null ? '' : ` @ ${venue}`;
  if (outcome.status === 'scheduled') return place;
  if (outcome.status === 'awarded') return `${pair(outcome.score)} [awarded]${place}`;
  if (outcome.status !== 'finished') return `[${outcome.status}]${place}`;
  const { score, halfTime, regular, shootOut } = outcome;
  if (shootOut === null) return `${pair(score)}${halfTime ? ` (${pair(halfTime)})` : ''}${place}`;
  return `${pair(shootOut)} pen. ${pair(score)} a.e.t.${halfTime && regular ? ` (${pair(regular)}, ${pair(halfTime)})` : ''}${place}`;
}

function printJson({ name, matches }: ImportedSeason): string {
  const list = (score: Score | null) => (score === null ? undefined : [score.home, score.away]);
  return JSON.stringify({
    name,
    matches: matches.map(({ round, date, time, home, away, venue, outcome }) => {
      const {
        score = null,
        halfTime = null,
        regular = null,
        shootOut = null,
      } = 'halfTime' in outcome ? outcome : {};
      const isMarked = outcome.status !== 'finished' && outcome.status !== 'scheduled';
      return {
        round: round === null ? undefined : roundName(round),
        date,
        time: time ?? undefined,
        team1: home,
        team2: away,
        score: {
          ht: list(halfTime),
          ft: list(outcome.status === 'awarded' ? outcome.score : (regular ?? score)),
          et: regular ? list(score) : undefined,
          p: list(shootOut),
        },
        status: isMarked ? outcome.status : undefined,
        ground: venue ?? undefined,
      };
    }),
  });
}

function printCsv({ matches }: ImportedSeason): string {
  const columns =
    'date,time,round,home,away,home_score,away_score,ht_home,ht_away,ft_home,ft_away,pen_home,pen_away,status,venue';
  const lines = matches.map(({ round, date, time, home, away, venue, outcome }) => {
    const { halfTime = null, regular = null, shootOut = null } = 'halfTime' in outcome ? outcome : {};
    const score = 'score' in outcome ? outcome.score : null;
    const scores = [score, halfTime, regular, shootOut].flatMap((one) => [one?.home, one?.away]);
    return [date, time, round, home, away, ...scores, outcome.status, venue].map((value) =>
      csvCell(`${value ?? ''}`),
    );
  });
  return [columns, ...lines.map((cells) => cells.join(','))].join('\r\n');
}
