/** Call it right before fields of a form are put up anew: whoever stood in one of them stands there again afterwards. */
export function keepFocus(form: HTMLFormElement | null): void {
  const { activeElement } = document;
  const name = activeElement?.getAttribute('name');
  if (!name || !form?.contains(activeElement)) return;
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
  });
}
