/** Leads to the page before this one; without script, or without a page before, it leads home. */
export function BackLink({ label }: { label: string }) {
  return (
    <a className="flex min-h-11 items-center" href="/" data-back>
      {label}
    </a>
  );
}
