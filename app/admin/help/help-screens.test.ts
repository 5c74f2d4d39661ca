import { expect, test } from 'vitest';
import { helpTopics } from '#az/text/admin/help-topics.ts';
import { listRoutes } from '#tests/kit/source/list-routes.ts';
import { findHelpTopic, listHelpScreens } from './help-screens.ts';

const screens = listRoutes().filter(({ path, file }) => path.startsWith('/admin') && file.endsWith('.tsx'));
/** In front of the door, and what is nowhere. */
const needsNone = /^\/admin\/(?:login|forgot-password|reset-password|\*)/;

test.each(screens.map(({ path }) => path).filter((path) => !needsNone.test(path)))(
  '%s is explained',
  (path) => {
    expect(findHelpTopic(path)).not.toBeNull();
  },
);

test('every topic explains a screen, and each role reads of what it may open', () => {
  expect(listHelpScreens('admin').map(({ topic }) => topic)).toEqual(Object.keys(helpTopics));
  expect(listHelpScreens('author').map(({ topic }) => topic)).not.toContain('users');
});

test('the nearest address counts', () => {
  expect(findHelpTopic('/admin')).toBe('dashboard');
  expect(findHelpTopic('/admin/articles')).toBe('articles');
  expect(findHelpTopic('/admin/articles/edit/abc')).toBe('article');
  expect(findHelpTopic('/admin/articles/deleted')).toBe('articles');
  expect(findHelpTopic('/admin/yoxdur')).toBeNull();
});
