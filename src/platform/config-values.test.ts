import { expect, it } from 'vitest';
import type { z } from 'zod';
import {
  hostPatterns,
  hosts,
  oneOf,
  secretText,
  signInAddress,
  text,
  textMatching,
  webAddress,
  wholeNumber,
  wordList,
  yesOrNo,
} from './config-values.ts';

/** What the text of a variable means, or its problem. */
function read(kind: z.ZodType, value?: string): unknown {
  const result = kind.safeParse(value);
  return result.success ? result.data : `problem: ${result.error.issues[0]?.message}`;
}
const problem = (message: string) => expect.stringMatching(new RegExp(`^problem: .*${message}`));

it('a variable that is empty or not set has no value, of whatever kind it is', () => {
  const kinds = [text(), wholeNumber('a port', 1, 9), oneOf('a'), yesOrNo(), hosts(), secretText(1)];
  for (const kind of kinds)
    for (const value of [undefined, '', '  ']) expect(read(kind, value)).toBeUndefined();
  expect(read(text(), ' Qəzet ')).toBe('Qəzet');
});

it('a whole number is written in digits, and both limits belong to it', () => {
  const number = wholeNumber('a number', 2, 30);
  for (const value of ['2', '30', '007']) expect(read(number, value)).toBe(Number(value));
  for (const value of ['1', '31', '2.5', '1e1', '0x10', '+5', '5 s'])
    expect(read(number, value), value).toEqual(problem('is not a number \\(2–30\\)'));
  expect(read(wholeNumber('a number', 0, 1e10), '1234567890')).toEqual(problem('is not a number'));
});

it('on and off have four words each, in any case', () => {
  for (const value of ['1', 'true', 'YES', 'On']) expect(read(yesOrNo(), value)).toBe(true);
  for (const value of ['0', 'False', 'NO', 'off']) expect(read(yesOrNo(), value)).toBe(false);
  for (const value of ['online', 'neon', 'none', 'piano', '10', '01'])
    expect(read(yesOrNo(), value), value).toEqual(problem('is neither on'));
});

it('a word of a list is taken in any case, another one is refused with the list', () => {
  expect(read(oneOf('debug', 'info'), 'INFO')).toBe('info');
  expect(read(oneOf('debug', 'info'), 'inf')).toEqual(problem('"inf" is not one of debug, info'));
});

it('a text has to match its pattern', () => {
  const kind = textMatching(/^[a-z]+$/, 'a word');
  expect([read(kind, 'ab'), read(kind, 'a1')]).toEqual(['ab', problem('"a1" is not a word')]);
});

it('the address of an account is kept in small letters', () => {
  expect(read(signInAddress(), 'Me@Example.AZ')).toBe('me@example.az');
  expect(read(signInAddress(), 'me@localhost')).toEqual(problem('is not an e-mail address'));
});

it('an address has one of the protocols, and a secret one stays out of the message', () => {
  const protocols = ['smtp:', 'smtps:'];
  expect(read(webAddress(protocols), 'smtps://a:b@mail.az')).toBe('smtps://a:b@mail.az');
  const message = 'is not an address beginning with smtp:// or smtps://';
  for (const value of ['http://mail.az', 'mail.az'])
    expect(read(webAddress(protocols), value)).toBe(`problem: "${value}" ${message}`);
  expect(read(webAddress(protocols, { secret: true }), 'http://a:b@mail.az')).toBe(
    `problem: the value ${message}`,
  );
});

it('all words of a list have to match, however many spaces are between them', () => {
  const kind = wordList(/^[a-z]+$/, 'a list of words');
  expect(read(kind, 'ab')).toEqual(['ab']);
  expect(read(kind, 'ab   c')).toEqual(['ab', 'c']);
  expect(read(kind, 'ab 1')).toEqual(problem('"ab 1" is not a list of words'));
});

it('hosts to which the server sends may have a port, and stand for the hosts below them', () => {
  const list = ['push.example.com', '*.example.net', '127.0.0.1:8080', 'a'];
  expect(read(hostPatterns(), list.join(' '))).toEqual(list);
  for (const value of [
    'https://a.az',
    'a.az/',
    '-a.az',
    'a.az-',
    '*a.az',
    'a.*',
    'a.az:',
    'A.az',
    'a.az:123456',
  ])
    expect(read(hostPatterns(), value), value).toEqual(problem('is not a list of hosts such as'));
});

it('hosts of a script are read as addresses', () => {
  expect(read(hosts(), 'api.example.com *.example.net')).toEqual([
    'https://api.example.com',
    'https://*.example.net',
  ]);
  expect(read(hosts(), 'localhost')).toEqual(problem('"localhost" is not a list of hosts such as'));
});

it('a secret has at least as many characters as it needs, and is not repeated in the message', () => {
  expect(read(secretText(5), 'ab cd')).toBe('ab cd');
  expect(read(secretText(5), 'abcd')).toBe('problem: the value is shorter than 5 characters');
});
