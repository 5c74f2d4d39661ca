import { eventSentence } from '../../text.ts';
import { formatScore, type Score } from '../fixture.ts';
import { isTimed, kindOf, type LedgerEvent } from '../ledger/ledger-event.ts';
import { formatMinute } from '../match-words.ts';
import type { SentenceContext } from './event-sentences.ts';

/**
 * A sentence about an event: `12' QOL! “Qarabağ” – Elvin Nəbiyev. Hesab: 1:0`. `score` is the score after the event; goals,
 * and marks that end a part of the match, tell it when it is known. The end also tells `shootOut`.
 */
export function describeEvent(
  event: LedgerEvent,
  teams: SentenceContext['teams'],
  score: Score | null = null,
  shootOut: Score | null = null,
): string {
  const kind = kindOf(event);
  const sentences = kind.describe(event, {
    teams,
    score: score && eventSentence.score(formatScore(score)),
    shootOut: shootOut && eventSentence.shootOutScore(formatScore(shootOut)),
  });
  const sentence = sentences.filter(Boolean).join('. ');
  // Marks and kicks of a shoot-out say themselves when they happened.
  if (!isTimed(event) || kind.when !== 'minute') return sentence;
  return `${formatMinute(event.minute, event.added)} ${sentence}`;
}
