import { ordinalSuffix } from '../characters/endings.ts';
import { matchText, roundText } from '../text/site/match.ts';

/** `67'`, and `45+2'` for minutes of added time. */
export function formatMinute(minute: number, added: number | null): string {
  return matchText.minute(added === null ? minute : `${minute}+${added}`);
}

/** `12-ci tur` for a round number, `1/4 final` for a stage of a cup. Any other text stays as it is. */
export function formatRound(round: string): string {
  if (/^\d{1,2}$/.test(round)) return matchText.round(round, ordinalSuffix(Number(round)));
  return Object.hasOwn(roundText, round) ? roundText[round as keyof typeof roundText] : round;
}
