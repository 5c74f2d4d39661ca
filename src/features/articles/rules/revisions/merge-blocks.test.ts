import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeBlocks } from './merge-blocks.ts';
import { splitBlocks } from './split-blocks.ts';

const html = (blocks: readonly string[]) => blocks.join('');
const merge = (base: string[], mine: string[], theirs: string[], choices = {}) => {
  const of = (lines: string[]) => html(lines.map((line) => `<p>${line}</p>`));
  return mergeBlocks({ base: of(base), mine: of(mine), theirs: of(theirs), choices });
};
const lines = (text: string) => splitBlocks(text).map((block) => block.slice(3, -4));

const A = 'Qarabağ evdə Zirəni qəbul edir';
const B = 'Oyun saat doqquzda başlayacaq';
const C = 'Biletlər artıq satışda deyil';

describe('merging two changed texts', () => {
  it('keeps changes of neighbouring paragraphs, and of several on each side', () => {
    const { merged, conflicts, isTaken } = merge(
      [A, B, C],
      [`${A} bu axşam`, B, `${C} və`],
      [A, `${B} Bakıda`, C],
    );
    expect(lines(merged)).toEqual([`${A} bu axşam`, `${B} Bakıda`, `${C} və`]);
    expect([conflicts, isTaken]).toEqual([[], true]);
  });

  it('reports a paragraph that both changed, and applies the choice', () => {
    const [mine, theirs] = [
      [`${A} bu axşam`, B, C],
      [`${A} sabah`, B, `${C} artıq`],
    ];
    const { merged, conflicts } = merge([A, B, C], mine, theirs);
    expect(conflicts).toEqual([
      { place: '0-1', base: `<p>${A}</p>`, mine: `<p>${A} bu axşam</p>`, theirs: `<p>${A} sabah</p>` },
    ]);
    expect(lines(merged)).toEqual([`${A} bu axşam`, B, `${C} artıq`]);
    expect(lines(merge([A, B, C], mine, theirs, { '0-1': 'theirs' }).merged)).toEqual([
      `${A} sabah`,
      B,
      `${C} artıq`,
    ]);
    expect(merge([A, B, C], mine, theirs, { '0-1': 'mine' }).conflicts).toEqual([]);
  });

  it('reports a block that one side removed and the other changed', () => {
    const { conflicts } = merge([A, B, C], [A, C], [A, `${B} Bakıda`, C]);
    expect(conflicts).toMatchObject([{ place: '1-2', mine: '', theirs: `<p>${B} Bakıda</p>` }]);
  });

  it('keeps what both added at the same place, theirs first, and what both added alike once', () => {
    const { merged, conflicts } = merge([A], [A, 'Mənim yeni abzasım', ''], [A, 'Onun əlavə etdiyi söz', '']);
    expect(lines(merged)).toEqual([A, 'Onun əlavə etdiyi söz', 'Mənim yeni abzasım', '']);
    expect(conflicts).toEqual([]);
    expect(merge([A], [A, B], [A, C]).isTaken).toBe(true);
    expect(lines(merge([A], [A, B], [A, B]).merged)).toEqual([A, B]);
  });

  it('treats a split paragraph and joined paragraphs as one change', () => {
    const whole = `${A}. ${B}`;
    const split = merge([whole, C], [`${A}.`, B, C], [`${whole} Bakıda`, C]);
    expect(split.conflicts).toMatchObject([
      { mine: `<p>${A}.</p><p>${B}</p>`, theirs: `<p>${whole} Bakıda</p>` },
    ]);
    const joined = merge([A, B, C], [`${A} ${B}`, C], [A, `${B} Bakıda`, C]);
    expect(joined.conflicts).toMatchObject([{ place: '0-2', mine: `<p>${A} ${B}</p>` }]);
  });

  it('treats paragraphs that belong together as one change, also when the longer one comes second', () => {
    const short = 'Oyun bu axşamdır';
    const long = 'Qarabağ evdə Zirəni qəbul edir və biletlər artıq satışda deyil';
    const joined = merge([short, long, C], [`${short} ${long}`, C], [`${short} Bakıda`, long, C]);
    expect(joined.conflicts).toMatchObject([
      { place: '0-2', base: `<p>${short}</p><p>${long}</p>`, mine: `<p>${short} ${long}</p>` },
    ]);
    const split = merge([`${short} ${long}`, C], [short, long, C], [`${short} ${long} Bakıda`, C]);
    expect(split.conflicts).toMatchObject([{ place: '0-1', mine: `<p>${short}</p><p>${long}</p>` }]);
  });

  it('asks of removed paragraphs only about the one that the other changed', () => {
    const { merged, conflicts } = merge([A, B, C], [C], [A, `${B} Bakıda`, C]);
    expect(conflicts).toMatchObject([{ place: '1-2', base: `<p>${B}</p>`, mine: '' }]);
    expect(lines(merged)).toEqual([C]);
  });

  it('matches paragraphs with two of five words in common, and treats others as one change', () => {
    const place = (mine: string[]) =>
      merge(
        ['bir iki üç dörd beş', 'a b c d e', C],
        [...mine, C],
        ['bir iki üç dörd beş', 'a b c d e f', C],
      ).conflicts.map((one) => one.place);
    expect(place(['bir iki x y z', 'a b k l m'])).toEqual(['1-2']);
    expect(place(['bir v x y z', 'a j k l m'])).toEqual(['0-2']);
  });

  it.each([
    ['fifty paragraphs', 50, 5, '3-4'],
    ['fifty-one paragraphs', 51, 5, '0-51'],
    ['twenty paragraphs of ninety words', 20, 90, '3-4'],
    ['twenty paragraphs of a hundred and ten words', 20, 110, '0-20'],
  ])('asks when one side changed %s, and the other one of them, about %s × %s words: %s', (...given) => {
    const [, count, words, place] = given;
    const base = Array.from({ length: count }, (_, at) =>
      Array.from({ length: words }, (_word, n) => `s${at}x${n}`).join(' '),
    );
    const mine = base.map((line) => `${line} mənim`);
    const theirs = base.with(3, `${base[3]} onun`);
    expect(merge(base, mine, theirs).conflicts.map((one) => one.place)).toEqual([place]);
  });

  it('keeps a paragraph once when both moved it, where they put it', () => {
    const { merged } = merge(
      [A, B, C, 'son sözlər burada'],
      [B, C, 'son sözlər burada', A],
      [B, A, C, 'son sözlər burada'],
    );
    expect(lines(merged)).toEqual([B, A, C, 'son sözlər burada']);
  });
});

