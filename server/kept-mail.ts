import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptLetter, KeptMail } from '#app/kept-mail.ts';
import { decodeMailWords } from './decode-mail-words.ts';
import { mailFolder } from './mailer.ts';

/** `{epoch ms}-{id}.eml`, as the mailer names them. */
const letterName = /^(\d{13})-[0-9A-Za-z]{20}\.eml$/;

/** The letters in the data folder. */
export function createKeptMail(dataDir: string): KeptMail {
  const folder = join(dataDir, mailFolder);
  const read = async (name: string) =>
    letterName.test(name) ? await readFile(join(folder, name), 'utf8').catch(() => null) : null;
  return {
    read,
    async list({ limit }) {
      const files = await readdir(folder).catch(() => []);
      const newest = files
        .filter((name) => letterName.test(name))
        .sort()
        .reverse()
        .slice(0, limit);
      const letters = await Promise.all(newest.map(async (name) => describe(name, await read(name))));
      return letters.filter((letter) => letter !== null);
    },
  };
}

function describe(name: string, text: string | null): KeptLetter | null {
  if (text === null) return null;
  const head = text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const header = (field: string) => head.match(new RegExp(`^${field}: (.*)$`, 'im'))?.[1] ?? '';
  return {
    name,
    at: Number(letterName.exec(name)?.[1]),
    to: decodeMailWords(header('To')),
    subject: decodeMailWords(header('Subject')),
  };
}
