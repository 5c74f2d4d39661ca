import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyTyped } from '#platform/records/record.ts';
import { settingsRecord } from '../rules/settings-record.ts';
import { settingNames } from '../rules/stored-settings.ts';
import { settingsFieldText } from '../text.ts';
import { SettingsFields } from './settings-fields.tsx';

// The form sends all settings at once: a save empties a setting without an input.
test.each(settingNames)('the setting %s has a field, an input and a name in the audit log', (name) => {
  const html = renderToStaticMarkup(
    <SettingsFields
      typed={emptyTyped(settingsRecord)}
      problems={[]}
      changes={{}}
      storeName="getto"
      now={0}
    />,
  );
  const inputs = [...html.matchAll(/<(?:input|textarea|select)\b[^>]*\bname="([^".]+)/g)].map(
    ([, field]) => field,
  );
  expect(inputs).toContain(name);
  expect(Object.keys(settingsRecord.fields).map((field) => field.split('.')[0])).toContain(name);
  expect(Object.keys(settingsFieldText)).toContain(name);
});
