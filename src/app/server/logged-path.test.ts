import { expect, test } from 'vitest';
import { loggedPath } from './logged-path.ts';

test.each([
  ['/article/bir', '/article/bir'],
  ['/admin/reset-password?token=gizli', '/admin/reset-password'],
  ['/search?q=ad\nsoyad', '/search'],
  ['/preview/gizli.1.2', '/preview/…'],
  ['/Preview/gizli', '/preview/…'],
  ['/newsletter/confirm/gizli?a=1', '/newsletter/confirm/…'],
  ['/newsletter/unsubscribe/gizli', '/newsletter/unsubscribe/…'],
  ['/rss/tam/gizli', '/rss/tam/…'],
])('%s is logged as %s', (target, logged) => {
  expect(loggedPath(target)).toBe(logged);
});
