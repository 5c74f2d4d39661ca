import type { FormReader } from '#platform/forms/read-form.ts';

const NAME = 'website';

/** A field that people cannot see or focus. Bots fill in every field, so a value here identifies them. */
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

/** Whether a bot filled in the form. Callers then respond as if the form was accepted and do nothing. */
export function isFilledByBot(form: FormReader): boolean {
  return form.text(NAME) !== '';
}
