import { matchText } from '../../text.ts';

/**
 * Whether a page has its own notice of sample data: its loader data has `isSample: true`. The score strip then shows none,
 * so that a page has one notice.
 */
export function hasSampleNotice(loaderData: unknown): boolean {
  return (loaderData as { isSample?: boolean } | undefined)?.isSample === true;
}

/** Whether any of the items is sample data. */
export function isSample(items: readonly ({ sample: boolean } | null)[]): boolean {
  return items.some((item) => item?.sample === true);
}

/** States that the page shows sample data, not real results. */
export function SampleNotice({ isShown }: { isShown: boolean }) {
  if (!isShown) return null;
  return (
    <span className="inline-block rounded-sm border border-line px-2 py-0.5 text-muted text-xs">
      {matchText.sampleNotice}
    </span>
  );
}
