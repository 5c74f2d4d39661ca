import { readFileSync } from 'node:fs';

/** The file that a command was given cannot be read. The message is for the operator. */
export class UnreadableFile extends Error {}

/** The text of a file, or of standard input for `-`. @throws UnreadableFile. */
export function readInput(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new UnreadableFile(error instanceof Error ? error.message : String(error));
  }
}
