import { newsletterAdminText } from '#az/text/site/newsletter.ts';
import { href } from '#domain/href.ts';
import { StatusTabs } from '../../parts/status-tabs.tsx';

/** Between the issues and their readers. */
export function NewsletterTabs({ current }: { current: 'issues' | 'subscribers' }) {
  return (
    <StatusTabs
      label={newsletterAdminText.title}
      tabs={[
        { label: newsletterAdminText.issues, to: href('/admin/newsletter'), current: current === 'issues' },
        {
          label: newsletterAdminText.subscribers,
          to: href('/admin/newsletter/subscribers'),
          current: current === 'subscribers',
        },
      ]}
    />
  );
}
