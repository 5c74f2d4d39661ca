import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Problem } from '#platform/errors.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { commonText } from '#platform/text/common.ts';

type OwnProps = Omit<FieldFrameProps, 'className'> & { fieldClass?: string };

function splitProps<T extends OwnProps & { className?: string }>(props: T) {
  const { label, error, hint, required, fieldClass, className = '', ...input } = props;
  return {
    frame: { label, error, hint, required, className: fieldClass },
    input: { ...input, 'aria-required': required || undefined, className: `${inputLook} ${className}` },
  };
}

/** One line of text with its label. Our own validation checks `required`, so that the browser shows no message of its own. */
export function TextField(props: ComponentProps<'input'> & OwnProps) {
  const { frame, input } = splitProps(props);
  return <FieldFrame {...frame}>{(ids) => <input type="text" {...input} {...ids} />}</FieldFrame>;
}

/** Several lines of text with their label. */
export function TextAreaField(props: ComponentProps<'textarea'> & OwnProps) {
  const { frame, input } = splitProps(props);
  return <FieldFrame {...frame}>{(ids) => <textarea rows={4} {...input} {...ids} />}</FieldFrame>;
}

/** A select box with its label. The children are `<option>` elements. */
export function SelectField(props: ComponentProps<'select'> & OwnProps) {
  const { frame, input } = splitProps(props);
  return <FieldFrame {...frame}>{(ids) => <select {...input} {...ids} />}</FieldFrame>;
}

/** The options of a select box: pairs of a value and its text, after one with an empty value when `none` is its text. */
export function SelectOptions({
  items,
  none,
}: {
  items: readonly (readonly [value: string | number, text: ReactNode])[];
  none?: string;
}) {
  return (
    <>
      {none !== undefined && <option value="">{none}</option>}
      {items.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </>
  );
}

export interface FieldFrameProps {
  label: string;
  /** Shown under the field when its value is invalid. */
  error?: string | null;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
}

/** Attributes that connect an input with its label, hint and error for screen readers. */
interface FieldIds {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label above, hint and error below. Required fields have an asterisk (spec §5). */
export function FieldFrame(props: FieldFrameProps & { children: (ids: FieldIds) => ReactNode }) {
  const { label, error, hint, required, className = '', children } = props;
  const id = useId();
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-medium text-sm">
        {label}
        {required && (
          <span className="text-live" title={commonText.required}>
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="font-medium text-live text-sm empty:hidden">
          {error}
        </p>
      )}
    </div>
  );
}

/** Classes of every input. The border is red when the value is invalid. */
export const inputLook =
  'min-h-11 w-full min-w-0 rounded-md border border-muted bg-paper px-3 py-2 aria-invalid:border-live aria-invalid:ring-1 aria-invalid:ring-live disabled:opacity-60';

/** Where there is room for a row, puts a button on the line of the fields beside it: below their labels. The row starts at the top. */
export const besideField = 'sm:mt-6.5';

/** A checkbox with its label. */
export function CheckField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
      <input {...input} type="checkbox" className="size-5 shrink-0 accent-accent" />
      {label}
    </label>
  );
}

/** A radio button with its label. */
export function RadioField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
      <input {...input} type="radio" className="size-5 shrink-0 accent-accent" />
      {label}
    </label>
  );
}

/** The sentence of the first problem of a form field. Pass it to the field as `error`. */
export function findFieldError(problems: readonly Problem[] | undefined, field: string): string | undefined {
  const problem = problems?.find((candidate) => candidate.field === field);
  return problem && problemSentence(problem.code, problem.detail);
}
