import type { MatchEvent } from '../rules/live/match-event.ts';
import { eventSentence, eventText } from '../text.ts';

/** What happened, in words: `Penaltidən qol`, `VAR: qol ləğv edildi`. */
export function formatEventTitle({ type, detail }: Pick<MatchEvent, 'type' | 'detail'>): string {
  switch (type) {
    case 'mark':
      return wordOf(eventSentence.mark, detail);
    case 'addedTime':
      return eventText.addedTime(detail ?? '');
    case 'var':
      return `${eventSentence.var}: ${wordOf(eventSentence.varDecision, detail)}`;
    case 'shootOutKick':
      return detail === 'scored' ? eventText.penaltyGoal : eventText.missedPenalty;
    default:
      return eventText[type];
  }
}

function wordOf(words: Readonly<Record<string, string>>, key: string | null): string {
  return words[key ?? ''] ?? '';
}
