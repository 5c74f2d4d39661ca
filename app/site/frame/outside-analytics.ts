import { cookieText } from '#az/text/site/cookies.ts';
import { href } from '#domain/href.ts';

/** What the reader has said: `yes` or `no`; absent: not asked yet. */
const CHOICE = 'analytics';
/** In this tab the script has failed before; it is not tried again. */
const FAILED = 'analytics-failed';

/**
 * Loads the outside script that counts readers, when everything else is there and only after the reader has allowed it.
 * A browser that asks not to be followed is neither counted nor asked. A script that does not load is logged, and
 * analytics stays off (spec §1).
 */
export function startOutsideAnalytics(address: string): void {
  if (refusesToBeFollowed()) return;
  const button = document.querySelector<HTMLButtonElement>('[data-cookie-choice]');
  if (button) {
    button.hidden = false;
    button.addEventListener('click', () => ask(address));
  }
  whenLoaded(() => {
    const choice = localStorage.getItem(CHOICE);
    if (choice === 'yes') load(address);
    else if (choice === null) ask(address);
  });
}

function refusesToBeFollowed(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

function whenLoaded(run: () => void): void {
  // Where nothing can be remembered, nobody is asked on every page.
  const carefully = () => {
    try {
      run();
    } catch {}
  };
  if (document.readyState === 'complete') carefully();
  else addEventListener('load', carefully, { once: true });
}

/** Parameters for the script stand behind `#`, as attributes it will read: `#data-website-id=…`. */
function load(address: string): void {
  if (sessionStorage.getItem(FAILED)) return;
  const url = new URL(address);
  const script = document.createElement('script');
  for (const [name, value] of new URLSearchParams(url.hash.slice(1)))
    if (/^data-[\w-]+$/.test(name)) script.setAttribute(name, value);
  url.hash = '';
  script.src = url.href;
  script.async = true;
  script.addEventListener('error', () => {
    sessionStorage.setItem(FAILED, '1');
    // biome-ignore lint/suspicious/noConsole: for whoever looks why nothing is counted; readers lose nothing
    console.warn(`Analytics is off: ${url.href} did not load`);
    navigator.sendBeacon(href('/api/analytics-failures'));
  });
  document.head.append(script);
}

function ask(address: string): void {
  document.getElementById('cookie-choice')?.remove();
  const box = document.createElement('section');
  box.id = 'cookie-choice';
  box.ariaLabel = cookieText.title;
  box.className =
    'fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-center gap-3 border-line border-t bg-paper p-3 text-sm shadow-lg print:hidden';
  const words = document.createElement('p');
  words.className = 'max-w-3xl';
  const policy = document.createElement('a');
  policy.href = href('/privacy');
  policy.className = 'text-accent underline';
  const [before, name, after] = cookieText.change;
  policy.textContent = name;
  words.append(`${cookieText.question(new URL(address).host)} ${before} `, policy, ` ${after}`);
  const answer = (label: string, choice: 'yes' | 'no') => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.className = 'min-h-11 rounded-md border border-accent px-4 font-medium text-accent';
    button.addEventListener('click', () => {
      const before = localStorage.getItem(CHOICE);
      localStorage.setItem(CHOICE, choice);
      box.remove();
      if (choice === 'yes' && before !== 'yes') load(address);
      // What runs already can only be stopped with its page.
      if (choice === 'no' && before === 'yes') location.reload();
    });
    return button;
  };
  box.append(words, answer(cookieText.reject, 'no'), answer(cookieText.accept, 'yes'));
  document.body.append(box);
}
