import { createPartnerFeed } from '#features/feeds/rules/create-partner-feed.ts';
import { deletePartnerFeed } from '#features/feeds/rules/delete-partner-feed.ts';
import { renewPartnerFeed } from '#features/feeds/rules/renew-partner-feed.ts';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { toActionError } from '#platform/admin/to-action-error.server.ts';
import type { Services } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import type { Actor } from '#platform/sessions/actor.ts';

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
