import { consoleText } from '../../text.ts';
import { consoleButtons } from './entry-fields.ts';

/** What each key of the console does. Phones have no keys. */
export function KeyLegend() {
  const keys: [key: string, label: string][] = [
    ...Object.values(consoleButtons).map(({ key, title }): [string, string] => [key, title]),
    [consoleText.undoKey, consoleText.undoHint],
    [consoleText.retractKey, consoleText.retractHint],
  ];
  return (
    <section className="needs-script hidden text-muted text-sm md:block">
      <h2 className="text-lg">{consoleText.keys}</h2>
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        {keys.map(([key, label]) => (
          <div key={key} className="flex items-baseline gap-2">
            <dt>
              <kbd className="rounded border border-line px-1.5 font-semibold text-ink">{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
