import { spawnSync } from 'node:child_process';

/** Mounts an own small disk at a folder below DATA_DIR, for this process only, and starts the server in its place. */
const MOUNT = `mkdir -p "$DATA_DIR/$1" && mount -t tmpfs -o size="$2" tmpfs "$DATA_DIR/$1" && exec "$0" build/server/index.js`;

/** The command that starts a server whose `folder` of the data folder is a disk of this size, such as `1m`. */
export function onSmallDisk(folder: string, size: string): [string, ...string[]] {
  return ['unshare', '-Urm', 'sh', '-c', MOUNT, process.execPath, folder, size];
}

/** Whether this account may mount a disk for its own processes. It needs no privilege, but some machines do not allow it. */
export const canMountDisks =
  process.platform === 'linux' &&
  spawnSync('unshare', ['-Urm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
