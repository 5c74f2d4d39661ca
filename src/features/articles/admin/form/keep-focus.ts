/** Call it right before the fields of a form are replaced. The new field of the same name then gets the focus. */
export function keepFocus(form: HTMLFormElement | null): void {
  const { activeElement } = document;
  const name = activeElement?.getAttribute('name');
  if (!name || !form?.contains(activeElement)) return;
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
  });
}
