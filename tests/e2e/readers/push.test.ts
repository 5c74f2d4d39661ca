import type { BrowserContext } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { HOUR } from '#az/format/durations.ts';
import type { PushAnswer } from '#features/push/site/push-data.ts';
import { pushText } from '#features/push/text.ts';
import { openPage } from '../../kit/browser/browser.ts';
import { expectNoAxeProblems } from '../../kit/browser/expect-no-axe-problems.ts';
import {
  changeSubscription,
  clickNotice,
  deliverPush,
  findServiceWorker,
  listNotices,
} from '../../kit/browser/push-events.ts';
import { writeFixture } from '../../kit/content/matches.ts';
import { createBrowser, type TestBrowser, writeFollower } from '../../kit/content/push.ts';
import { plainText } from '../../kit/site/html.ts';
import { startSite } from '../../kit/site/site.ts';

const MATCH = encodeURI('/oyun/derbi-qarabağ-neftçi');
/** Before its script has come, the button leads to /push. */
const BUTTON = 'form[data-push][data-hydrated] button';
const GOAL = {
  title: 'Qarabağ 1:0 Neftçi',
  body: 'QOL!',
  tag: 'match-derbi-1',
  address: MATCH,
  isSilent: false,
  createdAt: Date.now(),
};
const PERMISSIONS = { grant: ['notifications'], refuse: [] };

/** Chromium without Google's keys has no push service, so its part is replaced. Everything else is real. */
function replacePushService({ endpoint, keys }: { endpoint: string; keys: object }): void {
  const subscription = {
    endpoint,
    options: {},
    toJSON: () => ({ endpoint, keys }),
    async unsubscribe() {
      localStorage.removeItem('subscribed');
      return true;
    },
  } as unknown as PushSubscription;
  PushManager.prototype.getSubscription = async () =>
    localStorage.getItem('subscribed') ? subscription : null;
  PushManager.prototype.subscribe = async () => {
    localStorage.setItem('subscribed', '1');
    return subscription;
  };
}

const prepare = (permission: keyof typeof PERMISSIONS) => async (context: BrowserContext) => {
  await context.grantPermissions(PERMISSIONS[permission]);
  const { endpoint, keys } = createBrowser();
  await context.addInitScript(replacePushService, { endpoint, keys });
};

