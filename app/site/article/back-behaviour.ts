/** A way back really goes back when this tab has been somewhere of ours before. */
export function startBack(): void {
  const from = document.referrer && new URL(document.referrer).origin === location.origin;
  if (!from || history.length < 2) return;
  for (const link of document.querySelectorAll('[data-back]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      history.back();
    });
  }
}
