import { expect, test } from 'vitest';
import { isSignedWith } from './s3-signature.ts';

const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const headers = {
  host: 'examplebucket.s3.amazonaws.com',
  'x-amz-content-sha256': EMPTY,
  'x-amz-date': '20130524T000000Z',
};
const authorization = (names: string, signature: string) =>
  'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
  `SignedHeaders=${names},Signature=${signature}`;

/** The examples in Amazon's description of the signature. */
test.each([
  [
    '/test.txt',
    { range: 'bytes=0-9' },
    'host;range;x-amz-content-sha256;x-amz-date',
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    '/?lifecycle',
    {},
    'host;x-amz-content-sha256;x-amz-date',
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    '/?max-keys=2&prefix=J',
    {},
    'host;x-amz-content-sha256;x-amz-date',
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('GET %s is signed as published', (url, more, names, signature) => {
  const request = {
    ...{ method: 'GET', url },
    headers: { ...headers, ...more, authorization: authorization(names, signature) },
  };
  expect(isSignedWith(SECRET, request)).toBe(true);
  expect(isSignedWith(SECRET, { ...request, method: 'PUT' })).toBe(false);
  expect(isSignedWith(`${SECRET}x`, request)).toBe(false);
});