describe('push notices', async () => {
  const site = await startSite({
    env: { PUSH_HOSTS: 'push.example' },
    fill: async (db) => {
      await writeFixture(db, { id: 'derbi', kick_off: Date.now() + HOUR });
    },
  });
  afterAll(site.stop);

  test('a reader follows a match, gets a goal and its correction, and switches everything off', async () => {
    const page = await openPage(site, { serviceWorker: true, needsWindow: true, prepare: prepare('grant') });
    await page.goto(MATCH);
    const button = page.locator(BUTTON);
    await button.click();
    await expect.poll(() => button.textContent()).toBe(pushText.unfollow);
    await expectNoAxeProblems(page);

    await deliverPush(page, GOAL);
    const { title, body, tag } = GOAL;
    expect(await listNotices(page)).toEqual([{ title, body, tag, renotify: true }]);
    await deliverPush(page, { ...GOAL, body: 'QOL! Elvin', isSilent: true });
    expect(await listNotices(page)).toEqual([{ title, body: 'QOL! Elvin', tag, renotify: false }]);
    const correction = { title: 'Qarabağ 0:0 Neftçi', body: 'Düzəliş' };
    await deliverPush(page, { ...GOAL, ...correction });
    expect(await listNotices(page)).toEqual([{ ...correction, tag, renotify: true }]);

    await page.goto('/push');
    const followed = page.locator('[data-push-list] li');
    await expect.poll(() => followed.count()).toBe(1);
    expect(plainText((await followed.textContent()) ?? '')).toContain('Qarabağ – Neftçi');
    await page.getByLabel(pushText.goalsOnly).check();
    // Unsaved choices stay when the answer to something else comes.
    await page.locator(BUTTON).click();
    await expect.poll(() => followed.count()).toBe(2);
    expect(await page.getByLabel(pushText.goalsOnly).isChecked()).toBe(true);
    await page.locator(BUTTON).click();
    await expect.poll(() => followed.count()).toBe(1);
    await page.getByLabel(pushText.quietOn).check();
    const [from, until] = [page.getByLabel(pushText.quietFrom), page.getByLabel(pushText.quietUntil)];
    await from.selectOption('8');
    await page.getByRole('button', { name: pushText.save }).click();
    await page.getByText(pushText.sameHours).waitFor();
    expect(await page.locator('select:focus').getAttribute('name')).toBe('from');
    expect(await until.getAttribute('aria-invalid')).toBe('true');
    await from.selectOption('23');
    await page.getByRole('button', { name: pushText.save }).click();
    await page.getByText(pushText.saved, { exact: true }).waitFor();
    await expectNoAxeProblems(page);
    await page.reload();
    await expect.poll(() => page.getByLabel(pushText.goalsOnly).isChecked()).toBe(true);
    expect(await page.getByLabel(pushText.quietOn).isChecked()).toBe(true);
    const openTab = async () => {
      const tab = await page.context().newPage();
      await tab.goto('/push');
      await tab.getByRole('button', { name: pushText.save }).waitFor();
      return tab;
    };
    const otherTabs = [await openTab(), await openTab()];
    await page.getByRole('button', { name: pushText.stop }).click();
    await page.getByText(pushText.stopped).waitFor();
    expect(await page.locator(':focus').textContent()).toBe(pushText.stopped);
    await expect.poll(() => followed.count()).toBe(0);
    // The browser has no subscription; or it has one that the server does not know.
    for (const [index, tab] of otherTabs.entries()) {
      await tab.waitForFunction(() => localStorage.getItem('subscribed') === null);
      if (index === 1) await tab.evaluate(() => localStorage.setItem('subscribed', '1'));
      await tab.getByRole('button', { name: pushText.save }).click();
      await tab.getByText(pushText.stopped).waitFor();
    }
  });

  test('the page says when it cannot find out what the reader follows', async () => {
    const page = await openPage(site, {
      serviceWorker: true,
      needsWindow: true,
      prepare: prepare('grant'),
      expected: /503/,
    });
    await page.goto(MATCH);
    await page.locator(BUTTON).click();
    await expect.poll(() => page.locator(BUTTON).textContent()).toBe(pushText.unfollow);
    await page.route('**/api/push/subscription', (route) => route.fulfill({ status: 503 }));
    await page.goto('/push');
    await page.getByText(pushText.failed).waitFor();
  });

  test('a click on a notice closes it and focuses the tab of its page, or opens one', async () => {
    const page = await openPage(site, { serviceWorker: true, needsWindow: true, prepare: prepare('grant') });
    await page.goto(MATCH);
    const worker = await findServiceWorker(page.context());
    await deliverPush(page, GOAL);
    expect(await clickNotice(worker)).toEqual([`focus ${site.url}${MATCH}`]);
    expect(await listNotices(page)).toEqual([]);
    await page.goto('/push');
    await deliverPush(page, GOAL);
    expect(await clickNotice(worker)).toEqual([`open ${site.url}${MATCH}`]);
  });

  test('a changed subscription is sent to the server, and the reader still follows the same topics', async () => {
    const [first, second, third] = [createBrowser(), createBrowser(), createBrowser()];
    await site.change(async (db) => {
      await writeFollower(db, [{ kind: 'match', id: 'derbi' }], first);
    });
    const page = await openPage(site, { serviceWorker: true, needsWindow: true, prepare: prepare('grant') });
    await page.goto('/push');
    const worker = await findServiceWorker(page.context());
    const follows = async ({ endpoint }: TestBrowser) => {
      const body = { action: 'read', endpoint };
      const init = { method: 'POST', body: JSON.stringify(body) };
      const answer = (await (await site.fetch('/api/push/subscription', init)).json()) as PushAnswer;
      return answer.followed?.topics.map(({ name }) => plainText(name)) ?? [];
    };
    const change = { from: first.endpoint, to: second, hasNew: true };
    expect(await changeSubscription(worker, change)).toEqual({ hasAsked: false });
    expect([await follows(first), await follows(second)]).toEqual([[], ['Qarabağ – Neftçi']]);
    const again = { from: second.endpoint, to: third, hasNew: false };
    expect(await changeSubscription(worker, again)).toEqual({ hasAsked: true });
    expect([await follows(second), await follows(third)]).toEqual([[], ['Qarabağ – Neftçi']]);
  });

  test('a refused permission and a browser without scripts each get an explanation', async () => {
    const page = await openPage(site, { serviceWorker: true, prepare: prepare('refuse') });
    await page.goto(MATCH);
    await page.locator(BUTTON).click();
    await page.getByText(pushText.denied).waitFor();
    const plain = await openPage(site, { javaScript: false });
    await plain.goto(MATCH);
    await plain.locator('form[data-push] button').click();
    await plain.waitForURL(/\/push\??$/);
    // Chromium shows the content of `noscript` only when scripts are off in its own settings.
    expect(await plain.locator('noscript').textContent()).toContain(pushText.needsScript);
  });
});
