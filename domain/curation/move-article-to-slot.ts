import { type HomeLayout, type HomePin, keepPins } from './home-layout.ts';
import { type HomeSlot, listSlots, parseSlotPosition } from './home-slot.ts';

/**
 * The layout after the article at `from` has been put at `to`. Within a list those between move by one; between the lists
 * the two places change their pins. A article that the rules had put there (`shown`) is pinned by being moved.
 */
export function moveArticleToSlot(
  layout: HomeLayout,
  { from, to, shown }: { from: HomeSlot; to: HomeSlot; shown: string | undefined },
): HomeLayout {
  const moved: HomePin | undefined = layout[from] ?? (shown ? { articleId: shown, until: null } : undefined);
  if (!moved || from === to) return layout;
  const [here, there] = [parseSlotPosition(from), parseSlotPosition(to)];
  if (here.list !== there.list) return keepPins({ ...layout, [from]: layout[to], [to]: moved }, () => true);
  const slots = listSlots(here.list);
  const pins = slots.map((slot) => layout[slot]);
  pins.splice(here.at, 1);
  pins.splice(there.at, 0, moved);
  return keepPins(
    { ...layout, ...Object.fromEntries(slots.map((slot, at) => [slot, pins[at]])) },
    () => true,
  );
}
