import { commonText } from '#platform/text/common.ts';

/** A loading indicator. With `label`, screen readers announce it. */
export function Spinner({ label, className = 'size-4' }: { label?: boolean; className?: string }) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex items-center">
      <span
        aria-hidden="true"
        className={`spinner inline-block rounded-full border-2 border-current border-e-transparent ${className}`}
      />
      {label && <span className="sr-only">{commonText.loading}</span>}
    </span>
  );
}

/** Shown instead of a page that is loading. */
export function PageSpinner() {
  return (
    <div className="grid min-h-60 place-items-center text-accent">
      <Spinner label className="size-10 border-4" />
    </div>
  );
}
