import { openAsBlob } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { HOUR, MINUTE } from '#az/format/durations.ts';
import { type Config, ConfigError, type S3Config } from '#platform/config.ts';
import type { BackupPlace } from '../rules/backup/backup-place.ts';

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/;
/** What BACKUP_TO can be. What begins as an address of S3 and is none is no folder. */
export const BACKUP_TARGET = new RegExp(`^(?![sS]3:)|${BUCKET.source}`);

/**
 * The place that BACKUP_TO names: a folder, or `s3://bucket/prefix` at the endpoint of the S3_ settings.
 * @throws ConfigError when it is a bucket and S3 is not configured.
 */
export function createBackupPlace(
  target: string,
  { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>,
): BackupPlace {
  const [, bucket, prefix = ''] = BUCKET.exec(target) ?? [];
  if (bucket === undefined) return folderPlace(target);
  if (s3 === null) throw new ConfigError('BACKUP_TO: an address with s3:// needs the S3_ variables');
  const folder = prefix.replace(/\/$/, '');
  return bucketPlace({ ...s3, bucket }, folder === '' ? '' : `${folder}/`, join(dataDir, 'backup-work'));
}

function folderPlace(folder: string): BackupPlace {
  return {
    workFolder: join(folder, '.work'),
    list: () => readdir(folder),
    async put(file, name) {
      await rename(file, join(folder, name));
      const handle = await open(folder, 'r');
      await handle.sync().finally(() => handle.close());
    },
    delete: (name) => rm(join(folder, name), { force: true }),
  };
}

/** Larger files than these need an upload in parts, which not every store has. */
const MAX_UPLOAD = 5 * 1024 ** 3;

/** A bucket shows an object only when all its bytes have arrived. */
function bucketPlace(config: S3Config, prefix: string, workFolder: string): BackupPlace {
  const { accessKeyId, secretAccessKey, region } = config;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const root = `${config.endpoint.replace(/(?<!\/)\/+$/, '')}/${config.bucket}`;
  const send = async (method: string, address: string, body?: Blob) => {
    const signal = AbortSignal.timeout(body ? HOUR : MINUTE);
    const response = await client.fetch(address, { method, signal, body });
    if (!response.ok && !(method === 'DELETE' && response.status === 404))
      throw new Error(`${method} ${address}: ${response.status} ${(await response.text()).slice(0, 300)}`);
    return response;
  };
  return {
    workFolder,
    async list() {
      const names: string[] = [];
      for (let after: string | undefined = ''; after !== undefined; ) {
        const xml = await (
          await send('GET', `${root}?${new URLSearchParams({ prefix, marker: after })}`)
        ).text();
        const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key ?? '');
        names.push(...keys.map((key) => key.slice(prefix.length)));
        after = /<IsTruncated>true</.test(xml) ? keys.at(-1) : undefined;
      }
      return names;
    },
    async put(file, name) {
      const bytes = await openAsBlob(file);
      if (bytes.size > MAX_UPLOAD) throw new Error(`${name} is larger than an upload may be (5 GB)`);
      await send('PUT', `${root}/${prefix}${name}`, bytes);
    },
    async delete(name) {
      await send('DELETE', `${root}/${prefix}${name}`);
    },
  };
}
