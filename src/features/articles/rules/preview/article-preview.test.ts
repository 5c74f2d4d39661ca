import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { signPreview, verifyPreview } from './article-preview.ts';

const secret = 'açar'.repeat(10);
const anyId = fc.string({ unit: fc.constantFrom(...'abcXYZ019'), minLength: 1, maxLength: 20 });

it('is valid for its article until it expires, and only with its secret', () => {
  fc.assert(
    fc.property(anyId, fc.integer({ min: 1, max: 4e12 }), (id, expiresAt) => {
      const token = signPreview({ id, expiresAt, secret });
      expect(encodeURIComponent(token)).toBe(token);
      expect(verifyPreview({ token, secret, now: expiresAt - 1 })).toEqual({ id, expiresAt });
      expect(verifyPreview({ token, secret, now: expiresAt })).toBeNull();
      expect(verifyPreview({ token, secret: `${secret}1`, now: 0 })).toBeNull();
      expect(verifyPreview({ kind: 'home', token, secret, now: 0 })).toBeNull();
      const board = signPreview({ kind: 'home', id, expiresAt, secret });
      expect(verifyPreview({ kind: 'home', token: board, secret, now: 0 })).toEqual({ id, expiresAt });
      expect(verifyPreview({ token: board, secret, now: 0 })).toBeNull();
    }),
  );
});

it('is refused after any change', () => {
  const token = signPreview({ id: 'abc', expiresAt: 1e12, secret });
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...'abc019.-_'), (at, sign) => {
      const changed = token.slice(0, at) + sign + token.slice(at + 1);
      fc.pre(changed !== token);
      expect(verifyPreview({ token: changed, secret, now: 0 })).toBeNull();
    }),
  );
  for (const longer of [`a${token}`, `.${token}`, `${token}a`])
    expect(verifyPreview({ token: longer, secret, now: 0 }), longer).toBeNull();
  fc.assert(fc.property(fc.string(), (text) => verifyPreview({ token: text, secret, now: 0 }) === null));
});

it('still works after an update of the site', () => {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const [article, home] = [sign('preview:abc.zik0zj'), sign('preview-home:abc.zik0zj')];
  const seen = { id: 'abc', expiresAt: Number.parseInt('zik0zj', 36) };
  expect(verifyPreview({ token: `abc.zik0zj.${article}`, secret, now: 0 })).toEqual(seen);
  expect(verifyPreview({ kind: 'home', token: `abc.zik0zj.${home}`, secret, now: 0 })).toEqual(seen);
});
