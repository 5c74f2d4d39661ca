/** Leads to the first field that is wrong. */
export function focusFirstError(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus();
  wrong?.scrollIntoView({ block: 'center' });
}
