/** Tables of contact messages, subscribers and newsletters. */
// biome-ignore lint/suspicious/noEmptyInterface: grows with its migrations
export interface AudienceTables {}
