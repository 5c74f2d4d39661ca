import { href } from '#platform/http/href.ts';
import { cookieText } from '../text.ts';

/** Key in `localStorage` of the reader's choice: `yes` or `no`; absent when the reader was not asked yet. */
const CHOICE_KEY = 'analytics';
/** Key in `sessionStorage`: the script failed to load in this tab and is not tried again. */
const FAILED_KEY = 'analytics-failed';

/**
 * Loads the third-party analytics script after the page is loaded, and only with the reader's consent. A browser with Do Not
 * Track or Global Privacy Control is not asked and not tracked. When the script fails to load, the server logs it and
 * analytics stays off (spec §1).
 */
export function startAnalytics(address: string): void {
  if (refusesTracking()) return;
  const button = document.querySelector<HTMLButtonElement>('[data-cookie-choice]');
  if (button) {
    button.hidden = false;
    button.addEventListener('click', () => askForConsent(address));
  }
  whenLoaded(() => {
    const choice = localStorage.getItem(CHOICE_KEY);
    if (choice === 'yes') load(address);
    else if (choice === null) askForConsent(address);
  });
}

function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

function whenLoaded(run: () => void): void {
  // Storage may be forbidden. The reader is then not asked, because every page would ask again.
  const runSafely = () => {
    try {
      run();
    } catch {}
  };
  if (document.readyState === 'complete') runSafely();
  else addEventListener('load', runSafely, { once: true });
}

/** Attributes for the script element come from the fragment of the address: `#data-website-id=…`. */
function load(address: string): void {
  if (sessionStorage.getItem(FAILED_KEY)) return;
  const url = new URL(address);
  const script = document.createElement('script');
  for (const [name, value] of new URLSearchParams(url.hash.slice(1)))
    if (/^data-[\w-]+$/.test(name)) script.setAttribute(name, value);
  url.hash = '';
  script.src = url.href;
  script.async = true;
  script.addEventListener('error', () => {
    sessionStorage.setItem(FAILED_KEY, '1');
    // biome-ignore lint/suspicious/noConsole: shows the operator why analytics is off
    console.warn(`Analytics is off: ${url.href} did not load`);
    navigator.sendBeacon(href('/api/analytics-failures'));
  });
  document.head.append(script);
}

function askForConsent(address: string): void {
  document.getElementById('cookie-choice')?.remove();
  const box = document.createElement('section');
  box.id = 'cookie-choice';
  box.ariaLabel = cookieText.title;
  box.className =
    'fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-center gap-3 border-line border-t bg-paper p-3 text-sm shadow-lg print:hidden';
  const text = document.createElement('p');
  text.className = 'max-w-3xl';
  const policy = document.createElement('a');
  policy.href = href('/privacy');
  policy.className = 'text-accent underline';
  const [before, name, after] = cookieText.change;
  policy.textContent = name;
  text.append(`${cookieText.question(new URL(address).host)} ${before} `, policy, ` ${after}`);
  const choiceButton = (label: string, choice: 'yes' | 'no') => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.className = 'min-h-11 rounded-md border border-accent px-4 font-medium text-accent';
    button.addEventListener('click', () => {
      const before = localStorage.getItem(CHOICE_KEY);
      localStorage.setItem(CHOICE_KEY, choice);
      box.remove();
      if (choice === 'yes' && before !== 'yes') load(address);
      // Only a reload stops a script that is running.
      if (choice === 'no' && before === 'yes') location.reload();
    });
    return button;
  };
  box.append(text, choiceButton(cookieText.reject, 'no'), choiceButton(cookieText.accept, 'yes'));
  document.body.append(box);
}
