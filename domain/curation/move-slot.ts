import { type HomeBoard, type HomePin, keepPins } from './home-layout.ts';
import { type HomeSlot, placeOf, slotsOf } from './home-slot.ts';

/**
 * The board after the story at `from` has been put at `to`. Within a list those between move by one; between the lists
 * the two places change their pins. A story that the rules had put there (`shown`) is pinned by being moved.
 */
export function moveStory(
  board: HomeBoard,
  { from, to, shown }: { from: HomeSlot; to: HomeSlot; shown: string | undefined },
): HomeBoard {
  const moved: HomePin | undefined = board[from] ?? (shown ? { articleId: shown, until: null } : undefined);
  if (!moved || from === to) return board;
  const [here, there] = [placeOf(from), placeOf(to)];
  if (here.list !== there.list) return keepPins({ ...board, [from]: board[to], [to]: moved }, () => true);
  const slots = slotsOf(here.list);
  const pins = slots.map((slot) => board[slot]);
  pins.splice(here.at, 1);
  pins.splice(there.at, 0, moved);
  return keepPins({ ...board, ...Object.fromEntries(slots.map((slot, at) => [slot, pins[at]])) }, () => true);
}
