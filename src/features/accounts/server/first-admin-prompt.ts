/** Creates the first admin of a new site (spec §2.6). Closed as soon as there is an admin. */
export interface FirstAdminPrompt {
  /** Whether there is no admin yet. */
  isOpen(): Promise<boolean>;
  /**
   * Creates the admin. Needs the one-time code that the server printed at its start. Returns a generated password, which
   * must be changed at the first sign-in; null when the email had an account, which keeps its password.
   * @throws InvalidInput, or Conflict 'staff.exists'.
   */
  create(input: {
    code: string;
    name: string;
    email: string;
  }): Promise<{ email: string; password: string | null }>;
}

declare module '#platform/http/context.ts' {
  interface Services {
    firstAdminPrompt: FirstAdminPrompt;
  }
}
