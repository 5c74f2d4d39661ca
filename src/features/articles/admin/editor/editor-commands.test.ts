import { Schema } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { insertEmbedOf, linkAddress } from './editor-commands.ts';

const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'text*', group: 'block' },
    embed: { group: 'block', atom: true, attrs: { provider: {}, address: {} } },
    text: {},
  },
});

/** The blocks after the address was pasted into the paragraph `at` and a word was typed; an embed as its provider. */
function pasteAndType(address: string, at: number, lines: string[]): string[] {
  const paragraphs = lines.map((line) => schema.node('paragraph', null, line ? [schema.text(line)] : []));
  const doc = schema.node('doc', null, paragraphs);
  const start = lines.slice(0, at).join('').length + 2 * at + 1;
  let state = EditorState.create({ doc, selection: TextSelection.create(doc, start) });
  const isInserted = insertEmbedOf(
    {
      state,
      dispatch: (tr) => {
        state = state.apply(tr);
      },
    },
    address,
  );
  expect(isInserted).toBe(true);
  state = state.apply(state.tr.insertText('Söz'));
  return state.doc.children.map(({ attrs, textContent }) => attrs.provider ?? textContent);
}

test.each([
  ['alone', 0, [''], ['youtube', 'Söz']],
  ['at the end', 1, ['Bir', ''], ['Bir', 'youtube', 'Söz']],
  ['before other text', 0, ['', 'Bir'], ['youtube', 'Söz', 'Bir']],
])('words typed after the pasted address of a video keep its card, %s', (_name, at, lines, blocks) => {
  expect(pasteAndType('https://www.youtube.com/watch?v=dQw4w9WgXcQ', at, lines)).toEqual(blocks);
});

test('a link takes web, mail and site addresses, and nothing else', () => {
  expect(linkAddress(' https://uefa.com/x ')).toBe('https://uefa.com/x');
  expect(linkAddress('pfl.az/xeberler')).toBe('https://pfl.az/xeberler');
  expect(linkAddress('/article/x')).toBe('/article/x');
  expect(linkAddress('mailto:a@b.az')).toBe('mailto:a@b.az');
  expect(linkAddress('javascript:alert(1)')).toBeNull();
  expect(linkAddress('//evil.example')).toBeNull();
  expect(linkAddress('iki söz')).toBeNull();
});
