import { ordinalSuffix } from '#az/characters/endings.ts';
import { atVenue, playerInCase, teamInCase, teamName } from '#az/names/name-forms.ts';
import {
  chooseTableOfTeams,
  listTablesOfSeason,
} from '#features/competitions/rules/standings/find-league-table.ts';
import type { LeagueTable } from '#features/competitions/rules/standings/league-table.ts';
import { listHeadToHead } from '#features/matches/rules/coverage/list-head-to-head.ts';
import { readMatchDetails } from '#features/matches/rules/coverage/read-match-details.ts';
import { readMatchTie } from '#features/matches/rules/coverage/read-match-tie.ts';
import type { Side } from '#features/matches/rules/event-fields.ts';
import { type Fixture, formatScore, hasScore, type Score } from '#features/matches/rules/fixture.ts';
import { isGoal, kindOf } from '#features/matches/rules/ledger/ledger-event.ts';
import { listFixturesById } from '#features/matches/rules/read/list-fixtures.ts';
import type {
  PlayedMatch,
  PlayedOutcome,
  TextEvent,
  TextOutcome,
} from '#features/matches/rules/text/match-facts.ts';
import { formatPairing } from '#features/matches/rules/text/match-summary-lines.ts';
import { eventSentence } from '#features/matches/text.ts';
import type { Db } from '#platform/db/schema.ts';
import { NotFound } from '#platform/errors.ts';
import { matchArticleText } from '../text.ts';
import {
  broadcastSentence,
  headToHeadTotals,
  inRound,
  kickOffTime,
  reasonSentence,
  recentForm,
  renderArticle,
  tablePlaces,
} from './match-sentences.ts';
import { type ArticleFacts, type ArticleText, readMatchFacts } from './read-match-facts.ts';
import {
  aggregateSentence,
  extraTimeSentence,
  firstLegSentence,
  readRegularScore,
  toTieFacts,
} from './tie-sentences.ts';

/** An article about a match or a round to begin with: its text and where it belongs. */
export interface PrefilledArticle extends ArticleText {
  /** The category that reports on the competition; null when it has none. */
  category: string | null;
  tags: string[];
}

/**
 * Writes the preview of a match that is to come, or the report of a match that has begun, from what is known about it. The card
 * of the match, and its line-ups or its table, stand in the text as blocks. `now` is epoch ms.
 * @throws NotFound without such a match.
 */
export async function writeMatchArticle(
  db: Db,
  { fixtureId, now }: { fixtureId: string; now: number },
): Promise<PrefilledArticle> {
  const [fixture] = await listFixturesById(db, { ids: [fixtureId] });
  if (!fixture) throw new NotFound(`There is no match ${fixtureId}`);
  const facts = await readArticleFacts(db, fixture);
  const { outcome } = facts;
  const article =
    'score' in outcome
      ? writeMatchReport({ ...facts, outcome })
      : writeMatchPreview({ ...facts, outcome, now });
  const table = fixture.season ? `<div data-league-table="${fixture.season.id}"></div>` : '';
  return {
    ...article,
    html: `${article.html}<div data-match-card="${fixture.id}"></div>${table}`,
    category: await findCategory(db, fixture.competition.slug),
    tags: [fixture.home.name, fixture.away.name],
  };
}

async function readArticleFacts(db: Db, fixture: Fixture): Promise<ArticleFacts> {
  const [[facts], details, headToHead, tables, tie] = await Promise.all([
    readMatchFacts(db, [fixture]),
    readMatchDetails(db, { fixtureId: fixture.id }),
    listHeadToHead(db, { match: fixture }),
    fixture.season ? listTablesOfSeason(db, { seasonId: fixture.season.id }) : [],
    readMatchTie(db, { match: fixture }),
  ]);
  if (!facts) throw new NotFound(`There is no match ${fixture.id}`);
  const { wins, draws, losses, matches } = headToHead;
  const tableOf = (...teams: Fixture['home'][]) =>
    chooseTableOfTeams(tables, {
      teams: teams.map(({ slug }) => slug),
      stageId: fixture.stage?.id ?? null,
    });
  const { home, away } = fixture;
  // Places in two groups do not compare the teams.
  const table = tableOf(home, away);
  // After the kick-off nobody wants to read who was expected to play.
  const lineUpOf = (side: Side) => {
    const lineUp = details.lineUps[side];
    return lineUp && (lineUp.isOfficial || !hasScore(fixture)) ? lineUp : null;
  };
  return {
    ...facts,
    competition: fixture.competition.name,
    round: fixture.round,
    table: { home: placeOf(table, home), away: placeOf(table, away) },
    form: { home: formOf(tableOf(home), home), away: formOf(tableOf(away), away) },
    headToHead: matches.length === 0 ? null : { homeWins: wins, draws, awayWins: losses },
    lineUps: { home: lineUpOf('home'), away: lineUpOf('away') },
    regular: readRegularScore(fixture),
    tie: toTieFacts(tie, fixture),
  };
}

