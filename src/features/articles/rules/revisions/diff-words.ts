import { diffTokens, startDiffBudget, type TokenRun } from './diff-tokens.ts';

/** A run of text that is in both texts, only in the later one or only in the earlier one. */
export interface DiffPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

const BLOCK =
  /[\s\S]*?(?:<\/(?:p|h[1-6]|li|blockquote|figure|tr|table|ul|ol|div)>\s*|<hr ?\/?>\s*|\n+)|[\s\S]+$/gi;
const WORD = /<[^<>]*>|\s+|[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*|[\s\S]/gu;

/**
 * Compares two texts or pieces of HTML word by word. Compares paragraphs first and then the words of changed ones, so that
 * a long article takes milliseconds; `share` is that of the diff budget. The runs 'same' and 'removed' together are exactly `before`, 'same' and 'added' are
 * exactly `after`.
 */
export function diffWords(before: string, after: string, share = 1): DiffPart[] {
  const parts: DiffPart[] = [];
  const budget = startDiffBudget(share);
  for (const run of diffTokens(blocksOf(before), blocksOf(after), budget)) {
    if (run.kind === 'same') push(parts, run.kind, run.before.join(''));
    else
      for (const words of diffTokens(wordsOf(run.before.join('')), wordsOf(run.after.join('')), budget))
        pushRun(parts, words);
  }
  return parts;
}

function pushRun(parts: DiffPart[], { kind, before, after }: TokenRun): void {
  push(parts, kind === 'same' ? 'same' : 'removed', before.join(''));
  if (kind === 'changed') push(parts, 'added', after.join(''));
}

function push(parts: DiffPart[], kind: DiffPart['kind'], text: string): void {
  if (text === '') return;
  const last = parts.at(-1);
  if (last?.kind === kind) last.text += text;
  else parts.push({ kind, text });
}

const blocksOf = (text: string): string[] => text.match(BLOCK)?.filter((block) => block !== '') ?? [];
const wordsOf = (text: string): string[] => text.match(WORD) ?? [];
