import { expect, test } from 'vitest';
import { findMailFailure } from './find-mail-failure.ts';

test.each([
  [
    'a server nobody answers at',
    { code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' },
    'unreachable',
  ],
  ['a name nobody knows', { code: 'EDNS', command: 'CONN' }, 'unreachable'],
  ['a wrong password', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'unreachable'],
  ['a server that is full', { code: 'EPROTOCOL', responseCode: 421, command: 'CONN' }, 'unreachable'],
  ['no greeting', { code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT', command: 'CONN' }, 'unreachable'],
  ['a mailbox that does not exist', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'refused'],
  ['a mailbox that is full', { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' }, 'temporary'],
  ['a sender that is not liked', { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }, 'temporary'],
  ['words that are not liked', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'temporary'],
  ['a connection lost', { code: 'ECONNECTION', command: 'CONN' }, 'unsure'],
  [
    'a server that falls silent',
    { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT', command: 'CONN' },
    'unsure',
  ],
  ['anything else', new Error('disk full'), 'unsure'],
])('%s', (_what, error, meaning) => {
  expect(findMailFailure(error)).toBe(meaning);
});
