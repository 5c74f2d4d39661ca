import type { ProblemCode } from '#platform/message-texts.ts';
import type { LibraryPicture } from '../picker/library-picture.ts';

/** The response of /admin/media/upload. `isDuplicate`: the library had the same bytes already, as `picture`. */
export type UploadAnswer = { picture: LibraryPicture; isDuplicate: boolean } | { problem: ProblemCode };
