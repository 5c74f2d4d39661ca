import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { mediaText } from '#az/text/admin/media.ts';
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
