import { Bell } from 'lucide-react';
import { href } from '#platform/http/href.ts';
import type { PushTopic } from '../../rules/push-topic.ts';
import { pushText } from '../../text.ts';

/**
 * The button that switches the notices about a topic on and off (`push-behaviour.ts`). Without JavaScript it opens the page
 * about notices; on that page (`hasManageLink` false) it is hidden.
 */
export function PushButton({ topic, hasManageLink = true }: { topic: PushTopic; hasManageLink?: boolean }) {
  return (
    <form
      method="get"
      action={href('/push')}
      data-push
      data-kind={topic.kind}
      data-id={'id' in topic ? topic.id : undefined}
      className={`${hasManageLink ? '' : 'needs-script'} inline-flex flex-wrap items-center gap-x-4 print:hidden`}
    >
      <button
        type="submit"
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-accent hover:underline disabled:opacity-60"
      >
        <Bell aria-hidden="true" className="size-5" />
        <span data-push-label>{pushText.follow}</span>
      </button>
      {hasManageLink && (
        <a
          hidden
          data-push-manage
          href={href('/push')}
          className="inline-flex min-h-11 items-center text-muted underline"
        >
          {pushText.manage}
        </a>
      )}
      <span role="status" className="basis-full text-sm empty:hidden" />
    </form>
  );
}
