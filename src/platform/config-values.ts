import { z } from 'zod';
import { parseAnalyticsHosts } from './http/analytics-hosts.ts';
import { isSignInEmail } from './mail/email-address.ts';

const raw = z.string().trim();
/** An empty variable counts as absent, so that `.env` files can list variables without setting them. */
const present = raw.optional().transform((value) => value || undefined);

/** Parses the text of a variable. The text of a problem follows `NAME: ` in the message. */
function variable<T>(parse: (text: string) => T | { problem: string }) {
  return present.transform((text, context): T | undefined => {
    if (text === undefined) return undefined;
    const value = parse(text);
    if (typeof value === 'object' && value !== null && 'problem' in value) {
      context.addIssue({ code: 'custom', message: value.problem });
      return z.NEVER;
    }
    return value;
  });
}

export const text = () => present;

export const wholeNumber = (name: string, from: number, to: number) =>
  variable((value) => {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    return number >= from && number <= to ? number : { problem: `"${value}" is not ${name} (${from}–${to})` };
  });

export const oneOf = <const T extends string>(...choices: T[]) =>
  variable((value) => {
    const choice = choices.find((one) => one === value.toLowerCase());
    return choice ?? { problem: `"${value}" is not one of ${choices.join(', ')}` };
  });

export const yesOrNo = () =>
  variable((value) => {
    if (/^(1|true|yes|on)$/i.test(value)) return true;
    if (/^(0|false|no|off)$/i.test(value)) return false;
    return { problem: `"${value}" is neither on (1, true, yes, on) nor off (0, false, no, off)` };
  });

export const textMatching = (pattern: RegExp, meaning: string) =>
  variable((value) => (pattern.test(value) ? value : { problem: `"${value}" is not ${meaning}` }));

/** An email address that can sign in, in lower case. `admin@localhost` cannot. */
export const signInAddress = () =>
  variable((value) => {
    const email = value.toLowerCase();
    return isSignInEmail(email)
      ? email
      : { problem: `"${value}" is not an e-mail address such as me@example.az` };
  });

/** A URL with one of the protocols. `secret` keeps the value, which may hold a password, out of the message. */
export const webAddress = (protocols: string[], options: { secret?: boolean } = {}) =>
  variable((value) => {
    const url = URL.parse(value);
    if (url && protocols.includes(url.protocol)) return value;
    const shown = options.secret ? 'the value' : `"${value}"`;
    return {
      problem: `${shown} is not an address beginning with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    };
  });

/** Words that all match the pattern, separated by spaces. */
export const wordList = (pattern: RegExp, meaning: string) =>
  variable((value) => {
    const list = value.split(/\s+/);
    return list.every((one) => pattern.test(one)) ? list : { problem: `"${value}" is not ${meaning}` };
  });

/** Hosts to which the server sends, in the form of `fitsHost`, separated by spaces. */
export const hostPatterns = () =>
  wordList(
    /^(?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/,
    'a list of hosts such as push.example.com *.example.net',
  );

/** Host names, separated by spaces. */
export const hosts = () =>
  variable(
    (value) =>
      parseAnalyticsHosts(value) ?? { problem: `"${value}" is not a list of hosts such as api.example.com` },
  );

export const secretText = (minimum: number) =>
  variable((value) =>
    value.length >= minimum ? value : { problem: `the value is shorter than ${minimum} characters` },
  );
