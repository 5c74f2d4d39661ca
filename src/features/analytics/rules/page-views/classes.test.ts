import { expect, test } from 'vitest';
import { classifyDevice, classifySource } from './page-view.ts';

test.each([
  [undefined, 'internal'],
  ['', 'direct'],
  ['www.Paper.example', 'internal'],
  ['paper.example', 'internal'],
  ['t.me', 'telegram'],
  ['web.telegram.org', 'telegram'],
  ['org.telegram.messenger', 'telegram'],
  ['l.facebook.com', 'facebook'],
  ['m.facebook.com', 'facebook'],
  ['l.instagram.com', 'instagram'],
  ['t.co', 'x'],
  ['x.com', 'x'],
  ['netflix.com', 'other'],
  ['www.google.com', 'search'],
  ['google.az', 'search'],
  ['google.com.tr', 'search'],
  ['com.google.android.googlequicksearchbox', 'search'],
  ['yandex.ru', 'search'],
  ['notgoogle.com', 'other'],
  ['sport.example:8080', 'other'],
  ['<script>', 'other'],
])('the source of the referring host %s is %s', (host, source) => {
  expect(classifySource(host, 'paper.example')).toBe(source);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'phone'],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/7.1) Presto/2.12', 'phone'],
  ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'tablet'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/150.0 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36', 'desktop'],
  [null, 'desktop'],
])('the device of %s is a %s', (userAgent, device) => {
  expect(classifyDevice(userAgent)).toBe(device);
});
