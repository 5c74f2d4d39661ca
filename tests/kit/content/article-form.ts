import type { Locator, Page } from 'playwright-core';

/** The text editor, once it has loaded. */
export async function editorOf(page: Page): Promise<Locator> {
  const editor = page.locator('[data-editor] .ProseMirror');
  await editor.waitFor();
  return editor;
}

/** Resolves when the typed text has been autosaved on the server. */
export async function untilAutosaved(page: Page): Promise<void> {
  await page.locator('[data-draft="saved"]').waitFor();
}

/** The local copies of articles in this browser, as JSON. */
export function readLocalCopies(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('article-copies', 1);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => opening.result.createObjectStore('copy');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('copy').objectStore('copy').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );
}