/** A match that has begun. */
export type ReportFacts = ArticleFacts & { outcome: PlayedOutcome };

/** An article that reports a match: its result, or what has happened so far. It has known facts only. */
export function writeMatchReport(match: ReportFacts): ArticleText {
  const { venue, outcome } = match;
  const lead = `${inRound(match)} ${summarise(match, matchArticleText.lead)}.`;
  const wasPlayed = outcome.status !== 'awarded';
  const places = tablePlaces(match);
  return {
    title: summarise(match, matchArticleText.title),
    excerpt: lead,
    html: renderArticle(
      [
        [
          lead,
          ...explain(match),
          outcome.status === 'finished' && venue ? matchArticleText.playedAt(atVenue(venue)) : null,
        ],
        wasPlayed ? describeGoals(match) : [],
        wasPlayed ? describeIncidents(match) : [],
        [wasPlayed ? extraTimeSentence(match) : null, describeShootOut(match)],
        [firstLegSentence(match), aggregateSentence(match)],
        [
          places &&
            (outcome.status === 'live' ? matchArticleText.placeNow : matchArticleText.placeAfter)(places),
        ],
      ],
      match,
    ),
  };
}

/** The result in one sentence: the words of the title or those of the lead. */
function summarise(
  match: ReportFacts,
  words: typeof matchArticleText.title | typeof matchArticleText.lead,
): string {
  const { home, away, outcome } = match;
  const { status, score, shootOut } = outcome;
  if (status === 'live')
    return outcome.phase === 'halftime'
      ? words.halfTime(formatPairing(match), formatScore(score))
      : words.live(formatPairing(match), formatScore(score));
  if (status === 'suspended' || status === 'abandoned') return words[status](formatPairing(match));
  const [winner, loser] = findWinner(shootOut ?? score) === 'home' ? [home, away] : [away, home];
  const isLevel = score.home === score.away;
  if (status === 'awarded')
    return isLevel ? words.awardedDraw(formatPairing(match)) : words.awarded(teamInCase(loser, 'dative'));
  if (shootOut && findWinner(shootOut)) return words.shootOut(teamName(winner), teamInCase(loser, 'dative'));
  if (!isLevel) return words.win(teamName(winner), teamInCase(loser, 'accusative'), winnerFirst(score));
  if (score.home === 0) return words.goalless(teamName(home), teamName(away));
  return words.draw(teamName(home), teamName(away), formatScore(score));
}

/** The part of a match that is being played; the score and the reason of one that was not played to its end. */
function explain({ outcome }: ReportFacts): (string | null)[] {
  const { status, score, shootOut, reason } = outcome;
  if (status === 'finished') return [];
  if (status === 'live')
    return [
      matchArticleText.now[outcome.phase],
      shootOut && `${eventSentence.shootOutScore(formatScore(shootOut))}.`,
    ];
  const scoreNote = status === 'awarded' ? matchArticleText.awardedScore : matchArticleText.scoreThen;
  return [scoreNote(formatScore(score)), reasonSentence(reason)];
}

/** The goals in sentences, in their order. Empty when the events do not give the score of the match. */
function describeGoals({ home, away, outcome }: PlayedMatch): string[] {
  const score = { home: 0, away: 0 };
  const sentences = outcome.events.filter(isGoal).map((goal) => {
    const isFirst = score.home + score.away === 0;
    const side = goal.side ?? 'home';
    score[side] += 1;
    return describeGoal(goal, { isFirst, score, team: side === 'home' ? home : away });
  });
  return formatScore(score) === formatScore(outcome.score) ? sentences : [];
}

function describeGoal(
  goal: TextEvent,
  { isFirst, score, team }: { isFirst: boolean; score: Score; team: PlayedMatch['home'] },
): string {
  const minute = atMinute(goal);
  const { player } = goal;
  const kind = kindOf(goal).score;
  const isPenalty = kind === 'penalty';
  if (!player)
    return isFirst
      ? matchArticleText.openedBy(minute, teamName(team))
      : matchArticleText.goalOf(minute, formatScore(score));
  if (kind === 'ownGoal')
    return matchArticleText.ownGoal(
      minute,
      playerInCase({ name: player, grammar: goal.grammar ?? null }, 'genitive'),
      formatScore(score),
    );
  if (isFirst) {
    const opened = isPenalty ? matchArticleText.openedFromPenalty : matchArticleText.opened;
    return opened(minute, teamInCase(team, 'genitive'), player);
  }
  if (score.home === score.away)
    return (isPenalty ? matchArticleText.equalisedFromPenalty : matchArticleText.equalised)(minute, player);
  return (isPenalty ? matchArticleText.scoredFromPenalty : matchArticleText.scored)(
    minute,
    player,
    formatScore(score),
  );
}

