/** Starts the button of the system's share sheet and the copy button. Removes those that the browser does not support. */
export function startShare(): void {
  const section = document.querySelector<HTMLElement>('[data-share]');
  if (!section) return;
  const url = section.dataset.share ?? location.href;
  const sheet = section.querySelector<HTMLButtonElement>('[data-share-sheet]');
  if (!('share' in navigator)) sheet?.remove();
  // The promise rejects when the reader closes the sheet. That is no error.
  else
    sheet?.addEventListener(
      'click',
      () => void navigator.share({ url, title: document.title }).catch(() => {}),
    );
  const copy = section.querySelector<HTMLButtonElement>('[data-share-copy]');
  // There is no clipboard over plain HTTP.
  if (!navigator.clipboard) copy?.remove();
  else
    copy?.addEventListener('click', async () => {
      await navigator.clipboard.writeText(url);
      const label = copy.querySelector('span');
      if (label) label.textContent = copy.dataset.done ?? '';
    });
}
