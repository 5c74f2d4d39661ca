import { href } from '#platform/http/href.ts';
import { type ProblemCode, problemSentence } from '#platform/message-texts.ts';
import { uploadTypes } from '../../rules/images/upload-types.ts';
import { sha256Of } from './sha256.ts';
import type { UploadAnswer } from './upload-answer.ts';
import { type UploadFailure, uploadFailureText } from './upload-failure.ts';

/** In bytes (spec §5). The server checks it again. */
const MAX_BYTES = 5_242_880;

export type SentPicture = Exclude<UploadAnswer, { problem: unknown }>;

/** A failed upload. Its message is the sentence to show. */
export class UploadFailed extends Error {
  override name = 'UploadFailed';
  readonly failure: UploadFailure;

  constructor(failure: UploadFailure, text = uploadFailureText(failure)) {
    super(text);
    this.failure = failure;
  }
}

/** Why a file cannot be sent, as a sentence (spec §5); null when it can. */
export function checkImageFile(file: File): string | null {
  const code: ProblemCode | null = !uploadTypes.includes(file.type)
    ? 'image.type'
    : file.size > MAX_BYTES
      ? 'image.size'
      : null;
  return code && problemSentence(code);
}

/**
 * Sends a picture to the library and reports the progress in percent. Stops when `signal` is aborted.
 * @throws UploadFailed whose message is the sentence to show (spec §8).
 */
export async function sendPicture(
  file: File,
  options: { signal: AbortSignal; onProgress: (percent: number) => void; allowsDuplicate?: boolean },
): Promise<SentPicture> {
  const { signal, onProgress, allowsDuplicate } = options;
  const form = new FormData();
  form.set('sha256', await sha256Of(await readBytes(file)));
  if (allowsDuplicate) form.set('allowsDuplicate', '1');
  form.set('file', file);
  if (signal.aborted) throw new UploadFailed({ kind: 'canceled' });
  return new Promise((resolve, reject) => {
    // XMLHttpRequest, because fetch does not report upload progress.
    const request = new XMLHttpRequest();
    const fail = (failure: UploadFailure) => reject(new UploadFailed(failure));
    request.open('POST', href('/admin/media/upload'));
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress(Math.round((loaded / total) * 100));
    };
    request.onload = () => {
      const answer = request.response as UploadAnswer | null;
      if (answer && 'picture' in answer) return resolve(answer);
      fail({ kind: 'refused', status: request.status, problem: answer?.problem ?? null });
    };
    request.onerror = () => fail({ kind: 'network' });
    request.onabort = () => fail({ kind: 'canceled' });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

/** Fails when the file was moved or changed after it was chosen. */
async function readBytes(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new UploadFailed({
      kind: 'error',
      message: error instanceof Error ? error.message : String(error),
    });
  }
}
