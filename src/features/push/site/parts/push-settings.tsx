import { twoDigits } from '#az/format/baku-time.ts';
import { pushText } from '../../text.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Quiet hours and the choice of events. `push-page.ts` fills it in, and shows it when the browser follows something. */
export function PushSettings() {
  return (
    <form data-push-settings className="grid justify-items-start gap-3">
      <h2 className="text-2xl">{pushText.settings}</h2>
      <Choice name="goalsOnly" label={pushText.goalsOnly} />
      <fieldset className="grid gap-2">
        <legend className="font-semibold">{pushText.quiet}</legend>
        <Choice name="isQuiet" label={pushText.quietOn} />
        <div className="flex flex-wrap gap-4">
          <Hour name="from" label={pushText.quietFrom} start={23} />
          <Hour name="until" label={pushText.quietUntil} start={8} />
        </div>
        <p className="text-muted text-sm">{pushText.quietHint}</p>
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className="min-h-11 rounded bg-pitch px-8 font-semibold text-night">
          {pushText.save}
        </button>
        <button
          type="button"
          data-push-stop
          className="min-h-11 rounded border border-muted px-4 font-semibold"
        >
          {pushText.stop}
        </button>
      </div>
    </form>
  );
}

function Choice({ name, label }: { name: string; label: string }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
      <input type="checkbox" name={name} className="size-5 shrink-0 accent-pitch" />
      {label}
    </label>
  );
}

function Hour({ name, label, start }: { name: string; label: string; start: number }) {
  return (
    <label className="grid gap-1 text-sm">
      {label}
      <select
        name={name}
        defaultValue={start}
        className="tabular h-11 rounded border border-muted bg-paper px-3 text-base"
      >
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {twoDigits(hour)}:00
          </option>
        ))}
      </select>
    </label>
  );
}
