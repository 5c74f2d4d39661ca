/** The submit button of a reader's form. */
export function SubmitButton({ label }: { label: string }) {
  return (
    <button
      type="submit"
      className="min-h-11 justify-self-start rounded bg-pitch px-8 font-semibold text-night disabled:opacity-60"
    >
      {label}
    </button>
  );
}
