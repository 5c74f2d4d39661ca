import { expect, test } from 'vitest';
import { readArticleForm, withParagraphs } from './read-article-form.ts';

const formOf = (entries: Record<string, string | string[]>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries))
    for (const one of [value].flat()) form.append(name, one);
  return form;
};

test('tags come from their list and from what stands in the box', () => {
  const { fields } = readArticleForm(formOf({ tag: ['Qarabağ', ' Zirə '], newTag: 'Neftçi, ,Sabah' }));
  expect(fields.tags).toEqual(['Qarabağ', 'Zirə', 'Neftçi', 'Sabah']);
});

test('an unknown button means what the status field says; choices are two words only', () => {
  const read = readArticleForm(
    formOf({ intent: 'destroy', 'choice.title': 'theirs', 'choice.slug': 'both' }),
  );
  expect(read.intent).toBe('selected');
  expect(read.choices).toEqual({ title: 'theirs' });
});

test('blocks of the text are chosen one by one', () => {
  const form = formOf({ 'choice.content.3-4': 'mine', 'choice.content.x': 'mine', 'choice.other': 'mine' });
  expect(readArticleForm(form).choices).toEqual({ 'content.3-4': 'mine' });
});

test('the time of publication is read on the clock of Baku', () => {
  const { scheduledAt } = readArticleForm(formOf({ scheduledAt: '2026-03-07T18:00' }));
  expect(scheduledAt).toBe(Date.UTC(2026, 2, 7, 14));
});

test('plain text becomes paragraphs, HTML is left alone', () => {
  expect(withParagraphs('Bir\r\niki\r\n\r\n3 < 4 & 5')).toBe('<p>Bir<br />iki</p><p>3 &lt; 4 &amp; 5</p>');
  expect(withParagraphs('<p>Bir</p>')).toBe('<p>Bir</p>');
  expect(withParagraphs('  ')).toBe('  ');
});
