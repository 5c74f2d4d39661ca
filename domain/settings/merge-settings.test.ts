import { expect, test } from 'vitest';
import { mergeSettings } from './merge-settings.ts';
import { DEFAULT_SITE_SETTINGS, type SiteSettings } from './site-settings.ts';

const base: SiteSettings = { ...DEFAULT_SITE_SETTINGS, social: { telegram: 'https://t.me/a' } };
const merge = (mine: Partial<SiteSettings>, theirs: Partial<SiteSettings>) =>
  mergeSettings({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } });

test('fields that one of the two changed are put together', () => {
  const imprint = { ...base.imprint };
  expect(
    merge(
      { phone: '123456', social: {}, imprint: { ...imprint, voen: '1234567890' } },
      {
        address: 'Gəncə',
        requireSecondFactor: true,
        social: { telegram: 'https://t.me/a', youtube: 'https://youtube.com/a' },
        imprint: { ...imprint, editor: 'Leyla' },
      },
    ),
  ).toEqual({
    settings: {
      ...base,
      phone: '123456',
      address: 'Gəncə',
      requireSecondFactor: true,
      social: { telegram: '', youtube: 'https://youtube.com/a' },
      imprint: { ...imprint, voen: '1234567890', editor: 'Leyla' },
    },
    clashes: [],
  });
});

test('a field both changed is named and stands as mine; the same change is none', () => {
  const { settings, clashes } = merge(
    { siteName: 'A', phone: '111111', social: { telegram: 'https://t.me/b' } },
    { siteName: 'A', phone: '222222', social: {} },
  );
  expect(clashes).toEqual(['social.telegram', 'phone']);
  expect(settings).toMatchObject({
    siteName: 'A',
    phone: '111111',
    social: { telegram: 'https://t.me/b' },
  });
});
