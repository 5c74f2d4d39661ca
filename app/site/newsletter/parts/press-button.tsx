/** A form that is nothing but its button: what a link in a mail must never do by itself. */
export function PressButton({ label }: { label: string }) {
  return (
    <form method="post">
      <button type="submit" className="min-h-11 rounded bg-pitch px-8 font-semibold text-night">
        {label}
      </button>
    </form>
  );
}
