import { servicesOf } from '#app/context.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { newsletterAdminText } from '#az/text/site/newsletter.ts';
import { listIssues } from '#domain/audience/newsletter/list-issues.ts';
import { countSubscribers } from '#domain/audience/subscribers/list-subscribers.ts';
import { href } from '#domain/href.ts';
import { PageHead } from '../parts/page-head.tsx';
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
