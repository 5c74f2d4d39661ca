import { Schema } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { hasSameText, replaceChanged } from './editor-commands.ts';

const schema = new Schema({
  nodes: { doc: { content: 'paragraph+' }, paragraph: { content: 'text*' }, text: {} },
});
const documentOf = (...lines: string[]) =>
  schema.node(
    'doc',
    null,
    lines.map((line) => schema.node('paragraph', null, line === '' ? [] : [schema.text(line)])),
  );

/** `|` is the caret. */
function replace(before: string[], after: string[]): string {
  const all = before.join('\n');
  const doc = documentOf(...before.map((line) => line.replace('|', '')));
  // The start and the end of a paragraph are one position each.
  const at =
    all.slice(0, all.indexOf('|')).length + 1 + all.slice(0, all.indexOf('|')).split('\n').length - 1;
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, at) });
  const { tr } = state;
  const next = documentOf(...after);
  expect(replaceChanged(tr, next)).toBe(!doc.eq(next));
  expect(tr.doc.eq(next)).toBe(true);
  const lines: string[] = [];
  tr.doc.forEach((node, offset) => {
    const own = tr.selection.head - offset - 1;
    const isHere = own >= 0 && own <= node.textContent.length;
    lines.push(
      isHere ? `${node.textContent.slice(0, own)}|${node.textContent.slice(own)}` : node.textContent,
    );
  });
  return lines.join(' / ');
}

test.each([
  [['Qarabağ| qalib'], ['Qarabağ qalib'], 'Qarabağ| qalib'],
  [['Bir', 'İki| söz'], ['Yeni bir', 'İki söz'], 'Yeni bir / İki| söz'],
  [['Bir| söz', 'İki'], ['Bir söz', 'Tamam başqa', 'İki'], 'Bir| söz / Tamam başqa / İki'],
  [['Bir', 'Artıq', 'İki|'], ['Bir', 'İki'], 'Bir / İki|'],
  [['aaa|'], ['aaaa'], 'aaaa|'],
  [['Söz, söz, söz|'], ['Söz, söz|'], 'Söz, söz|'],
  [['|'], ['Mətn'], 'Mətn|'],
  [['Bir', 'Orta| söz', 'Üç'], ['Yeni bir', 'Orta söz', 'Üç daha'], 'Yeni bir / Orta| söz / Üç daha'],
  [['Bir', 'Orta| söz', 'Üç'], ['Orta söz', 'Dörd', 'Üç', 'Beş'], 'Orta| söz / Dörd / Üç / Beş'],
])('the caret of %j stays at its text in %j', (before, after, expected) => {
  expect(
    replace(
      before,
      after.map((line) => line.replace('|', '')),
    ),
  ).toBe(expected);
});

test.each([
  [['Zirə', 'uddu'], ['Zirə', 'uddu'], true],
  [['Zirə', 'uddu'], ['Zirə', 'uddu', ''], true],
  [['Zirə', '', 'uddu'], ['Zirə', 'uddu'], false],
  [['Zirə', 'uddu'], ['Zirə', 'uduzdu'], false],
  [['Zirə', 'uddu'], ['Zirə'], false],
])('%j and %j are the same text: %j', (one, other, isSame) => {
  const [first, second] = [documentOf(...one), documentOf(...other)];
  expect([hasSameText(first, second), hasSameText(second, first)]).toEqual([isSame, isSame]);
});
