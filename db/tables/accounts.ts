/** Tables of sign-in, sessions and second factors. */
// biome-ignore lint/suspicious/noEmptyInterface: grows with its migrations
export interface AccountTables {}
