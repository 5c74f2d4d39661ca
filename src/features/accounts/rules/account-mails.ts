import type { Message } from '#platform/mail/mailer.ts';
import { mailText } from '#platform/mail/text.ts';
import { escapeHtml } from '#platform/text/escape-html.ts';

interface AccountMail {
  to: string;
  name: string;
  link: string;
  /** How long the link works. */
  hours: number;
  siteName: string;
}

/** The mail with the link that sets a new password. */
export function composePasswordResetMail(mail: AccountMail): Message {
  return composePlainMail(mail, {
    subject: mailText.resetSubject(mail.siteName),
    lines: [mailText.resetBody, mail.link, mailText.linkHours(mail.hours), mailText.resetIgnore],
  });
}

/** The mail that invites somebody to join the newsroom. */
export function composeInvitationMail(mail: AccountMail & { invitedBy: string }): Message {
  return composePlainMail(mail, {
    subject: mailText.inviteSubject(mail.siteName),
    lines: [
      mailText.inviteBody(mail.invitedBy, mail.siteName),
      mail.link,
      mailText.linkHours(mail.hours),
      mailText.inviteIgnore,
    ],
  });
}

/** A mail that proves that the site can send mail. */
export function composeTestMail({ to, name, siteName }: Omit<AccountMail, 'link' | 'hours'>): Message {
  return composePlainMail(
    { to, name, link: '', siteName },
    { subject: mailText.testSubject(siteName), lines: [mailText.testBody] },
  );
}

function composePlainMail(
  { to, name, link, siteName }: Omit<AccountMail, 'hours'>,
  { subject, lines }: { subject: string; lines: string[] },
): Message {
  const paragraphs = [mailText.greeting(name), ...lines, siteName];
  const html = paragraphs.map((text) => {
    const escaped = escapeHtml(text);
    return `<p>${text === link ? `<a href="${escaped}">${escaped}</a>` : escaped}</p>`;
  });
  return {
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="az"><meta charset="utf-8"><body>${html.join('')}</body></html>`,
  };
}
