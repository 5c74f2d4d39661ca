import type { EditorView } from '@tiptap/pm/view';
import { type RefObject, useEffect, useRef } from 'react';
import type { LibraryPicture } from '#features/media/admin/picker/library-picture.ts';
import { checkImageFile, UploadFailed } from '#features/media/admin/upload/send-picture.ts';
import { useSendPicture } from '#features/media/admin/upload/use-send-picture.ts';
import { uploadText } from '#features/media/text.ts';
import { useToast } from '#platform/ui/toast.tsx';
import { editorText } from '../../../text.ts';
import { insertPictureAt } from '../nodes/figure-node.ts';
import { transferredFiles } from './transferred-files.ts';
import { createUploadCard, type UploadCard } from './upload-card.ts';
import {
  addUploadPlace,
  findBlockPlace,
  findDropPlace,
  findUploadPlace,
  removeUploadPlace,
} from './upload-places.ts';
import { useSaveAfterUploads } from './use-save-after-uploads.ts';

/** Handlers for pasted and dropped files. They return true when there were files. */
export interface TextUploads {
  paste(view: EditorView, event: ClipboardEvent): boolean;
  drop(view: EditorView, event: DragEvent): boolean;
}

interface TextUpload {
  id: string;
  file: File;
  card: UploadCard;
  control: AbortController;
}

/**
 * Uploads pictures that are pasted or dropped into the text, one after the other, and inserts each at its place. A failed
 * one stays there with the reason until it is sent again or removed. `root` is inside the form.
 */
export function useTextUploads(root: RefObject<HTMLElement | null>): RefObject<TextUploads> {
  const sendPicture = useSendPicture();
  const showToast = useToast();
  const queue = useRef(Promise.resolve());
  const uploads = useSaveAfterUploads(root);

  const start = (view: EditorView, files: readonly File[], position: number) => {
    for (const file of files) {
      const wrong = checkImageFile(file);
      if (wrong) showToast({ kind: 'error', text: files.length > 1 ? `${file.name}: ${wrong}` : wrong });
      else add(view, file, position);
    }
  };

  const add = (view: EditorView, file: File, position: number) => {
    const id = crypto.randomUUID?.() ?? `${performance.now()}-${file.name}`;
    const control = new AbortController();
    const card = createUploadCard(file, { stop: () => remove(view, upload) });
    const upload: TextUpload = { id, file, card, control };
    addUploadPlace(view, { id, position, element: card.element });
    enqueue(view, upload);
  };

  const enqueue = (view: EditorView, upload: TextUpload) => {
    uploads.begin();
    // Marks the form as changed, so that it asks before it is left.
    root.current?.dispatchEvent(new Event('input', { bubbles: true }));
    queue.current = queue.current.then(async () => uploads.end(await send(view, upload)));
  };

  const remove = (view: EditorView, { id, card, control }: TextUpload) => {
    control.abort();
    card.release();
    if (!view.isDestroyed) removeUploadPlace(view, id);
  };

  /** False when it failed. */
  const send = async (view: EditorView, upload: TextUpload): Promise<boolean> => {
    const { file, card, control } = upload;
    if (control.signal.aborted) return true;
    try {
      const options = { signal: control.signal, onProgress: card.showProgress };
      const { picture } = await sendPicture(file, options);
      insert(view, upload, picture);
      return true;
    } catch (failure) {
      if (control.signal.aborted) return true;
      const sentence = failure instanceof UploadFailed ? failure.message : uploadText.other(String(failure));
      showToast({ kind: 'error', text: sentence });
      card.showFailure(sentence, {
        retry: () => {
          card.showProgress(0);
          enqueue(view, upload);
        },
        remove: () => remove(view, upload),
      });
      return false;
    }
  };

  const insert = (view: EditorView, upload: TextUpload, picture: LibraryPicture) => {
    // The editor was closed in the meantime. The picture is in the library.
    if (view.isDestroyed) return showToast({ kind: 'default', text: editorText.uploadInLibrary });
    const position = findUploadPlace(view.state, upload.id);
    remove(view, upload);
    if (position !== null) insertPictureAt(view, findBlockPlace(view.state, position), picture);
  };

  const current = useRef<TextUploads>({ paste: () => false, drop: () => false });
  current.current = {
    paste(view, event) {
      const files = transferredFiles(event.clipboardData);
      if (files.length > 0) start(view, files, findBlockPlace(view.state, view.state.selection.to));
      return files.length > 0;
    },
    drop(view, event) {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return false;
      event.preventDefault();
      start(view, files, findDropPlace(view, event));
      return true;
    },
  };
  usePreventFileDrops();
  return current;
}

/** Prevents the browser from opening a file that is dropped beside the text. */
function usePreventFileDrops(): void {
  useEffect(() => {
    const prevent = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    addEventListener('dragover', prevent);
    addEventListener('drop', prevent);
    return () => {
      removeEventListener('dragover', prevent);
      removeEventListener('drop', prevent);
    };
  }, []);
}
