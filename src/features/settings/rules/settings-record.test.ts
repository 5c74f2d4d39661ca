import { expect, it } from 'vitest';
import { formatTyped, parseTyped } from '#platform/records/record.ts';
import {
  fromSettingsValues,
  listSettingsProblems,
  settingGroups,
  settingsRecord,
  toSettingsValues,
} from './settings-record.ts';
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from './site-settings.ts';
import { settingKeys, settingNames } from './stored-settings.ts';

/** The problems of settings of which these differ from the defaults, as the form sends them. */
function listProblems(over: Partial<SiteSettings>): string[] {
  const typed = formatTyped(settingsRecord, toSettingsValues({ ...DEFAULT_SITE_SETTINGS, ...over }));
  const { values, problems } = parseTyped(settingsRecord, typed);
  return [...problems, ...listSettingsProblems(values)].map(({ field, code }) => `${field} ${code}`);
}
const imprint = (over: Partial<SiteSettings['imprint']>) => ({
  imprint: { ...DEFAULT_SITE_SETTINGS.imprint, ...over },
});

it.each<Partial<SiteSettings>>([
  {},
  { email: 'xeber@mail.getto.az', phone: '' },
  { phone: '+994 (12) 000-00-00' },
  { phone: '12345' },
  { storeName: 'Getto-store-2' },
  { social: { youtube: 'https://youtube.com/@x', twitter: 'https://x.com/x' } },
  { analyticsScript: 'https://stats.example/a.js', analyticsHosts: 'https://stats.example' },
  { commentDays: 0, commentReports: 1 },
  { commentDays: 3650, commentReports: 100 },
  imprint({ voen: '1234567890', privacyEmail: 'a@b.az', editorialEmail: 'a@b.az' }),
  { siteName: 'ə'.repeat(200), hours: { weekdays: 'ə'.repeat(200), saturday: '', sunday: '' } },
])('the settings %j have no problem', (over) => {
  expect(listProblems(over)).toEqual([]);
});

it.each<[Partial<SiteSettings>, string]>([
  [{ email: '' }, 'email email.required'],
  [{ email: '<a@b.az>' }, 'email email.invalid'],
  [{ email: 'a@b.az x' }, 'email email.invalid'],
  [{ email: 'a@@b.az' }, 'email email.invalid'],
  [{ email: 'a@b..az' }, 'email email.invalid'],
  [{ phone: '1234' }, 'phone contact.phoneInvalid'],
  [{ phone: '1'.repeat(31) }, 'phone contact.phoneInvalid'],
  [{ phone: '12345+' }, 'phone contact.phoneInvalid'],
  [{ phone: 'tel 12345' }, 'phone contact.phoneInvalid'],
  [{ storeName: '-getto' }, 'storeName settings.storeName'],
  [{ storeName: 'getto-' }, 'storeName settings.storeName'],
  [{ storeName: 'getto--store' }, 'storeName settings.storeName'],
  [{ social: { twitter: 'http://x.com/x' } }, 'social.twitter settings.address'],
  [{ analyticsScript: 'http://stats.example/a.js' }, 'analyticsScript settings.address'],
  [{ analyticsHosts: 'stats example;' }, 'analyticsHosts settings.hosts'],
  [{ commentDays: -1 }, 'commentDays settings.number'],
  [{ commentDays: 3651 }, 'commentDays settings.number'],
  [{ commentReports: 0 }, 'commentReports settings.number'],
  [{ commentReports: 101 }, 'commentReports settings.number'],
  [imprint({ voen: '12345678901' }), 'imprint.voen settings.voen'],
  [imprint({ voen: '123456789' }), 'imprint.voen settings.voen'],
  [imprint({ editorialEmail: 'a@b' }), 'imprint.editorialEmail email.invalid'],
  [{ siteName: 'ə'.repeat(201) }, 'siteName settings.tooLong'],
  [imprint({ editor: 'ə'.repeat(201) }), 'imprint.editor settings.tooLong'],
  [{ analyticsScript: `https://a.az/${'a'.repeat(500)}` }, 'analyticsScript settings.tooLong'],
])('the settings %j have the problem %s', (over, problem) => {
  expect(listProblems(over)).toContain(problem);
});

it('a store name is written in small letters, and a channel without an address is left out', () => {
  const social = { youtube: 'https://youtube.com/@x', tiktok: '' };
  const settings = { ...DEFAULT_SITE_SETTINGS, storeName: 'Getto-Store', social };
  expect(fromSettingsValues(toSettingsValues(settings))).toEqual({
    ...settings,
    storeName: 'getto-store',
    social: { youtube: 'https://youtube.com/@x' },
  });
});

it('the form has every setting once, and a setting keeps its row', () => {
  const shown = settingGroups.flatMap(({ settings }) => settings);
  expect(shown.toSorted()).toEqual(settingNames.toSorted());
  // These names are in the databases of running sites.
  expect(Object.values(settingKeys).toSorted()).toEqual(
    ['comments.days', 'comments.reports', 'site.address', 'site.allowAiCrawlers', 'site.analyticsHosts']
      .concat(
        ['site.analyticsScript', 'site.email', 'site.hours', 'site.imprint', 'site.name', 'site.phone'],
        [
          'site.social',
          'site.storeName',
          'security.requireSecondFactor',
          'security.requireSecondFactorOfAll',
        ],
      )
      .toSorted(),
  );
});
