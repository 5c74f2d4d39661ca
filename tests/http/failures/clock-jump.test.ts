import { test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import { rebuildMatches } from '#features/matches/rules/ledger/rebuild-matches.ts';
import type { Db } from '#platform/db/schema.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { newId, writeArticle } from '../../kit/content/articles.ts';
import { kickOff, writeLedger } from '../../kit/content/ledgers.ts';
import { writeFixture } from '../../kit/content/matches.ts';
import { startMailServer } from '../../kit/servers/mail-server.ts';
import { freePort } from '../../kit/site/free-port.ts';
import { siteEngines, startSite } from '../../kit/site/site.ts';
import { newVisitor, signIn } from '../../kit/site/visitor.ts';

const CLOCK = new URL('../../kit/clock/jump-clock.ts', import.meta.url).href;
const WRONG = { email: 'kimsə@example.az', password: 'yanlış parol' };

// Beside each other: each waits for a minute of the clock.
test.concurrent.for(siteEngines().flatMap((engine) => [-DAY, DAY].map((jump) => [engine, jump] as const)))(
  'a site on %s whose clock jumps by %d ms goes on: sessions, limits, mails, jobs and the ledger',
  async ([engine, jump], { expect }) => {
    const mail = await startMailServer();
    const port = await freePort();
    let editor = {} as Actor;
    const site = await startSite({
      engine,
      env: { TRUST_PROXY: '1', SMTP_URL: mail.url, CLOCK_PORT: `${port}` },
      command: [process.execPath, '--import', CLOCK, 'build/server/index.js'],
      async fill(db) {
        editor = await writeStaff(db, 'editor');
        await writeFixture(db, { id: 'derbi', kick_off: Date.now() - MINUTE });
        await writeLedger(db, 'derbi', [kickOff(Date.now() - MINUTE)]);
        await writeArticle(db, { slug: 'yarim-gun', status: 'scheduled', scheduledAt: Date.now() + DAY / 2 });
      },
    });
    const read = async <Found>(find: (db: Db) => Promise<Found>) => {
      let found = [] as unknown as Found;
      await site.change(async (db) => {
        found = await find(db);
      });
      return found;
    };
    const statusOf = async (slug: string) =>
      (await read((db) => db.selectFrom('article').select('status').where('slug', '=', slug).execute()))[0]
        ?.status;

    const visitor = await signIn(site, editor.email);
    const enter = async (number: number) => {
      const fields = {
        intent: 'add',
        id: newId(),
        type: 'yellow',
        isSure: 'on',
        team: 'home',
        player: `№ ${number}`,
        minute: `${number}`,
      };
      const answer = await site.fetch('/admin/matches/derbi/console/data', {
        method: 'POST',
        headers: {
          cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; '),
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ writer: editor.id, fields }),
      });
      expect([number, answer.status]).toEqual([number, 200]);
    };
    const guesser = newVisitor(site);
    const guess = async () => (await guesser.post('/admin/login', WRONG)).status;
    const subscribe = async (email: string) => {
      expect((await newVisitor(site).post('/newsletter', { email, consent: 'yes' })).status).toBe(303);
      await mail.take(({ to }) => to.includes(email));
    };

    await enter(1);
    await subscribe('evvel@example.az');
    // Refused at last: the limit of this network is reached.
    await expect.poll(guess, { interval: 10 }).toBe(429);
    // A mail that waits for its next attempt.
    await site.change(async (db) => {
      const subscriber = await db.selectFrom('subscriber').select('id').executeTakeFirstOrThrow();
      await db
        .insertInto('mail_outbox')
        .values({
          id: newId(),
          kind: 'confirmSubscription',
          subject_id: subscriber.id,
          recipient: null,
          created_at: Date.now(),
          due_at: Date.now() + 2 * HOUR,
          attempts: 3,
          failed_at: null,
        })
        .execute();
    });

    await fetch(`http://127.0.0.1:${port}/${jump}`);
    const clock = () => Date.now() + jump;

    // A remembered session lasts for days, and one that is a day older or younger is none of an attacker.
    expect((await visitor.get('/admin/articles')).status).toBe(200);
    await signIn(site, editor.email);
    expect(await guess()).not.toBe(429);
    await enter(2);
    await subscribe('sonra@example.az');
    // The mail comes in a minute, not in a day.
    const hasCome = () => mail.mails.some(({ to }) => to.includes('evvel@example.az'));
    await expect.poll(hasCome, { timeout: 2 * MINUTE }).toBe(true);
    await site.change(
      async (db) =>
        void (await writeArticle(db, { slug: 'indi', status: 'scheduled', scheduledAt: clock() + 1000 })),
    );
    await expect.poll(() => statusOf('indi')).toBe('published');
    expect(await statusOf('yarim-gun')).toBe(jump > 0 ? 'published' : 'scheduled');
    expect((await site.fetch('/')).status).toBe(200);

    const ledger = await read((db) =>
      db
        .selectFrom('ledger_entry')
        .select('sequence')
        .where('fixture_id', '=', 'derbi')
        .orderBy('sequence')
        .execute(),
    );
    expect(ledger.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    const events = (db: Db) => db.selectFrom('fixture_event').selectAll().orderBy('id').execute();
    const before = await read(events);
    expect(before.filter(({ type }) => type === 'yellow')).toHaveLength(2);
    await site.change(async (db) => void (await rebuildMatches(db)));
    expect(await read(events)).toEqual(before);
    await site.stop();
    await mail.stop();
  },
);
