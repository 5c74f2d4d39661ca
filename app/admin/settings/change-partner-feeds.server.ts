import { redirectWithToast } from '#app/admin/flash.server.ts';
import { toActionError } from '#app/admin/to-action-error.server.ts';
import type { Services } from '#app/context.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { href } from '#domain/href.ts';
import { createPartnerFeed } from '#domain/partner-feeds/create-partner-feed.ts';
import { deletePartnerFeed } from '#domain/partner-feeds/delete-partner-feed.ts';
import { renewPartnerFeed } from '#domain/partner-feeds/renew-partner-feed.ts';

/** Creates, renews or switches off the feed of a partner, and shows the settings screen again. */
export async function changePartnerFeeds(
  form: FormData,
  { actor, services }: { actor: Actor; services: Pick<Services, 'db' | 'now' | 'newId'> },
) {
  const { db, now, newId } = services;
  const change = { actor, id: String(form.get('id') ?? ''), now: now(), newId };
  const partner = String(form.get('partner') ?? '');
  const screen = href('/admin/settings');
  try {
    switch (form.get('intent')) {
      case 'createPartner':
        await createPartnerFeed(db, { ...change, name: partner });
        return redirectWithToast(screen, 'partnerFeed.created');
      case 'renewPartner':
        await renewPartnerFeed(db, change);
        return redirectWithToast(screen, 'partnerFeed.renewed');
      case 'deletePartner':
        await deletePartnerFeed(db, change);
        return redirectWithToast(screen, 'partnerFeed.deleted');
      default:
        throw new Response(null, { status: 400 });
    }
  } catch (error) {
    return toActionError(error, { partner });
  }
}
