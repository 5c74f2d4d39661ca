import { formatListTime } from '#az/format/dates.ts';
import { ChangeList } from '#features/audit/admin/change-list.tsx';
import { listChanges } from '#features/audit/admin/list-changes.ts';
import { auditFieldText } from '#features/audit/text.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { cleanSettings } from '../rules/clean-settings.ts';
import type { SettingsState } from '../rules/get-settings-state.ts';
import type { SiteSettings } from '../rules/site-settings.ts';
import { type SettingName, settingNames } from '../rules/stored-settings.ts';
import { settingsText } from '../text.ts';

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
      <p>{problemSentence('settings.conflict')}</p>
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
