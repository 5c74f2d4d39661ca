import { mediaText, uploadText } from '#features/media/text.ts';
import { editorText } from '../../../text.ts';

/** Shows a picture in the text during its upload and after a failed one. */
export interface UploadCard {
  element: HTMLElement;
  showProgress(percent: number): void;
  /** Shows the reason of the failure, with buttons that retry the upload or remove the picture. */
  showFailure(sentence: string, actions: { retry: () => void; remove: () => void }): void;
  /** Releases the memory of the preview. */
  release(): void;
}

export function createUploadCard(file: File, { stop }: { stop: () => void }): UploadCard {
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
