import { hasContent } from '../has-content.ts';
import { type DiffBudget, diffTokens, startDiffBudget } from './diff-tokens.ts';
import { type BlockEdit, listBlockEdits } from './list-block-edits.ts';
import { splitBlocks } from './split-blocks.ts';

/** Blocks that both sides changed differently, as HTML of the base and of each side. Empty when a side removed them. */
interface BlockConflict {
  /** Where the blocks stand in the base: index of the first, index after the last. `3-4` is the fourth block. */
  place: string;
  base: string;
  mine: string;
  theirs: string;
}

export interface BlockMerge {
  /** The merged HTML. For blocks that both sides changed it has the chosen side, or mine when there is no choice yet. */
  merged: string;
  /** Blocks that both sides changed and that have no choice yet. */
  conflicts: BlockConflict[];
  /** True when the merged text has changes of theirs that needed no choice. */
  isTaken: boolean;
}

/** The part of the diff budget that each side may use. A save may merge three times. */
const BUDGET_SHARE = 0.2;

/** Edits of both sides that touch the same blocks of the base. */
interface Region {
  start: number;
  end: number;
  mine: BlockEdit[];
  theirs: BlockEdit[];
}

/**
 * Merges two changed versions of an HTML text, `mine` and `theirs`, block by block (top-level blocks only).
 *
 * - Changes of different blocks are all kept, even when the blocks are next to each other.
 * - Blocks that both sides inserted at the same place are all kept, theirs first. When the base is empty they are a
 *   conflict instead, because then both sides have written the whole text.
 * - Different changes of the same blocks are a conflict. `choices` says which side wins, by the conflict's `place`.
 */
export function mergeBlocks(input: {
  base: string;
  mine: string;
  theirs: string;
  choices?: Readonly<Partial<Record<string, 'mine' | 'theirs'>>>;
}): BlockMerge {
  const { choices = {} } = input;
  const base = splitBlocks(input.base);
  const editsOf = (html: string) => listBlockEdits(base, splitBlocks(html), startDiffBudget(BUDGET_SHARE));
  const theirEdits = editsOf(input.theirs);
  const myEdits = dropInsertedElsewhere(editsOf(input.mine), theirEdits);
  const budget = startDiffBudget(BUDGET_SHARE);
  const blocks: string[] = [];
  const conflicts: BlockConflict[] = [];
  let isTaken = false;
  let done = 0;
  for (const { start, end, mine, theirs } of listRegions(myEdits, theirEdits)) {
    blocks.push(...base.slice(done, start));
    done = end;
    const write = (edits: readonly BlockEdit[]) => applyEdits(base, { start, end }, edits);
    const [here, there] = [write(mine), write(theirs)];
    if (theirs.length === 0 || isSame(here, there)) blocks.push(...here);
    else if (mine.length === 0) {
      blocks.push(...there);
      isTaken = true;
    } else if (start === end && base.length > 0) {
      blocks.push(...joinInsertions(there, here, budget));
      isTaken = true;
    } else {
      const place = `${start}-${end}`;
      blocks.push(...(choices[place] === 'theirs' ? there : here));
      if (choices[place] === undefined) {
        const sides = { mine: here.join(''), theirs: there.join('') };
        conflicts.push({ place, base: base.slice(start, end).join(''), ...sides });
      }
    }
  }
  blocks.push(...base.slice(done));
  return { merged: blocks.join(''), conflicts, isTaken };
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((block, at) => block === other[at]);

/** Groups the edits of both sides into regions, in the order of the base. Edits that overlap are in the same region. */
function listRegions(mine: readonly BlockEdit[], theirs: readonly BlockEdit[]): Region[] {
  const all = [
    ...mine.map((edit) => ({ edit, side: 'mine' as const })),
    ...theirs.map((edit) => ({ edit, side: 'theirs' as const })),
  ].sort((a, b) => a.edit.start - b.edit.start || a.edit.end - b.edit.end);
  const regions: Region[] = [];
  for (const { edit, side } of all) {
    const last = regions.at(-1);
    if (last && isOverlap(last, edit)) {
      last.end = Math.max(last.end, edit.end);
      last[side].push(edit);
    } else regions.push({ ...edit, mine: [], theirs: [], [side]: [edit] });
  }
  return regions;
}

/**
 * Whether an edit belongs to a region; it must not start before the region. Changes of neighbouring blocks do not overlap,
 * two insertions at the same place do.
 */
function isOverlap(region: { start: number; end: number }, edit: BlockEdit): boolean {
  const isSamePlace = region.start === edit.start && region.end === edit.end;
  return isSamePlace || edit.start < region.end;
}

/** The blocks of the base from `start` (included) to `end` (not included), with the edits applied. */
function applyEdits(
  base: readonly string[],
  { start, end }: { start: number; end: number },
  edits: readonly BlockEdit[],
): string[] {
  const blocks: string[] = [];
  let done = start;
  for (const edit of edits) {
    blocks.push(...base.slice(done, edit.start), ...edit.blocks);
    done = edit.end;
  }
  return [...blocks, ...base.slice(done, end)];
}

/** Theirs followed by mine; blocks that are in both lists appear once. */
function joinInsertions(theirs: readonly string[], mine: readonly string[], budget: DiffBudget): string[] {
  return diffTokens(theirs, mine, budget).flatMap(({ kind, before, after }) =>
    kind === 'same' ? before : [...before, ...after],
  );
}

/** Drops my insertion of a block that the others have inserted at another place, so that it is not in the text twice. */
function dropInsertedElsewhere(mine: readonly BlockEdit[], theirs: readonly BlockEdit[]): BlockEdit[] {
  const isInsertion = ({ start, end }: BlockEdit) => start === end;
  const placeOf = new Map(
    theirs.filter(isInsertion).flatMap(({ start, blocks }) => blocks.map((block) => [block, start] as const)),
  );
  const isElsewhere = (block: string, start: number) =>
    isUnique(block) && (placeOf.get(block) ?? start) !== start;
  return mine
    .map((edit) =>
      isInsertion(edit)
        ? { ...edit, blocks: edit.blocks.filter((block) => !isElsewhere(block, edit.start)) }
        : edit,
    )
    .filter((edit) => !isInsertion(edit) || edit.blocks.length > 0);
}

/** Empty paragraphs and horizontal rules may repeat; any other block should be in the text once. */
const isUnique = (block: string) => hasContent(block) && !block.startsWith('<hr');