/** Dismissals and missed penalties in sentences. Those without a player are left out. */
function describeIncidents({ home, away, outcome }: PlayedMatch): string[] {
  return outcome.events.flatMap((event) => {
    const { sentence } = kindOf(event).report;
    if (!event.player || !event.side || !sentence) return [];
    const team = teamInCase(event.side === 'home' ? home : away, 'genitive');
    return [sentence(atMinute(event), team, event.player)];
  });
}

/** `67-ci dəqiqədə`, `90+2-ci dəqiqədə`. */
function atMinute({ minute, added }: TextEvent): string {
  const shown = added === null ? String(minute) : `${minute}+${added}`;
  return matchArticleText.minute(`${shown}-${ordinalSuffix(added ?? minute)}`);
}

function describeShootOut({ home, away, outcome }: ReportFacts): string | null {
  const { status, score, shootOut } = outcome;
  const winner = status !== 'live' && shootOut && findWinner(shootOut);
  if (!winner) return null;
  return matchArticleText.shootOutResult(
    formatScore(score),
    teamName(winner === 'home' ? home : away),
    winnerFirst(shootOut),
  );
}

function findWinner({ home, away }: Score): 'home' | 'away' | null {
  if (home === away) return null;
  return home > away ? 'home' : 'away';
}

/** Newspapers put the goals of the winner first: `2:1`, also for an away win. */
function winnerFirst({ home, away }: Score): string {
  return `${Math.max(home, away)}:${Math.min(home, away)}`;
}

/** Stages that are usually played on neutral ground, so that no team hosts the other. */
const NEUTRAL_STAGES = ['final', 'supercup', 'third'];

/** A match that is still to come, or was called off. `now` is epoch ms. */
type PreviewFacts = ArticleFacts & { outcome: Exclude<TextOutcome, PlayedOutcome>; now: number };

/** An article that announces a match. It has known facts only. */
export function writeMatchPreview(match: PreviewFacts): ArticleText {
  const { home, away, outcome, venue } = match;
  const title = announce(match);
  const lead = `${inRound(match)} ${title}.`;
  const when = kickOffTime(match.kickOff, match.now);
  const isOff = outcome.status === 'postponed' || outcome.status === 'cancelled';
  const kickOff = isOff
    ? reasonSentence(outcome.reason)
    : matchArticleText.kicksOff(when, venue && atVenue(venue));
  const places = tablePlaces(match);
  return {
    title,
    excerpt: [lead, kickOff].filter((part) => part !== null).join(' '),
    html: renderArticle(
      [
        [lead, kickOff],
        [
          places && matchArticleText.placeNow(places),
          recentForm(home, match.form.home),
          recentForm(away, match.form.away),
        ],
        [firstLegSentence(match), headToHeadTotals(match)],
        [isOff ? null : broadcastSentence(match)],
      ],
      match,
    ),
  };
}

function announce(match: PreviewFacts): string {
  const { home, away, outcome, round } = match;
  if (outcome.status === 'postponed' || outcome.status === 'cancelled')
    return matchArticleText[outcome.status](formatPairing(match));
  if (round !== null && NEUTRAL_STAGES.includes(round))
    return matchArticleText.meet(teamName(home), teamName(away));
  return matchArticleText.hosts(teamName(home), teamInCase(away, 'accusative'));
}

function rowOf(table: LeagueTable | null, { slug }: Fixture['home']) {
  return table?.standings.find(({ team }) => team.slug === slug);
}

function placeOf(table: LeagueTable | null, team: Fixture['home']) {
  const row = rowOf(table, team);
  return row && row.played > 0 ? { place: row.position, points: row.points } : null;
}

function formOf(table: LeagueTable | null, team: Fixture['home']) {
  return rowOf(table, team)?.form ?? [];
}

/** The category that reports on a competition, when it exists. */
export async function findCategory(db: Db, competition: string): Promise<string | null> {
  const row = await db
    .selectFrom('competition')
    .innerJoin('category', 'category.slug', 'competition.category_slug')
    .select('category.slug')
    .where('competition.slug', '=', competition)
    .executeTakeFirst();
  return row?.slug ?? null;
}
