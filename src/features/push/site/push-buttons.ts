import { loadPart } from '#platform/site/load-part.ts';
import type { PushTopic } from '../rules/push-topic.ts';
import { topicKey } from '../rules/topic-key.ts';
import { pushText } from '../text.ts';
import {
  isPushSupported,
  PushRefusal,
  readFollowed,
  requestFollow,
  requestUnfollow,
  subscribeToFollowedTopics,
} from './push-client.ts';

subscribeToFollowedTopics((followed) => {
  const keys = new Set(followed?.topics.map(({ topic }) => topicKey(topic)));
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-push]')) {
    const isFollowed = keys.has(topicKey(topicOf(form)));
    form.dataset.followed = String(isFollowed);
    setText(form, '[data-push-label]', isFollowed ? pushText.unfollow : pushText.follow);
    const manage = form.querySelector<HTMLElement>('[data-push-manage]');
    if (manage) manage.hidden = !isFollowed;
  }
});

/** Shows on the buttons, and on the page about notices, what the browser follows. */
export function showFollowed(): void {
  const page = document.querySelector<HTMLElement>('[data-push-page]');
  if (page)
    loadPart(
      () => import('./push-page.ts'),
      ({ startPushPage }) => startPushPage(page),
    );
  else void readFollowed().catch(() => {});
}

/** Follows the topic of a button, or ends that. `permission` is undefined in a browser without notices. */
export async function toggleTopic(
  form: HTMLFormElement,
  permission: Promise<NotificationPermission | undefined>,
): Promise<void> {
  const button = form.querySelector('button');
  const topic = topicOf(form);
  const isFollowed = form.dataset.followed === 'true';
  if (button) button.disabled = true;
  try {
    const allowed = await permission;
    if (!allowed || !isPushSupported()) return say(form, pushText.unsupported);
    if (allowed !== 'granted') return say(form, pushText.denied);
    await (isFollowed ? requestUnfollow(topic) : requestFollow(topic));
    say(form, isFollowed ? pushText.unfollowedNow : pushText.followedNow);
  } catch (error) {
    say(form, error instanceof PushRefusal ? error.message : pushText.failed);
  } finally {
    if (button) button.disabled = false;
  }
}

function topicOf({ dataset: { kind, id = '' } }: HTMLFormElement): PushTopic {
  return kind === 'match' || kind === 'team' || kind === 'competition' ? { kind, id } : { kind: 'breaking' };
}

const say = (form: HTMLFormElement, text: string) => setText(form, '[role="status"]', text);

function setText(form: HTMLFormElement, selector: string, text: string): void {
  const element = form.querySelector(selector);
  if (element) element.textContent = text;
}
