import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

const like = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/140.0 Safari/537.36`,
    'Windows kompüteri, Chrome',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${like} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Windows kompüteri, Edge'],
  [`Mozilla/5.0 (Windows NT 10.0) ${like} Chrome/140.0 Safari/537.36 OPR/120.0`, 'Windows kompüteri, Opera'],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${like} Chrome/140.0 YaBrowser/25.0 Safari/537.36`,
    'Windows kompüteri, Yandex',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'iPhone, Safari',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) CriOS/140.0 Mobile/15E148 Safari/604.1', 'iPhone, Chrome'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) FxiOS/140.0 Safari/605.1.15', 'iPad, Firefox'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${like} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Android telefon, Samsung Internet',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${like} Chrome/140.0 Safari/537.36`, 'Android planşet, Chrome'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Mac, Safari'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${like} Chrome/140.0 Safari/537.36`, 'Chromebook, Chrome'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Linux kompüteri, Firefox'],
  ['curl/8.0', 'Naməlum cihaz'],
  ['', 'Naməlum cihaz'],
])('%s', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words);
});
