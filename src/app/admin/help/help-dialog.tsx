import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { HelpTopic } from '#platform/features/define-feature.ts';
import { href } from '#platform/http/href.ts';
import { commonText } from '#platform/text/common.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { helpText } from '../text.ts';
import { TopicPoints } from './topic-points.tsx';

/** Explains the current screen in a dialog over it. The input on the screen stays. */
export function HelpDialog({ topic, onClose }: { topic: string; onClose: () => void }) {
  const help = useHelpTopic(topic);
  return (
    <Dialog title={help?.title ?? helpText.title} isOpen onClose={onClose}>
      {help ? (
        <TopicPoints topic={help} />
      ) : (
        <p role="status">{help === null ? helpText.failed : commonText.loading}</p>
      )}
      <p className="mt-4">
        <Link
          to={`${href('/admin/help')}#${topic}`}
          onClick={onClose}
          className="inline-flex min-h-11 items-center text-accent underline"
        >
          {helpText.all}
        </Link>
      </p>
    </Dialog>
  );
}

/** Undefined while the topic is loading, null when it cannot be loaded. */
function useHelpTopic(topic: string): HelpTopic | null | undefined {
  const [help, setHelp] = useState<HelpTopic | null>();
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const answer = await fetch(href('/admin/help/:topic', { topic }), { signal: controller.signal });
      return answer.ok ? ((await answer.json()) as HelpTopic) : null;
    };
    void load()
      .catch(() => null)
      .then((loaded) => controller.signal.aborted || setHelp(loaded));
    return () => controller.abort();
  }, [topic]);
  return help;
}
