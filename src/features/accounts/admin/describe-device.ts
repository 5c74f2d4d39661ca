import { sessionText } from '../text.ts';

/** The first match counts: most browsers also name the ones that they resemble. */
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const devices = [
  [/\biPhone\b/, sessionText.device.iPhone],
  [/\biPad\b/, sessionText.device.iPad],
  [/\bAndroid\b/, sessionText.device.androidTablet],
  [/\bWindows\b/, sessionText.device.windows],
  [/\bMacintosh\b/, sessionText.device.mac],
  [/\bCrOS\b/, sessionText.device.chromebook],
  [/\bLinux\b/, sessionText.device.linux],
] as const;

const MAX_LENGTH = 500;

/** The device and the browser of a `User-Agent` in plain words: “iPhone, Safari”. */
export function describeDevice(userAgent: string): string {
  const text = userAgent.slice(0, MAX_LENGTH);
  const find = (list: readonly (readonly [RegExp, string])[]) => list.find(([sign]) => sign.test(text))?.[1];
  const { androidPhone, androidTablet, unknown } = sessionText.device;
  const found = find(devices);
  // Tablets leave the word out.
  const device = found === androidTablet && /\bMobile\b/.test(text) ? androidPhone : found;
  return [device, find(browsers)].filter(Boolean).join(', ') || unknown;
}
