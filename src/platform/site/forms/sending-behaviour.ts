/**
 * Disables the button of a form while it is sent and changes its label (spec §4). Removes the error of a field that is
 * edited. Without scripts the form works as plain HTML.
 */
export function startSending(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sending]')) watchForm(form);
  // Enables the button of a page that comes from the back/forward cache.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sending]')) markReady(form);
  });
}

export function watchForm(form: HTMLFormElement): void {
  form.addEventListener('submit', () => markSending(form));
  form.addEventListener('input', ({ target }) => removeError(target as HTMLElement));
  // The reader may have corrected a field before this code was there.
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea'))
    if (field.value !== field.defaultValue) removeError(field);
}

const buttonOf = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('button[type="submit"]');

export function markSending(form: HTMLFormElement): void {
  const button = buttonOf(form);
  if (!button || button.disabled) return;
  button.dataset.ready = button.textContent ?? '';
  button.textContent = form.dataset.sending ?? '';
  button.disabled = true;
}

export function markReady(form: HTMLFormElement): void {
  const button = buttonOf(form);
  if (!button?.disabled) return;
  button.textContent = button.dataset.ready ?? '';
  button.disabled = false;
}

function removeError(field: HTMLElement): void {
  if (field.getAttribute('aria-invalid') !== 'true') return;
  field.removeAttribute('aria-invalid');
  for (const id of (field.getAttribute('aria-describedby') ?? '').split(' '))
    if (id.endsWith('-error')) document.getElementById(id)?.replaceChildren();
}
