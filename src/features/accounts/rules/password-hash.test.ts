import { hashPassword as hashByLibrary } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { hashPassword, isLibraryHash, isPasswordOf, RANDOM_PASSWORD_COST } from './password-hash.ts';

const password = 'Günəşli səhər 7';
const isRight = (hash: string, typed: string) => isPasswordOf({ hash, password: typed });

test('a password is hashed with a cost that OWASP names, and a salt of its own', async () => {
  const hash = await hashPassword(password);
  expect(hash).toMatch(/^scrypt:32768:8:3:[\w-]{22}:[\w-]{43}$/);
  expect(await hashPassword(password)).not.toBe(hash);
  expect(await isRight(hash, password)).toBe(true);
  expect(await isRight(hash, 'Günəşli səhər 8')).toBe(false);
});

test('a hash is asked with the cost that it was made with', async () => {
  const hash = await hashPassword(password, RANDOM_PASSWORD_COST);
  expect(hash).toMatch(/^scrypt:1024:8:1:/);
  expect(await isRight(hash, password)).toBe(true);
  expect(await isRight(hash.replace(':1024:', ':2048:'), password)).toBe(false);
  expect(await isRight(hash.slice(0, -4), password)).toBe(false);
});

test('letters in one or two code points are the same password, capitals are not', async () => {
  const hash = await hashPassword(password.normalize('NFD'), RANDOM_PASSWORD_COST);
  expect(await isRight(hash, password.normalize('NFC'))).toBe(true);
  expect(await isRight(hash, password.toLowerCase())).toBe(false);
});

test('a hash of the sign-in library is still read, and known as such', async () => {
  const hash = await hashByLibrary(password);
  expect(await isRight(hash, password)).toBe(true);
  expect(await isRight(hash, 'başqa söz')).toBe(false);
  expect(isLibraryHash(hash)).toBe(true);
  expect(isLibraryHash(await hashPassword(password, RANDOM_PASSWORD_COST))).toBe(false);
  await expect(isRight('plain', 'plain')).rejects.toThrow('Invalid password hash');
});
