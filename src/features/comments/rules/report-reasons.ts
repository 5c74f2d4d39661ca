import type { ReportReason } from '../tables.ts';

/** In the order of the form. */
export const reportReasons: readonly ReportReason[] = ['insult', 'spam', 'falsehood', 'other'];
