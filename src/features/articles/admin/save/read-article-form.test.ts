import { expect, test } from 'vitest';
import { readArticleForm, withParagraphs } from './read-article-form.ts';

const formOf = (entries: Record<string, string | string[]>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries))
    for (const one of [value].flat()) form.append(name, one);
  return form;
};

test('tags are read from the list and from the input for a new tag', () => {
  const { fields } = readArticleForm(formOf({ tag: ['Qarabağ', ' Zirə '], newTag: 'Neftçi, ,Sabah' }));
  expect(fields.tags).toEqual(['Qarabağ', 'Zirə', 'Neftçi', 'Sabah']);
});

test('an unknown intent follows the status field, and only "mine" and "theirs" are choices', () => {
  const read = readArticleForm(
    formOf({ intent: 'destroy', 'choice.title': 'theirs', 'choice.slug': 'both' }),
  );
  expect(read.intent).toBe('selected');
  expect(read.choices).toEqual({ title: 'theirs' });
});

test('each block of the text has a choice of its own', () => {
  const form = formOf({ 'choice.content.3-4': 'mine', 'choice.content.x': 'mine', 'choice.other': 'mine' });
  expect(readArticleForm(form).choices).toEqual({ 'content.3-4': 'mine' });
});

test('the time of publication is read as Baku time', () => {
  const { scheduledAt } = readArticleForm(formOf({ scheduledAt: '2026-03-07T18:00' }));
  expect(scheduledAt).toBe(Date.UTC(2026, 2, 7, 14));
});

test('plain text becomes paragraphs, and HTML keeps its tags and lines', () => {
  expect(withParagraphs('Bir\r\niki\r\n\r\n3 < 4 & 5')).toBe('<p>Bir<br />iki</p><p>3 &lt; 4 &amp; 5</p>');
  expect(withParagraphs('<p>Bir</p>\r\n<p>İki</p>\n')).toBe('<p>Bir</p>\n<p>İki</p>\n');
  expect(withParagraphs('  ')).toBe('  ');
});
