import { newsletterAdminText } from '#az/text/site/newsletter.ts';
import { href } from '#domain/href.ts';
import { StatusTabs } from '../../parts/status-tabs.tsx';

/** The tabs of the newsletter: issues and subscribers. */
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
