import { href } from '#platform/http/href.ts';
import { isProblemCode, type ProblemCode, problemSentence } from '#platform/message-texts.ts';
import { uploadTypes } from '../../rules/images/upload-types.ts';
import { uploadText } from '../../text.ts';
import type { LibraryPicture } from '../picker/library-picture.ts';
import { sha256Of } from './sha256.ts';

/** In bytes (spec §5). The server checks it again. */
const MAX_BYTES = 5_242_880;

/** The response of /admin/media/upload. `isDuplicate`: the library had the same bytes already, as `picture`. */
export type UploadAnswer = { picture: LibraryPicture; isDuplicate: boolean } | { problem: ProblemCode };

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

/** Why an upload failed. */
type UploadFailure =
  | { kind: 'canceled' }
  | { kind: 'network' }
  /** The server refused it, with a problem code or without one. */
  | { kind: 'refused'; status: number; problem: string | null }
  | { kind: 'error'; message: string };

/** The sentence for a failed upload (spec §8 'Upload, …'). */
function uploadFailureText(failure: UploadFailure): string {
  if (failure.kind === 'canceled') return uploadText.canceled;
  if (failure.kind === 'network') return uploadText.network;
  if (failure.kind === 'error')
    return failure.message.includes('CORS') ? uploadText.cors : uploadText.other(failure.message);
  const { status, problem } = failure;
  if (problem === 'origin.denied') return uploadText.cors;
  if (problem === 'image.checksum' || problem === 'image.corrupt') return problemSentence('image.checksum');
  if (status === 401 || status === 403) return problemSentence('image.unauthorized');
  if (status === 413) return problemSentence('image.size');
  if (problem?.startsWith('image.') && isProblemCode(problem)) return problemSentence(problem);
  return uploadText.other(problem && isProblemCode(problem) ? problemSentence(problem) : status);
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
