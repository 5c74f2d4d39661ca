import { pushText } from '../text.ts';
import {
  PushRefusal,
  readFollowed,
  requestUnfollow,
  savePreferences,
  stopAll,
  subscribeToFollowedTopics,
} from './push-client.ts';

/** Fills the page about notices with what this browser follows, and lets readers change it. */
export function startPushPage(page: HTMLElement): void {
  const find = <Kind extends HTMLElement>(selector: string) => page.querySelector<Kind>(selector);
  const list = find<HTMLUListElement>('[data-push-list]');
  const row = find<HTMLTemplateElement>('[data-push-row]')?.content.firstElementChild;
  const settings = find<HTMLFormElement>('[data-push-settings]');
  const [nothing, known, status] = ['nothing', 'known', 'status'].map((name) => find(`[data-push-${name}]`));
  if (!list || !row || !settings || !nothing || !known || !status) return;

  const attempt = async (work: () => Promise<void>, done: string) => {
    try {
      await work();
      status.textContent = done;
    } catch (error) {
      status.textContent = error instanceof PushRefusal ? error.message : pushText.failed;
    }
  };
  // The pressed button goes with its topic or with the settings, so the focus moves to the outcome.
  const remove = async (work: () => Promise<void>, done: string) => {
    await attempt(work, done);
    status.focus();
  };

  subscribeToFollowedTopics((followed) => {
    const topics = followed?.topics ?? [];
    list.replaceChildren(
      ...topics.map(({ topic, name, address }) => {
        const item = row.cloneNode(true) as HTMLElement;
        const [anchor, button] = [item.querySelector('a'), item.querySelector('button')];
        anchor?.setAttribute('href', address);
        if (anchor) anchor.textContent = name;
        button?.setAttribute('aria-label', pushText.unfollowTopic(name));
        button?.addEventListener('click', () => remove(() => requestUnfollow(topic), pushText.unfollowedNow));
        return item;
      }),
    );
    nothing.hidden = topics.length > 0;
    // An answer to something else must not undo what the reader has chosen and not saved yet.
    if (followed && known.hidden) fillIn(settings, followed);
    known.hidden = followed === null;
  });

  settings.addEventListener('submit', (event) => {
    event.preventDefault();
    const form = new FormData(settings);
    const hours = { from: Number(form.get('from')), until: Number(form.get('until')) };
    const quietHours = form.has('isQuiet') ? hours : null;
    const isSame = quietHours !== null && hours.from === hours.until;
    const choices = settings.querySelectorAll('select');
    for (const choice of choices) choice.setAttribute('aria-invalid', String(isSame));
    const preferences = { quietHours, goalsOnly: form.has('goalsOnly') };
    if (isSame) {
      status.textContent = pushText.sameHours;
      choices[0]?.focus();
    } else void attempt(() => savePreferences(preferences), pushText.saved);
  });
  find('[data-push-stop]')?.addEventListener('click', () => remove(stopAll, pushText.stopped));
  void attempt(readFollowed, '');
}

interface Preferences {
  goalsOnly: boolean;
  quietHours: { from: number; until: number } | null;
}

function fillIn(form: HTMLFormElement, { goalsOnly, quietHours }: Preferences): void {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
  (field('goalsOnly') as HTMLInputElement).checked = goalsOnly;
  (field('isQuiet') as HTMLInputElement).checked = quietHours !== null;
  if (!quietHours) return;
  field('from').value = String(quietHours.from);
  field('until').value = String(quietHours.until);
}
