import type { Problem } from '#platform/errors.ts';
import { parseAnalyticsHosts } from '#platform/http/analytics-hosts.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { cleanLine } from '#platform/text/clean-line.ts';
import { isWebAddress } from '#platform/text/web-address.ts';
import type { SiteSettings } from './site-settings.ts';

/** Characters. */
const MAX_LINE_LENGTH = 200;
const MAX_URL_LENGTH = 500;
const EMAIL = /^[^\s@<>]+@[^\s@<>.]+(?:\.[^\s@<>.]+)+$/;
const PHONE = /^\+?[\d\s()-]{5,30}$/;
const VOEN = /^\d{10}$/;
const STORE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Trims the texts and normalises their characters. Leaves out channels without a URL. Cleaning twice changes nothing. */
export function cleanSettings(settings: SiteSettings): SiteSettings {
  const texts = <T extends object>(group: T) =>
    Object.fromEntries(Object.entries(group).map(([name, text]) => [name, cleanLine(String(text))])) as T;
  const social = Object.entries(texts(settings.social)).filter(([, address]) => address !== '');
  return {
    siteName: cleanLine(settings.siteName),
    storeName: cleanLine(settings.storeName).toLowerCase(),
    social: Object.fromEntries(social),
    email: cleanLine(settings.email),
    phone: cleanLine(settings.phone),
    address: cleanLine(settings.address),
    hours: texts(settings.hours),
    imprint: texts(settings.imprint),
    analyticsScript: cleanLine(settings.analyticsScript),
    analyticsHosts: cleanLine(settings.analyticsHosts),
    commentDays: settings.commentDays,
    commentReports: settings.commentReports,
    allowAiCrawlers: settings.allowAiCrawlers,
    requireSecondFactor: settings.requireSecondFactor,
  };
}

/** All problems of cleaned settings. The fields of a group have names like `social.youtube`. */
export function listSettingsProblems(settings: SiteSettings): Problem[] {
  const problems: Problem[] = [];
  const check = (field: string, value: string, isValid: (text: string) => boolean, code: ProblemCode) => {
    if (value.length > MAX_LINE_LENGTH && !isUrlField(field))
      problems.push({ field, code: 'settings.tooLong' });
    else if (value.length > MAX_URL_LENGTH) problems.push({ field, code: 'settings.tooLong' });
    else if (value !== '' && !isValid(value)) problems.push({ field, code });
  };
  const checkNumber = (field: 'commentDays' | 'commentReports', [min, max]: readonly [number, number]) => {
    const value = settings[field];
    if (!Number.isInteger(value) || value < min || value > max)
      problems.push({ field, code: 'settings.number' });
  };
  const isAnyText = () => true;
  check('siteName', settings.siteName, isAnyText, 'settings.tooLong');
  check('storeName', settings.storeName, (text) => STORE_NAME.test(text), 'settings.storeName');
  for (const [channel, address] of Object.entries(settings.social))
    check(`social.${channel}`, address, isHttps, 'settings.address');
  if (settings.email === '') problems.push({ field: 'email', code: 'email.required' });
  check('email', settings.email, (text) => EMAIL.test(text), 'email.invalid');
  check('phone', settings.phone, (text) => PHONE.test(text), 'contact.phoneInvalid');
  if (settings.address === '') problems.push({ field: 'address', code: 'settings.required' });
  check('address', settings.address, isAnyText, 'settings.tooLong');
  for (const [line, text] of Object.entries(settings.hours))
    check(`hours.${line}`, text, isAnyText, 'settings.tooLong');
  const { voen, privacyEmail, editorialEmail, ...names } = settings.imprint;
  check('imprint.voen', voen, (text) => VOEN.test(text), 'settings.voen');
  for (const [fact, address] of Object.entries({ privacyEmail, editorialEmail }))
    check(`imprint.${fact}`, address, (text) => EMAIL.test(text), 'email.invalid');
  for (const [fact, text] of Object.entries(names))
    check(`imprint.${fact}`, text, isAnyText, 'settings.tooLong');
  check('analyticsScript', settings.analyticsScript, isHttps, 'settings.address');
  const areHosts = (text: string) => parseAnalyticsHosts(text) !== null;
  check('analyticsHosts', settings.analyticsHosts, areHosts, 'settings.hosts');
  checkNumber('commentDays', [0, 3650]);
  checkNumber('commentReports', [1, 100]);
  return problems;
}

function isUrlField(field: string): boolean {
  return /^(?:social\.|analyticsScript$|analyticsHosts$)/.test(field);
}

function isHttps(text: string): boolean {
  return isWebAddress(text, { allowHttp: false });
}
