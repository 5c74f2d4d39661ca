/** Whether this browser supports passkeys and their JSON methods. Browsers from before 2025 may not. */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'
  );
}

/** Asks the device for a new passkey. Returns the answer as JSON; null when the user cancelled. */
export async function createPasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<string | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return toJson(await navigator.credentials.create({ publicKey }).catch(() => null));
}

/** Asks the device to sign with a passkey. Returns the answer as JSON; null when the user cancelled or has no passkey. */
export async function signWithPasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<string | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return toJson(await navigator.credentials.get({ publicKey }).catch(() => null));
}

function toJson(credential: Credential | null): string | null {
  return credential instanceof PublicKeyCredential ? JSON.stringify(credential.toJSON()) : null;
}
