import { type ComponentProps, type RefObject, useEffect } from 'react';
import { TextAreaField } from '#platform/ui/field.tsx';
import { setInputValue } from '#platform/ui/set-input-value.ts';

interface HeadlineFieldProps extends ComponentProps<typeof TextAreaField> {
  ref: RefObject<HTMLTextAreaElement | null>;
  onEnter: () => void;
}

/** A headline: a text without line breaks that wraps over as many lines as it needs. */
export function HeadlineField({ onEnter, ...field }: HeadlineFieldProps) {
  const { ref } = field;
  // For browsers without `field-sizing`. After every rendering, so that changes by scripts count too.
  useEffect(() => {
    if (ref.current) growByScript(ref.current);
  });
  return (
    <TextAreaField
      rows={1}
      enterKeyHint="next"
      className="field-sizing-content resize-none overflow-hidden py-1.5! font-headline font-semibold text-2xl leading-tight lg:text-3xl lg:leading-tight"
      {...field}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onEnter();
      }}
      onInput={({ currentTarget }) => {
        const line = currentTarget.value.replace(/\s*[\r\n]+\s*/g, ' ');
        if (line !== currentTarget.value) setInputValue(currentTarget, line);
        growByScript(currentTarget);
      }}
    />
  );
}

function growByScript(field: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}
