import PostalMime, { decodeWords } from 'postal-mime';

/** A mail as its reader sees it. */
export interface ReceivedMail {
  to: string[];
  subject: string;
  /** Names in lower case. Values on one line, with encoded words decoded. */
  headers: Record<string, string>;
  text: string;
  html: string;
}

/** Parses a mail. `to`: the addresses that the SMTP client named. */
export async function readMail(raw: Buffer, to: string[]): Promise<ReceivedMail> {
  const { headers, subject = '', text = '', html = '' } = await PostalMime.parse(raw);
  const decoded = headers.map(({ key, value }) => [key, decodeWords(value)]);
  return { to, subject, headers: Object.fromEntries(decoded), text, html };
}

/** The addresses of a mail's text, in order. */
export function linksOf(mail: ReceivedMail): string[] {
  return mail.text.match(/https?:\/\/[^\s<>]+/g) ?? [];
}
