import { formatInput } from '#az/format/dates.ts';
import type { Problem } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import type { HomeLayout } from '../rules/home-layout.ts';
import { type HomeSlot, homeSlots } from '../rules/home-slot.ts';

/** Writes a layout to form fields: `article-slider-1`, `until-slider-1` (Baku time), `twice-slider-1`, and `version`. */
export function writeLayoutForm(layout: HomeLayout, version: number): FormData {
  const form = new FormData();
  form.set('version', String(version));
  for (const slot of homeSlots) {
    const pin = layout[slot];
    if (!pin) continue;
    form.set(`article-${slot}`, pin.articleId);
    if (pin.until !== null) form.set(`until-${slot}`, formatInput(pin.until));
    if (pin.twice) form.set(`twice-${slot}`, '1');
  }
  return form;
}

/** Reads a layout from form fields. An invalid time becomes a problem. */
export function readLayoutForm(form: FormData): { layout: HomeLayout; version: number; problems: Problem[] } {
  const read = readForm(form);
  const pins = homeSlots.flatMap((slot): [HomeSlot, HomeLayout[HomeSlot]][] => {
    const articleId = read.text(`article-${slot}`).trim();
    if (!/^[\w-]{1,64}$/.test(articleId)) return [];
    const until = read.moment(`until-${slot}`, 'layout.untilInvalid');
    return [[slot, { articleId, until, ...(read.has(`twice-${slot}`) && { twice: true }) }]];
  });
  return { layout: Object.fromEntries(pins), version: read.count('version'), problems: [...read.problems] };
}
