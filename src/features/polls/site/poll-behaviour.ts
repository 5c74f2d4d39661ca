import { loadPart } from '#platform/site/load-part.ts';

const VOTED = 'polls';
/** The browser remembers this many polls in which it has voted. */
const MAX_REMEMBERED = 100;

/** Loads the rest when a reader votes, or before for readers who have voted. */
export function startPolls(): void {
  const load = () => import('./poll-vote.ts');
  for (const box of document.querySelectorAll<HTMLElement>('[data-poll]')) {
    const { poll: id = '' } = box.dataset;
    if (listVoted().includes(id)) loadPart(load, (module) => module.showResult(box, id));
    const form = box.querySelector('form');
    form?.addEventListener('submit', (event) => {
      event.preventDefault();
      void load().then(
        async (module) => (await module.votePoll(box, form, id)) && remember(id),
        () => form.submit(),
      );
    });
  }
}

function listVoted(): string[] {
  try {
    return (localStorage.getItem(VOTED) ?? '').split(' ');
  } catch {
    return [];
  }
}

function remember(id: string): void {
  try {
    localStorage.setItem(VOTED, [id, ...listVoted()].slice(0, MAX_REMEMBERED).join(' '));
  } catch {
    // Without storage the form is shown again, and a second vote is not counted.
  }
}
