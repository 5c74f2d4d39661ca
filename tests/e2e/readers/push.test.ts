import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { pushText } from '#az/text/distribution/push.ts';
import { openPage } from '#tests/kit/browser/browser.ts';
import { expectNoAxeProblems } from '#tests/kit/browser/expect-no-axe-problems.ts';
import { writeFixture } from '#tests/kit/content/matches.ts';
import { createBrowser } from '#tests/kit/content/push.ts';
import { startSite } from '#tests/kit/site/site.ts';

const MATCH = encodeURI('/oyun/derbi-qarabağ-neftçi');
const PERMISSIONS = { grant: ['notifications'], refuse: [] };

/** Chromium without Google's keys has no push service, so its part is replaced. Everything else is real. */
function replacePushService({ endpoint, keys }: { endpoint: string; keys: object }): void {
  const subscription = {
    ...{ endpoint, options: {}, toJSON: () => ({ endpoint, keys }) },
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

/** Delivers a message to the service worker as the browser does. */
async function deliver(page: Page, origin: string, message: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(message),
  });
  await devtools.detach();
}

const shownNotices = (page: Page) =>
  page.evaluate(async () => {
    const notices = await (await navigator.serviceWorker.ready).getNotifications();
    return notices.map(({ title, body, tag }) => ({ title, body, tag }));
  });

describe('push notices', async () => {
  const site = await startSite({
    fill: async (db) => {
      await writeFixture(db, { id: 'derbi', kick_off: Date.now() + 3_600_000 });
    },
  });
  afterAll(site.stop);

  test('a reader follows a match, gets a goal and its correction, and switches everything off', async () => {
    const page = await openPage(site, { serviceWorker: true, prepare: prepare('grant') });
    await page.goto(MATCH);
    const button = page.locator('form[data-push] button');
    await button.click();
    await expect.poll(() => button.textContent()).toBe(pushText.unfollow);
    await expectNoAxeProblems(page);

    const goal = {
      body: 'QOL!',
      tag: 'match-derbi-1',
      address: MATCH,
      isSilent: false,
      createdAt: Date.now(),
    };
    await deliver(page, site.url, { ...goal, title: 'Qarabağ 1:0 Neftçi' });
    await expect.poll(() => shownNotices(page)).toMatchObject([{ title: 'Qarabağ 1:0 Neftçi' }]);
    await deliver(page, site.url, { ...goal, title: 'Qarabağ 0:0 Neftçi', body: 'Düzəliş' });
    await expect
      .poll(() => shownNotices(page))
      .toEqual([{ title: 'Qarabağ 0:0 Neftçi', body: 'Düzəliş', tag: goal.tag }]);

    await page.goto('/push');
    const followed = page.locator('[data-push-list] li');
    await expect.poll(() => followed.count()).toBe(1);
    expect(await followed.textContent()).toContain('Qarabağ – Neftçi');
    await page.getByLabel(pushText.goalsOnly).check();
    await page.getByLabel(pushText.quietOn).check();
    await page.getByRole('button', { name: pushText.save }).click();
    await page.getByText(pushText.saved, { exact: true }).waitFor();
    await expectNoAxeProblems(page);
    await page.reload();
    await expect.poll(() => page.getByLabel(pushText.goalsOnly).isChecked()).toBe(true);
    expect(await page.getByLabel(pushText.quietOn).isChecked()).toBe(true);
    const otherTab = await page.context().newPage();
    await otherTab.goto('/push');
    await otherTab.getByRole('button', { name: pushText.save }).waitFor();
    await page.getByRole('button', { name: pushText.stop }).click();
    await page.getByText(pushText.stopped).waitFor();
    expect(await page.locator(':focus').textContent()).toBe(pushText.stopped);
    await otherTab.getByRole('button', { name: pushText.save }).click();
    await otherTab.getByText(pushText.stopped).waitFor();
    await expect.poll(() => followed.count()).toBe(0);
  });

  test('a refused permission and a browser without scripts each get a sentence', async () => {
    const page = await openPage(site, { serviceWorker: true, prepare: prepare('refuse') });
    await page.goto(MATCH);
    await page.locator('form[data-push] button').click();
    await page.getByText(pushText.denied).waitFor();
    const plain = await openPage(site, { javaScript: false });
    await plain.goto(MATCH);
    await plain.locator('form[data-push] button').click();
    await plain.waitForURL(/\/push\??$/);
    // Chromium shows the content of `noscript` only when scripts are off in its own settings.
    expect(await plain.locator('noscript').textContent()).toContain(pushText.needsScript);
  });
});
