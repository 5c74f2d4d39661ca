import type { ReactNode } from 'react';
import { formatListTime } from '#az/format/dates.ts';
import type { Problem } from '#platform/errors.ts';
import { RecordInputs } from '#platform/records/admin/record-form.tsx';
import type { RecordFields, TypedFields } from '#platform/records/record.ts';
import { settingGroups, settingsRecord } from '../rules/settings-record.ts';
import type { SiteSettings } from '../rules/site-settings.ts';
import type { SettingsState } from '../rules/stored-settings.ts';
import { settingsText } from '../text.ts';

interface SettingsFieldsProps {
  typed: TypedFields;
  problems: readonly Problem[];
  changes: SettingsState['changes'];
  /** The store name that the site uses now. */
  storeName: string;
  now: number;
}

/** All settings in groups. Each group shows its last change. */
export function SettingsFields({ typed, problems, changes, storeName, now }: SettingsFieldsProps) {
  const { storeName: field } = settingsRecord.fields;
  const fields: RecordFields = {
    ...settingsRecord.fields,
    ...(field && { storeName: { ...field, help: settingsText.storeNameHint(storeName) } }),
  };
  return settingGroups.map(({ title, hint, settings }) => (
    <SettingsGroup key={title} title={title} hint={hint} settings={settings} changes={changes} now={now}>
      <RecordInputs
        record={{ fields }}
        typed={typed}
        problems={problems}
        names={Object.keys(fields).filter((name) => settings.some((one) => one === name.split('.')[0]))}
      />
    </SettingsGroup>
  ));
}

interface SettingsGroupProps {
  title: string;
  hint?: string | undefined;
  /** The settings in this group. The last change of any of them is shown. */
  settings: readonly (keyof SiteSettings)[];
  changes: SettingsState['changes'];
  now: number;
  children: ReactNode;
}

function SettingsGroup({ title, hint, settings, changes, now, children }: SettingsGroupProps) {
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
