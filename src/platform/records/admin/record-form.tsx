import { type ReactNode, useId } from 'react';
import { Form } from 'react-router';
import { formatListTime } from '#az/format/dates.ts';
import { IntentButton } from '#platform/admin/action-buttons.tsx';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import type { Problem } from '#platform/errors.ts';
import { type ProblemCode, problemSentence } from '#platform/message-texts.ts';
import { commonText } from '#platform/text/common.ts';
import { DateField, DateTimeField } from '#platform/ui/date-field.tsx';
import {
  CheckField,
  findFieldError,
  SelectField,
  SelectOptions,
  TextAreaField,
  TextField,
} from '#platform/ui/field.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import type { RecordDeclaration, TypedFields } from '../record.ts';
import type { RecordField } from '../record-field.ts';
import type { RecordConflict, RecordFieldConflict } from '../rules/read-conflict.ts';
import type { FieldOptions } from '../rules/record-rules.ts';
import { recordText } from '../text.ts';

/** The answer of an action that refused a form. */
export interface RecordRefusal {
  /** The id of the record that the refused form would have created. */
  id?: string;
  intent: string;
  typed: TypedFields;
  /** The version that the refused form was based on. With a mistake the next try is based on it too. */
  version?: number;
  problems: readonly Problem[];
  problem: ProblemCode | null;
  conflict: RecordConflict | null;
}

/** What the inputs of a form need. */
export interface RecordFieldsProps {
  record: Pick<RecordDeclaration, 'fields'>;
  typed: TypedFields;
  problems?: readonly Problem[] | undefined;
  options?: FieldOptions | undefined;
}

interface RecordFormProps extends Omit<RecordFieldsProps, 'problems'> {
  record: Pick<RecordDeclaration, 'fields'>;
  version: number;
  refusal: RecordRefusal | undefined;
  now: number;
  /** Instead of the inputs of all fields in one grid. */
  children?: (fields: RecordFieldsProps) => ReactNode;
  /** Nothing can be saved any more. */
  isLocked?: boolean;
  /** Further buttons. */
  buttons?: ReactNode;
}

/**
 * The form of one record. Give it the `key` of `formKey`. It keeps what was typed, shows problems at their fields, and the changes of others
 * after a conflict.
 */
export function RecordForm({
  record,
  typed,
  version,
  options,
  refusal,
  now,
  children,
  isLocked = false,
  buttons,
}: RecordFormProps) {
  const conflict = refusal?.conflict;
  const fields = {
    record,
    options,
    problems: refusal?.problems,
    typed: conflict?.typed ?? refusal?.typed ?? typed,
  };
  return (
    <Form method="post" noValidate className="grid gap-4 rounded-md border border-line bg-paper p-4">
      {conflict ? (
        <RecordConflictNotice record={record} conflict={conflict} now={now} />
      ) : (
        <ProblemNotice problem={refusal?.problem} />
      )}
      {refusal && refusal.problems.length > 0 && <Notice kind="error">{recordText.fixErrors}</Notice>}
      <FormGuard isUnsaved={refusal !== undefined} />
      <input type="hidden" name="version" value={conflict?.version ?? refusal?.version ?? version} />
      {children ? children(fields) : <RecordFieldGrid {...fields} />}
      <div className="flex flex-wrap gap-3">
        <IntentButton intent="update" look="primary" disabled={isLocked}>
          {commonText.save}
        </IntentButton>
        {buttons}
      </div>
    </Form>
  );
}

/** A new key when the form has other content than before: after a save and after a conflict. */
export function formKey(
  id: string,
  version: number,
  refusal: Pick<RecordRefusal, 'conflict'> | undefined,
): string {
  return `${id} ${version} ${refusal?.conflict ? `conflict ${refusal.conflict.version}` : ''}`;
}

/** All fields in two columns, or those named. */
export function RecordFieldGrid({ names, ...form }: RecordFieldsProps & { names?: readonly string[] }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <RecordInputs {...form} names={names} />
    </div>
  );
}

/** The inputs of fields, for a form with its own layout. */
export function RecordInputs({
  record,
  typed,
  problems,
  options = {},
  names = Object.keys(record.fields),
}: RecordFieldsProps & { names?: readonly string[] | undefined }) {
  return names.map((name) => {
    const field = record.fields[name];
    return (
      field && (
        <FieldInput
          key={name}
          name={name}
          field={field}
          typed={typed[name] ?? ''}
          error={findFieldError(problems, name)}
          options={options[name] ?? []}
        />
      )
    );
  });
}

interface FieldInputProps {
  name: string;
  field: RecordField;
  typed: string;
  error: string | undefined;
  options: FieldOptions[string];
}

