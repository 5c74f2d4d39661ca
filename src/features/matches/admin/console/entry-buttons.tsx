import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ConsoleState } from '../../rules/console/read-console.ts';
import { type Side, sides } from '../../rules/event-fields.ts';
import { consoleText } from '../../text.ts';
import { type ButtonKind, buttonKinds, consoleButtons } from './entry-fields.ts';
import { ClubBand } from './team-colors.tsx';

const PLAIN = 'border-line bg-paper hover:bg-surface';

const looks: Partial<Record<ButtonKind, string>> = {
  goal: 'border-accent bg-accent text-paper font-bold col-span-2',
  mark: 'border-accent bg-paper font-bold hover:bg-surface',
};

/** What one of the teams does. Each team has these buttons. */
const teamKinds = [
  'goal',
  'yellow',
  'red',
  'substitution',
  'penalty',
] as const satisfies readonly ButtonKind[];
const sharedKinds = buttonKinds.filter((kind) => !teamKinds.some((each) => each === kind));

interface EntryButtonsProps {
  state: Pick<ConsoleState, Side>;
  onOpen: (kind: ButtonKind, side: Side | null) => void;
  onUndo: (() => void) | null;
}

/**
 * The buttons of the console: those of the home team left, those of the away team right, each under the name and the colours of
 * its club. On a phone they stay in the lower half; a low screen has fewer rows of them, so that score and clock are not
 * covered. Without scripts they are links to the forms.
 */
export function EntryButtons({ state, onOpen, onUndo }: EntryButtonsProps) {
  const button =
    'grid min-h-12 place-items-center rounded-md border px-1 text-center sm:max-md:px-0 leading-tight md:min-h-14';
  const link = (kind: ButtonKind, side: Side | null, className: string, after: ReactNode) => {
    const { title, short } = consoleButtons[kind];
    return (
      <Link
        key={kind}
        to={`?panel=${kind}${side ? `&team=${side}` : ''}`}
        preventScrollReset
        onClick={(event) => {
          event.preventDefault();
          onOpen(kind, side);
        }}
        className={`${button} ${looks[kind] ?? PLAIN} ${className}`}
      >
        <span>
          {short}
          {short !== title && <span className="sr-only">, {title}</span>}
          {after}
        </span>
      </Link>
    );
  };
  return (
    <nav
      aria-label={consoleText.actions}
      className="z-10 -mx-1 grid gap-1 bg-paper p-1 max-md:sticky max-md:bottom-0 max-md:order-last max-md:border-line max-md:border-t"
    >
      <div className="grid grid-cols-2 gap-3 md:gap-6">
        {sides.map((side) => (
          <section
            key={side}
            aria-label={state[side].name}
            className="grid min-w-0 grid-cols-2 gap-1 sm:grid-cols-6"
          >
            <div className="col-span-full">
              <ClubBand team={state[side]} />
            </div>
            {teamKinds.map((kind) =>
              link(
                kind,
                side,
                kind === 'goal' ? 'min-h-14 text-lg' : 'max-md:text-sm',
                <span className="sr-only">: {state[side].name}</span>,
              ),
            )}
          </section>
        ))}
      </div>
      <div className="grid grid-cols-3 gap-1 sm:grid-cols-6 [@media(height<36rem)]:grid-cols-6">
        {sharedKinds.map((kind) =>
          link(
            kind,
            null,
            'max-md:text-sm',
            <kbd className="ms-1.5 hidden text-xs opacity-80 md:inline">{consoleButtons[kind].key}</kbd>,
          ),
        )}
        <button
          type="button"
          disabled={!onUndo}
          onClick={() => onUndo?.()}
          className={`${button} ${PLAIN} needs-script disabled:opacity-50 max-md:text-sm`}
        >
          <span>
            {consoleText.undo}
            <kbd className="ms-1.5 hidden text-xs opacity-80 md:inline">{consoleText.undoKey}</kbd>
          </span>
        </button>
      </div>
    </nav>
  );
}
