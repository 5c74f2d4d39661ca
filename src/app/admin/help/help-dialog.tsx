import { Link } from 'react-router';
import { href } from '#platform/http/href.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { type HelpTopicName, helpText, helpTopics } from './text.ts';
import { TopicPoints } from './topic-points.tsx';

interface HelpDialogProps {
  name: HelpTopicName;
  isOpen: boolean;
  onClose: () => void;
}

/** Explains the current screen in a dialog over it. The input on the screen stays. */
export default function HelpDialog({ name, isOpen, onClose }: HelpDialogProps) {
  return (
    <Dialog title={helpTopics[name].title} isOpen={isOpen} onClose={onClose}>
      <TopicPoints name={name} />
      <p className="mt-4">
        <Link
          to={`${href('/admin/help')}#${name}`}
          onClick={onClose}
          className="inline-flex min-h-11 items-center text-accent underline"
        >
          {helpText.all}
        </Link>
      </p>
    </Dialog>
  );
}
