import { expect, test } from 'vitest';
import { decryptPush } from './push-server.ts';

/** The example of RFC 8291, appendix A. */
const browser = {
  endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  privateKey: Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'),
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};
const MESSAGE = [
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w',
  'EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
].join('');

test('the push service of the tests reads the example of the standard', async () => {
  const text = await decryptPush(Buffer.from(MESSAGE, 'base64url'), browser);
  expect(text).toBe('When I grow up, I want to be a watermelon');
});

test('the push service of the tests reads no message for another browser', async () => {
  const other = { ...browser, keys: { ...browser.keys, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } };
  await expect(decryptPush(Buffer.from(MESSAGE, 'base64url'), other)).rejects.toThrow(
    expect.objectContaining({ name: 'OperationError' }),
  );
});
