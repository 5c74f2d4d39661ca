import { expect, test } from 'vitest';
import { findConnectionProblem } from './connections.ts';

const withCode = (code: string | number, message = '') => Object.assign(new Error(message), { code });

test.each([
  ['SQLITE_FULL', 'resource-exhausted'],
  ['ENOSPC', 'resource-exhausted'],
  ['53100', 'resource-exhausted'],
  ['53300', 'resource-exhausted'],
  ['SQLITE_READONLY_DBMOVED', 'permission-denied'],
  ['EACCES', 'permission-denied'],
  ['42501', 'permission-denied'],
  ['28P01', 'permission-denied'],
  ['EAUTH', 'permission-denied'],
  ['SQLITE_BUSY', 'unavailable'],
  ['ECONNREFUSED', 'unavailable'],
  ['57P03', 'unavailable'],
  ['08006', 'unavailable'],
  ['42P01', 'not-initialised'],
  ['SQLITE_CONSTRAINT', 'unknown'],
])('the error code %s is reported as %s with the code as detail', (code, meaning) => {
  expect(findConnectionProblem(withCode(code))).toEqual({ code: meaning, detail: code });
});

test('an error is classified by its HTTP status, its message or its cause when it has no code', () => {
  expect(findConnectionProblem(Object.assign(new Error(), { status: 403 })).code).toBe('permission-denied');
  expect(findConnectionProblem(Object.assign(new Error(), { status: 503 })).code).toBe('unavailable');
  expect(findConnectionProblem(new Error('no such table: connection_test')).code).toBe('not-initialised');
  expect(findConnectionProblem(new Error('Connection terminated unexpectedly')).code).toBe('unavailable');
  const wrapped = new Error('cannot be used', { cause: withCode('ECONNREFUSED') });
  expect(findConnectionProblem(wrapped)).toEqual({ code: 'unavailable', detail: 'ECONNREFUSED' });
  expect(findConnectionProblem('?')).toEqual({ code: 'unknown', detail: 'string' });
});
