/** Tables of revisions, autosaved drafts, presence and the audit log. */
// biome-ignore lint/suspicious/noEmptyInterface: grows with its migrations
export interface NewsroomTables {}
