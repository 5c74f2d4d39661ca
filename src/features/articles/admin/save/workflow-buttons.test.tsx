import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { articleEditorText, articleFormText } from '../../text.ts';
import type { EditedArticle } from '../form/edited-article.ts';
import { WorkflowButtons } from './workflow-buttons.tsx';

const article = (over: Partial<EditedArticle>) => ({ version: 1, ...over }) as EditedArticle;

/** The label of the button that Ctrl+Enter presses. */
const mainOf = (over: Partial<EditedArticle>) =>
  renderToString(<WorkflowButtons article={article(over)} busy={null} />).match(
    /<button[^>]*data-main[^>]*>([^<]*)</,
  )?.[1];

test('Ctrl+Enter has a button to press for every status', () => {
  expect(mainOf({ status: 'draft', moves: ['publish', 'schedule'] })).toBe(articleFormText.publish);
  expect(mainOf({ status: 'draft', moves: ['submit'] })).toBe(articleEditorText.submit);
  expect(mainOf({ status: 'archived', moves: ['publish'] })).toBe(articleEditorText.republish);
  expect(mainOf({ status: 'published', moves: ['archive'] })).toBe(articleEditorText.save);
});
