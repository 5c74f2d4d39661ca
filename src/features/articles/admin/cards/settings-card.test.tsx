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
