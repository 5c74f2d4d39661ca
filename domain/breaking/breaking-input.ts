import { normaliseCharacters } from '#az/characters/characters.ts';
import type { BreakingLevel } from '#db/tables/breaking.ts';
import { InvalidInput, type Problem } from '#domain/errors.ts';
import { breakingLevels } from './breaking-entry.ts';

/** In characters: two lines of a phone. */
const MAX_BREAKING_TEXT = 160;
const LONGEST_ADDRESS = 500;

/** An entry as somebody writes it. Moments are epoch milliseconds. */
export interface BreakingInput {
  text: string;
  address: string;
  level: string;
  startsAt: number;
  endsAt: number | null;
}

/**
 * The input trimmed and in clean letters.
 * @throws InvalidInput with everything that is wrong at `now`.
 */
export function parseBreakingInput(
  input: BreakingInput,
  { now }: { now: number },
): BreakingInput & { level: BreakingLevel } {
  const text = normaliseCharacters(input.text).replace(/\s+/g, ' ').trim();
  const address = input.address.trim();
  const level = breakingLevels.find((one) => one === input.level);
  const problems: Problem[] = [];
  if (text === '') problems.push({ field: 'text', code: 'breaking.textRequired' });
  if (text.length > MAX_BREAKING_TEXT) problems.push({ field: 'text', code: 'breaking.textTooLong' });
  if (address !== '' && !isPathOrUrl(address)) problems.push({ field: 'address', code: 'breaking.address' });
  if (!level) problems.push({ field: 'level', code: 'breaking.level' });
  if (input.endsAt !== null && input.endsAt <= Math.max(now, input.startsAt))
    problems.push({ field: 'endsAt', code: 'breaking.endsBeforeStart' });
  if (problems.length > 0 || !level) throw new InvalidInput(problems);
  return { ...input, text, address, level };
}

/** A place on our own pages, or anywhere by https; never `//elsewhere`. */
function isPathOrUrl(text: string): boolean {
  if (text.length > LONGEST_ADDRESS || /\s/.test(text)) return false;
  return /^\/(?![/\\])/.test(text) || URL.parse(text)?.protocol === 'https:';
}
