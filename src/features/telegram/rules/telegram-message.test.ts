import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bold, italic, joinParts, link, plain, struck } from './telegram-message.ts';

const inside = (tagged: string) => tagged.replace(/^<\w>|<\/\w>$/g, '');

test.each([
  ['an excerpt', plain, 2000],
  ['a headline', (text: string) => inside(bold(text)), 500],
  ['a headline that is gone', (text: string) => inside(struck(text)), 500],
] as const)('%s is cut at whole characters, with an ellipsis', (_name, format, max) => {
  const ball = '😀';
  expect(format(ball.repeat(max))).toBe(ball.repeat(max));
  expect(format(ball.repeat(max + 1))).toBe(`${ball.repeat(max - 1)}…`);
  expect(format(`${'a'.repeat(max - 3)}  bc`)).toBe(`${'a'.repeat(max - 3)}…`);
});

test('texts cannot contain tags, also in an address', () => {
  expect([bold('<i>'), struck('<i>'), italic('<i>'), plain('<i>')]).toEqual([
    '<b>&#60;i&#62;</b>',
    '<s>&#60;i&#62;</s>',
    '<i>&#60;i&#62;</i>',
    '&#60;i&#62;',
  ]);
  expect(link('https://a.az/?a="b"&c', '<')).toBe('<a href="https://a.az/?a=&#34;b&#34;&#38;c">&#60;</a>');
});

test('empty parts leave no empty lines', () => {
  const part = fc.constantFrom('', 'a', 'b');
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const joined = joinParts(parts);
      expect(joined.replaceAll('\n\n', '')).toBe(parts.join(''));
      expect(joined).not.toMatch(/^\n|\n$|\n{3}/);
      expect(joined === '' ? 0 : joined.split('\n\n').length).toBe(parts.filter(Boolean).length);
    }),
  );
});
