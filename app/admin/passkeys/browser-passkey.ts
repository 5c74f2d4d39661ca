/** Whether this browser knows passkeys, and speaks of them in JSON. Browsers before 2025 sign in by password. */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'
  );
}

/** Has the device make a new key; null when its owner changed their mind. */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<string | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return toText(await navigator.credentials.create({ publicKey }).catch(() => null));
}

/** Has the device sign with one of its keys; null when its owner changed their mind or it has none. */
export async function usePasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<string | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return toText(await navigator.credentials.get({ publicKey }).catch(() => null));
}

function toText(credential: Credential | null): string | null {
  return credential instanceof PublicKeyCredential ? JSON.stringify(credential.toJSON()) : null;
}
