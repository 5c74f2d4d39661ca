import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryFields } from '#tests/kit/content/article-fields.ts';
import {
  type ArticleFields,
  articleFieldNames,
  articleOrigins,
  emptyArticleFields,
  isSameValue,
  listChangedFields,
} from '../article-fields.ts';
import { mergeArticleFields } from './merge-article-fields.ts';

const word = fc.constantFrom('', 'bir', 'iki', 'üç');
// Few values, so that two people often write the same.
const fields = arbitraryFields({
  line: word,
  url: word,
  html: word,
  picture: fc.option(word),
  tags: fc.array(word, { maxLength: 2 }),
  flag: fc.boolean(),
  origin: fc.constantFrom(...articleOrigins),
});

describe('mergeArticleFields', () => {
  it('merges changes of one side, and reports only different changes of both as conflicts', () => {
    fc.assert(
      fc.property(fields, fields, fields, (base, mine, theirs) => {
        const { merged, conflicts, taken } = mergeArticleFields({ base, mine, theirs });
        const asked = new Set(conflicts.map((conflict) => conflict.field));
        for (const name of articleFieldNames) {
          const iChanged = !isSameValue(base[name], mine[name]);
          const theyChanged = !isSameValue(base[name], theirs[name]);
          const differ = !isSameValue(mine[name], theirs[name]);
          expect(asked.has(name)).toBe(iChanged && theyChanged && differ);
          // No change is lost unless it is reported as a conflict.
          if (theyChanged && !iChanged) expect(merged[name]).toEqual(theirs[name]);
          if (iChanged) expect(merged[name]).toEqual(mine[name]);
          expect(taken.includes(name)).toBe(theyChanged && !iChanged);
        }
      }),
    );
  });

  it('has the same result from both sides when there is no conflict', () => {
    fc.assert(
      fc.property(fields, fields, fields, (base, one, other) => {
        const here = mergeArticleFields({ base, mine: one, theirs: other });
        const there = mergeArticleFields({ base, mine: other, theirs: one });
        expect(here.conflicts.map(({ field }) => field)).toEqual(there.conflicts.map(({ field }) => field));
        const asked: string[] = here.conflicts.map(({ field }) => field);
        const differing = listChangedFields(here.merged, there.merged);
        expect(differing.filter((name) => !asked.includes(name))).toEqual([]);
      }),
    );
  });

  it('changes nothing without changes, and reports no conflict when every choice is made', () => {
    fc.assert(
      fc.property(fields, fields, fields, (base, mine, theirs) => {
        expect(mergeArticleFields({ base, mine, theirs: base }).merged).toEqual(mine);
        expect(mergeArticleFields({ base, mine: base, theirs }).merged).toEqual(theirs);
        const { conflicts } = mergeArticleFields({ base, mine, theirs });
        const choices = Object.fromEntries(conflicts.map(({ name }) => [name, 'theirs' as const]));
        const chosen = mergeArticleFields({ base, mine, theirs, choices });
        expect(chosen.conflicts).toEqual([]);
        for (const name of articleFieldNames)
          if (!isSameValue(base[name], theirs[name])) expect(chosen.merged[name]).toEqual(theirs[name]);
      }),
    );
  });

  it.each([
    ['forty paragraphs one by one', 40, 40],
    ['more of them as one text', 41, 1],
  ])('asks about %s', (_what, count, questions) => {
    const write = (end: string) =>
      Array.from({ length: count }, (_, at) => `<p>bir${at} iki${at} üç${at}${end}</p>`).join('');
    const [base, mine, theirs] = ['', ' mənim', ' onun'].map((end) => {
      return { ...emptyArticleFields, content: write(end) };
    }) as [ArticleFields, ArticleFields, ArticleFields];
    expect(mergeArticleFields({ base, mine, theirs }).conflicts).toHaveLength(questions);
  });

  it('reports every difference as a conflict when the base is unknown', () => {
    fc.assert(
      fc.property(fields, fields, (mine, theirs) => {
        const { conflicts } = mergeArticleFields({ base: null, mine, theirs });
        expect(conflicts.map(({ field }) => field)).toEqual(listChangedFields(mine, theirs));
      }),
    );
  });
});
