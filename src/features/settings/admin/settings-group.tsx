import type { ReactNode } from 'react';
import { formatListTime } from '#az/format/dates.ts';
import type { SettingsState } from '../rules/get-settings-state.ts';
import type { SiteSettings } from '../rules/site-settings.ts';
import { settingsText } from '../text.ts';

interface SettingsGroupProps {
  title: string;
  hint?: string;
  /** The settings in this group. The last change of any of them is shown. */
  settings: readonly (keyof SiteSettings)[];
  changes: SettingsState['changes'];
  now: number;
  children: ReactNode;
}

export function SettingsGroup({ title, hint, settings, changes, now, children }: SettingsGroupProps) {
  const last = settings
    .flatMap((name) => changes[name] ?? [])
    .sort((a, b) => b.at - a.at)
    .at(0);
  return (
    <fieldset className="grid min-w-0 items-start gap-4 rounded-md border border-line bg-paper p-4 sm:grid-cols-2">
      <legend className="px-1 font-headline text-2xl">{title}</legend>
      {hint && <p className="text-muted text-sm sm:col-span-2">{hint}</p>}
      {children}
      {last && (
        <p className="tabular text-muted text-sm sm:col-span-2">
          {settingsText.lastChange(last.by ?? settingsText.gone, formatListTime(last.at, now))}
        </p>
      )}
    </fieldset>
  );
}
