import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps, inputLook } from './field-frame.tsx';

type OwnProps = Omit<FieldFrameProps, 'className'> & { fieldClass?: string };

function splitProps<T extends OwnProps>({ label, error, hint, fieldClass, ...input }: T) {
  return { frame: { label, error, hint, required: input.required, className: fieldClass }, input };
}

/** One line of text with its label. Our own validation checks `required`, so that the browser shows no message of its own. */
export function TextField(props: ComponentProps<'input'> & OwnProps) {
  const { frame, input } = splitProps(props);
  const { required, className = '', ...rest } = input;
  return (
    <FieldFrame {...frame}>
      {(ids) => (
        <input
          type="text"
          {...rest}
          {...ids}
          aria-required={required || undefined}
          className={`${inputLook} ${className}`}
        />
      )}
    </FieldFrame>
  );
}

/** Several lines of text with their label. */
export function TextAreaField(props: ComponentProps<'textarea'> & OwnProps) {
  const { frame, input } = splitProps(props);
  const { required, className = '', ...rest } = input;
  return (
    <FieldFrame {...frame}>
      {(ids) => (
        <textarea
          rows={4}
          {...rest}
          {...ids}
          aria-required={required || undefined}
          className={`${inputLook} ${className}`}
        />
      )}
    </FieldFrame>
  );
}

/** A select box with its label. The children are `<option>` elements. */
export function SelectField(props: ComponentProps<'select'> & OwnProps) {
  const { frame, input } = splitProps(props);
  const { required, className = '', ...rest } = input;
  return (
    <FieldFrame {...frame}>
      {(ids) => (
        <select
          {...rest}
          {...ids}
          aria-required={required || undefined}
          className={`${inputLook} ${className}`}
        />
      )}
    </FieldFrame>
  );
}

/** A checkbox with its label. */
export function CheckField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
      <input {...input} type="checkbox" className="size-5 shrink-0 accent-accent" />
      {label}
    </label>
  );
}
