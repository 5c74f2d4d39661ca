import type { platformProblemText } from './text/problems.ts';

/** The problem codes of the whole site with their sentences. The `text.ts` of each subject adds its own. */
export interface ProblemTexts extends Record<keyof typeof platformProblemText, string> {}

/** A problem code. Only codes that have a sentence compile. */
export type ProblemCode = keyof ProblemTexts;

/** The toasts of the back-office by code. Codes that end in `.failed` are errors. The `text.ts` of each subject adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: module augmentations fill it
export interface ToastTexts {}

export type ToastCode = keyof ToastTexts;

let sentences: ProblemTexts | null = null;

/** Sets the sentences of all problem codes. `src/app/text/problems.ts` does it when it is loaded. */
export function registerProblemTexts(texts: ProblemTexts): void {
  sentences = texts;
}

function registeredSentences(): ProblemTexts {
  if (!sentences) throw new Error('src/app/text/problems.ts is not loaded: problem codes have no sentences');
  return sentences;
}

/** Whether a text from outside (a query, an API error) is one of our codes. */
export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(registeredSentences(), text);
}

/** The sentence of a problem. With a detail behind a colon, it loses its full stop. */
export function problemSentence(problem: ProblemCode, detail = ''): string {
  const sentence = registeredSentences()[problem];
  return detail === '' ? sentence : `${sentence.replace(/\.$/, '')}: ${detail}`;
}
