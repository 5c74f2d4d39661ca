import { useId, useRef, useState } from 'react';
import { FieldFrame, inputLook } from '#app/ui/field-frame.tsx';
import { noteText } from '#az/text/admin/notes.ts';
import type { Mentionable } from '#domain/notes/find-mentions.ts';
import { findMentionQuery, type MentionQuery, matchPeople } from './match-people.ts';

interface MentionFieldProps {
  people: readonly Mentionable[];
  error?: string;
  defaultValue?: string;
  defaultChosen?: readonly string[];
}

/** The text of a note. After `@` it offers names: arrows choose, Enter takes, Escape closes. Without scripts a text area. */
export function MentionField({ people, error, defaultValue = '', defaultChosen = [] }: MentionFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [query, setQuery] = useState<MentionQuery | null>(null);
  const [active, setActive] = useState(0);
  const [count, setCount] = useState([...defaultValue].length);
  const [chosen, setChosen] = useState(defaultChosen);
  const offered = query ? matchPeople(people, query.text) : [];
  const isOpen = offered.length > 0;
  const optionId = (at: number) => `${listId}-${at}`;

  const look = () => {
    if (!area.current) return;
    const { value, selectionStart } = area.current;
    setQuery(findMentionQuery(value, selectionStart));
    setActive(0);
    setCount([...value].length);
  };
  const take = (person: Mentionable | undefined) => {
    const field = area.current;
    if (!person || !query || !field) return;
    field.setRangeText(`@${person.name} `, query.start, field.selectionStart, 'end');
    setChosen([...chosen.filter((id) => id !== person.id), person.id]);
    field.focus();
    look();
  };
  const press = (event: React.KeyboardEvent) => {
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey) return;
    const last = offered.length - 1;
    if (event.key === 'ArrowDown') setActive(active === last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') setActive(active === 0 ? last : active - 1);
    else if (event.key === 'Enter' || event.key === 'Tab') take(offered[active]);
    else if (event.key === 'Escape') setQuery(null);
    else return;
    event.preventDefault();
  };

  return (
    <div>
      <FieldFrame label={noteText.field} error={error} hint={noteText.hint}>
        {(ids) => (
          <div className="relative">
            <textarea
              {...ids}
              ref={area}
              name="text"
              rows={3}
              defaultValue={defaultValue}
              aria-autocomplete="list"
              aria-controls={isOpen ? listId : undefined}
              aria-activedescendant={isOpen ? optionId(active) : undefined}
              onInput={look}
              onClick={look}
              onKeyUp={(event) => event.key.startsWith('Arrow') && !isOpen && look()}
              onKeyDown={press}
              onBlur={() => setQuery(null)}
              className={inputLook}
            />
            {isOpen && (
              <div
                id={listId}
                // On a phone the buttons of the form stand over the foot of the screen.
                ref={(list) => list?.scrollIntoView({ block: 'nearest' })}
                role="listbox"
                aria-label={noteText.people}
                className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 scroll-mb-32 overflow-y-auto rounded-md border border-line bg-paper py-1 shadow-lg"
              >
                {offered.map((person, at) => (
                  <div
                    key={person.id}
                    id={optionId(at)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={at === active}
                    // Before the text loses the focus.
                    onPointerDown={(event) => {
                      event.preventDefault();
                      take(person);
                    }}
                    className={`flex min-h-11 cursor-pointer items-center px-3 ${at === active ? 'bg-surface font-semibold' : 'hover:bg-surface'}`}
                  >
                    {person.name}
                    {person.detail && (
                      <span className="ms-2 truncate text-muted text-sm">{person.detail}</span>
                    )}
                  </div>
                ))}
              </div>
            )}
          </div>
        )}
      </FieldFrame>
      {chosen.map((id) => (
        <input key={id} type="hidden" name="mentioned" value={id} />
      ))}
      <p role="status" className="sr-only">
        {isOpen && noteText.found(offered.length)}
      </p>
      <p className={`tabular text-end text-sm ${count > 2000 ? 'font-semibold text-live' : 'text-muted'}`}>
        {noteText.counter(count)}
      </p>
    </div>
  );
}
