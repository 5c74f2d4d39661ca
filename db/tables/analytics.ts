/** Tables of views and readers by hour. */
// biome-ignore lint/suspicious/noEmptyInterface: grows with its migrations
export interface AnalyticsTables {}
