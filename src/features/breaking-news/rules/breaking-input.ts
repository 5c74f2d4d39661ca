import { normaliseCharacters } from '#az/characters/characters.ts';
import { InvalidInput, type Problem } from '#platform/errors.ts';
import type { BreakingLevel } from '../tables.ts';
import { breakingLevels } from './breaking-entry.ts';

/** Characters: two lines on a phone. */
const MAX_BREAKING_TEXT = 160;
const MAX_ADDRESS = 500;

/** The input of a breaking entry. Times are epoch milliseconds. */
export interface BreakingInput {
  text: string;
  address: string;
  level: string;
  startsAt: number;
  endsAt: number | null;
  /** Sends no push notice. */
  isQuiet?: boolean;
}

/**
 * Validates the input and returns it trimmed and with normalised characters.
 * @throws InvalidInput with every problem at `now`.
 */
export function parseBreakingInput(
  input: BreakingInput,
  { now }: { now: number },
): Required<BreakingInput> & { level: BreakingLevel } {
  const text = normaliseCharacters(input.text).replace(/\s+/g, ' ').trim();
  const address = input.address.trim();
  const level = breakingLevels.find((known) => known === input.level);
  const problems: Problem[] = [];
  if (text === '') problems.push({ field: 'text', code: 'breaking.textRequired' });
  if (text.length > MAX_BREAKING_TEXT) problems.push({ field: 'text', code: 'breaking.textTooLong' });
  if (address !== '' && !isPathOrUrl(address)) problems.push({ field: 'address', code: 'breaking.address' });
  if (!level) problems.push({ field: 'level', code: 'breaking.level' });
  if (input.endsAt !== null && input.endsAt <= Math.max(now, input.startsAt))
    problems.push({ field: 'endsAt', code: 'breaking.endsBeforeStart' });
  if (problems.length > 0 || !level) throw new InvalidInput(problems);
  return { ...input, text, address, level, isQuiet: input.isQuiet ?? false };
}

/** Whether the text is a path on the site or an https URL. `//host` is neither. */
function isPathOrUrl(text: string): boolean {
  if (text.length > MAX_ADDRESS || /\s/.test(text)) return false;
  return /^\/(?![/\\])/.test(text) || URL.parse(text)?.protocol === 'https:';
}
