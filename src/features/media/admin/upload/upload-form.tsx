import { useRef, useState } from 'react';
import { Form, useNavigate, useRevalidator } from 'react-router';
import type { Problem } from '#platform/errors.ts';
import { href } from '#platform/http/href.ts';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { mediaText, uploadText } from '../../text.ts';
import { DropZone } from './drop-zone.tsx';
import { DuplicateNotice } from './duplicate-notice.tsx';
import { useUpload } from './use-upload.ts';

/** Uploads new pictures to the library. After a single upload the picture opens, so that its metadata can be filled in. */
export function UploadForm({ problems }: { problems: readonly Problem[] | undefined }) {
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const showToast = useToast();
  const isOneOfMany = useRef(false);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const upload = useUpload(({ picture, isDuplicate }) => {
    if (isOneOfMany.current) return;
    showToast({
      kind: isDuplicate ? 'default' : 'success',
      text: isDuplicate ? mediaText.duplicate : uploadText.done,
    });
    void revalidator.revalidate();
    void navigate(href('/admin/media/:id', { id: picture.id ?? '' }));
  });
  const sendAll = async (files: readonly File[]) => {
    setFailed([]);
    isOneOfMany.current = true;
    const wrong: string[] = [];
    let done = 0;
    for (const file of files) {
      const sentence = await upload.send(file);
      if (sentence === uploadText.canceled) break;
      if (sentence === null) done += 1;
      else wrong.push(`${file.name}: ${sentence}`);
    }
    isOneOfMany.current = false;
    setFailed([...new Set(wrong)]);
    if (done > 0) showToast({ kind: 'success', text: mediaText.uploadedMany(done) });
    void revalidator.revalidate();
  };
  const [problem] = problems ?? [];
  return (
    <Form method="post" action={href('/admin/media')} encType="multipart/form-data" className="grid gap-3">
      <ProblemNotice problem={problem?.code} />
      <DropZone upload={upload} fileName="file" onFiles={(files) => void sendAll(files)} isFlat>
        <noscript>
          <button type="submit" className="min-h-11 rounded-md bg-accent px-4 font-semibold text-paper">
            {mediaText.upload}
          </button>
        </noscript>
      </DropZone>
      {failed.length > 0 && (
        <Notice kind="error">
          <ul className="grid gap-1">
            {failed.map((sentence) => (
              <li key={sentence} className="wrap-anywhere">
                {sentence}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <DuplicateNotice upload={upload} />
    </Form>
  );
}
