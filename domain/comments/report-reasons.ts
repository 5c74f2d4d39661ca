import type { ReportReason } from '#db/tables/distribution/comments.ts';

/** In the order of the form. */
export const reportReasons: readonly ReportReason[] = ['insult', 'spam', 'falsehood', 'other'];
