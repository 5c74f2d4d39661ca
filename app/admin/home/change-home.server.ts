import { parseBakuLocal } from '#az/format/dates.ts';
import type { ToastCode } from '#az/text/admin/toasts.ts';
import type { Db } from '#db/schema.ts';
import { cancelScheduledLayout } from '#domain/curation/cancel-scheduled-layout.ts';
import { fillHomeSlots } from '#domain/curation/compose-home.ts';
import { getHomeLayout } from '#domain/curation/get-home-layout.ts';
import { type HomeLayout, removeExpiredPins } from '#domain/curation/home-layout.ts';
import { parseHomeSlot, parseSlotPosition } from '#domain/curation/home-slot.ts';
import { moveArticleToSlot } from '#domain/curation/move-article-to-slot.ts';
import { publishHomeLayout } from '#domain/curation/publish-home-layout.ts';
import { readHomeParts } from '#domain/curation/read-home-lists.ts';
import { readPublishedLayout } from '#domain/curation/read-published-layout.ts';
import { revertHomeLayout } from '#domain/curation/revert-home-layout.ts';
import { saveHomeDraft } from '#domain/curation/save-home-draft.ts';
import { scheduleHomeLayout } from '#domain/curation/schedule-home-layout.ts';
import type { LayoutChange } from '#domain/curation/start-layout-change.ts';
import { InvalidInput } from '#domain/errors.ts';
import { readLayoutForm } from './layout-form-data.ts';

type Step = Omit<LayoutChange, 'version'>;

/**
 * Does what one of the screen's buttons asks for, and says what was done.
 * @throws what the domain throws; a 400 answer for a form that is none of ours.
 */
export async function changeHome(db: Db, form: FormData, by: Step): Promise<ToastCode> {
  const { layout, version, problems } = readLayoutForm(form);
  const step = { ...by, version };
  const id = String(form.get('id') ?? '');
  const [intent = '', ...words] = String(form.get('intent') ?? '').split(' ');
  if (problems.length > 0) throw new InvalidInput(problems);
  switch (intent) {
    case 'save':
      await saveHomeDraft(db, { ...step, layout });
      return 'layout.saved';
    case 'publish':
      await publishHomeLayout(db, { ...step, layout });
      return 'layout.published';
    case 'plan':
      await scheduleHomeLayout(db, { ...step, layout, dueAt: readDue(form) });
      return 'layout.planned';
    case 'discard':
      await saveHomeDraft(db, {
        ...step,
        layout: removeExpiredPins(await readPublishedLayout(db), step.now),
      });
      return 'layout.discarded';
    case 'automatic':
      await saveHomeDraft(db, { ...step, layout: {} });
      return 'layout.saved';
    case 'take':
      await saveHomeDraft(db, {
        ...step,
        layout: removeExpiredPins((await getHomeLayout(db, { id })).layout, step.now),
      });
      return 'layout.taken';
    case 'revert':
      await revertHomeLayout(db, { ...step, id });
      return 'layout.published';
    case 'cancel':
      await cancelScheduledLayout(db, { ...step, id });
      return 'layout.cancelled';
    default:
      await saveHomeDraft(db, {
        ...step,
        layout: await changePlace(db, layout, { intent, words, now: by.now }),
      });
      return 'layout.saved';
  }
}

/** `pin slider-2 ID`, `unpin slider-2`, `move slider-2 lead-1`: the buttons of the places, without scripts. */
async function changePlace(
  db: Db,
  layout: HomeLayout,
  { intent, words, now }: { intent: string; words: string[]; now: number },
): Promise<HomeLayout> {
  const slot = parseHomeSlot(words[0]);
  if (slot && intent === 'pin' && words[1])
    return { ...layout, [slot]: { articleId: words[1], until: null } };
  if (slot && intent === 'unpin') return { ...layout, [slot]: undefined };
  const to = parseHomeSlot(words[1]);
  if (!slot || intent !== 'move' || !to) throw new Response(null, { status: 400 });
  const { list, at } = parseSlotPosition(slot);
  const shown = fillHomeSlots(await readHomeParts(db, { now, layout }))[list][at]?.id;
  return moveArticleToSlot(layout, { from: slot, to, shown });
}

function readDue(form: FormData): number {
  const typed = String(form.get('dueAt') ?? '').trim();
  const dueAt = parseBakuLocal(typed);
  if (dueAt !== null) return dueAt;
  const code = typed === '' ? 'scheduledAt.required' : 'scheduledAt.invalid';
  throw new InvalidInput([{ field: 'dueAt', code }]);
}
