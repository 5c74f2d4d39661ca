import { useEffect, useState } from 'react';
import { commonText } from '#platform/text/common.ts';
import { Button } from '#platform/ui/button.tsx';

const SHOWN_MS = 2000;

/** Copies a text. Without scripts, and over plain HTTP, there is no clipboard and no button: the text can be selected. */
export function CopyButton({ text }: { text: string }) {
  const [hasClipboard, setHasClipboard] = useState(false);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => setHasClipboard(Boolean(navigator.clipboard)), []);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (!hasClipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setHasClipboard(false),
    );
  return (
    <Button type="button" look="primary" onClick={copy}>
      <span aria-live="polite">{isCopied ? commonText.copied : commonText.copy}</span>
    </Button>
  );
}