/** The input of one field, by its kind. */
function FieldInput({ name, field, typed, error, options }: FieldInputProps) {
  const id = useId();
  const { kind, label, help, required } = field;
  const input = {
    name,
    label,
    error,
    hint: help,
    defaultValue: typed,
    required: required !== undefined,
    autoComplete: 'off',
    fieldClass: field.isWide ? 'sm:col-span-2' : '',
  };
  switch (kind) {
    case 'line':
      return <TextField {...input} {...field.input} />;
    case 'number':
      return <TextField {...input} inputMode="numeric" />;
    case 'url':
    case 'picture':
      return <TextField {...input} inputMode="url" {...field.input} />;
    case 'paragraphs':
    case 'lines':
      return <TextAreaField {...input} fieldClass="sm:col-span-2" />;
    case 'color':
      return <TextField {...input} type="color" className="h-11 cursor-pointer p-1!" />;
    case 'date':
      return <DateField {...input} />;
    case 'moment':
      return <DateTimeField {...input} />;
    case 'flag':
      return (
        <div className="self-center">
          <CheckField name={name} label={label} defaultChecked={typed !== ''} />
          {help && <p className="text-muted text-sm">{help}</p>}
        </div>
      );
    case 'choices':
      return <ChoicesInput name={name} field={field} typed={typed} error={error} id={id} />;
    case 'choice':
      return (
        <SelectField {...input} required={false}>
          <SelectOptions items={Object.entries(field.choices ?? {})} />
        </SelectField>
      );
    case 'reference':
      return field.isTyped ? (
        <>
          <TextField {...input} list={id} />
          <datalist id={id}>
            {options.map(({ value, label: name }) => (
              <option key={value} value={value} label={name} />
            ))}
          </datalist>
        </>
      ) : (
        <SelectField {...input}>
          <SelectOptions
            none={field.none ?? recordText.nothing}
            items={options.map(({ value, label: name }) => [value, name])}
          />
        </SelectField>
      );
  }
}

function ChoicesInput({ name, field, typed, error, id }: Omit<FieldInputProps, 'options'> & { id: string }) {
  const chosen = typed.split('\n');
  return (
    <fieldset aria-describedby={error ? id : undefined} className="sm:col-span-2">
      <legend className="font-medium">{field.label}</legend>
      {field.help && <p className="text-muted text-sm">{field.help}</p>}
      <div className="mt-1 grid sm:grid-cols-2">
        {Object.entries(field.choices ?? {}).map(([value, label]) => (
          <CheckField
            key={value}
            name={name}
            value={value}
            label={label}
            defaultChecked={chosen.includes(value)}
          />
        ))}
      </div>
      {error && (
        <p id={id} className="font-medium text-live text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/**
 * Tells the editor whose save was refused what others have changed. Its buttons belong to the form around it: one saves
 * the form over the stored record, the other drops what was typed.
 */
export function RecordConflictNotice({
  record,
  conflict,
  now,
}: {
  record: Pick<RecordDeclaration, 'fields'>;
  conflict: RecordConflict;
  now: number;
}) {
  return (
    <Notice kind="error">
      <p>{problemSentence('record.conflict')}</p>
      <div className="grid gap-4 pt-3 text-ink">
        {conflict.fields.length === 0 && <p>{recordText.noDifference}</p>}
        {conflict.fields.map((change) => (
          <ChangedField
            key={change.field}
            label={record.fields[change.field]?.label ?? change.field}
            change={change}
            now={now}
          />
        ))}
        <div className="flex flex-wrap gap-3">
          <IntentButton intent="update">{recordText.saveMine}</IntentButton>
          <IntentButton intent="theirs">{recordText.takeTheirs}</IntentButton>
        </div>
      </div>
    </Notice>
  );
}

function ChangedField({ label, change, now }: { label: string; change: RecordFieldConflict; now: number }) {
  const { field, theirs, mine, by, at, isMine } = change;
  return (
    <section data-changed-field={field}>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong>{label}</strong>
        <span className="tabular text-muted text-sm">
          {at === null
            ? recordText.program
            : recordText.changedBy(by ?? recordText.program, formatListTime(at, now))}
        </span>
      </p>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-muted text-sm">{recordText.theirs}</dt>
          <dd className="max-h-40 overflow-y-auto whitespace-pre-line wrap-anywhere">
            {theirs || recordText.nothing}
          </dd>
        </div>
        <div className="min-w-0">
          <dt className="text-muted text-sm">{recordText.mine}</dt>
          <dd className="max-h-40 overflow-y-auto whitespace-pre-line wrap-anywhere">
            {isMine ? mine || recordText.nothing : recordText.notMine}
          </dd>
        </div>
      </dl>
    </section>
  );
}
