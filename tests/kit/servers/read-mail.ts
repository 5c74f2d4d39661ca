import { decodeMailWords } from '#server/mail/decode-mail-words.ts';

/** A mail as its reader sees it. */
export interface ReceivedMail {
  to: string[];
  subject: string;
  /** Names in small letters; lines put together, words decoded. */
  headers: Record<string, string>;
  text: string;
  html: string;
}

/** Takes a mail apart: `raw` is the whole of it, one character a byte. */
export function readMail(raw: string, to: string[]): ReceivedMail {
  const { headers, body } = split(raw);
  const mail: ReceivedMail = { to, subject: headers.subject ?? '', headers, text: '', html: '' };
  readPart(mail, body, headers);
  return mail;
}

/** The addresses of a mail's text, in order. */
export function linksOf(mail: ReceivedMail): string[] {
  return mail.text.match(/https?:\/\/[^\s<>]+/g) ?? [];
}

function readPart(mail: ReceivedMail, body: string, headers: Record<string, string>): void {
  const type = headers['content-type'] ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary) {
    for (const part of body.split(`--${boundary}`).slice(1, -1)) {
      const inner = split(part.replace(/^\r?\n/, ''));
      readPart(mail, inner.body, inner.headers);
    }
  } else if (type.startsWith('text/html')) mail.html = decodeBody(body, headers);
  else mail.text = decodeBody(body, headers);
}

function split(raw: string): { headers: Record<string, string>; body: string } {
  const end = /\r?\n\r?\n/.exec(raw);
  const head = end ? raw.slice(0, end.index) : raw;
  const headers: Record<string, string> = {};
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    headers[line.slice(0, colon).toLowerCase()] = decodeMailWords(line.slice(colon + 1).trim());
  }
  return { headers, body: end ? raw.slice(end.index + end[0].length) : '' };
}

function decodeBody(body: string, headers: Record<string, string>): string {
  const encoding = (headers['content-transfer-encoding'] ?? '').toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString().replaceAll('\r\n', '\n');
  const bytes =
    encoding === 'quoted-printable'
      ? body
          .replace(/=\r?\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      : body;
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}
