import type { SpellingKind } from '#az/spelling/spelling-mark.ts';

/** The spelling aid below the text editor. */
export const spellingText = {
  title: 'Yazılış',
  content: 'Məzmun',
  count: (n: number) => (n === 0 ? 'Yazılış: səhv tapılmadı' : `Yazılış: ${n} səhv`),
  hint: 'Kursor altı xətli sözdə olanda Alt+Enter onu düzəldir. Ctrl+Z düzəlişi geri qaytarır.',
  more: (n: number) => `Daha ${n} səhv var.`,
  correct: 'Düzəlt',
  correctAll: 'Hamısını düzəlt',
  ignore: 'Burax',
  change: (written: string, suggestion: string) => `${written} → ${suggestion}`,
  correctOf: (change: string) => `Düzəlt: ${change}`,
  ignoreOf: (change: string) => `Burax: ${change}`,
  where: (field: string, kind: string) => `${field} · ${kind}`,
  kind: {
    name: 'ad',
    letters: 'hərflər',
    ending: 'şəkilçi',
    unclosedQuote: 'bağlanmamış dırnaq',
    straightQuote: 'düz dırnaq',
    doubleSpace: 'artıq boşluq',
  } satisfies Record<SpellingKind, string>,
} as const;
