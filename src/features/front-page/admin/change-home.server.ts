import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import { type FormReader, readForm } from '#platform/forms/read-form.ts';
import type { ToastCode } from '#platform/message-texts.ts';
import { cancelScheduledLayout } from '../rules/cancel-scheduled-layout.ts';
import { fillHomeSlots } from '../rules/compose-home.ts';
import { getHomeLayout } from '../rules/get-home-layout.ts';
import { type HomeLayout, removeExpiredPins } from '../rules/home-layout.ts';
import { parseHomeSlot, parseSlotPosition } from '../rules/home-slot.ts';
import { moveArticleToSlot } from '../rules/move-article-to-slot.ts';
import { publishHomeLayout } from '../rules/publish-home-layout.ts';
import { readHomeParts } from '../rules/read-home-lists.ts';
import { readPublishedLayout } from '../rules/read-published-layout.ts';
import { revertHomeLayout } from '../rules/revert-home-layout.ts';
import { saveHomeDraft } from '../rules/save-home-draft.ts';
import { scheduleHomeLayout } from '../rules/schedule-home-layout.ts';
import type { LayoutChange } from '../rules/start-layout-change.ts';
import { readLayoutForm } from './layout-form-data.ts';

type ChangeInput = Omit<LayoutChange, 'version'>;

/**
 * Runs the action of the pressed button (`intent`) and returns the toast that reports it.
 * @throws InvalidInput and the errors of the domain; a 400 response for an unknown intent.
 */
export async function changeHome(db: Db, form: FormData, input: ChangeInput): Promise<ToastCode> {
  const { layout, version, problems } = readLayoutForm(form);
  const change = { ...input, version };
  const read = readForm(form);
  const id = read.text('id');
  const [intent = '', ...parameters] = read.text('intent').split(' ');
  if (problems.length > 0) throw new InvalidInput(problems);
  switch (intent) {
    case 'save':
      await saveHomeDraft(db, { ...change, layout });
      return 'layout.saved';
    case 'publish':
      await publishHomeLayout(db, { ...change, layout });
      return 'layout.published';
    case 'plan':
      await scheduleHomeLayout(db, { ...change, layout, dueAt: readDueAt(read) });
      return 'layout.planned';
    case 'discard':
      await saveHomeDraft(db, {
        ...change,
        layout: removeExpiredPins(await readPublishedLayout(db), change.now),
      });
      return 'layout.discarded';
    case 'automatic':
      await saveHomeDraft(db, { ...change, layout: {} });
      return 'layout.saved';
    case 'take':
      await saveHomeDraft(db, {
        ...change,
        layout: removeExpiredPins((await getHomeLayout(db, { id })).layout, change.now),
      });
      return 'layout.taken';
    case 'revert':
      await revertHomeLayout(db, { ...change, id });
      return 'layout.published';
    case 'cancel':
      await cancelScheduledLayout(db, { ...change, id });
      return 'layout.cancelled';
    default:
      await saveHomeDraft(db, {
        ...change,
        layout: await changeSlot(db, layout, { intent, parameters, now: input.now }),
      });
      return 'layout.saved';
  }
}

/** The slot buttons without scripts. Their intents are `pin slider-2 ID`, `unpin slider-2` and `move slider-2 lead-1`. */
async function changeSlot(
  db: Db,
  layout: HomeLayout,
  { intent, parameters, now }: { intent: string; parameters: string[]; now: number },
): Promise<HomeLayout> {
  const slot = parseHomeSlot(parameters[0]);
  if (slot && intent === 'pin' && parameters[1])
    return { ...layout, [slot]: { articleId: parameters[1], until: null } };
  if (slot && intent === 'unpin') return { ...layout, [slot]: undefined };
  const to = parseHomeSlot(parameters[1]);
  if (!slot || intent !== 'move' || !to) throw new Response(null, { status: 400 });
  const { list, at } = parseSlotPosition(slot);
  const shown = fillHomeSlots(await readHomeParts(db, { now, layout }))[list][at]?.id;
  return moveArticleToSlot(layout, { from: slot, to, shown });
}

function readDueAt(read: FormReader): number {
  const codes = { invalid: 'scheduledAt.invalid', required: 'scheduledAt.required' } as const;
  const dueAt = read.requiredMoment('dueAt', codes);
  read.check();
  return dueAt;
}
