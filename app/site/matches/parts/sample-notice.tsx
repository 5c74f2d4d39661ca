import { matchText } from '#az/text/site/match.ts';

/**
 * Whether a page says itself that it shows sample data: its loader's data have `isSample: true`. The notice stands once on a
 * page, so the score strip leaves it out then.
 */
export function hasSampleNotice(loaderData: unknown): boolean {
  return (loaderData as { isSample?: boolean } | undefined)?.isSample === true;
}

/** Whether some of what is shown is sample data. */
export function isSample(shown: readonly ({ sample: boolean } | null)[]): boolean {
  return shown.some((one) => one?.sample === true);
}

/** Says that what is shown is a sample and nobody's real result. */
export function SampleNotice({ shown }: { shown: boolean }) {
  if (!shown) return null;
  return (
    <span className="inline-block rounded-sm border border-line px-2 py-0.5 text-muted text-xs">
      {matchText.sampleNotice}
    </span>
  );
}
