import { type MouseEvent, useId, useState } from 'react';
import { formatTime } from '#az/format/dates.ts';
import { useHydrated } from '#platform/admin/use-hydrated.ts';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import type { FieldConflict } from '../../rules/revisions/merge-article-fields.ts';
import { conflictText, draftText, fieldNames } from '../../text.ts';
import type { BlockLabels } from '../editor/nodes/read-block-labels.server.ts';
import { showField } from '../form/show-field.ts';
import { DiffText } from '../revisions/diff-text.tsx';
import type { SaveAnswer } from './save-article-form.server.ts';

interface ConflictDialogProps {
  conflict: NonNullable<SaveAnswer['conflict']>;
  isOpen: boolean;
  /** The intent of the refused save. */
  intent: string;
  /** The form stayed open after that save. */
  stays: boolean;
  onClose: () => void;
}

/**
 * Shown when two people changed the same field or the same block of the text. Offers a choice between both texts. It is
 * part of the form, so that the next save sends the choices. Without scripts it is a section of the page.
 */
export function ConflictDialog({ conflict, isOpen, intent, stays, onClose }: ConflictDialogProps) {
  const isHydrated = useHydrated();
  const [isIncomplete, setIncomplete] = useState(false);
  // The form has `noValidate`, so the browser does not check the choices.
  const check = (event: MouseEvent<HTMLButtonElement>) => {
    const open = event.currentTarget.form?.querySelector<HTMLInputElement>('[name^="choice."]:invalid');
    setIncomplete(Boolean(open));
    if (!open) return;
    event.preventDefault();
    open.focus();
  };
  const choices = (
    <div className="grid gap-5">
      <p>
        {conflictText.intro}
        {conflict.conflicts.some(({ name, field }) => name !== field) && ` ${conflictText.rest}`}
      </p>
      <input type="hidden" name="resolvedVersion" value={conflict.version} />
      {stays && <input type="hidden" name="then" value="stay" />}
      {conflict.conflicts.map((one, at) => (
        <Choice
          key={one.name}
          conflict={one}
          labels={conflict.labels}
          share={1 / conflict.conflicts.length}
          title={titleOf(conflict.conflicts, at)}
          theirName={`${conflict.by.name ?? draftText.somebody}, ${formatTime(conflict.by.at)}`}
        />
      ))}
      {isIncomplete && (
        <p role="alert" className="text-live">
          {conflictText.incomplete}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {isHydrated && <Button onClick={onClose}>{conflictText.later}</Button>}
        <Button
          type="submit"
          look="primary"
          name="intent"
          value={intent}
          onClick={isHydrated ? check : undefined}
        >
          {conflictText.save}
        </Button>
      </div>
    </div>
  );
  if (!isHydrated)
    return (
      <section className="mb-6 rounded-md border border-live p-4">
        <h2 className="mb-3 text-2xl">{conflictText.title}</h2>
        {choices}
      </section>
    );
  return (
    <Dialog
      title={conflictText.title}
      isOpen={isOpen}
      onClose={onClose}
      className="w-[min(56rem,calc(100vw-2rem))]"
    >
      {choices}
    </Dialog>
  );
}

/** The name of the field. Several blocks of the text are numbered. */
function titleOf(conflicts: readonly FieldConflict[], at: number): string {
  const { field, name } = conflicts[at] as FieldConflict;
  const blocks = conflicts.filter((one) => one.field === field);
  if (name === field) return fieldNames[field];
  return conflictText.block(
    fieldNames[field],
    blocks.length > 1 ? blocks.findIndex((one) => one.name === name) + 1 : null,
  );
}

interface ChoiceProps {
  conflict: FieldConflict;
  labels: BlockLabels;
  title: string;
  theirName: string;
  /** Its part of the diff budget, from 0 to 1. */
  share: number;
}

function Choice({ conflict, labels, title, theirName, share }: ChoiceProps) {
  const { field, name, base, mine, theirs } = conflict;
  const id = useId();
  const isBlock = name !== field;
  const read = (value: FieldConflict['mine']) => showField(value, field, labels);
  // When only the markup differs, the plain texts are equal, so the HTML is shown.
  const isMarkup = read(mine) === read(theirs);
  const show = (value: FieldConflict['mine']) =>
    isBlock && value === '' ? conflictText.removed : isMarkup ? String(value) : read(value);
  const before = base === null ? null : show(base);
  const sides = [
    { choice: 'mine', label: conflictText.mine, value: mine, who: '' },
    { choice: 'theirs', label: conflictText.theirs, value: theirs, who: theirName },
  ] as const;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{title}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        {sides.map(({ choice, label, value, who }) => (
          <label
            key={choice}
            className="grid cursor-pointer content-start gap-2 rounded-md border border-line p-3 has-checked:border-accent has-checked:ring-1 has-checked:ring-accent"
          >
            <span className="flex min-h-6 items-center gap-2 font-medium">
              <input
                type="radio"
                name={`choice.${name}`}
                value={choice}
                required
                aria-describedby={`${id}-${choice}`}
                className="size-5 accent-accent"
              />
              {label}
              {who && <span className="font-normal text-muted text-sm">{who}</span>}
            </span>
            <span id={`${id}-${choice}`} className="max-h-64 overflow-y-auto whitespace-pre-line text-sm">
              {before === null || value === '' ? (
                show(value)
              ) : (
                <DiffText before={before} after={show(value)} share={share / sides.length} hidesRemoved />
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
