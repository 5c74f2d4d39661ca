import { loadPart } from '#platform/site/load-part.ts';

/** Loads the rest when a reader presses a button, or before only for readers who have allowed notices. */
export function startPush(): void {
  const load = () => import('./push-buttons.ts');
  if (document.querySelector('[data-push-page]') || globalThis.Notification?.permission === 'granted')
    loadPart(load, ({ showFollowed }) => showFollowed());
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-push]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      // Safari accepts the question only in the handler of the press.
      const permission = Promise.resolve(globalThis.Notification?.requestPermission());
      void load().then(({ toggleTopic }) => toggleTopic(form, permission));
    });
    form.dataset.hydrated = '';
  }
}
