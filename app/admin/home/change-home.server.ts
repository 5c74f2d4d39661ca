import { parseBakuLocal } from '#az/format/dates.ts';
import type { ToastCode } from '#az/text/admin/toasts.ts';
import type { Db } from '#db/schema.ts';
import { cancelHomeBoard } from '#domain/curation/cancel-scheduled-layout.ts';
import { fillHome } from '#domain/curation/compose-home.ts';
import { getHomeBoard } from '#domain/curation/get-home-layout.ts';
import { dropExpired, type HomeBoard } from '#domain/curation/home-layout.ts';
import { parseHomeSlot, placeOf } from '#domain/curation/home-slot.ts';
import { moveStory } from '#domain/curation/move-slot.ts';
import { publishHomeBoard } from '#domain/curation/publish-home-layout.ts';
import { readHomeParts } from '#domain/curation/read-home-lists.ts';
import { readLiveBoard } from '#domain/curation/read-published-layout.ts';
import { revertHomeBoard } from '#domain/curation/revert-home-layout.ts';
import { saveHomeDraft } from '#domain/curation/save-home-draft.ts';
import { planHomeBoard } from '#domain/curation/schedule-home-layout.ts';
import type { BoardStep } from '#domain/curation/take-home-editing.ts';
import { InvalidInput } from '#domain/errors.ts';
import { readBoardForm } from './board-form.ts';

type Step = Omit<BoardStep, 'version'>;

/**
 * Does what one of the screen's buttons asks for, and says what was done.
 * @throws what the domain throws; a 400 answer for a form that is none of ours.
 */
export async function changeHome(db: Db, form: FormData, by: Step): Promise<ToastCode> {
  const { board, version, problems } = readBoardForm(form);
  const step = { ...by, version };
  const id = String(form.get('id') ?? '');
  const [intent = '', ...words] = String(form.get('intent') ?? '').split(' ');
  if (problems.length > 0) throw new InvalidInput(problems);
  switch (intent) {
    case 'save':
      await saveHomeDraft(db, { ...step, board });
      return 'board.saved';
    case 'publish':
      await publishHomeBoard(db, { ...step, board });
      return 'board.published';
    case 'plan':
      await planHomeBoard(db, { ...step, board, dueAt: readDue(form) });
      return 'board.planned';
    case 'discard':
      await saveHomeDraft(db, { ...step, board: dropExpired(await readLiveBoard(db), step.now) });
      return 'board.discarded';
    case 'automatic':
      await saveHomeDraft(db, { ...step, board: {} });
      return 'board.saved';
    case 'take':
      await saveHomeDraft(db, {
        ...step,
        board: dropExpired((await getHomeBoard(db, { id })).board, step.now),
      });
      return 'board.taken';
    case 'revert':
      await revertHomeBoard(db, { ...step, id });
      return 'board.published';
    case 'cancel':
      await cancelHomeBoard(db, { ...step, id });
      return 'board.cancelled';
    default:
      await saveHomeDraft(db, {
        ...step,
        board: await changePlace(db, board, { intent, words, now: by.now }),
      });
      return 'board.saved';
  }
}

/** `pin slider-2 ID`, `unpin slider-2`, `move slider-2 lead-1`: the buttons of the places, without scripts. */
async function changePlace(
  db: Db,
  board: HomeBoard,
  { intent, words, now }: { intent: string; words: string[]; now: number },
): Promise<HomeBoard> {
  const slot = parseHomeSlot(words[0]);
  if (slot && intent === 'pin' && words[1]) return { ...board, [slot]: { articleId: words[1], until: null } };
  if (slot && intent === 'unpin') return { ...board, [slot]: undefined };
  const to = parseHomeSlot(words[1]);
  if (!slot || intent !== 'move' || !to) throw new Response(null, { status: 400 });
  const { list, at } = placeOf(slot);
  const shown = fillHome(await readHomeParts(db, { now, board }))[list][at]?.id;
  return moveStory(board, { from: slot, to, shown });
}

function readDue(form: FormData): number {
  const typed = String(form.get('dueAt') ?? '').trim();
  const dueAt = parseBakuLocal(typed);
  if (dueAt !== null) return dueAt;
  const code = typed === '' ? 'scheduledAt.required' : 'scheduledAt.invalid';
  throw new InvalidInput([{ field: 'dueAt', code }]);
}
