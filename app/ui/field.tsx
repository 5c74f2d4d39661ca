import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps, inputLook } from './field-frame.tsx';

type Own = Omit<FieldFrameProps, 'className'> & { fieldClass?: string };

function split<T extends Own>({ label, error, hint, fieldClass, ...input }: T) {
  return { frame: { label, error, hint, required: input.required, className: fieldClass }, input };
}

/** One line of text with its label. `required` is checked by us, in our words, not by the browser. */
export function TextField(props: ComponentProps<'input'> & Own) {
  const { frame, input } = split(props);
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
export function TextAreaField(props: ComponentProps<'textarea'> & Own) {
  const { frame, input } = split(props);
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

/** One of several with its label; the choices are `<option>` elements. */
export function SelectField(props: ComponentProps<'select'> & Own) {
  const { frame, input } = split(props);
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

/** Yes or no. */
export function CheckField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
      <input {...input} type="checkbox" className="size-5 shrink-0 accent-accent" />
      {label}
    </label>
  );
}
