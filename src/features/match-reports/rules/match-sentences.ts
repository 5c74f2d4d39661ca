import { inCase, ordinal } from '#az/characters/endings.ts';
import { bakuDayNumber, findBakuMoment } from '#az/format/baku-time.ts';
import { footballDay, formatTime } from '#az/format/dates.ts';
import { type NamedTeam, teamName } from '#az/names/name-forms.ts';
import { months } from '#az/text/time.ts';
import { formatOfficials, formatRoman } from '#features/matches/rules/match-words.ts';
import { lineUpTitle, listLineUpLines } from '#features/matches/rules/text/match-facts.ts';
import { eventSentence } from '#features/matches/text.ts';
import { escapeHtml } from '#platform/text/escape-html.ts';
import { matchArticleText } from '../text.ts';
import type { ArticleFacts } from './read-match-facts.ts';
import { inLeg } from './tie-sentences.ts';

/** `Azərbaycan Premyer Liqasının XXVIII turunda`, `Azərbaycan Kubokunun 1/4 finalının cavab oyununda`. */
export function inRound({ competition, round, tie }: ArticleFacts): string {
  if (round !== null && /^\d{1,2}$/.test(round))
    return matchArticleText.inRound(inCase(competition, 'genitive'), formatRoman(Number(round)));
  if (round !== null && Object.hasOwn(matchArticleText.inStage, round))
    return `${inCase(competition, 'genitive')} ${inLeg(matchArticleText.inStage[round as keyof typeof matchArticleText.inStage], tie)}`;
  return matchArticleText.inCompetition(competition);
}

/** `bu gün saat 19:30-da`, `martın 14-də saat 19:30-da`, `martın 15-nə keçən gecə saat 00:00-da`. */
export function kickOffTime(kickOff: number, now: number): string {
  const moment = findBakuMoment(kickOff);
  const month = inCase(months[(moment?.month ?? 1) - 1] ?? '', 'genitive');
  const day = String(moment?.day ?? '');
  const time = inCase(formatTime(kickOff), 'locative');
  const evening = footballDay(kickOff);
  const isToday = evening.day === footballDay(now).day;
  if (bakuDayNumber(kickOff) === bakuDayNumber(evening.start))
    return isToday
      ? matchArticleText.today(time)
      : matchArticleText.onDay(month, inCase(day, 'locative'), time);
  // The day is possessed by its month, so its dative has the buffer letter n: `martın 6-na`.
  return isToday
    ? matchArticleText.tonight(time)
    : matchArticleText.inNight(month, `${day}-n${inCase(day, 'dative').at(-1)}`, time);
}

/** `“Turan Tovuz” 43 xalla 4-cü, “Qarabağ” isə 64 xalla 1-ci`; null when the places are not known. */
export function tablePlaces({ home, away, table }: ArticleFacts): string | null {
  const places = [
    table.home && { team: teamName(home), ...table.home },
    table.away && { team: teamName(away), ...table.away },
  ].filter((place) => place !== null);
  const [first, second] = places;
  if (!first) return null;
  const start = matchArticleText.place(first.team, first.points, ordinal(first.place));
  if (!second) return start;
  return matchArticleText.placeOther(start, second.team, second.points, ordinal(second.place));
}

/** `“Sabah” son 5 oyununda 3 qələbə qazanıb, 2 dəfə məğlub olub.`; null without matches. */
export function recentForm(team: NamedTeam, results: ArticleFacts['form']['home']): string | null {
  const of = results.length;
  const countOf = (result: (typeof results)[number]) => results.filter((each) => each === result).length;
  const parts = [
    [countOf('W'), matchArticleText.won] as const,
    [countOf('D'), matchArticleText.drew] as const,
    [countOf('L'), matchArticleText.lost] as const,
  ].flatMap(([count, phrase]) => (count > 0 ? [phrase(count, of)] : []));
  return of > 0 ? matchArticleText.form(teamName(team), of, parts.join(', ')) : null;
}

/** `Son 9 qarşılıqlı oyunda “Zirə” 5, “Sabah” 1 dəfə qalib gəlib, 3 oyun heç-heçə başa çatıb.`; null without matches. */
export function headToHeadTotals({ home, away, headToHead }: ArticleFacts): string | null {
  if (!headToHead) return null;
  const { homeWins, draws, awayWins } = headToHead;
  const matchCount = homeWins + draws + awayWins;
  if (matchCount === 0) return null;
  const isOneMatch = matchCount === 1;
  if (draws === matchCount && !isOneMatch) return matchArticleText.allLevel(matchCount);
  const wins = [
    { team: teamName(home), count: homeWins },
    { team: teamName(away), count: awayWins },
  ]
    .filter(({ count }) => count > 0)
    .map(({ team, count }) => (isOneMatch ? team : `${team} ${count}`));
  const parts = [
    ...(wins.length > 0 ? [matchArticleText.beatRival(wins.join(', '), isOneMatch)] : []),
    ...(draws > 0 ? [matchArticleText.levelMatches(draws, isOneMatch)] : []),
  ];
  return matchArticleText.headToHead(matchCount, parts.join(', '));
}

/** `Səbəb: yağış.`; null without a reason. */
export function reasonSentence(reason: string | null): string | null {
  const plain = reason?.trim().replace(/(?<!\.)\.+$/, '');
  return plain ? `${eventSentence.reason(plain)}.` : null;
}

/** The channels, or that there is none; null when that is not known. */
export function broadcastSentence({ broadcasters }: ArticleFacts): string | null {
  if (!broadcasters) return null;
  const others = broadcasters.slice(0, -1).join(', ');
  const last = broadcasters.at(-1);
  if (last === undefined) return matchArticleText.noChannel;
  return matchArticleText.channels(others ? matchArticleText.and(others, last) : last, !others);
}

/** Paragraphs of sentences, then line-ups and officials. Parts that are null and empty paragraphs are left out. */
export function renderArticle(
  paragraphs: readonly (readonly (string | null)[])[],
  { home, away, lineUps, officials }: ArticleFacts,
): string {
  const known = paragraphs.map((sentences) => sentences.filter((sentence) => sentence !== null).join(' '));
  const teams = [listLineUpLines(home, lineUps.home), listLineUpLines(away, lineUps.away)].map(joinLines);
  const title = teams.some(Boolean) ? `<h2>${escapeHtml(lineUpTitle(lineUps))}</h2>` : '';
  const crew = joinLines(formatOfficials(officials));
  return [...known.map(escapeHtml).map(toParagraph), title, ...[...teams, crew].map(toParagraph)].join('');
}

function joinLines(lines: readonly string[]): string {
  return lines.map(escapeHtml).join('<br>');
}

function toParagraph(html: string): string {
  return html ? `<p>${html}</p>` : '';
}
