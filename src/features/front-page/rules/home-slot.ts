/** How many articles the slider shows (spec §9). */
export const SLIDER_SIZE = 5;
/** How many articles the latest list shows (spec §9). */
export const LATEST_SIZE = 12;
/** How many slots of the latest list can have a pin: those that the front page shows as cards. */
const LEAD_SIZE = 6;

export const homeLists = ['slider', 'lead'] as const;
/** The slider and the first part of the latest list. */
export type HomeList = (typeof homeLists)[number];

/** `slider-1` … `slider-5`, `lead-1` … `lead-6`. */
export type HomeSlot = `${HomeList}-${number}`;

const sizes: Readonly<Record<HomeList, number>> = { slider: SLIDER_SIZE, lead: LEAD_SIZE };

/** The slots of a list, in order. */
export function listSlots(list: HomeList): HomeSlot[] {
  return Array.from({ length: sizes[list] }, (_, at): HomeSlot => `${list}-${at + 1}`);
}

/** Every slot, in the order of the page. */
export const homeSlots: readonly HomeSlot[] = homeLists.flatMap(listSlots);

export function parseHomeSlot(text: unknown): HomeSlot | null {
  return homeSlots.find((slot) => slot === text) ?? null;
}

/** The list of a slot and its index in the list, from 0. */
export function parseSlotPosition(slot: HomeSlot): { list: HomeList; at: number } {
  const [list, number] = slot.split('-');
  return { list: list as HomeList, at: Number(number) - 1 };
}
