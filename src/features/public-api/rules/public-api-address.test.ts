import { expect, test } from 'vitest';
import { isApiTarget } from '#platform/http/api-error.ts';
import { isPublicApi } from './public-api-address.ts';

test.each([
  '/api/v1/articles?limit=1',
  '/api/V1/articles',
  '/%61pi/%761/articles',
  '/x/../api/v1/articles',
  '/x/%2e%2e/api/v1/articles',
])('the router reads %s as an address of the public API', (target) => {
  expect([isApiTarget(target), isPublicApi(target)]).toEqual([true, true]);
});

test.each(['/api/v1', '/api/v10/articles', '/api/breaking', '/search?q=/api/v1/'])(
  '%s is none of them',
  (target) => {
    expect(isPublicApi(target)).toBe(false);
  },
);
