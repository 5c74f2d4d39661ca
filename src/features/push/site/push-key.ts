import { servicesOf } from '#platform/http/context.ts';
import { getPushKeys } from '../rules/get-push-keys.ts';
import type { Route } from './+types/push-key.ts';

/** GET /api/push/key: the public key with which a browser subscribes. The first request creates the keys of the site. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { db, now, push } = servicesOf(context);
  const { publicKey } = await getPushKeys(db, { createKeys: push.createKeys, now: now() });
  return new Response(publicKey, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
