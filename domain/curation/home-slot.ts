/** How many articles the slider shows (spec §9). */
export const SLIDER_SIZE = 5;
/** How many the list of the newest shows (spec §9). */
export const LATEST_SIZE = 12;
/** How many places of the list of the newest can be pinned: those the front page shows as cards. */
const LEAD_SIZE = 6;

export const homeLists = ['slider', 'lead'] as const;
/** The slider, and the leading part of the newest. */
export type HomeList = (typeof homeLists)[number];

/** `slider-1` … `slider-5`, `lead-1` … `lead-6`. */
export type HomeSlot = `${HomeList}-${number}`;

const sizes: Readonly<Record<HomeList, number>> = { slider: SLIDER_SIZE, lead: LEAD_SIZE };

/** The places of a list, from the first. */
export function listSlots(list: HomeList): HomeSlot[] {
  return Array.from({ length: sizes[list] }, (_, at): HomeSlot => `${list}-${at + 1}`);
}

/** Every place an article can be pinned to, in the order of the page. */
export const homeSlots: readonly HomeSlot[] = homeLists.flatMap(listSlots);

export function parseHomeSlot(text: unknown): HomeSlot | null {
  return homeSlots.find((slot) => slot === text) ?? null;
}

/** In which list a place is, and where there, from 0. */
export function parseSlotPosition(slot: HomeSlot): { list: HomeList; at: number } {
  const [list, number] = slot.split('-');
  return { list: list as HomeList, at: Number(number) - 1 };
}
