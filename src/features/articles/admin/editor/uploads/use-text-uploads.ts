import type { EditorView } from '@tiptap/pm/view';
import { type RefObject, useEffect, useRef } from 'react';
import type { LibraryPicture } from '#features/media/admin/picker/library-picture.ts';
import { checkImageFile, UploadFailed } from '#features/media/admin/upload/send-picture.ts';
import { useSendPicture } from '#features/media/admin/upload/use-upload.ts';
import { mediaText, uploadText } from '#features/media/text.ts';
import { useToast } from '#platform/ui/toast.tsx';
import { editorText } from '../../../text.ts';
import { insertPictureAt } from '../nodes/figure-node.ts';
import {
  addUploadPlace,
  findBlockPlace,
  findDropPlace,
  findUploadPlace,
  removeUploadPlace,
} from './upload-places.ts';

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

interface RunningUploads {
  begin(): void;
  /** `isDone`: false when it failed. */
  end(isDone: boolean): void;
}

/**
 * Counts the uploads into a text. A submit waits until they have ended and is then repeated. When one has failed, the
 * submit is cancelled and a toast says so. The browser asks before the page is closed during an upload.
 */
function useSaveAfterUploads(root: RefObject<HTMLElement | null>): RunningUploads {
  const showToast = useToast();
  const toast = useRef(showToast);
  toast.current = showToast;
  const running = useRef(0);
  const hasFailed = useRef(false);
  const waiting = useRef<{ form: HTMLFormElement; submitter: HTMLElement | null } | null>(null);

  useEffect(() => {
    const form = root.current?.closest('form');
    const hold = (event: SubmitEvent) => {
      const failed = root.current?.querySelector('[data-upload="failed"]');
      if (!form || (running.current === 0 && !failed)) return;
      event.preventDefault();
      // React listens at the root, so the form's own handler does not run.
      event.stopPropagation();
      if (failed) {
        failed.scrollIntoView({ block: 'center' });
        toast.current({ kind: 'error', text: editorText.uploadStopsSave });
        return;
      }
      waiting.current = { form, submitter: event.submitter };
      toast.current({ kind: 'default', text: editorText.uploadWaits });
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (running.current > 0) event.preventDefault();
    };
    form?.addEventListener('submit', hold);
    addEventListener('beforeunload', ask);
    return () => {
      form?.removeEventListener('submit', hold);
      removeEventListener('beforeunload', ask);
    };
  }, [root]);

  return {
    begin() {
      if (running.current === 0) hasFailed.current = false;
      running.current += 1;
    },
    end(isDone) {
      running.current -= 1;
      hasFailed.current ||= !isDone;
      if (running.current > 0 || !waiting.current) return;
      const { form, submitter } = waiting.current;
      waiting.current = null;
      if (!form.isConnected) return;
      if (hasFailed.current) toast.current({ kind: 'error', text: editorText.uploadStopsSave });
      else form.requestSubmit(submitter);
    },
  };
}

/** Shows a picture in the text during its upload and after a failed one. */
interface UploadCard {
  element: HTMLElement;
  showProgress(percent: number): void;
  /** Shows the reason of the failure, with buttons that retry the upload or remove the picture. */
  showFailure(sentence: string, actions: { retry: () => void; remove: () => void }): void;
  /** Releases the memory of the preview. */
  release(): void;
}

function createUploadCard(file: File, { stop }: { stop: () => void }): UploadCard {
  const url = URL.createObjectURL(file);
  const preview = document.createElement('img');
  preview.src = url;
  preview.alt = mediaText.chosen(file.name);
  preview.addEventListener('error', () => {
    preview.hidden = true;
  });
  const sentence = document.createElement('p');
  const progress = document.createElement('progress');
  progress.max = 100;
  progress.setAttribute('aria-label', mediaText.uploading);
  const buttons = document.createElement('p');
  const element = document.createElement('div');
  element.className = 'editor-upload';
  element.contentEditable = 'false';
  element.append(preview, sentence, progress, buttons);
  const card: UploadCard = {
    element,
    showProgress(percent) {
      element.dataset.upload = 'sending';
      sentence.textContent = uploadText.progress(percent);
      progress.hidden = false;
      progress.value = percent;
      if (buttons.childElementCount !== 1) buttons.replaceChildren(button(mediaText.stop, stop));
    },
    showFailure(said, { retry, remove }) {
      element.dataset.upload = 'failed';
      sentence.textContent = said;
      progress.hidden = true;
      buttons.replaceChildren(button(editorText.uploadRetry, retry), button(editorText.uploadRemove, remove));
    },
    release: () => URL.revokeObjectURL(url),
  };
  card.showProgress(0);
  return card;
}

function button(label: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', press);
  return made;
}

/**
 * The pasted or dropped files. Empty when the data also have text, because office programs add a picture of the copied
 * text.
 */
export function transferredFiles(data: Pick<DataTransfer, 'files' | 'getData'> | null): File[] {
  const files = [...(data?.files ?? [])];
  if (!data || files.length === 0) return [];
  const html = data
    .getData('text/html')
    .replace(/<!--[\s\S]*?-->|<(style|title)\b[\s\S]*?<\/\1>|<[^>]*>/gi, '');
  return html.replace(/&nbsp;/g, ' ').trim() === '' ? files : [];
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
