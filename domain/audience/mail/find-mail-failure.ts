/**
 * What a failed try means:
 * `unreachable` – our own mail server cannot be used just now, no mail can go out;
 * `temporary` – this mail was not taken, a later try may succeed;
 * `refused` – the reader's mailbox does not exist or wants nothing from us;
 * `unsure` – the connection broke in the middle, so the mail may have gone out.
 */
export type MailFailure = 'unreachable' | 'temporary' | 'refused' | 'unsure';

/** The parts of an SMTP client's error that tell these apart. */
interface SmtpError {
  code?: string;
  originalCode?: string;
  command?: string;
  responseCode?: number;
  timeoutType?: string;
}

const BEFORE_ANY_MAIL = new Set(['EDNS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'ECONFIG', 'ETLS', 'EPROXY']);
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
const EARLY_TIMEOUTS = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']);

/** Reads the error of a mailer. Whatever is not known to have failed before the mail was handed over is `unsure`. */
export function findMailFailure(error: unknown): MailFailure {
  const { code = '', originalCode = '', command = '', responseCode = 0, timeoutType = '' } = asSmtp(error);
  if (BEFORE_ANY_MAIL.has(code) || NOT_CONNECTED.has(originalCode) || NOT_CONNECTED.has(code))
    return 'unreachable';
  if (EARLY_TIMEOUTS.has(timeoutType)) return 'unreachable';
  if (responseCode >= 500 && command === 'RCPT TO') return 'refused';
  if (command === 'API' || command === 'RCPT TO' || command === 'MAIL FROM' || command === 'DATA')
    return responseCode > 0 || code === 'EENVELOPE' || code === 'EMESSAGE' ? 'temporary' : 'unsure';
  return responseCode > 0 ? 'unreachable' : 'unsure';
}

function asSmtp(error: unknown): SmtpError {
  return typeof error === 'object' && error !== null ? error : {};
}
