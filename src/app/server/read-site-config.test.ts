import { expect, test } from 'vitest';
import { ConfigError, platformVariables } from '#platform/config.ts';
import { listDeclared } from '#platform/features/join-server-features.ts';
import { channelDefinitions, serverFeatures } from './features.ts';
import { readSiteConfig } from './read-site-config.ts';

const problemOf = (env: Record<string, string>) => {
  try {
    readSiteConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  return null;
};
const environments = listDeclared(serverFeatures, 'environment');

test('what belongs to a subject is off when nothing is set', () => {
  expect(readSiteConfig({})).toMatchObject({
    apiFootball: null,
    openLigaDb: null,
    pushHosts: [],
    indexNow: null,
    webSubHub: null,
    telegram: null,
    cdn: null,
  });
});

test('Telegram needs the bot and its channel, and the key of IndexNow is checked', () => {
  expect(problemOf({ TELEGRAM_BOT_TOKEN: '1:a' })).toBe(
    'TELEGRAM_CHANNEL: missing; the bot and its channel are set together',
  );
  const message = problemOf({ TELEGRAM_CHANNEL: 'https://t.me/x', INDEXNOW_KEY: 'a/b', PORT: 'x' });
  for (const name of ['PORT', 'TELEGRAM_CHANNEL', 'INDEXNOW_KEY']) expect(message).toContain(`${name}: `);
  expect(
    readSiteConfig({ TELEGRAM_BOT_TOKEN: '1:a', TELEGRAM_CHANNEL: '@qol_az', INDEXNOW_KEY: 'a-key-of-8' }),
  ).toMatchObject({
    telegram: { botToken: '1:a', channel: '@qol_az', apiUrl: 'https://api.telegram.org' },
    indexNow: { key: 'a-key-of-8', url: 'https://api.indexnow.org/indexnow' },
  });
});

test('no two subjects declare the same variable', () => {
  const names = [platformVariables, ...environments.map(({ variables }) => variables)].flatMap(Object.keys);
  expect(names).toEqual([...new Set(names)]);
});

test('the variable that switches a channel on exists', () => {
  const names = environments.flatMap(({ variables }) => Object.keys(variables));
  for (const { variable } of Object.values(channelDefinitions)) expect([null, ...names]).toContain(variable);
});
