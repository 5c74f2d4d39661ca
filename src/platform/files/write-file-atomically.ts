import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file that only its owner can read. It is written completely or not at all, even when the disk is full. With
 * `onlyNew` an existing file stays and the error has the code EEXIST.
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
    // Unlike rename, link fails atomically when the name exists.
    if (onlyNew) linkSync(temporary, file);
    else renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}
