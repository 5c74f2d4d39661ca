import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { listIssues } from '../rules/list-issues.ts';
import { countSubscribers } from '../rules/subscribers/list-subscribers.ts';
import { newsletterAdminText } from '../text.ts';
import type { Route } from './+types/issues.ts';
import { IssueTable } from './parts/issue-table.tsx';
import { NewsletterTabs } from './parts/newsletter-tabs.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const [issues, subscribers] = await Promise.all([listIssues(db), countSubscribers(db)]);
  return { issues, readers: subscribers.confirmed };
}

/** All newsletter issues with their status and delivery counts. */
export default function Issues({ loaderData }: Route.ComponentProps) {
  const { issues, readers } = loaderData;
  return (
    <div className="grid gap-5">
      <PageHead title={newsletterAdminText.title} aside={newsletterAdminText.found(readers)}>
        <ButtonLink to={href('/admin/newsletter/create')} look="primary">
          {newsletterAdminText.newIssue}
        </ButtonLink>
      </PageHead>
      <NewsletterTabs current="issues" />
      <IssueTable issues={issues} />
    </div>
  );
}
