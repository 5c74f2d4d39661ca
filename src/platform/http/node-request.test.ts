import { expect, test } from 'vitest';
import { hasTooManyFields } from './node-request.ts';

const MULTIPART = 'multipart/form-data; boundary=x';
const URLENCODED = 'application/x-www-form-urlencoded;charset=UTF-8';
const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
const end = '--x--\r\n';

test.each([
  [`${part.repeat(500)}${end}`, MULTIPART, false],
  [`${part.repeat(3000)}${end}`, MULTIPART, true],
  [`${part.replace('\r\n\r\n', `\r\n${'A:b\r\n'.repeat(1000)}\r\n`)}${end}`, MULTIPART, true],
  [`${part.replace('1', '\r\n'.repeat(100_000))}${end}`, MULTIPART, false],
  [`${part.replace('1', '<b>'.repeat(105_000))}${end}`, MULTIPART, false],
  [`${part.replace('1', '<b>'.repeat(115_000))}${end}`, MULTIPART, true],
  [
    `${part.replace('"a"', '"a"; filename="a.png"').replace('1', 'a'.repeat(5_000_000))}${end}`,
    MULTIPART,
    false,
  ],
  [`${part.repeat(3000)}${end}`, 'multipart/form-data; xboundary=y; boundary=x', true],
  [`${part.repeat(3000)}${end}`, 'multipart/form-data; a="; boundary=y"; boundary="x"', true],
  [`${part.repeat(3000)}${end}`, 'Multipart/Form-Data;BOUNDARY=x;boundary=y', true],
  ['a=1&'.repeat(500), URLENCODED, false],
  ['a=1&'.repeat(3000), URLENCODED, true],
])('%.30s… as %s: %s', (body, type, isTooMuch) => {
  expect(hasTooManyFields(Buffer.from(body), type)).toBe(isTooMuch);
});
