/** Numbers that look like chance and are the same for the same seed. */
export interface Random {
  /** 0 up to 1. */
  (): number;
  range(from: number, to: number): number;
  /** Whole, both ends included. */
  int(from: number, to: number): number;
  pick<const List extends readonly [unknown, ...unknown[]]>(list: List): List[number];
  chance(share: number): boolean;
}

/** mulberry32: small, quick and good enough for pictures. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  // The first numbers of neighbouring seeds lie close together.
  for (let skipped = 0; skipped < 8; skipped += 1) next();
  const range = (from: number, to: number) => from + (to - from) * next();
  return Object.assign(next, {
    range,
    int: (from: number, to: number) => Math.floor(range(from, to + 1)),
    pick: <const List extends readonly [unknown, ...unknown[]]>(list: List): List[number] =>
      list[Math.floor(next() * list.length)] ?? list[0],
    chance: (share: number) => next() < share,
  });
}
