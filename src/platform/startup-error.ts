import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The server cannot start and a retry would not help. The message is one line that names the variable. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** Creates the data folder if it does not exist. Throws StartupError when it is not writable. */
export function prepareDataFolder(dataDir: string): void {
  try {
    makeFolder(resolve(dataDir));
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason =
      code === 'ENOTDIR' ? 'is not a folder;' : `cannot be written (${code}); change its owner, or`;
    throw new StartupError(`DATA_DIR: "${dataDir}" ${reason} set DATA_DIR to another folder`);
  }
}

/** Creates one folder at a time: recursive `mkdir` never returns on file systems that refuse new folders with ENOENT. */
function makeFolder(folder: string): void {
  if (!existsSync(folder)) {
    makeFolder(dirname(folder));
    mkdirSync(folder);
  }
  accessSync(`${folder}/`);
}

/** The error of a failed `listen`, with the variable that the operator can change. */
export function listenError(
  error: NodeJS.ErrnoException,
  at: { host: string; port: number },
  prefix = '',
): StartupError {
  const { host, port } = at;
  const [portName, hostName] = [`${prefix}PORT`, `${prefix}HOST`];
  if (error.code === 'EADDRINUSE')
    return new StartupError(
      `${portName}: ${port} is already in use on ${host}; stop the other program or set ${portName} to another number`,
    );
  if (error.code === 'EACCES')
    return new StartupError(
      `${portName}: ${port} may not be used by this account; set ${portName} to a number from 1024`,
    );
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN')
    return new StartupError(`${hostName}: "${host}" is not an address of this machine`);
  return new StartupError(`${hostName}, ${portName}: cannot listen on ${host}:${port} (${error.message})`);
}
