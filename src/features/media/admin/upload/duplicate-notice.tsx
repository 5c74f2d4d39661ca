import { Button } from '#platform/ui/button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { mediaText } from '../../text.ts';
import type { Upload } from './use-upload.ts';

/** Says that the library has the picture already. The button uploads it again. */
export function DuplicateNotice({ upload: { duplicate, send } }: { upload: Upload }) {
  if (!duplicate) return null;
  return (
    <Notice>
      <p>{mediaText.duplicate}</p>
      <Button className="mt-2" onClick={() => void send(duplicate, { allowsDuplicate: true })}>
        {mediaText.keepCopy}
      </Button>
    </Notice>
  );
}
