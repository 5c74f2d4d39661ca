import { AtSign } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { mentionText } from '#az/text/notes.ts';
import { useFreshFigures } from '../use-fresh-figures.ts';

export interface Unread {
  now: number;
  count: number;
}

/** Whether a note waits for who is here; leads to all of them. */
export function MentionBadge({ unread }: { unread: Unread }) {
  // What was opened just now has been read by the time it stands on the screen.
  const { key } = useLocation();
  const { count } = useFreshFigures('/admin/mentions/unread', unread, { askOn: key });
  const label = count > 0 ? mentionText.unread(count) : mentionText.title;
  return (
    <Link
      to="/admin/mentions"
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
