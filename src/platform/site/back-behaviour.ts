/** Lets a back link go back in the history, when the previous page was one of this site. */
export function startBack(): void {
  const isFromThisSite = document.referrer && new URL(document.referrer).origin === location.origin;
  if (!isFromThisSite || history.length < 2) return;
  for (const link of document.querySelectorAll('[data-back]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      history.back();
    });
  }
}
