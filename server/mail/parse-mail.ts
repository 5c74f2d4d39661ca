import { decodeMailWords } from './decode-mail-words.ts';

/**
 * What a letter of our own mailer says: addressee, subject and its plain text. `source` holds its bytes as latin1.
 * Not for letters of other programs.
 */
export function parseLetter(source: string): { to: string; subject: string; text: string } {
  const { headers, body } = splitPart(source);
  const boundary = /boundary="?([^";]+)/i.exec(headers('content-type'))?.[1];
  const parts = boundary ? body.split(`--${boundary}`).map((part) => splitPart(part.trimStart())) : [];
  const plain = parts.find((part) => /^text\/plain/i.test(part.headers('content-type'))) ?? { headers, body };
  return {
    to: decodeMailWords(headers('to')),
    subject: decodeMailWords(headers('subject')),
    text: decodeBody(plain.body, plain.headers('content-transfer-encoding')).replaceAll('\r\n', '\n').trim(),
  };
}

function splitPart(part: string) {
  const end = part.indexOf('\r\n\r\n');
  const head = part.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  return {
    headers: (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1] ?? '',
    body: part.slice(end + 4),
  };
}

function decodeBody(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8');
  const plain = /quoted-printable/i.test(encoding) ? fromHex(body.replace(/=\r\n/g, '')) : body;
  return Buffer.from(plain, 'latin1').toString('utf8');
}

function fromHex(text: string): string {
  return text.replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
