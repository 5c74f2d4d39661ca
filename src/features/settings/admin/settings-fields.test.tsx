import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_SITE_SETTINGS } from '../rules/site-settings.ts';
import { settingNames } from '../rules/stored-settings.ts';
import { settingsFieldText } from '../text.ts';
import { SettingsFields } from './settings-fields.tsx';

// The form sends all settings at once: a save empties a setting without an input.
test.each(settingNames)('the setting %s has an input and a name in the audit log', (name) => {
  const html = renderToStaticMarkup(
    <SettingsFields settings={DEFAULT_SITE_SETTINGS} problems={[]} changes={{}} storeName="getto" now={0} />,
  );
  const inputs = [...html.matchAll(/<(?:input|textarea|select)\b[^>]*\bname="([^".]+)/g)].map(
    ([, field]) => field,
  );
  expect(inputs).toContain(name);
  expect(Object.keys(settingsFieldText)).toContain(name);
});
