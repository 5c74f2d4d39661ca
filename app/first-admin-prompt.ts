/** Where the first admin of a new paper is made (spec §2.6); closed as soon as there is one. */
export interface FirstAdminPrompt {
  /** Whether nobody is an admin yet. */
  isOpen(): Promise<boolean>;
  /**
   * Makes the admin, with the one-time code that the start has printed. The password is made here, is told only to who
   * asked and must be changed at the first sign-in; null when the address had an account, whose password stays.
   * @throws InvalidInput, or Conflict 'staff.exists'.
   */
  create(asked: {
    code: string;
    name: string;
    email: string;
  }): Promise<{ email: string; password: string | null }>;
}
