import { useEffect, useRef, useState } from 'react';
import { foldText } from '#az/characters/characters.ts';
import { countCharacters } from '#az/characters/text-length.ts';
import { ComboboxList, useCombobox } from '#platform/ui/combobox.tsx';
import { FieldFrame, inputLook } from '#platform/ui/field.tsx';
import { floatingLook } from '#platform/ui/floating-look.ts';
import type { Mentionable } from '../rules/mentions.ts';
import { noteText } from '../text.ts';

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
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState<MentionQuery | null>(null);
  const [count, setCount] = useState(countCharacters(defaultValue));
  const [chosen, setChosen] = useState(defaultChosen);

  const updateQuery = () => {
    if (!textarea.current) return;
    const { value, selectionStart } = textarea.current;
    setQuery(findMentionQuery(value, selectionStart));
    setCount(countCharacters(value));
  };
  const choose = (person: Mentionable) => {
    const field = textarea.current;
    if (!query || !field) return;
    field.setRangeText(`@${person.name} `, query.start, field.selectionStart, 'end');
    setChosen([...chosen.filter((id) => id !== person.id), person.id]);
    field.focus();
    updateQuery();
  };
  const combobox = useCombobox({
    items: query ? matchPeople(people, query.text) : [],
    text: query?.text ?? '',
    onType: updateQuery,
    onChoose: choose,
    startsAtFirst: true,
    onClose: () => setQuery(null),
  });
  const { isShown, items, active } = combobox;
  // On a phone the sticky buttons of the form cover the bottom of the screen.
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);

  return (
    <div>
      <FieldFrame label={noteText.field} error={error} hint={noteText.hint}>
        {(ids) => {
          const tabChooses = (event: React.KeyboardEvent) => {
            const person = items[active];
            if (event.key !== 'Tab' || event.shiftKey || !isShown || !person) return;
            event.preventDefault();
            choose(person);
          };
          // A text area is no combobox: it has no such role, and its text is more than the name that is looked for.
          const {
            value: _value,
            role: _role,
            'aria-expanded': _expanded,
            'aria-controls': controls,
            ...field
          } = combobox.fieldProps({ ...ids, onKeyDown: tabChooses });
          return (
            <div className="relative">
              <textarea
                {...field}
                ref={textarea}
                name="text"
                rows={3}
                defaultValue={defaultValue}
                aria-controls={isShown ? controls : undefined}
                onClick={updateQuery}
                onKeyUp={(event) => event.key.startsWith('Arrow') && !isShown && updateQuery()}
                className={inputLook}
              />
              <ComboboxList
                combobox={combobox}
                label={noteText.people}
                keyOf={({ id }) => id}
                listRef={list}
                className={`absolute inset-x-0 top-full z-20 mt-1 max-h-72 scroll-mb-32 overflow-y-auto py-1 ${floatingLook}`}
                optionClass="flex min-h-11 items-center px-3 hover:bg-surface aria-selected:bg-surface aria-selected:font-semibold"
              >
                {(person) => (
                  <>
                    {person.name}
                    {person.detail && (
                      <span className="ms-2 truncate text-muted text-sm">{person.detail}</span>
                    )}
                  </>
                )}
              </ComboboxList>
            </div>
          );
        }}
      </FieldFrame>
      {chosen.map((id) => (
        <input key={id} type="hidden" name="mentioned" value={id} />
      ))}
      <p className={`tabular text-end text-sm ${count > 2000 ? 'font-semibold text-live' : 'text-muted'}`}>
        {noteText.counter(count)}
      </p>
    </div>
  );
}

/** A mention that is being typed: the index of its `@`, and the text between the `@` and the cursor. */
interface MentionQuery {
  start: number;
  text: string;
}

const MAX_PEOPLE = 6;

/** The mention at the cursor; null when the cursor is outside of a mention. */
export function findMentionQuery(text: string, cursor: number): MentionQuery | null {
  const before = text.slice(0, cursor);
  const found = /(?:^|[^\p{L}\p{N}._-])@([^@\n]{0,40})$/u.exec(before);
  return found ? { start: cursor - (found[1]?.length ?? 0) - 1, text: found[1] ?? '' } : null;
}

/** People with a name, or a word of a name, that begins with `typed`: `elv`, `eliyev` and `ELVİN Ə` find Elvin Əliyev. */
export function matchPeople(people: readonly Mentionable[], typed: string): Mentionable[] {
  const wanted = foldText(typed);
  const isMatch = ({ name }: Mentionable) => {
    const folded = foldText(name);
    return folded.startsWith(wanted) || folded.includes(` ${wanted}`);
  };
  return people.filter(isMatch).slice(0, MAX_PEOPLE);
}
