import type { ArticleFields } from '../../rules/article-fields.ts';
import { readArticleFields } from '../save/read-article-form.ts';

/** The form in one tab of the browser, for autosaves and local copies. */
export interface EditorTab {
  /** Tells the tabs of one person apart. */
  key: string;
  staffId: string;
  readFields(): ArticleFields;
}

/** The lock that a tab holds while its form is open. Another tab then knows that the text of this form is not lost. */
export const tabLock = (tabKey: string) => `article-tab:${tabKey}`;

/** The tab of an open form. `readFields` needs the form to be mounted. */
export function createEditorTab(
  staffId: string,
  form: { readonly current: HTMLFormElement | null },
): EditorTab {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { key, staffId, readFields: () => readFields(form.current ?? undefined) };
}

export function readFields(form: HTMLFormElement | undefined): ArticleFields {
  return readArticleFields(new FormData(form));
}
