import { expect, it } from 'vitest';
import { listTypographyMarks } from '#az/spelling/list-typography-marks.ts';
import type { SpellingMark } from '#az/spelling/spelling-mark.ts';
import { demoArticles } from '#features/demo/server/articles/demo-articles.ts';
import type { Db } from '#platform/db/schema.ts';
import { describeOnSqlite } from '#tests/kit/databases/databases.ts';
import { checkSpelling } from './check-spelling.ts';
import { heldOutErrors } from './held-out-errors.fixture.ts';
import { plantedErrors } from './planted-errors.fixture.ts';
import { pressSentences } from './press.fixture.ts';

const MISTAKE = /\{([^|}]*)\|([^}]*)\}/g;
const toLines = (text: string) => text.trim().split('\n');

/** The sentence with its mistakes, and where they are. */
function plant(line: string) {
  const mistakes: { start: number; end: number; right: string }[] = [];
  let text = '';
  let at = 0;
  for (const { 0: whole, 1: wrong = '', 2: right = '', index } of line.matchAll(MISTAKE)) {
    text += line.slice(at, index);
    mistakes.push({ start: text.length, end: text.length + wrong.length, right });
    text += wrong;
    at = index + whole.length;
  }
  return { text: text + line.slice(at), mistakes };
}

async function listMarks(db: Db, texts: readonly string[]): Promise<SpellingMark[][]> {
  const spelling = await checkSpelling(db, { paragraphs: texts });
  return spelling.map((marks, at) => [...marks, ...listTypographyMarks([texts[at] ?? '']).flat()]);
}

/** The mistakes that have a mark with the right correction, those that have not, and marks of correct words. */
async function measure(db: Db, lines: readonly string[]) {
  const planted = lines.map(plant);
  const all = await listMarks(
    db,
    planted.map(({ text }) => text),
  );
  const found: string[] = [];
  const missed: string[] = [];
  const wrong: string[] = [];
  planted.forEach(({ text, mistakes }, at) => {
    const marks = all[at] ?? [];
    const correct = (start: number, end: number) =>
      marks
        .filter((mark) => mark.start >= start && mark.end <= end)
        .toSorted((a, b) => b.start - a.start)
        .reduce(
          (word, mark) => word.slice(0, mark.start - start) + mark.suggestion + word.slice(mark.end - start),
          text.slice(start, end),
        );
    for (const { start, end, right } of mistakes)
      (correct(start, end) === right ? found : missed).push(
        `${text.slice(start, end)} ${right} ${correct(start, end)}`,
      );
    for (const { start, end, suggestion } of marks)
      if (!mistakes.some((mistake) => mistake.start <= start && end <= mistake.end))
        wrong.push(`${text.slice(start, end)} ${suggestion}`);
  });
  return { found, missed, wrong };
}

describeOnSqlite('the spelling aid with the names that every site has', (open) => {
  it.each([
    ['against which its rules were mended', plantedErrors],
    ['of the second set', heldOutErrors],
  ])('finds three of four mistakes in sentences %s, and marks nothing else', async (_, sentences) => {
    const { db } = await open();
    const { found, missed, wrong } = await measure(db, toLines(sentences));
    expect(wrong).toEqual([]);
    expect(found.length / (found.length + missed.length)).toBeGreaterThanOrEqual(0.75);
  });

  it('marks nothing in a hundred correct sentences of the press', async () => {
    const { db } = await open();
    const sentences = toLines(pressSentences);
    expect(sentences).toHaveLength(100);
    expect((await measure(db, sentences)).wrong).toEqual([]);
  });

  it('marks nothing in the articles of the demo', async () => {
    const { db } = await open();
    const texts = demoArticles.flatMap(({ title, excerpt, content }) => [
      title,
      excerpt,
      ...content
        .split(/<\/(?:p|li|h2|h3|td|th|blockquote)>/)
        .map((part) => part.replace(/<[^>]*>/g, '').trim()),
    ]);
    expect(texts.length).toBeGreaterThan(500);
    const marks = await checkSpelling(db, { paragraphs: texts });
    expect(
      marks.flatMap((found, at) =>
        found.map(({ start, end, suggestion }) => `${texts[at]?.slice(start, end)} ${suggestion}`),
      ),
    ).toEqual([]);
  });
});
