import { type ProblemCode, problemSentence } from '#platform/message-texts.ts';
import { validationText } from '#platform/text/validation.ts';
import { loginText } from '../../text.ts';

/** The sentence of a problem. After too many tries it names the minutes to wait, when they are known. */
export function formatSignInProblem(problem: ProblemCode, waitMinutes = 0): string {
  if (waitMinutes > 0 && problem === 'login.locked') return loginText.lockedFor(waitMinutes);
  if (waitMinutes > 0 && problem === 'rate.tooMany') return validationText.tooManyRequests(waitMinutes);
  return problemSentence(problem);
}
