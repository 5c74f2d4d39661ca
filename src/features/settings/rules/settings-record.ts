import { contactText } from '#features/contact/text.ts';
import type { Problem } from '#platform/errors.ts';
import { parseAnalyticsHosts } from '#platform/http/analytics-hosts.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import type { RecordFields, RecordValues } from '#platform/records/record.ts';
import { isWebAddress } from '#platform/text/web-address.ts';
import { settingsText } from '../text.ts';
import {
  DEFAULT_SITE_SETTINGS,
  type HoursLine,
  hoursLines,
  imprintFacts,
  type SiteSettings,
  socialChannels,
} from './site-settings.ts';

const EMAIL = /^[^\s@<>]+@[^\s@<>.]+(?:\.[^\s@<>.]+)+$/;
const PHONE = /^\+?[\d\s()-]{5,30}$/;
const VOEN = /^\d{10}$/;
const STORE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The settings that are groups of texts. The fields of their forms have names like `social.youtube`. */
const groups: Readonly<Record<string, readonly string[]>> = {
  social: socialChannels,
  hours: hoursLines,
  imprint: imprintFacts,
};

/**
 * The fields of the settings. They are no record of their own: each setting is a row, and only the changed ones are written. So they
 * use the parts of the record kit.
 */
export const settingsRecord = {
  name: 'settings',
  fields: {
    siteName: { ...lineField(settingsText.siteName), help: settingsText.siteNameHint },
    storeName: { ...lineField(settingsText.storeName), input: { autoCapitalize: 'none' } },
    email: { ...lineField(settingsText.email), required: 'email.required', input: { type: 'email' } },
    phone: { ...lineField(settingsText.phone), input: { type: 'tel' } },
    address: { ...lineField(settingsText.address), required: 'settings.required', isWide: true },
    ...listFields('hours', settingsText.hours, (label, line) => ({
      ...lineField(label),
      input: { placeholder: contactText.hours[line as HoursLine] },
    })),
    ...listFields('social', settingsText.social, (label) => ({
      ...urlField(label),
      input: { placeholder: 'https://' },
    })),
    ...listFields('imprint', settingsText.imprint, lineField),
    analyticsScript: {
      ...urlField(settingsText.analyticsScript),
      help: settingsText.analyticsHint,
      isWide: true,
    },
    analyticsHosts: {
      ...lineField(settingsText.analyticsHosts),
      limit: 500,
      isWide: true,
      help: settingsText.analyticsHostsHint,
      input: { inputMode: 'url', autoCapitalize: 'none' },
    },
    commentDays: { ...numberField('commentDays', 0, 3650), help: settingsText.commentDaysHint },
    commentReports: { ...numberField('commentReports', 1, 100), help: settingsText.commentReportsHint },
    allowAiCrawlers: { kind: 'flag', column: null, label: settingsText.allowAiCrawlers },
    requireSecondFactor: { kind: 'flag', column: null, label: settingsText.requireSecondFactor },
    requireSecondFactorOfAll: { kind: 'flag', column: null, label: settingsText.requireSecondFactorOfAll },
  } satisfies RecordFields as RecordFields,
};

const { group } = settingsText;

/** The groups of the form, in their order. */
export const settingGroups: readonly {
  title: string;
  hint?: string;
  settings: readonly (keyof SiteSettings)[];
}[] = [
  { title: group.names, settings: ['siteName', 'storeName'] },
  { title: group.contacts, settings: ['email', 'phone', 'address'] },
  { title: group.hours, settings: ['hours'] },
  { title: group.social, hint: settingsText.socialHint, settings: ['social'] },
  { title: group.imprint, hint: settingsText.imprintHint, settings: ['imprint'] },
  { title: group.analytics, settings: ['analyticsScript', 'analyticsHosts'] },
  { title: group.comments, settings: ['commentDays', 'commentReports'] },
  { title: group.crawlers, hint: settingsText.allowAiCrawlersHint, settings: ['allowAiCrawlers'] },
  {
    title: group.security,
    hint: settingsText.requireSecondFactorHint,
    settings: ['requireSecondFactor', 'requireSecondFactorOfAll'],
  },
];

function lineField(label: string) {
  return { kind: 'line', column: null, label, limit: 200, tooLong: 'settings.tooLong' } as const;
}

function urlField(label: string) {
  return { kind: 'url', column: null, label, limit: 500, tooLong: 'settings.tooLong' } as const;
}

function numberField(name: 'commentDays' | 'commentReports', min: number, max: number) {
  return {
    kind: 'number' as const,
    column: null,
    label: settingsText[name],
    min,
    max,
    required: 'settings.number' as const,
    invalid: 'settings.number' as const,
    initial: String(DEFAULT_SITE_SETTINGS[name]),
  };
}

function listFields(
  group: string,
  labels: Readonly<Record<string, string>>,
  toField: (label: string, part: string) => RecordFields[string],
): RecordFields {
  return Object.fromEntries(
    (groups[group] ?? []).map((part) => [`${group}.${part}`, toField(labels[part] ?? part, part)]),
  );
}

/** Settings, all or some of them, with the fields of each group by their own names. */
export function toSettingsValues(settings: Readonly<Record<string, unknown>> | SiteSettings): RecordValues {
  const entries = Object.entries(settings).flatMap(([name, value]) => {
    const parts = Object.hasOwn(groups, name) ? groups[name] : undefined;
    const texts = (value ?? {}) as Record<string, string>;
    return parts ? parts.map((part) => [`${name}.${part}`, texts[part] ?? '']) : [[name, value]];
  });
  return Object.fromEntries(entries);
}

/** The settings of values without problems. A channel without a URL is left out. */
export function fromSettingsValues(values: RecordValues): SiteSettings {
  const names = Object.keys(DEFAULT_SITE_SETTINGS);
  const settings = Object.fromEntries(
    names.map((name) => [
      name,
      groups[name]
        ? Object.fromEntries(groups[name].map((part) => [part, values[`${name}.${part}`]]))
        : values[name],
    ]),
  ) as unknown as SiteSettings;
  const social = Object.entries(settings.social).filter(([, address]) => address !== '');
  return {
    ...settings,
    storeName: settings.storeName.toLowerCase(),
    social: Object.fromEntries(social),
  };
}

/** The problems that the kinds of the fields do not find. */
export function listSettingsProblems(values: RecordValues): Problem[] {
  const problems: Problem[] = [];
  const check = (field: string, isValid: (text: string) => boolean, code: ProblemCode) => {
    const text = String(values[field]);
    if (text !== '' && !isValid(text)) problems.push({ field, code });
  };
  const isHttps = (text: string) => isWebAddress(text, { allowHttp: false });
  check('storeName', (text) => STORE_NAME.test(text.toLowerCase()), 'settings.storeName');
  for (const channel of socialChannels) check(`social.${channel}`, isHttps, 'settings.address');
  check('email', (text) => EMAIL.test(text), 'email.invalid');
  check('phone', (text) => PHONE.test(text), 'contact.phoneInvalid');
  check('imprint.voen', (text) => VOEN.test(text), 'settings.voen');
  for (const fact of ['privacyEmail', 'editorialEmail'])
    check(`imprint.${fact}`, (text) => EMAIL.test(text), 'email.invalid');
  check('analyticsScript', isHttps, 'settings.address');
  check('analyticsHosts', (text) => parseAnalyticsHosts(text) !== null, 'settings.hosts');
  return problems;
}
