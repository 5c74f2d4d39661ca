import { Notice } from '#app/ui/notice.tsx';
import { formatListTime } from '#az/format/dates.ts';
import { auditFieldText } from '#az/text/admin/audit.ts';
import { settingsText } from '#az/text/admin/settings.ts';
import { problemText } from '#az/text/problems.ts';
import { cleanSettings } from '#domain/settings/clean-settings.ts';
import type { SettingsState } from '#domain/settings/get-settings-state.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { type SettingName, settingNames } from '#domain/settings/stored-settings.ts';
import { ChangeList } from '../audit/change-list.tsx';
import { listChanges } from '../audit/list-changes.ts';

interface SettingsConflictProps {
  typed: SiteSettings;
  /** The version that the refused form was based on. */
  version: number;
  stored: SettingsState;
  now: number;
}

/** Lists every setting that was changed since `version`, who changed it, and the value that a save would replace. */
export function SettingsConflict({ typed, version, stored, now }: SettingsConflictProps) {
  const changed = settingNames.flatMap((name) => {
    const change = stored.changes[name];
    return change && change.version > version ? [{ name, ...change }] : [];
  });
  return (
    <Notice kind="error">
      <p>{problemText['settings.conflict']}</p>
      <ul className="grid gap-3 pt-3 text-ink">
        {changed.map(({ name, by, at }) => (
          <li key={name} data-changed-setting={name}>
            <p>
              <strong>{auditFieldText[name]}</strong>{' '}
              <span className="tabular text-muted text-sm">
                {settingsText.lastChange(by ?? settingsText.gone, formatListTime(at, now))}
              </span>
            </p>
            <Differences name={name} stored={stored.settings} typed={cleanSettings(typed)} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Differences({
  name,
  stored,
  typed,
}: { name: SettingName } & Record<'stored' | 'typed', SiteSettings>) {
  const changes = listChanges({ [name]: stored[name] }, { [name]: typed[name] });
  return changes.length > 0 ? <ChangeList changes={changes} /> : <p>{settingsText.sameAsYours}</p>;
}
