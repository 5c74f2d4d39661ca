import type { KnownStatus } from '../show-stored-article.ts';

const looks: Record<KnownStatus, string> = {
  published: 'border-finished text-finished',
  scheduled: 'border-scheduled text-scheduled',
  pending: 'border-warning text-warning',
  draft: 'border-muted text-muted',
  archived: 'border-muted text-muted',
};

export function StatusBadge({ status, name }: { status: KnownStatus | null; name: string }) {
  return (
    <span
      className={`inline-block whitespace-nowrap rounded-full border px-2.5 py-0.5 font-semibold text-sm ${status ? looks[status] : 'border-live text-live'}`}
    >
      {name}
    </span>
  );
}
