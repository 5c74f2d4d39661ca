import { expect, test } from 'vitest';
import { findMailFailure } from './mailer.ts';

test.each([
  ['a refused connection', { code: 'ESOCKET', originalCode: 'ECONNREFUSED', command: 'CONN' }, 'unreachable'],
  ['an unknown host name', { code: 'EDNS', command: 'CONN' }, 'unreachable'],
  ['a wrong password', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'unreachable'],
  [
    'an expired certificate',
    { code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED', command: 'CONN' },
    'unreachable',
  ],
  [
    'a certificate of another host',
    { code: 'ESOCKET', originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID', command: 'CONN' },
    'unreachable',
  ],
  ['a connection that was reset', { code: 'ESOCKET', originalCode: 'ECONNRESET', command: 'CONN' }, 'unsure'],
  ['a busy server', { code: 'EPROTOCOL', responseCode: 421, command: 'CONN' }, 'unreachable'],
  ['no greeting', { code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT', command: 'CONN' }, 'unreachable'],
  ['a mailbox that does not exist', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'refused'],
  ['a mailbox that is full', { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' }, 'temporary'],
  ['a refused sender', { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }, 'temporary'],
  ['a refused message', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'temporary'],
  ['a lost connection', { code: 'ECONNECTION', command: 'CONN' }, 'unsure'],
  [
    'a server that stops responding',
    { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT', command: 'CONN' },
    'unsure',
  ],
  ['anything else', new Error('disk full'), 'unsure'],
])('the failure of %s is classified', (_description, error, failure) => {
  expect(findMailFailure(error)).toBe(failure);
});
