import { useId, useRef, useState } from 'react';
import { countCharacters } from '#az/characters/count-characters.ts';
import { FieldFrame, inputLook } from '#platform/ui/field-frame.tsx';
import type { Mentionable } from '../rules/find-mentions.ts';
import { noteText } from '../text.ts';
import { findMentionQuery, type MentionQuery, matchPeople } from './match-people.ts';

interface MentionFieldProps {
  people: readonly Mentionable[];
  error?: string;
  defaultValue?: string;
  defaultChosen?: readonly string[];
}

/**
 * The text of a note. After `@` it suggests names: arrow keys select, Enter inserts, Escape closes the list. Without
 * scripts it is a plain text area.
 */
export function MentionField({ people, error, defaultValue = '', defaultChosen = [] }: MentionFieldProps) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [query, setQuery] = useState<MentionQuery | null>(null);
  const [active, setActive] = useState(0);
  const [count, setCount] = useState(countCharacters(defaultValue));
  const [chosen, setChosen] = useState(defaultChosen);
  const matches = query ? matchPeople(people, query.text) : [];
  const isOpen = matches.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  const updateQuery = () => {
    if (!textarea.current) return;
    const { value, selectionStart } = textarea.current;
    setQuery(findMentionQuery(value, selectionStart));
    setActive(0);
    setCount(countCharacters(value));
  };
  const choose = (person: Mentionable | undefined) => {
    const field = textarea.current;
    if (!person || !query || !field) return;
    field.setRangeText(`@${person.name} `, query.start, field.selectionStart, 'end');
    setChosen([...chosen.filter((id) => id !== person.id), person.id]);
    field.focus();
    updateQuery();
  };
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey) return;
    const last = matches.length - 1;
    if (event.key === 'ArrowDown') setActive(active === last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') setActive(active === 0 ? last : active - 1);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(matches[active]);
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
              ref={textarea}
              name="text"
              rows={3}
              defaultValue={defaultValue}
              aria-autocomplete="list"
              aria-controls={isOpen ? listId : undefined}
              aria-activedescendant={isOpen ? optionId(active) : undefined}
              onInput={updateQuery}
              onClick={updateQuery}
              onKeyUp={(event) => event.key.startsWith('Arrow') && !isOpen && updateQuery()}
              onKeyDown={handleKeyDown}
              onBlur={() => setQuery(null)}
              className={inputLook}
            />
            {isOpen && (
              <div
                id={listId}
                // On a phone the sticky buttons of the form cover the bottom of the screen.
                ref={(list) => list?.scrollIntoView({ block: 'nearest' })}
                role="listbox"
                aria-label={noteText.people}
                className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 scroll-mb-32 overflow-y-auto rounded-md border border-line bg-paper py-1 shadow-lg"
              >
                {matches.map((person, index) => (
                  <div
                    key={person.id}
                    id={optionId(index)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === active}
                    // `click` would come after the text area has lost the focus and closed the list.
                    onPointerDown={(event) => {
                      event.preventDefault();
                      choose(person);
                    }}
                    className={`flex min-h-11 cursor-pointer items-center px-3 ${index === active ? 'bg-surface font-semibold' : 'hover:bg-surface'}`}
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
        {isOpen && noteText.found(matches.length)}
      </p>
      <p className={`tabular text-end text-sm ${count > 2000 ? 'font-semibold text-live' : 'text-muted'}`}>
        {noteText.counter(count)}
      </p>
    </div>
  );
}
