const NAME = 'website';

/** A field that people neither see nor reach; programs that fill in every field give themselves away by it. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute -start-[999rem]">
      <label>
        {label}
        <input name={NAME} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Whether the form was filled in by a program. It is told that all is well, and nothing happens. */
export function isFilledByBot(form: FormData): boolean {
  return String(form.get(NAME) ?? '') !== '';
}
