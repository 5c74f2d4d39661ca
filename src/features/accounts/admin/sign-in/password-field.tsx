import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { FieldFrame, type FieldFrameProps, inputLook } from '#platform/ui/field.tsx';
import { loginText } from '../../text.ts';

/** A password field. With scripts it has a button that shows the password. */
export function PasswordField({
  label,
  error,
  hint,
  ...input
}: ComponentProps<'input'> & Pick<FieldFrameProps, 'label' | 'error' | 'hint'>) {
  const [isShown, setShown] = useState(false);
  const [canShow, setCanShow] = useState(false);
  useEffect(() => setCanShow(true), []);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame label={label} error={error} hint={hint} required>
      {(ids) => (
        <div className="relative">
          <input
            autoComplete="current-password"
            {...input}
            {...ids}
            aria-required="true"
            type={isShown ? 'text' : 'password'}
            className={`${inputLook} pe-12`}
          />
          {canShow && (
            <button
              type="button"
              aria-label={isShown ? loginText.hidePassword : loginText.showPassword}
              onClick={() => setShown(!isShown)}
              className="absolute end-0 top-0 grid size-11 place-items-center text-muted"
            >
              <Icon aria-hidden="true" className="size-5" />
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
