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

test('backups go into a folder, or into a bucket when the S3_ variables are set', () => {
  expect(readSiteConfig({ BACKUP_TO: '/mnt/backup/site' })).toMatchObject({
    backup: { to: '/mnt/backup/site', hour: 4, keep: 7 },
  });
  expect(problemOf({ BACKUP_TO: 's3://bucket/site' })).toBe(
    'BACKUP_TO: an address with s3:// needs the S3_ variables',
  );
  for (const BACKUP_TO of ['s3://My_Bucket/site', 'S3://bucket', 's3:bucket', 's3://'])
    expect(problemOf({ BACKUP_TO, PORT: 'x' })).toContain(
      `BACKUP_TO: "${BACKUP_TO}" is not a folder, or a bucket such as s3://bucket/prefix`,
    );
  const s3 = { S3_ENDPOINT: 'https://s3.example.com', S3_BUCKET: 'pictures', S3_REGION: 'eu' };
  expect(
    readSiteConfig({
      ...s3,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      BACKUP_TO: 's3://bucket/site',
    }),
  ).toMatchObject({ backup: { to: 's3://bucket/site' } });
});

test('no two subjects declare the same variable', () => {
  const names = [platformVariables, ...environments.map(({ variables }) => variables)].flatMap(Object.keys);
  expect(names).toEqual([...new Set(names)]);
});

test('the variable that switches a channel on exists', () => {
  const names = environments.flatMap(({ variables }) => Object.keys(variables));
  for (const { variable } of Object.values(channelDefinitions)) expect([null, ...names]).toContain(variable);
});
