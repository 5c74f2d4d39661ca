import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeEtag, matchesEtag } from './stored-body.ts';

const tag = makeEtag(Buffer.from('Qarabağ'));

test('a tag is weak, short and depends on the bytes', () => {
  expect(tag).toMatch(/^W\/"[\w-]{16}"$/);
  expect(makeEtag(Buffer.from('Qarabağ'))).toBe(tag);
  expect(makeEtag(Buffer.from('Neftçi'))).not.toBe(tag);
});

test.each([
  [tag, true],
  [tag.slice(2), true],
  ['*', true],
  [' * ', true],
  [`"a", ${tag} , "b"`, true],
  [`W/"a,b",${tag}`, true],
  ['', false],
  ['"other"', false],
  [tag.slice(3, -1), false],
  ['W/', false],
])('If-None-Match: %s → %s', (header, matches) => {
  expect(matchesEtag(header, tag)).toBe(matches);
});

test('a list matches exactly when one of its tags is the tag', () => {
  const opaque = fc.stringMatching(/^[\w,;* -]{0,12}$/);
  const listed = fc.record({ text: opaque, weak: fc.boolean() });
  fc.assert(
    fc.property(fc.array(listed), opaque, fc.boolean(), (list, wanted, weak) => {
      const written = (one: { text: string; weak: boolean }) => `${one.weak ? 'W/' : ''}"${one.text}"`;
      const header = list.map(written).join(', ');
      expect(matchesEtag(header, written({ text: wanted, weak }))).toBe(
        list.some((one) => one.text === wanted),
      );
    }),
  );
});