/** What happens to one block on one side; a word of its own keeps every block different. */
type Fate = 'keep' | 'edit' | 'remove' | 'rewrite';
const fate = fc.constantFrom<Fate>('keep', 'keep', 'edit', 'remove', 'rewrite');
const paragraph = (id: string) =>
  `<p>${['abzas', 'cümlə', 'söz', 'hərf'].map((word) => word + id).join(' ')}</p>`;

interface Plan {
  mine: Fate[];
  theirs: Fate[];
  myInsertions: boolean[];
  theirInsertions: boolean[];
}
const plan: fc.Arbitrary<Plan> = fc.integer({ min: 0, max: 8 }).chain((length) =>
  fc.record({
    mine: fc.array(fate, { minLength: length, maxLength: length }),
    theirs: fc.array(fate, { minLength: length, maxLength: length }),
    myInsertions: fc.array(fc.boolean(), { minLength: length + 1, maxLength: length + 1 }),
    theirInsertions: fc.array(fc.boolean(), { minLength: length + 1, maxLength: length + 1 }),
  }),
);

function write(fates: readonly Fate[], insertions: readonly boolean[], side: string): string[] {
  const blocks: string[] = [];
  for (const [at, isInserted] of insertions.entries()) {
    if (isInserted) blocks.push(paragraph(`${side}${at}yeni`));
    const now = fates[at];
    if (now === 'keep') blocks.push(paragraph(`b${at}`));
    if (now === 'edit') blocks.push(paragraph(`b${at}`).replace('</p>', ` ${side}${at}</p>`));
    if (now === 'rewrite') blocks.push(paragraph(`${side}${at}başqa`));
  }
  return blocks;
}

function sidesOf({ mine, theirs, myInsertions, theirInsertions }: Plan) {
  const base = mine.map((_, at) => paragraph(`b${at}`));
  return { base, mine: write(mine, myInsertions, 'm'), theirs: write(theirs, theirInsertions, 't') };
}
const htmlOf = ({ base, mine, theirs }: ReturnType<typeof sidesOf>) => ({
  base: html(base),
  mine: html(mine),
  theirs: html(theirs),
});

