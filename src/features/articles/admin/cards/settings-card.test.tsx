import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyArticleFields } from '../../rules/article-fields.ts';
import type { EditedArticle } from '../form/edited-article.ts';
import { SettingsCard } from './settings-card.tsx';

test('the schedule button is disabled while a save is under way', () => {
  const article = {
    status: 'draft',
    moves: ['publish', 'schedule'],
    fields: emptyArticleFields,
  } as unknown as EditedArticle;
  const button = (isBusy: boolean) =>
    renderToString(<SettingsCard article={article} isBusy={isBusy} categories={[]} errors={{}} />).match(
      /<button[^>]*value="schedule"[^>]*>/,
    )?.[0];
  expect(button(true)).toMatch(/disabled=""/);
  expect(button(false)).not.toMatch(/disabled=""/);
});

test('category and byline are marked with *, and an error stands under its field with a red border', () => {
  const article = { status: 'draft', moves: [], fields: emptyArticleFields } as unknown as EditedArticle;
  const errors = { category: 'Kateqoriya seçilməlidir', author: 'Müəllif adı tələb olunur' };
  const html = renderToString(
    <SettingsCard article={article} isBusy={false} categories={[]} errors={errors} />,
  );
  for (const [name, sentence] of Object.entries(errors)) {
    const field = new RegExp(`<label[^>]*>[^]*?<(?:select|input)[^>]*name="${name}"[^]*?${sentence}`).exec(
      html,
    );
    const own = field?.[0].slice(field[0].lastIndexOf('<label')) ?? '';
    expect(own).toMatch(/ \*<\/span>/);
    expect(own).toMatch(
      /<(?:select|input)(?=[^>]* aria-invalid="true")[^>]*class="[^"]*aria-invalid:border-live/,
    );
  }
});
