import { mailText } from '#az/text/mail.ts';
import type { Message } from '#domain/mailer.ts';

interface PasswordLetter {
  to: string;
  name: string;
  link: string;
  /** How long the link works. */
  hours: number;
  siteName: string;
}

/** The letter to somebody who has forgotten their password. */
export function resetPasswordMessage(letter: PasswordLetter): Message {
  return plainLetter(letter, {
    subject: mailText.resetSubject(letter.siteName),
    lines: [mailText.resetBody, letter.link, mailText.linkHours(letter.hours), mailText.resetIgnore],
  });
}

/** The letter by which somebody is asked to join the newsroom. */
export function invitationMessage(letter: PasswordLetter & { invitedBy: string }): Message {
  return plainLetter(letter, {
    subject: mailText.inviteSubject(letter.siteName),
    lines: [
      mailText.inviteBody(letter.invitedBy, letter.siteName),
      letter.link,
      mailText.linkHours(letter.hours),
      mailText.inviteIgnore,
    ],
  });
}

/** A letter that only proves that letters can be sent. */
export function testMailMessage({ to, name, siteName }: Omit<PasswordLetter, 'link' | 'hours'>): Message {
  return plainLetter(
    { to, name, link: '', siteName },
    { subject: mailText.testSubject(siteName), lines: [mailText.testBody] },
  );
}

function plainLetter(
  { to, name, link, siteName }: Omit<PasswordLetter, 'hours'>,
  { subject, lines }: { subject: string; lines: string[] },
): Message {
  const paragraphs = [mailText.greeting(name), ...lines, siteName];
  const html = paragraphs.map((text) => {
    const safe = escapeHtml(text);
    return `<p>${text === link ? `<a href="${safe}">${safe}</a>` : safe}</p>`;
  });
  return {
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="az"><meta charset="utf-8"><body>${html.join('')}</body></html>`,
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
