import { expect, it } from 'vitest';
import { describeOnSqlite } from '#tests/kit/databases/databases.ts';
import { DEFAULT_SITE_SETTINGS } from '../rules/site-settings.ts';
import { effectiveConfig, effectiveSiteName } from './effective-config.ts';

const config = {
  siteName: 'Sayt',
  siteUrl: 'https://site.example',
  storeName: 'magaza',
  analyticsScript: 'https://stats.example/a.js',
  analyticsHosts: ['https://stats.example'],
  production: true,
  isClosedToCrawlers: false,
};

it('keeps the hosts of an analytics script with their script', () => {
  const hosts = { analyticsHosts: 'https://other.example' };
  expect(effectiveConfig({ ...DEFAULT_SITE_SETTINGS, ...hosts }, config)).toMatchObject({
    analyticsScript: config.analyticsScript,
    analyticsHosts: config.analyticsHosts,
  });
  const analyticsScript = 'https://other.example/b.js';
  expect(effectiveConfig({ ...DEFAULT_SITE_SETTINGS, ...hosts, analyticsScript }, config)).toMatchObject({
    analyticsScript,
    analyticsHosts: ['https://other.example'],
  });
  expect(effectiveConfig({ ...DEFAULT_SITE_SETTINGS, analyticsScript }, config).analyticsHosts).toEqual([]);
});

describeOnSqlite('the name of the site', (open) => {
  it('is that of the configuration when the settings cannot be read, so that a mail still goes out', async () => {
    const { db, close } = await open();
    await close();
    expect(await effectiveSiteName(db, 'Sayt')).toBe('Sayt');
  });
});
