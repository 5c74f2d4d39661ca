import { useId } from 'react';
import { CheckField } from '#platform/ui/field.tsx';
import { articleEditorText } from '../../text.ts';

/** Marks the next save as a minor correction, which does not change the "updated" date. */
export function MinorField({ isMinor }: { isMinor?: boolean }) {
  const id = useId();
  return (
    <div>
      <CheckField
        label={articleEditorText.minor}
        name="minor"
        defaultChecked={isMinor}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className="text-muted text-sm">
        {articleEditorText.minorHint}
      </p>
    </div>
  );
}
