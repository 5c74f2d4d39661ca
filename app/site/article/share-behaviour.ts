/** The phone's own share sheet and the copy button, where the browser can do them. */
export function startShare(): void {
  const section = document.querySelector<HTMLElement>('[data-share]');
  if (!section) return;
  const url = section.dataset.share ?? location.href;
  const sheet = section.querySelector<HTMLButtonElement>('[data-share-sheet]');
  if (!('share' in navigator)) sheet?.remove();
  // Closing the sheet without choosing rejects; that is an answer, not an error.
  else
    sheet?.addEventListener(
      'click',
      () => void navigator.share({ url, title: document.title }).catch(() => {}),
    );
  const copy = section.querySelector<HTMLButtonElement>('[data-share-copy]');
  // Over plain http there is none.
  if (!navigator.clipboard) copy?.remove();
  else
    copy?.addEventListener('click', async () => {
      await navigator.clipboard.writeText(url);
      const label = copy.querySelector('span');
      if (label) label.textContent = copy.dataset.done ?? '';
    });
}
