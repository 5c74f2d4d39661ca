import { teamInCase, teamName } from '#az/names/team-name.ts';
import { atVenue } from '#az/names/venue-name.ts';
import type { PlayedOutcome, TextOutcome } from '#features/matches/rules/text/match-facts.ts';
import { formatPairing } from '#features/matches/rules/text/match-summary-lines.ts';
import { matchArticleText } from '../text.ts';
import type { ArticleFacts, ArticleText } from './article-facts.ts';
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

/** Stages that are usually played on neutral ground, so that no team hosts the other. */
const NEUTRAL_STAGES = ['final', 'supercup', 'third'];

/** A match that is still to come, or was called off. `now` is epoch ms. */
export type PreviewFacts = ArticleFacts & { outcome: Exclude<TextOutcome, PlayedOutcome>; now: number };

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
        [headToHeadTotals(match)],
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
