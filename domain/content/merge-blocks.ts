import { diffTokens } from './diff-tokens.ts';
import { hasContent } from './has-content.ts';
import { type BlockEdit, listBlockEdits } from './list-block-edits.ts';
import { splitBlocks } from './split-blocks.ts';

/** Blocks that both sides changed to different things: the HTML of each side. Empty: that side removed them. */
export interface BlockConflict {
  /** Which blocks of the base: `3-4` is the fourth. */
  place: string;
  base: string;
  mine: string;
  theirs: string;
}

export interface BlockMerge {
  /** HTML. Where both changed the same blocks: the choice, or mine while none was made. */
  merged: string;
  /** Blocks that both changed, without a choice. */
  conflicts: BlockConflict[];
  /** Changes of the others alone were taken over. */
  isTaken: boolean;
}

/** Edits of both sides that touch the same blocks of the base. */
interface Region {
  start: number;
  end: number;
  mine: BlockEdit[];
  theirs: BlockEdit[];
}

/**
 * Merges two changed states of an HTML text by its top-level blocks. Changes of different blocks are both kept, also of
 * neighbours. Blocks that both inserted at the same place are all kept, theirs first; only where the base was empty are
 * they asked about. `choices` by `place`.
 */
export function mergeBlocks(the: {
  base: string;
  mine: string;
  theirs: string;
  choices?: Readonly<Partial<Record<string, 'mine' | 'theirs'>>>;
}): BlockMerge {
  const { choices = {} } = the;
  const base = splitBlocks(the.base);
  const theirEdits = listBlockEdits(base, splitBlocks(the.theirs));
  const myEdits = dropMovedTwice(listBlockEdits(base, splitBlocks(the.mine)), theirEdits);
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
      blocks.push(...joinInsertions(there, here));
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

/** The edits in the order of the base; those that overlap, of both sides, in one region. */
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

/** Changes of neighbours do not overlap; two insertions at the same place do. `edit` starts no earlier than the region. */
function isOverlap(region: { start: number; end: number }, edit: BlockEdit): boolean {
  const isSamePlace = region.start === edit.start && region.end === edit.end;
  return isSamePlace || edit.start < region.end;
}

/** The blocks from `start` to before `end` of the base with the edits made. */
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

/** Both lists, what they share once. */
function joinInsertions(theirs: readonly string[], mine: readonly string[]): string[] {
  return diffTokens(theirs, mine).flatMap(({ kind, before, after }) =>
    kind === 'same' ? before : [...before, ...after],
  );
}

/** A block that both moved, or inserted, to different places stays once: where they put it. */
function dropMovedTwice(mine: readonly BlockEdit[], theirs: readonly BlockEdit[]): BlockEdit[] {
  const isInsertion = ({ start, end }: BlockEdit) => start === end;
  const placeOf = new Map(
    theirs.filter(isInsertion).flatMap(({ start, blocks }) => blocks.map((block) => [block, start] as const)),
  );
  const isElsewhere = (block: string, start: number) =>
    isOwn(block) && (placeOf.get(block) ?? start) !== start;
  return mine
    .map((edit) =>
      isInsertion(edit)
        ? { ...edit, blocks: edit.blocks.filter((block) => !isElsewhere(block, edit.start)) }
        : edit,
    )
    .filter((edit) => !isInsertion(edit) || edit.blocks.length > 0);
}

/** An empty paragraph or a line may stand anywhere, as often as wanted. */
const isOwn = (block: string) => hasContent(block) && !block.startsWith('<hr');
