/** A form with only a button. A link in a mail must not change anything by itself, so the reader confirms here. */
export function ButtonForm({ label }: { label: string }) {
  return (
    <form method="post">
      <button type="submit" className="min-h-11 rounded bg-pitch px-8 font-semibold text-night">
        {label}
      </button>
    </form>
  );
}
