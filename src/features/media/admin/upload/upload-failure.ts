import { isProblemCode, problemSentence } from '#platform/message-texts.ts';
import { uploadText } from '../../text.ts';

/** Why an upload failed. */
export type UploadFailure =
  | { kind: 'canceled' }
  | { kind: 'network' }
  /** The server refused it, with a problem code or without one. */
  | { kind: 'refused'; status: number; problem: string | null }
  | { kind: 'error'; message: string };

/** The sentence for a failed upload (spec §8 'Upload, …'). */
export function uploadFailureText(failure: UploadFailure): string {
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
