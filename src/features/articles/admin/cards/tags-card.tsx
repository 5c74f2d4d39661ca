import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { slugify } from '#az/characters/slug.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import { Button } from '#platform/ui/button.tsx';
import { inputLook } from '#platform/ui/field.tsx';
import { articleEditorText, articleFormText } from '../../text.ts';
import { Card } from './card.tsx';

/** Adds tags by the button, Enter or a comma. Trims them, and ignores empty tags and other spellings of a tag (spec §5). */
export function TagsCard({
  tags: first,
  error,
  onChange,
}: {
  tags: readonly string[];
  error?: string;
  onChange: () => void;
}) {
  const [tags, setTags] = useState(first);
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const id = useId();

  const change = (next: readonly string[]) => {
    setTags(next);
    // After the next rendering, because the autosave reads the tags from the form.
    setTimeout(onChange);
  };
  const add = () => {
    if (!input.current) return;
    const next = addTags(tags, input.current.value);
    input.current.value = '';
    input.current.focus();
    if (next.length > tags.length) change(next);
  };

  return (
    <Card title={articleFormText.tagsCard}>
      <div className="grid gap-1.5">
        <label htmlFor={id} className="sr-only">
          {articleFormText.placeholder.tag}
        </label>
        <div className="flex gap-2">
          <input
            ref={input}
            id={id}
            name="newTag"
            autoComplete="off"
            placeholder={articleFormText.placeholder.tag}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-hint ${id}-error`}
            onKeyDown={(event) => {
              if ((event.key !== 'Enter' && event.key !== ',') || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              add();
            }}
            className={inputLook}
          />
          <Button ref={addButton} onClick={add} className="shrink-0 whitespace-nowrap px-3">
            {articleFormText.addTag}
          </Button>
        </div>
        <p id={`${id}-hint`} className="text-muted text-sm">
          {articleEditorText.tagHint}
        </p>
        <p id={`${id}-error`} className="font-medium text-live text-sm empty:hidden">
          {error}
        </p>
      </div>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="inline-flex items-center rounded-full bg-surface ps-4 text-sm">
              <input type="hidden" name="tag" value={tag} />
              {tag}
              <button
                type="button"
                aria-label={articleFormText.removeTag(tag)}
                onClick={({ currentTarget }) => {
                  const item = currentTarget.closest('li');
                  const near = item?.nextElementSibling ?? item?.previousElementSibling;
                  // The button goes with its tag.
                  (near?.querySelector('button') ?? addButton.current)?.focus();
                  change(tags.filter((one) => one !== tag));
                }}
                className="needs-script grid size-11 place-items-center text-muted hover:text-live"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Appends the tags of `typed`, which are separated by commas. Skips empty tags and other spellings of a known tag. */
export function addTags(tags: readonly string[], typed: string): readonly string[] {
  const known = new Set(tags.map(slugify));
  const next = [...tags];
  for (const tag of typed.split(',').map(cleanLine)) {
    const slug = slugify(tag);
    if (slug === '' || known.has(slug)) continue;
    known.add(slug);
    next.push(tag);
  }
  return next;
}
