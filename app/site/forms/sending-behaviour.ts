/**
 * What a form does while it is on its way (spec §4): its button is disabled and says so, and a field that is edited
 * loses its error. Without script the form works as it is.
 */
export function startSending(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sending]')) watchForm(form);
  // A page that comes back from the browser's memory must not come back with its button dead.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sending]')) markReady(form);
  });
}

export function watchForm(form: HTMLFormElement): void {
  form.addEventListener('submit', () => markSending(form));
  form.addEventListener('input', ({ target }) => forgetError(target as HTMLElement));
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

function forgetError(field: HTMLElement): void {
  if (field.getAttribute('aria-invalid') !== 'true') return;
  field.removeAttribute('aria-invalid');
  for (const id of (field.getAttribute('aria-describedby') ?? '').split(' '))
    if (id.endsWith('-error')) document.getElementById(id)?.remove();
}
