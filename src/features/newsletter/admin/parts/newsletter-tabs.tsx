import { StatusTabs } from '#platform/admin/list-controls.tsx';
import { href } from '#platform/http/href.ts';
import { newsletterAdminText } from '../../text.ts';

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
