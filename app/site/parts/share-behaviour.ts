/** Brings the phone's own share sheet and the copy button to life where the browser can do them. */
export function startShare(): void {
  const section = document.querySelector<HTMLElement>('[data-share]');
  if (!section) return;
  const url = section.dataset.share ?? location.href;
  const sheet = section.querySelector<HTMLButtonElement>('[data-share-sheet]');
  if (sheet && 'share' in navigator) {
    sheet.hidden = false;
    // Closing the sheet without choosing rejects; that is an answer, not an error.
    sheet.addEventListener(
      'click',
      () => void navigator.share({ url, title: document.title }).catch(() => {}),
    );
  }
  const copy = section.querySelector<HTMLButtonElement>('[data-share-copy]');
  if (copy && navigator.clipboard) {
    copy.hidden = false;
    copy.addEventListener('click', async () => {
      await navigator.clipboard.writeText(url);
      const label = copy.querySelector('span');
      if (label) label.textContent = copy.dataset.done ?? '';
    });
  }
}
