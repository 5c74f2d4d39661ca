import { deliveryText } from '../text.ts';

const noAnswer: Readonly<Record<string, string>> = deliveryText.noAnswer;

/** A sentence about the response of a delivery: the receiver's answer, or why there is none. */
export function describeResponse(response: string): string {
  return noAnswer[response] ?? deliveryText.answer(response);
}
