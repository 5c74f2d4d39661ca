import { expect, it } from 'vitest';
import { mailText } from '#platform/mail/text.ts';
import { composeInvitationMail, composePasswordResetMail, composeTestMail } from './account-mails.ts';

const mail = {
  to: 'aygun@example.az',
  name: 'Aygün <b>',
  link: 'https://example.az/admin/reset?token=a&b=c',
  hours: 48,
  siteName: 'Getto & Co',
};

it.each([
  [
    'a new password',
    composePasswordResetMail(mail),
    mailText.resetSubject(mail.siteName),
    [mailText.resetBody, mail.link, mailText.linkHours(48), mailText.resetIgnore],
  ],
  [
    'an invitation',
    composeInvitationMail({ ...mail, invitedBy: 'Leyla' }),
    mailText.inviteSubject(mail.siteName),
    [mailText.inviteBody('Leyla', mail.siteName), mail.link, mailText.linkHours(48), mailText.inviteIgnore],
  ],
  ['a test', composeTestMail(mail), mailText.testSubject(mail.siteName), [mailText.testBody]],
])(
  'the mail of %s greets, says everything in text and HTML, and is signed by the site',
  (_name, sent, subject, lines) => {
    const all = [mailText.greeting(mail.name), ...lines, mail.siteName];
    expect(sent).toMatchObject({ to: mail.to, subject, text: `${all.join('\n\n')}\n` });
    const html = sent.html ?? '';
    expect(html.startsWith('<!doctype html><html lang="az"><meta charset="utf-8"><body><p>')).toBe(true);
    expect(html.endsWith('<p>Getto &#38; Co</p></body></html>')).toBe(true);
    expect(html.match(/<p>/g)).toHaveLength(all.length);
    expect(html).toContain('Aygün &#60;b&#62;');
    const link = 'https://example.az/admin/reset?token=a&#38;b=c';
    expect(html.includes(`<p><a href="${link}">${link}</a></p>`)).toBe(lines.includes(mail.link));
  },
);
