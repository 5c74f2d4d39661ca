/**
 * The items in a random order. The same seed always gives the same order, so that a draw that an editor has seen is the one that
 * is saved. Pure.
 */
export function shuffleBySeed<Item>(items: readonly Item[], seed: string): Item[] {
  const next = makeRandom(seed);
  const shuffled = [...items];
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [shuffled[at], shuffled[other]] = [shuffled[other] as Item, shuffled[at] as Item];
  }
  return shuffled;
}

/** Numbers from 0 to below 1 that follow from the seed: FNV-1a makes a number of the text, mulberry32 the sequence. */
function makeRandom(seed: string): () => number {
  let state = 2_166_136_261;
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
