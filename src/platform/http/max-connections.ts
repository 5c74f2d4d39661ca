import { readFileSync } from 'node:fs';

/** Files that a process needs beside its connections: the database, pictures, requests to the outside. */
const RESERVED_FILES = 500;

/**
 * How many connections the HTTP server may hold, so that the process has files left: without one it can neither write to its database nor
 * open a picture. Undefined where the limit of the operating system is not known.
 */
export function findMaxConnections(limits = readLimits()): number | undefined {
  const [, soft] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  if (soft === undefined) return undefined;
  const files = Number(soft);
  return files - Math.min(RESERVED_FILES, Math.floor(files / 2));
}

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
