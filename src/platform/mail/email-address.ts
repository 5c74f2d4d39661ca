const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** The address as it is stored and compared: trimmed and in lower case. Null when it is not a valid address. */
export function parseEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  if (email.length > MAX_LENGTH || email.indexOf('@') > MAX_LOCAL_LENGTH) return null;
  return ADDRESS.test(email) ? email : null;
}

/** Whether the sign-in library accepts this e-mail address. */
export function isSignInEmail(email: string): boolean {
  return (
    email.length <= MAX_LENGTH &&
    /^[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/.test(email) &&
    !/^\.|\.\./.test(email)
  );
}
