import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { href } from '#platform/http/href.ts';
import { findHelpTopic, type Navigation } from '../menu.ts';
import { helpText } from '../text.ts';
import { HelpDialog } from './help-dialog.tsx';

/** Opens the help of the current screen: in a dialog, or without scripts on the page of all topics. */
export function HelpButton({ navigation }: { navigation: Navigation }) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const topic = findHelpTopic(navigation, pathname);
  return (
    <>
      <Link
        to={topic ? `${href('/admin/help')}#${topic}` : href('/admin/help')}
        aria-label={helpText.open}
        title={helpText.open}
        onClick={(event) => {
          if (!topic || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
        className="grid size-11 place-items-center rounded-md hover:bg-surface"
      >
        <CircleQuestionMark aria-hidden="true" className="size-5" />
      </Link>
      {topic && isOpen && <HelpDialog topic={topic} onClose={() => setOpen(false)} />}
    </>
  );
}
