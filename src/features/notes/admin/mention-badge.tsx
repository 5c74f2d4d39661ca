import { AtSign } from 'lucide-react';
import { Link } from 'react-router';
import { href } from '#platform/http/href.ts';
import { mentionText } from '../text.ts';

/** The number of unread notes that mention the user, as a link to all mentions. */
export function MentionBadge({ count }: { count: number }) {
  const label = count > 0 ? mentionText.unread(count) : mentionText.title;
  return (
    <Link
      to={href('/admin/mentions')}
      aria-label={label}
      title={label}
      className="relative grid size-11 place-items-center rounded-md hover:bg-surface"
    >
      <AtSign aria-hidden="true" className="size-5" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="tabular absolute end-0 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-live px-1 font-bold text-paper text-xs"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
