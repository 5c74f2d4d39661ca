import { matchText } from '#az/text/match.ts';

/** Says that what is shown is a sample and nobody's real result. */
export function SampleNotice({ shown }: { shown: boolean }) {
  if (!shown) return null;
  return (
    <span className="inline-block rounded-sm border border-line px-2 py-0.5 text-muted text-xs">
      {matchText.sampleNotice}
    </span>
  );
}