describe('merging random changes', () => {
  it('loses and duplicates no block: each is in the text or in a conflict', () => {
    fc.assert(
      fc.property(plan, (planned) => {
        const sides = sidesOf(planned);
        const { merged, conflicts } = mergeBlocks(htmlOf(sides));
        const blocks = splitBlocks(merged);
        expect(new Set(blocks).size).toBe(blocks.length);
        const known = new Set([...blocks, ...conflicts.flatMap(({ theirs }) => splitBlocks(theirs))]);
        for (const side of [sides.mine, sides.theirs])
          for (const block of side) if (!sides.base.includes(block)) expect(known).toContain(block);
        for (const block of sides.base)
          if (sides.mine.includes(block) && sides.theirs.includes(block)) expect(known).toContain(block);
        for (const block of blocks) expect([...sides.base, ...sides.mine, ...sides.theirs]).toContain(block);
      }),
      { numRuns: 500 },
    );
  });

  it('reports no conflict when both sides changed different blocks', () => {
    fc.assert(
      fc.property(plan, (planned) => {
        const isChanged = (fates: Fate[], at: number) => (fates[at] ?? 'keep') !== 'keep';
        const { mine } = planned;
        const theirs = planned.theirs.map((now, at) =>
          [at - 1, at, at + 1].some((near) => isChanged(mine, near)) ? ('keep' as const) : now,
        );
        // Blocks between two blocks that the other side changed may belong to its change.
        const outside = (insertions: boolean[], fates: Fate[]) =>
          insertions.map((is, at) => is && !(isChanged(fates, at - 1) && isChanged(fates, at)));
        const theirInsertions = outside(planned.theirInsertions, mine);
        const myInsertions = outside(planned.myInsertions, theirs);
        fc.pre(theirs.length > 0);
        expect(
          mergeBlocks(htmlOf(sidesOf({ mine, theirs, myInsertions, theirInsertions }))).conflicts,
        ).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps edits of different paragraphs without a question, also of neighbours', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('mine', 'theirs', null), { maxLength: 9 }), (turns) => {
        const none = turns.map(() => false).concat(false);
        const of = (side: string) => turns.map((turn): Fate => (turn === side ? 'edit' : 'keep'));
        const sides = sidesOf({
          mine: of('mine'),
          theirs: of('theirs'),
          myInsertions: none,
          theirInsertions: none,
        });
        const { merged, conflicts } = mergeBlocks(htmlOf(sides));
        expect(conflicts).toEqual([]);
        expect(splitBlocks(merged)).toEqual(
          turns.map((turn, at) => (turn === 'theirs' ? sides.theirs : sides.mine)[at]),
        );
      }),
    );
  });

  it('changes nothing where one side changed nothing, and asks nothing once all is chosen', () => {
    fc.assert(
      fc.property(plan, (planned) => {
        const { base, mine, theirs } = htmlOf(sidesOf(planned));
        expect(mergeBlocks({ base, mine, theirs: base })).toEqual({
          merged: mine,
          conflicts: [],
          isTaken: false,
        });
        expect(mergeBlocks({ base, mine: base, theirs }).merged).toBe(theirs);
        expect(mergeBlocks({ base, mine, theirs: mine }).merged).toBe(mine);
        const { conflicts } = mergeBlocks({ base, mine, theirs });
        const choices = Object.fromEntries(conflicts.map(({ place }) => [place, 'theirs' as const]));
        expect(mergeBlocks({ base, mine, theirs, choices }).conflicts).toEqual([]);
      }),
    );
  });

  it('asks the same from both sides, and makes the same text but for what both added at one place', () => {
    fc.assert(
      fc.property(plan, (planned) => {
        const { base, mine, theirs } = htmlOf(sidesOf(planned));
        const here = mergeBlocks({ base, mine, theirs });
        const there = mergeBlocks({ base, mine: theirs, theirs: mine });
        const swapped = there.conflicts.map((one) => ({ ...one, mine: one.theirs, theirs: one.mine }));
        expect(here.conflicts).toEqual(swapped);
        if (here.conflicts.length > 0) return;
        expect(splitBlocks(here.merged).toSorted()).toEqual(splitBlocks(there.merged).toSorted());
        const isShared = planned.myInsertions.some((is, at) => is && planned.theirInsertions[at]);
        if (!isShared) expect(here.merged).toBe(there.merged);
      }),
    );
  });
});
