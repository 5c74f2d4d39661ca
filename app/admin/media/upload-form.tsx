import { Form, useNavigate, useRevalidator } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useToast } from '#app/ui/toast.tsx';
import { uploadText } from '#az/text/article-form.ts';
import { mediaText } from '#az/text/media.ts';
import { problemText } from '#az/text/problems.ts';
import type { Problem } from '#domain/errors.ts';
import { DropZone } from './drop-zone.tsx';
import { useUpload } from './use-upload.ts';

/** The way of a new picture into the library; afterwards it is open, so that its words can be written. */
export function UploadForm({ problems }: { problems: readonly Problem[] | undefined }) {
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const showToast = useToast();
  const upload = useUpload(({ picture, isDuplicate }) => {
    showToast({
      kind: isDuplicate ? 'default' : 'success',
      text: isDuplicate ? mediaText.duplicate : uploadText.done,
    });
    void revalidator.revalidate();
    void navigate(`/admin/media/${picture.id}`);
  });
  const [problem] = problems ?? [];
  return (
    <Form method="post" action="/admin/media" encType="multipart/form-data" className="grid gap-3">
      {problem && <Notice kind="wrong">{problemText[problem.code]}</Notice>}
      <DropZone upload={upload} fileName="file" isFlat>
        <noscript>
          <button type="submit" className="min-h-11 rounded-md bg-accent px-4 font-semibold text-paper">
            {mediaText.upload}
          </button>
        </noscript>
      </DropZone>
      {upload.duplicate && (
        <Notice>
          <p>{mediaText.duplicate}</p>
          <Button
            className="mt-2"
            onClick={() => upload.duplicate && void upload.send(upload.duplicate, { allowsDuplicate: true })}
          >
            {mediaText.keepCopy}
          </Button>
        </Notice>
      )}
    </Form>
  );
}
