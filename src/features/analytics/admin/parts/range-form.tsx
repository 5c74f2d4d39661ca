import { Form, Link } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { DateField } from '#platform/ui/date-field.tsx';
import { besideField, SelectField, SelectOptions } from '#platform/ui/field.tsx';
import { analyticsText } from '../../text.ts';
import {
  type AnalyticsParameters,
  analyticsAddress,
  type ChartStep,
  presetRanges,
} from '../analytics-parameters.ts';

const presetNames: Record<string | number, string> = {
  1: analyticsText.today,
  yesterday: analyticsText.yesterday,
  7: analyticsText.days7,
  28: analyticsText.days28,
  90: analyticsText.days90,
  365: analyticsText.days365,
};
const steps: Record<ChartStep, string> = {
  hour: analyticsText.byHour,
  day: analyticsText.byDay,
  week: analyticsText.byWeek,
};

interface RangeFormProps {
  path: string;
  choice: AnalyticsParameters;
  now: number;
}

/** The form for the range and the step, and links to the preset ranges. */
export function RangeForm({ path, choice, now }: RangeFormProps) {
  const { range, step, unread } = choice;
  const shown = unread ?? range;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <nav aria-label={analyticsText.range}>
        <ul className="flex flex-wrap gap-1">
          {presetRanges(now).map((preset) => (
            <li key={preset.days}>
              <Link
                to={analyticsAddress(path, preset)}
                aria-current={
                  preset.range.from === range.from && preset.range.to === range.to ? 'page' : undefined
                }
                className="inline-flex min-h-11 items-center rounded-md border border-line px-3 hover:bg-surface aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-accent"
              >
                {presetNames[preset.days]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {/* The key resets the fields when a preset or the history changes the range. */}
      <Form
        key={`${shown.from}${shown.to}${step}`}
        action={path}
        className="flex flex-wrap items-start gap-3"
        aria-label={analyticsText.range}
      >
        <DateField label={analyticsText.from} name="from" defaultValue={shown.from} />
        <DateField label={analyticsText.to} name="to" defaultValue={shown.to} />
        <SelectField label={analyticsText.by} name="by" defaultValue={step}>
          <SelectOptions items={Object.entries(steps)} />
        </SelectField>
        <Button type="submit" className={besideField}>
          {analyticsText.show}
        </Button>
      </Form>
    </div>
  );
}
