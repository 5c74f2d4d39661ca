import { expect, test } from 'vitest';
import { listRoutes } from '#tests/kit/source/list-routes.ts';
import { findHelpTopic, listHelpScreens } from './help-screens.ts';
import { helpTopics } from './text.ts';

const screens = listRoutes().filter(({ path, file }) => path.startsWith('/admin') && file.endsWith('.tsx'));
/** The screens before the sign-in, and the 404 page. */
const withoutHelp = /^\/admin\/(?:login|forgot-password|reset-password|\*)/;

test.each(screens.map(({ path }) => path).filter((path) => !withoutHelp.test(path)))(
  '%s is explained',
  (path) => {
    expect(findHelpTopic(path)).not.toBeNull();
  },
);

test('every topic has a screen, and a role reads only topics of screens that it may open', () => {
  expect(listHelpScreens('admin').map(({ topic }) => topic)).toEqual(Object.keys(helpTopics));
  expect(listHelpScreens('author').map(({ topic }) => topic)).not.toContain('users');
});

test('uses the entry with the longest matching path', () => {
  expect(findHelpTopic('/admin')).toBe('dashboard');
  expect(findHelpTopic('/admin/articles')).toBe('articles');
  expect(findHelpTopic('/admin/articles/edit/abc')).toBe('article');
  expect(findHelpTopic('/admin/articles/deleted')).toBe('articles');
  expect(findHelpTopic('/admin/push')).toBe('distribution');
  expect(findHelpTopic('/admin/yoxdur')).toBeNull();
});
