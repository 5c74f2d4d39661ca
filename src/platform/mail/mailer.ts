import { createHash } from 'node:crypto';
import type { MailContext } from './mail-context.ts';

/** A mail that is ready to send. */
export interface Message {
  /** One address, with or without a name: `a@example.az` or `"A" <a@example.az>`. */
  to: string;
  subject: string;
  /** The whole mail as plain text. */
  text: string;
  html?: string;
  headers?: Record<string, string>;
  /** The address for replies when it is not the sender's. */
  replyTo?: string;
  /** With angle brackets. A mail that is sent again has the same id, so that mailboxes can recognise it. */
  messageId?: string;
}

/** Sends mails, or stores them on a site without a mail server. */
export interface Mailer {
  /** Resolves when the mail was accepted; rejects when it was not. */
  send(message: Message): Promise<void>;
}

/**
 * The result of a failed attempt:
 * `unreachable` – the site's mail server cannot be used now, so no mail can be sent;
 * `temporary` – the mail was not accepted, and a later attempt may succeed;
 * `refused` – the reader's mailbox does not exist or refuses mail from the site;
 * `unsure` – the connection was lost in the middle, so the mail may have been sent.
 */
type MailFailure = 'unreachable' | 'temporary' | 'refused' | 'unsure';

/** The properties of an error of nodemailer that distinguish the failures. */
interface SmtpError {
  code?: string;
  originalCode?: string;
  command?: string;
  responseCode?: number;
  timeoutType?: string;
}

const SETUP_ERRORS = new Set(['EDNS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'ECONFIG', 'ETLS', 'EPROXY']);
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
const EARLY_TIMEOUTS = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']);

/** The server has a wrong certificate, or does not speak TLS. The connection ended before a mail was handed over. */
const TLS_ERRORS =
  /^(?:(?:CERT|CRL|UNABLE_TO|ERROR_IN|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|INVALID|PATH_LENGTH)_\w+|HOSTNAME_MISMATCH|ERR_SSL_WRONG_VERSION_NUMBER)$/;

/** Classifies the error of a mailer. An error that may have come after the mail was handed over is `unsure`. */
export function findMailFailure(error: unknown): MailFailure {
  const {
    code = '',
    originalCode = '',
    command = '',
    responseCode = 0,
    timeoutType = '',
  } = toSmtpError(error);
  if (SETUP_ERRORS.has(code) || NOT_CONNECTED.has(originalCode) || NOT_CONNECTED.has(code))
    return 'unreachable';
  if (EARLY_TIMEOUTS.has(timeoutType) || TLS_ERRORS.test(originalCode)) return 'unreachable';
  if (responseCode >= 500 && command === 'RCPT TO') return 'refused';
  if (command === 'API' || command === 'RCPT TO' || command === 'MAIL FROM' || command === 'DATA')
    return responseCode > 0 || code === 'EENVELOPE' || code === 'EMESSAGE' ? 'temporary' : 'unsure';
  return responseCode > 0 ? 'unreachable' : 'unsure';
}

function toSmtpError(error: unknown): SmtpError {
  return typeof error === 'object' && error !== null ? error : {};
}

/** The Message-ID of a mail. The same `key` always gives the same id, and the id does not reveal the key. */
export function createMessageId(key: string, { siteUrl }: Pick<MailContext, 'siteUrl'>): string {
  const name = createHash('sha256').update(key).digest('hex').slice(0, 32);
  return `<${name}@${new URL(siteUrl).hostname}>`;
}
