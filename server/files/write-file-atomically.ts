import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file for the owner alone, whole or not at all: a full disk leaves nothing half written. With `onlyNew` a file that
 * is there stays, and the error has the code EEXIST.
 */
export function writeFileAtomically(file: string, text: string, { onlyNew = false } = {}): void {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    const handle = openSync(temporary, 'w', 0o600);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    // Unlike rename, link refuses a name that is taken, and does it in one step.
    if (onlyNew) linkSync(temporary, file);
    else renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}
