import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#app/context.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { Conflict, type Problem } from '#domain/errors.ts';
import { cleanSettings } from '#domain/settings/clean-settings.ts';
import { getSettingsState } from '#domain/settings/get-settings-state.ts';
import { mergeSettings } from '#domain/settings/merge-settings.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { updateSettings } from '#domain/settings/update-settings.ts';
import { readSettingsForm } from './read-settings-form.ts';

/** Fields that this form and somebody else changed differently, and the settings with both sides' other changes. */
export interface SettingsClash {
  problems: Problem[];
  settings: SiteSettings;
}

/**
 * Saves the settings in a form. Where somebody else has saved since it was opened, fields that only one of the two
 * changed are put together; null when all is saved.
 * @throws what `updateSettings` throws.
 */
export async function saveSettings(
  context: Readonly<RouterContextProvider>,
  { actor, form }: { actor: Actor; form: FormData },
): Promise<SettingsClash | null> {
  const { db, now, newId } = servicesOf(context);
  const mine = cleanSettings(readSettingsForm(form));
  const save = (settings: SiteSettings, version: number) =>
    updateSettings(db, { actor, settings, version, now: now(), newId });
  try {
    await save(mine, Number(form.get('version')));
    return null;
  } catch (error) {
    const base = parseBase(form);
    if (!(error instanceof Conflict) || base === null) throw error;
    const { settings: theirs, version } = await getSettingsState(db, { actor });
    const { settings, clashes } = mergeSettings({ base, mine, theirs });
    if (clashes.length > 0)
      return { settings, problems: clashes.map((field) => ({ field, code: 'settings.changed' })) };
    await save(settings, version);
    return null;
  }
}

/** The settings the form began from: it only tells which fields were changed, and none of it is ever written. */
function parseBase(form: FormData): SiteSettings | null {
  try {
    const base: unknown = JSON.parse(String(form.get('base')));
    return typeof base === 'object' ? (base as SiteSettings | null) : null;
  } catch {
    return null;
  }
}
