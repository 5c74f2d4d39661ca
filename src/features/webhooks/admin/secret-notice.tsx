import { Notice } from '#platform/ui/notice.tsx';
import { webhooksText } from '../text.ts';

/** The secret of a webhook, shown once in the answer to the form that has made it. */
export function SecretNotice({ secret }: { secret: string }) {
  return (
    <Notice kind="success">
      <strong>{webhooksText.secretTitle}</strong>
      <p className="text-ink">{webhooksText.secretOnce}</p>
      <code className="mt-2 block select-all rounded-md bg-surface p-3 text-ink text-sm wrap-anywhere">
        {secret}
      </code>
    </Notice>
  );
}
