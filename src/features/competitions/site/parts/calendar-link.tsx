import { CalendarPlus } from 'lucide-react';
import { competitionText } from '../../text.ts';

/** A link to a calendar that readers can subscribe to. */
export function CalendarLink({ address }: { address: string }) {
  return (
    <a
      href={address}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent hover:underline"
    >
      <CalendarPlus aria-hidden="true" className="size-5" />
      {competitionText.calendar}
    </a>
  );
}
