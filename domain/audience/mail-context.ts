/** What mails say about the paper. */
export interface MailContext {
  siteName: string;
  /** Without a trailing slash. */
  siteUrl: string;
  /** Where readers' messages are mailed and answers to the newsroom go. */
  newsroomEmail: string;
  /** The postal address at the foot of an issue. */
  postalAddress: string;
}
