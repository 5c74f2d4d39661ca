import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeFileAtomically } from '../files/write-file-atomically.ts';
import { StartupError } from './startup-error.ts';

const secretsFile = z.object({ authSecret: z.string().min(32) });

/**
 * The secret that signs sessions: the one of the settings, otherwise the one kept in `secrets.json` of the data folder
 * (made at the first start, readable by the owner only). Throws when the file is there but is not ours.
 */
export function readAuthSecret(options: { authSecret: string | null; dataDir: string }): string {
  if (options.authSecret) return options.authSecret;
  const file = join(options.dataDir, 'secrets.json');
  try {
    const made = { authSecret: randomBytes(48).toString('base64url') };
    dropEmpty(file);
    // Of two processes starting at once one writes, the other reads what was written.
    writeFileAtomically(file, `${JSON.stringify(made)}\n`, { onlyNew: true });
    return made.authSecret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const kept = secretsFile.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (!kept.success)
    throw new StartupError(
      `${file}: not readable as secrets; restore it or delete it (everyone is signed out)`,
    );
  return kept.data.authSecret;
}

/** A start on a full disk once left an empty file behind: there is no secret in it to lose. */
function dropEmpty(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file);
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}
