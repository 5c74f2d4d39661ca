import { data } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { requireStaff } from '#app/session.server.ts';
import { countUnreadMentions } from '#domain/notes/count-unread-mentions.ts';
import type { Route } from './+types/unread-data.ts';

/** How many notes wait for whoever asks: the number in the header. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireStaff(request, context);
  const { db, now } = servicesOf(context);
  const unread = { now: now(), count: await countUnreadMentions(db, { actor }) };
  return data(unread, { headers: { 'Cache-Control': 'no-store' } });
}
