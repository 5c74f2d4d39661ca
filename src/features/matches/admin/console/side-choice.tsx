import type { ConsoleState } from '../../rules/console/read-console.ts';
import { type Side, sides } from '../../rules/event-fields.ts';
import { consoleText } from '../../text.ts';

interface SideChoiceProps {
  state: Pick<ConsoleState, Side>;
  side: Side | null;
  onSide: (side: Side) => void;
  error?: string;
}

/** The two teams as large buttons. Neither is chosen until the operator or the player decides it. */
export function SideChoice({ state, side, onSide, error }: SideChoiceProps) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium text-sm">{consoleText.team}</legend>
      <div className="grid grid-cols-2 gap-2">
        {sides.map((each) => (
          <label
            key={each}
            className="relative grid min-h-12 cursor-pointer place-items-center rounded-md border border-muted px-2 py-1 text-center leading-tight has-checked:border-accent has-checked:bg-accent has-checked:font-semibold has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="team"
              value={each}
              checked={side === each}
              onChange={() => onSide(each)}
              className="sr-only"
            />
            <span className="wrap-anywhere">{state[each].name}</span>
          </label>
        ))}
      </div>
      {error && side === null && (
        <p role="alert" className="font-medium text-live text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
