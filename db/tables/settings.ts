/** Tables of what the newsroom settles about the paper. */
// biome-ignore lint/suspicious/noEmptyInterface: grows with its migrations
export interface SettingTables {}
