import { afterAll, expect, test } from 'vitest';
import type { Actor } from '#domain/accounts/actor.ts';
import { writeStaff } from '#tests/kit/accounts.ts';
import { writeArticle } from '#tests/kit/content.ts';
import { openDesk } from '#tests/kit/desk.ts';
import { wakeSlowly } from '#tests/kit/layout-shifts.ts';
import { startSite } from '#tests/kit/site.ts';

let admin: Actor;
let article: string;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    admin = await writeStaff(db, 'admin');
    for (let n = 1; n <= 12; n += 1) {
      const { id } = await writeArticle(db, { title: `Xəbər ${n}`, status: n % 3 ? 'published' : 'draft' });
      article = id;
    }
  },
});
afterAll(site.stop);

const screens = [
  '/admin/articles',
  '/admin/articles/create',
  '/admin/articles/edit/:id',
  '/admin/media',
  '/admin/home',
];

test.each(screens)('%s moves nothing under a hand while its scripts come', async (screen) => {
  const path = screen.replace(':id', article);
  for (const viewport of ['phone', 'desktop'] as const) {
    const page = await openDesk(site, admin, { viewport });
    const { byScripts } = await wakeSlowly(page, path);
    expect(byScripts.moved, viewport).toEqual([]);
    // Two who have one article open are told so, above it.
    await page.close();
  }
});
