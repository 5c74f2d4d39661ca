import {
  DEFAULT_SITE_SETTINGS,
  hoursLines,
  imprintFacts,
  type SiteSettings,
  socialChannels,
} from '../rules/site-settings.ts';

/** Reads the settings from a form. Fields of a group have names like `social.youtube`. */
export function readSettingsForm(form: FormData): SiteSettings {
  const text = (name: string) => String(form.get(name) ?? '');
  // A missing field has the default. Text that is no number becomes a problem.
  const number = (name: 'commentDays' | 'commentReports') => {
    if (!form.has(name)) return DEFAULT_SITE_SETTINGS[name];
    return /^\d+$/.test(text(name).trim()) ? Number(text(name)) : Number.NaN;
  };
  const group = <Name extends string>(prefix: string, names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, text(`${prefix}.${name}`)])) as Record<Name, string>;
  return {
    siteName: text('siteName'),
    storeName: text('storeName'),
    social: group('social', socialChannels),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    hours: group('hours', hoursLines),
    imprint: group('imprint', imprintFacts),
    analyticsScript: text('analyticsScript'),
    analyticsHosts: text('analyticsHosts'),
    commentDays: number('commentDays'),
    commentReports: number('commentReports'),
    allowAiCrawlers: form.get('allowAiCrawlers') === '1',
    requireSecondFactor: form.get('requireSecondFactor') === '1',
  };
}
