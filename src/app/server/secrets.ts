import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFileAtomically } from '#platform/files/write-file-atomically.ts';
import { StartupError } from '#platform/startup-error.ts';

const secretsFile = z.object({ authSecret: z.string().min(32) });

/**
 * The secret that signs sessions: the configured one, otherwise the one stored in `secrets.json` of the data folder
 * (created at the first start, readable by its owner only). Throws StartupError when the file is damaged or the disk is full.
 */
export function readAuthSecret(options: { authSecret: string | null; dataDir: string }): string {
  if (options.authSecret) return options.authSecret;
  const file = join(options.dataDir, 'secrets.json');
  try {
    const created = { authSecret: randomBytes(48).toString('base64url') };
    deleteEmptyFile(file);
    // When two processes start at once, one writes the file and the other reads it.
    writeFileAtomically(file, `${JSON.stringify(created)}\n`, { onlyNew: true });
    return created.authSecret;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new StartupError(
        `DATA_DIR: no space is left for ${file}; free some, or set DATA_DIR to another folder`,
      );
    if (code !== 'EEXIST') throw error;
  }
  const stored = secretsFile.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (!stored.success)
    throw new StartupError(
      `${file}: not readable as secrets; restore it or delete it (everyone is signed out)`,
    );
  return stored.data.authSecret;
}

/** Deletes an empty file, which an earlier start on a full disk may have left. */
function deleteEmptyFile(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file);
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}
