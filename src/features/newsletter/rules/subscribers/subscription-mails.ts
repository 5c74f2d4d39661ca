import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';
import type { MailContext } from '#platform/mail/mail-context.ts';
import type { ComposeMailInput } from '#platform/mail/mail-definition.ts';
import {
  renderMailButton,
  renderMailHtml,
  renderMailMasthead,
  renderMailParagraphs,
} from '#platform/mail/mail-html.ts';
import type { Message } from '#platform/mail/mailer.ts';
import { createToken, hashToken } from '#platform/sessions/secret-token.ts';
import { newsletterMailText } from '../../text.ts';
import { CONFIRM_WITHIN_MS } from './confirm-subscription.ts';

const texts = newsletterMailText;

/** Creates the token now, so that only the mail contains it. */
export async function composeConfirmation(db: Db, input: ComposeMailInput): Promise<Message | null> {
  const { subjectId, context, now, newId } = input;
  const email = await findEmail(db, subjectId);
  if (email === null) return null;
  const token = createToken(newId);
  await db
    .insertInto('subscriber_token')
    .values({ hash: hashToken(token), subscriber_id: subjectId, expires_at: now + CONFIRM_WITHIN_MS })
    .execute();
  return renderConfirmation(email, token, context);
}

export async function composeAlreadySubscribed(
  db: Db,
  { subjectId, context }: ComposeMailInput,
): Promise<Message | null> {
  const email = await findEmail(db, subjectId);
  return email === null ? null : renderAlreadySubscribed(email, context);
}

async function findEmail(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('subscriber').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email ?? null;
}

/** The mail that asks the owner of an address to confirm the subscription. */
function renderConfirmation(to: string, token: string, { siteName, siteUrl }: MailContext): Message {
  const address = `${siteUrl}${href('/newsletter/confirm/:token', { token })}`;
  const before = `${texts.hello}\n\n${texts.confirmText(siteName)}`;
  const after = `${texts.confirmValid} ${texts.confirmIgnore}`;
  return {
    to,
    subject: texts.confirmSubject(siteName),
    text: `${before}\n\n${address}\n\n${after}\n\n${siteName}\n`,
    html: renderMailHtml({
      body:
        renderMailMasthead(siteName) +
        renderMailParagraphs(before) +
        renderMailButton(texts.confirm, address) +
        renderMailParagraphs(after),
    }),
  };
}

/** The mail that tells a confirmed subscriber that the address is already subscribed. */
function renderAlreadySubscribed(to: string, { siteName }: MailContext): Message {
  const body = `${texts.hello}\n\n${texts.alreadyText(siteName)}\n\n${texts.alreadyLeave}`;
  return {
    to,
    subject: texts.alreadySubject(siteName),
    text: `${body}\n\n${siteName}\n`,
    html: renderMailHtml({ body: renderMailMasthead(siteName) + renderMailParagraphs(body) }),
  };
}
