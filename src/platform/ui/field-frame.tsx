import { type ReactNode, useId } from 'react';
import { commonText } from '#platform/text/common.ts';

export interface FieldFrameProps {
  label: string;
  /** Shown under the field when its value is invalid. */
  error?: string | null;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
}

/** Attributes that connect an input with its label, hint and error for screen readers. */
export interface FieldIds {
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
        <p id={`${id}-error`} className="font-medium text-live text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

/** Classes of every input. The border is red when the value is invalid. */
export const inputLook =
  'min-h-11 w-full min-w-0 rounded-md border border-muted bg-paper px-3 py-2 aria-invalid:border-live aria-invalid:ring-1 aria-invalid:ring-live disabled:opacity-60';
