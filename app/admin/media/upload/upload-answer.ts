import type { ProblemCode } from '#az/text/problems.ts';
import type { LibraryPicture } from '../picker/library-picture.ts';

/** What /admin/media/upload answers. `isDuplicate`: the library had these very bytes, and this is that picture. */
export type UploadAnswer = { picture: LibraryPicture; isDuplicate: boolean } | { problem: ProblemCode };
