import { ImageUp } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { ACCEPTED_UPLOADS } from '../../rules/images/upload-types.ts';
import { mediaText, uploadText } from '../../text.ts';
import type { Upload } from './use-upload.ts';

interface DropZoneProps {
  upload: Upload;
  /** The name of the file input, for a form that is sent without scripts. */
  fileName?: string;
  /** Other ways to choose a picture, beside the button. */
  children?: ReactNode;
  isInvalid?: boolean;
  /** Called with several files at once. Without it, only the first file is sent. */
  onFiles?: (files: readonly File[]) => void;
  /** One row instead of a large area. */
  isFlat?: boolean;
}

/** Uploads a picture that is dropped, pasted or chosen, and shows the progress. */
export function DropZone({ upload, fileName, children, isInvalid, onFiles, isFlat }: DropZoneProps) {
  const { preview, percent, error, send, stop } = upload;
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const takesMany = onFiles !== undefined;
  // Set by script only, because a form that is sent without scripts uploads one file.
  useEffect(() => {
    if (input.current) input.current.multiple = takesMany;
  });
  const sendFiles = (files: readonly File[]) => {
    const [first] = files;
    if (onFiles && files.length > 1) onFiles(files);
    else if (first) void send(first);
  };
  const sendChosen = (field: HTMLInputElement | null) => {
    const files = [...(field?.files ?? [])];
    // The form must not send the file a second time.
    if (field) field.value = '';
    sendFiles(files);
  };
  // A file may have been chosen before hydration.
  const sendEarlyChoice = useEffectEvent(() => sendChosen(input.current));
  useEffect(() => sendEarlyChoice(), []);
  const id = useId();
  usePastedImage(send);
  const border = isOver ? 'border-accent' : isInvalid || error ? 'border-live' : 'border-muted';
  return (
    <fieldset
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        sendFiles([...event.dataTransfer.files]);
      }}
      className={`grid min-w-0 justify-items-center rounded-md border-2 border-dashed bg-surface px-4 text-center ${isFlat ? 'gap-2 py-3 sm:flex sm:flex-wrap sm:items-center sm:gap-x-4' : 'gap-3 py-6'} ${border}`}
    >
      <legend className="sr-only">{mediaText.upload}</legend>
      {percent === null ? (
        <>
          <ImageUp aria-hidden="true" className={`text-muted ${isFlat ? 'size-6' : 'size-8'}`} />
          <p className="text-sm">{isOver ? mediaText.dropHere : mediaText.drop}</p>
          <div className="flex flex-wrap justify-center gap-2">
            <label
              htmlFor={id}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-md border border-line bg-paper px-4 font-medium focus-within:outline-2 focus-within:outline-accent hover:bg-surface"
            >
              {mediaText.choose}
              <input
                ref={input}
                id={id}
                name={fileName}
                type="file"
                accept={ACCEPTED_UPLOADS}
                aria-describedby={error ? `${id}-error` : `${id}-hint`}
                aria-invalid={isInvalid || error ? true : undefined}
                className="sr-only"
                onChange={(event) => sendChosen(event.target)}
              />
            </label>
            {children}
          </div>
          <p id={`${id}-hint`} className="text-balance text-muted text-sm">
            {mediaText.hint}
            {takesMany && `. ${mediaText.manyHint}`}
          </p>
        </>
      ) : (
        <UploadProgress preview={preview} percent={percent} onStop={stop} />
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="font-medium text-live text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface UploadProgressProps {
  preview: Upload['preview'];
  percent: number;
  onStop: () => void;
}

function UploadProgress({ preview, percent, onStop }: UploadProgressProps) {
  return (
    <div className="grid w-full max-w-sm justify-items-center gap-3">
      {preview && (
        <img
          src={preview.url}
          alt={mediaText.chosen(preview.name)}
          // When the file is not a picture, the upload fails with a message.
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
          className="max-h-56 max-w-full rounded-md border border-line bg-paper object-contain"
        />
      )}
      <p className="tabular">{uploadText.progress(percent)}</p>
      <progress
        value={percent}
        max={100}
        aria-label={mediaText.uploading}
        className="h-2 w-full accent-accent"
      />
      <Button onClick={onStop}>{mediaText.stop}</Button>
    </div>
  );
}

/** Sends a picture that is pasted anywhere on the page except into a text field. */
function usePastedImage(send: (file: File) => unknown) {
  const sendImage = useEffectEvent((event: ClipboardEvent) => {
    const target = event.target as HTMLElement | null;
    if (target?.closest('input:not([type=file]), textarea, [contenteditable="true"]')) return;
    const file = [...(event.clipboardData?.files ?? [])].find((one) => one.type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    void send(file);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => sendImage(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
