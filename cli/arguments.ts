import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { parseSiteUrl } from '#features/article-import/rules/sources/source-name.ts';
import { isTimeZone } from '#features/season-import/rules/parse/kick-off-moment.ts';
import { isSeasonSlug } from '#features/season-import/rules/season-slug.ts';

/** Adds the options that name a season. */
export function withSeasonOptions(command: Command): Command {
  return command
    .requiredOption('--competition <slug>', 'its slug in the addresses, such as azerbaijan-premier-league')
    .addOption(
      new Option('--season <years>', '2024-25, or 2024 for a season within one year')
        .argParser((text) => {
          if (!isSeasonSlug(text)) throw new InvalidArgumentError('Write it as 2024-25 or 2024.');
          return text;
        })
        .makeOptionMandatory(),
    );
}

export function parseTimeZone(text: string): string {
  if (!isTimeZone(text)) throw new InvalidArgumentError('Write an IANA name such as Europe/London.');
  return text;
}

/** Collects `--team "Name in the file=slug"`. */
export function collectTeam(
  text: string,
  known: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  const at = text.lastIndexOf('=');
  if (at < 1 || at === text.length - 1)
    throw new InvalidArgumentError('Write it as "Name in the file=slug".');
  return new Map([...known, [text.slice(0, at).trim(), text.slice(at + 1).trim()]]);
}

export function parseSpeed(text: string): number {
  const speed = Number(text);
  if (!Number.isInteger(speed) || speed < 1 || speed > 60)
    throw new InvalidArgumentError('Write a number from 1 to 60.');
  return speed;
}

export function parseCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('Write a number from 1.');
  return count;
}

export function parseSiteAddress(text: string): string {
  const url = parseSiteUrl(text);
  if (url === undefined) throw new InvalidArgumentError('Write it as https://old.example.');
  return url;
}

/** The file that a command was given cannot be read. The message is for the operator. */
export class UnreadableFile extends Error {}

/** The text of a file, or of standard input for `-`. @throws UnreadableFile. */
export function readInput(file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    throw new UnreadableFile(error instanceof Error ? error.message : String(error));
  }
  if (!isUtf8(bytes)) throw new UnreadableFile(`${file} is not in UTF-8: save it again as UTF-8`);
  return bytes.toString('utf8');
}
