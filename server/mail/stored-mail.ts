import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptMail } from '#app/kept-mail.ts';
import { mailFolder } from './mailer.ts';
import { parseLetter } from './parse-mail.ts';

/** `{epoch ms}-{id}.eml`, as the mailer names them. */
const letterName = /^(\d{13})-[0-9A-Za-z]{20}\.eml$/;

/** The letters in the data folder. */
export function createKeptMail(dataDir: string): KeptMail {
  const folder = join(dataDir, mailFolder);

  async function find(name: string) {
    const at = Number(letterName.exec(name)?.[1]);
    const source = at ? await readFile(join(folder, name), 'latin1').catch(() => null) : null;
    return source === null ? null : { name, at, ...parseLetter(source) };
  }

  return {
    find,
    async list({ limit }) {
      const files = await readdir(folder).catch(() => []);
      const names = files.filter((name) => letterName.test(name));
      const newest = names.sort().reverse().slice(0, limit);
      const letters = await Promise.all(newest.map(find));
      return letters.filter((letter) => letter !== null);
    },
  };
}
