import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { decodeWords } from 'postal-mime';
import { mailFolder } from './create-mailer.ts';

/** `{epoch ms}-{id}.eml`, the file name that the mailer chooses. */
const fileName = /^(\d{13})-[0-9A-Za-z]{20}\.eml$/;

/** The stored mails of the data folder. */
export function createStoredMail(dataDir: string): StoredMailFolder {
  const folder = join(dataDir, mailFolder);

  async function find(name: string) {
    const at = Number(fileName.exec(name)?.[1]);
    if (!at) return null;
    return readStoredMail(join(folder, name)).then(
      (mail) => ({ name, at, ...mail }),
      () => null,
    );
  }

  return {
    find,
    async list({ limit }) {
      const files = await readdir(folder).catch(() => []);
      const names = files.filter((name) => fileName.test(name));
      const newest = names.sort().reverse().slice(0, limit);
      const mails = await Promise.all(newest.map(find));
      return mails.filter((mail) => mail !== null);
    },
  };
}

async function readStoredMail(path: string): Promise<Pick<StoredMail, 'to' | 'subject' | 'text'>> {
  const { headers, subject = '', text = '' } = await PostalMime.parse(await readFile(path));
  const to = headers.find(({ key }) => key === 'to')?.value ?? '';
  return { to: decodeWords(to), subject, text: text.trim() };
}

/** A mail stored in the data folder. */
interface StoredMail {
  /** The name of its file. */
  name: string;
  to: string;
  subject: string;
  /** Epoch milliseconds. */
  at: number;
  /** The plain text part. */
  text: string;
}

/** The folder of mail that was stored because no mail server is configured. */
export interface StoredMailFolder {
  /** Newest first. */
  list(options: { limit: number }): Promise<StoredMail[]>;
  /** Null when there is no mail with this name. */
  find(name: string): Promise<StoredMail | null>;
}
