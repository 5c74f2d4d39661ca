import { formatNumber } from '#az/format/format-number.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { listPushNotices } from '../rules/notices/push-notices.ts';
import { countPushFollowers } from '../rules/subscriptions/read-subscriptions.ts';
import { pushAdminText } from '../text.ts';
import type { Route } from './+types/push.ts';
import { NoticeTable } from './notice-table.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const [followers, notices] = await Promise.all([countPushFollowers(db), listPushNotices(db)]);
  return { followers, notices };
}

const COUNTS = ['all', 'match', 'team', 'competition', 'breaking'] as const;

/** Push notices: how many browsers follow what, and the last notices with their outcome. For editors. */
export default function Push({ loaderData: { followers, notices } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={pushAdminText.title} />
      <div className="grid grid-cols-1 gap-8">
        <p className="max-w-3xl text-muted">{pushAdminText.intro}</p>
        <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
          {COUNTS.map((kind) => (
            <div key={kind} className="rounded-md border border-line bg-paper p-4">
              <dt className="text-muted text-sm">{pushAdminText.followers[kind]}</dt>
              <dd className="tabular font-bold font-headline text-3xl">{formatNumber(followers[kind])}</dd>
            </div>
          ))}
        </dl>
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-2xl">{pushAdminText.notices}</h2>
          <NoticeTable notices={notices} />
        </section>
      </div>
    </>
  );
}
