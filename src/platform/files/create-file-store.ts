import { join } from 'node:path';
import type { Config } from '#platform/config.ts';
import { createLocalFileStore } from './create-local-file-store.ts';
import type { FileStore } from './file-store.ts';
import { s3FileStore } from './s3-file-store.ts';

/** The store that the configuration names: a bucket, or a folder of the data. */
export function createFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return s3 ? s3FileStore(s3) : createLocalFileStore(join(dataDir, 'files'));
}
