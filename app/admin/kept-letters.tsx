import { Link } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { requireStaff } from '#app/session.server.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Table } from '#app/ui/table.tsx';
import { formatListTime } from '#az/dates.ts';
import { keptMailText } from '#az/text/staff.ts';
import type { Route } from './+types/kept-letters.ts';
import { PageHead } from './parts/page-head.tsx';

const LIMIT = 100;
const columns = [{ label: keptMailText.subject }, { label: keptMailText.to }, { label: keptMailText.at }];

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, 'admin');
  const { keptMail, now } = servicesOf(context);
  return {
    isSending: keptMail === null,
    letters: (await keptMail?.list({ limit: LIMIT })) ?? [],
    now: now(),
  };
}

/** The letters nobody could send, for a newsroom without a mail server. For admins: they hold links that set passwords. */
export default function KeptLetters({ loaderData }: Route.ComponentProps) {
  const { isSending, letters, now } = loaderData;
  return (
    <>
      <PageHead title={keptMailText.title} />
      <div className="grid gap-5">
        <Notice>{isSending ? keptMailText.sent : keptMailText.kept}</Notice>
        {!isSending && (
          <Table
            caption={keptMailText.title}
            columns={columns}
            isEmpty={letters.length === 0}
            empty={keptMailText.empty}
          >
            {letters.map((letter) => (
              <tr key={letter.name} className="hover:bg-surface">
                <th scope="row">
                  <Link
                    to={`/admin/settings/mail/${letter.name}`}
                    className="inline-flex min-h-11 items-center text-accent underline"
                  >
                    {letter.subject}
                  </Link>
                </th>
                <td>{letter.to}</td>
                <td className="tabular whitespace-nowrap">{formatListTime(letter.at, now)}</td>
              </tr>
            ))}
          </Table>
        )}
      </div>
    </>
  );
}
