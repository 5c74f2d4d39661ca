import { Link } from 'react-router';
import { consoleText } from '../../text.ts';
import { type ButtonKind, buttonKinds, consoleButtons } from './entry-fields.ts';

const PLAIN = 'border-line bg-paper hover:bg-surface';

const looks: Partial<Record<ButtonKind, string>> = {
  goal: 'border-accent bg-accent text-paper font-bold col-span-2',
  mark: 'border-accent bg-paper font-bold hover:bg-surface',
};

/** The buttons of the console, in the lower half of a phone. Without scripts they are links to the forms. */
export function EntryButtons({
  onOpen,
  onUndo,
}: {
  onOpen: (kind: ButtonKind) => void;
  onUndo: (() => void) | null;
}) {
  const button = 'grid min-h-14 place-items-center rounded-md border px-1 text-center leading-tight';
  return (
    <nav
      aria-label={consoleText.actions}
      className="z-10 -mx-1 grid grid-cols-4 gap-1 bg-paper p-1 max-md:sticky max-md:bottom-0 max-md:order-last md:grid-cols-6"
    >
      {buttonKinds.map((kind) => {
        const { title, short, key } = consoleButtons[kind];
        return (
          <Link
            key={kind}
            to={`?panel=${kind}`}
            preventScrollReset
            onClick={(event) => {
              event.preventDefault();
              onOpen(kind);
            }}
            className={`${button} ${looks[kind] ?? PLAIN}`}
          >
            <span>
              {short}
              {short !== title && <span className="sr-only">, {title}</span>}
              <kbd className="ms-1.5 hidden text-xs opacity-80 md:inline">{key}</kbd>
            </span>
          </Link>
        );
      })}
      <button
        type="button"
        disabled={!onUndo}
        onClick={() => onUndo?.()}
        className={`${button} ${PLAIN} needs-script disabled:opacity-50`}
      >
        <span>
          {consoleText.undo}
          <kbd className="ms-1.5 hidden text-xs opacity-80 md:inline">{consoleText.undoKey}</kbd>
        </span>
      </button>
    </nav>
  );
}
