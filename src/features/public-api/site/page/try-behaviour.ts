/** Shows the answer of each form of the API page below the form, instead of opening it. */
export function startTry(page: HTMLElement): void {
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-api-try]')) {
    const answer = form.parentElement?.querySelector<HTMLElement>('[data-api-answer]');
    if (!answer) continue;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void showAnswer(addressOf(form), answer);
    });
  }
  page.dataset.hydrated = '';
}

/** The address of the typed values, without empty ones. */
function addressOf(form: HTMLFormElement): string {
  const path = form.querySelector<HTMLElement>('[data-api-path]');
  const last = path?.querySelector('input')?.value.trim();
  const base = path && last ? `${path.dataset.apiPath}/${encodeURIComponent(last)}` : form.action;
  const given = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][];
  const address = new URL(base, location.href);
  address.search = new URLSearchParams(given).toString();
  return address.href;
}

async function showAnswer(address: string, answer: HTMLElement): Promise<void> {
  const status = answer.querySelector('p');
  const body = answer.querySelector('pre');
  if (!status || !body) return;
  answer.hidden = false;
  status.textContent = '…';
  body.textContent = '';
  try {
    const response = await fetch(address);
    const text = await response.text();
    status.textContent = `${response.status} ${address}`;
    body.textContent = JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    status.textContent = answer.dataset.failed ?? '';
  }
}
