import { data, Form, useNavigation } from 'react-router';
import { formatListTime } from '#az/format/dates.ts';
import { composeTestMail } from '#features/accounts/rules/account-mails.ts';
import { storedMailText } from '#features/mail/text.ts';
import { redirectWithToast } from '#platform/admin/action-answers.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { Button, TextLink } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { Table } from '#platform/ui/table.tsx';
import type { Route } from './+types/mail-messages.ts';

const LIMIT = 100;
const columns = [
  { label: storedMailText.subject },
  { label: storedMailText.to },
  { label: storedMailText.at },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { storedMail, isMailSent, now } = servicesOf(context);
  return { isMailSent, mails: await storedMail.list({ limit: LIMIT }), now: now() };
}

export async function action({ context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { mailer, config } = servicesOf(context);
  try {
    await mailer.send(composeTestMail({ to: actor.email, name: actor.name, siteName: config.siteName }));
    return redirectWithToast(href('/admin/settings/mail'), 'mail.test');
  } catch (error) {
    // The error of the mail server is shown as it is: admins can correct the settings.
    return data({ reason: error instanceof Error ? error.message : String(error) }, { status: 502 });
  }
}

/**
 * The stored mails of a site without a mail server. They stay after a mail server is set up. For admins only: the mails
 * have links that set passwords.
 */
export default function StoredMailList({ loaderData, actionData }: Route.ComponentProps) {
  const { isMailSent, mails, now } = loaderData;
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <>
      <PageHead title={storedMailText.title}>
        <Form method="post">
          <Button type="submit" isBusy={isBusy}>
            {storedMailText.test}
          </Button>
        </Form>
      </PageHead>
      <div className="grid gap-5">
        {actionData && <Notice kind="error">{storedMailText.testUnsent(actionData.reason)}</Notice>}
        <Notice>
          {!isMailSent
            ? storedMailText.kept
            : mails.length > 0
              ? storedMailText.sentSince
              : storedMailText.sent}
        </Notice>
        {(!isMailSent || mails.length > 0) && (
          <Table
            caption={storedMailText.title}
            columns={columns}
            isEmpty={mails.length === 0}
            empty={storedMailText.empty}
            isStacked
          >
            {mails.map((mail) => (
              <tr key={mail.name} className="hover:bg-surface">
                <th scope="row">
                  <TextLink to={href('/admin/settings/mail/:name', { name: mail.name })}>
                    {mail.subject}
                  </TextLink>
                </th>
                <td>{mail.to}</td>
                <td className="tabular whitespace-nowrap">{formatListTime(mail.at, now)}</td>
              </tr>
            ))}
          </Table>
        )}
      </div>
    </>
  );
}
