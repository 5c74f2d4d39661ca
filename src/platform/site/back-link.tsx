/** A link to the previous page. Without a script, or without a previous page, it leads to the front page. */
export function BackLink({ label }: { label: string }) {
  return (
    <a className="flex min-h-11 items-center" href="/" data-back>
      {label}
    </a>
  );
}
