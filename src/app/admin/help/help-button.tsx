import { CircleQuestionMark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { href } from '#platform/http/href.ts';
import { findHelpTopic } from './help-screens.ts';
import { helpText } from './text.ts';

const HelpDialog = lazy(() => import('./help-dialog.tsx'));

/** Opens the help of the current screen: in a dialog, or without scripts on the page of all topics. */
export function HelpButton() {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const name = findHelpTopic(pathname);
  return (
    <>
      <Link
        to={name ? `${href('/admin/help')}#${name}` : href('/admin/help')}
        aria-label={helpText.open}
        title={helpText.open}
        onClick={(event) => {
          if (!name || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
        className="grid size-11 place-items-center rounded-md hover:bg-surface"
      >
        <CircleQuestionMark aria-hidden="true" className="size-5" />
      </Link>
      {name && isOpen && (
        <Suspense>
          <HelpDialog name={name} isOpen onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
