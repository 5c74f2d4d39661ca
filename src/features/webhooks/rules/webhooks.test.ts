import fc from 'fast-check';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { DAY, WEEK } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, Forbidden, InvalidInput, NotFound } from '#platform/errors.ts';
import { formatTyped } from '#platform/records/record.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import {
  createWebhook,
  deleteWebhook,
  MAX_WEBHOOKS,
  recordWebhookResult,
  rotateWebhookSecret,
  updateWebhook,
} from './change-webhook.ts';
import { getWebhook, listWebhooks, webhookRecord } from './webhook.ts';
import { createWebhookSecret, findSigningSecrets, signWebhookMessage } from './webhook-secret.ts';

const values = { url: 'https://example.az/hook', events: ['article.published'], isOn: true };
const typedOf = (over: Partial<typeof values> = {}) => formatTyped(webhookRecord, { ...values, ...over });
const input = typedOf();

describeOnEachDatabase('webhooks', (open) => {
  async function withWebhook() {
    const { db } = await open();
    const actor = await writeActor(db, 'admin');
    const { id, secret } = await createWebhook(db, { actor, typed: input, now: NOON, newId });
    return { db, actor, id, secret, change: { actor, id, now: NOON, newId } };
  }
  const actionsOf = async (db: Db) =>
    (await db.selectFrom('audit_log').select('action').orderBy('id').execute()).map(({ action }) => action);

  it('are created, changed and deleted by admins only, and the audit log says so without the secret', async () => {
    const { db, change, id, secret } = await withWebhook();
    await updateWebhook(db, {
      ...change,
      typed: typedOf({ events: ['match.changed'], isOn: false }),
      version: 1,
    });
    expect(await getWebhook(db, { id })).toEqual({
      id,
      url: values.url,
      events: ['match.changed'],
      status: 'off',
      failingSince: null,
      version: 2,
    });
    const stale = { ...change, typed: input, version: 1 };
    await expect(updateWebhook(db, stale)).rejects.toThrow(Conflict);
    const editor = await writeActor(db, 'editor');
    for (const refused of [
      createWebhook(db, { ...change, actor: editor, typed: input }),
      updateWebhook(db, { ...stale, actor: editor, version: 2 }),
      rotateWebhookSecret(db, { ...change, actor: editor }),
      deleteWebhook(db, { ...change, actor: editor }),
      listWebhooks(db, { actor: editor }),
    ])
      await expect(refused).rejects.toThrow(Forbidden);
    await deleteWebhook(db, change);
    await expect(getWebhook(db, { id })).rejects.toThrow(NotFound);
    expect((await actionsOf(db)).toSorted()).toEqual(['webhook.create', 'webhook.delete', 'webhook.update']);
    expect(JSON.stringify(await db.selectFrom('audit_log').selectAll().execute())).not.toContain(secret);
  });

  it('have one of the hosts that the operator allows, unless they are off', async () => {
    const { db, actor, change } = await withWebhook();
    const hosts = ['*.example.az'];
    await expect(createWebhook(db, { actor, typed: input, hosts, now: NOON, newId })).rejects.toThrow(
      'url: webhook.host',
    );
    const allowed = typedOf({ url: 'https://hooks.example.az:8443/a' });
    expect(await createWebhook(db, { actor, typed: allowed, hosts, now: NOON, newId })).toHaveProperty('id');
    const update = (isOn: boolean) =>
      updateWebhook(db, {
        ...change,
        typed: typedOf({ isOn, events: ['match.changed'] }),
        hosts,
        version: 1,
      });
    await expect(update(true)).rejects.toThrow('url: webhook.host');
    await update(false);
    expect(await getWebhook(db, change)).toMatchObject({ url: values.url, status: 'off' });
  });

  it('need an address of the web and an event, and are limited in number', async () => {
    const { db, actor } = await withWebhook();
    const create = (typed: typeof input) => createWebhook(db, { actor, typed, now: NOON, newId });
    for (const url of ['', 'example.az', 'ftp://example.az', 'https://user:word@example.az', 'javascript:1'])
      await expect(create(typedOf({ url }))).rejects.toThrow('url: webhook.url');
    await expect(create(typedOf({ events: ['article.read'] }))).rejects.toThrow(InvalidInput);
    const another = (n: number) => create(typedOf({ url: `https://example.az/${n}` }));
    for (let n = 1; n < MAX_WEBHOOKS; n++) await another(n);
    await expect(another(MAX_WEBHOOKS)).rejects.toMatchObject({ code: 'webhook.tooMany' });
    expect(await listWebhooks(db, { actor })).toHaveLength(MAX_WEBHOOKS);
  });

  it('send an event to an address once, unless they are off', async () => {
    const { db, actor, id, change } = await withWebhook();
    const create = (over: Partial<typeof values>) =>
      createWebhook(db, { actor, typed: typedOf(over), now: NOON, newId });
    const exists = { code: 'webhook.exists', field: 'url' };
    const same = { url: 'https://EXAMPLE.az/hook', events: ['match.changed', 'article.published'] };
    await expect(create(same)).rejects.toMatchObject(exists);
    await create({ events: ['match.changed'] });
    const update = (over: Partial<typeof values>) =>
      updateWebhook(db, { ...change, typed: typedOf(over), version: 1 });
    await expect(update(same)).rejects.toMatchObject(exists);
    await update({ ...same, isOn: false });
    expect(await getWebhook(db, { id })).toMatchObject({ status: 'off' });
  });

  it('send an event to an address once when several are added or switched on at once', async () => {
    const { db, actor, change } = await withWebhook();
    const create = (path: string) =>
      createWebhook(db, {
        actor,
        typed: typedOf({ url: `https://example.az/${path}` }),
        now: NOON,
        newId,
      });
    // The first round opens the connections. Only then do the calls overlap.
    for (const path of ['a', 'b', 'c']) {
      const made = await Promise.allSettled(Array.from({ length: 4 }, () => create(path)));
      expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
    const one = { ...change, typed: typedOf({ url: 'https://example.az/d' }), version: 1 };
    const { id } = await create('e');
    const moved = await Promise.allSettled([updateWebhook(db, one), updateWebhook(db, { ...one, id })]);
    expect(moved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('sign with the old secret too for a day after a rotation', async () => {
    const { db, id, secret, change } = await withWebhook();
    const rotated = await rotateWebhookSecret(db, change);
    const secretsAt = async (now: number) => (await findSigningSecrets(db, { id, now }))?.secrets;
    expect(await secretsAt(NOON + DAY - 1)).toEqual([rotated.secret, secret]);
    expect(await secretsAt(NOON + DAY)).toEqual([rotated.secret]);
  });

  it('are switched off after three days of failures, and only then', async () => {
    const { db, id, change } = await withWebhook();
    const record = (result: 'arrived' | 'failed' | 'gone', now: number) =>
      recordWebhookResult(db, { id, result, now, newId });
    const state = async () => {
      const { status, failingSince } = await getWebhook(db, { id });
      return [status, failingSince];
    };
    await record('failed', NOON);
    await record('failed', NOON + 2 * DAY);
    expect(await state()).toEqual(['on', NOON]);
    await record('arrived', NOON + 2 * DAY);
    await record('failed', NOON + 4 * DAY);
    await record('failed', NOON + WEEK - 1);
    expect(await state()).toEqual(['on', NOON + 4 * DAY]);
    await record('failed', NOON + WEEK);
    expect(await state()).toEqual(['failed', NOON + 4 * DAY]);
    expect(await actionsOf(db)).toContain('webhook.fail');
    const { version } = await getWebhook(db, { id });
    await updateWebhook(db, { ...change, typed: input, version });
    expect(await state()).toEqual(['on', null]);
    await record('gone', NOON + 8 * DAY);
    expect(await state()).toEqual(['failed', NOON + 8 * DAY]);
  });
});

it('the library of Standard Webhooks accepts our signatures, and refuses changed messages', () => {
  fc.assert(
    fc.property(fc.json(), (body) => {
      const [secret, other] = [createWebhookSecret(newId), createWebhookSecret(newId)];
      const headers = signWebhookMessage({ id: newId(), now: Date.now(), body, secrets: [other, secret] });
      for (const known of [secret, other])
        expect(new StandardWebhook(known).verify(body, headers)).toEqual(JSON.parse(body));
      expect(() => new StandardWebhook(secret).verify(`${body} `, headers)).toThrow('No matching signature');
      expect(() => new StandardWebhook(createWebhookSecret(newId)).verify(body, headers)).toThrow(
        'No matching signature',
      );
    }),
    { numRuns: 20 },
  );
});
