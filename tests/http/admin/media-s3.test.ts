import { afterAll, expect, test } from 'vitest';
import { s3FileStore } from '#platform/files/s3-file-store.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { pngOf } from '../../kit/content/media.ts';
import { startS3Server } from '../../kit/servers/s3-server.ts';
import { startSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

const s3 = await startS3Server();
const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.config;
let email = '';
const site = await startSite({
  env: {
    TRUST_PROXY: '1',
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  },
  async fill(db) {
    ({ email } = await writeStaff(db, 'editor'));
  },
});
afterAll(async () => {
  await site.stop();
  await s3.stop();
});

test('with S3 configured, pictures and their variants are stored in the bucket', async () => {
  const who = await signIn(site, email);
  const form = new FormData();
  form.set('file', new File([new Uint8Array(await pngOf('#0a7a3c'))], 'Qol.png', { type: 'image/png' }));
  const answer = await site.fetch('/admin/media/upload', {
    method: 'POST',
    body: form,
    headers: { Origin: site.url, cookie: [...who.cookies].map((pair) => pair.join('=')).join('; ') },
  });
  expect(answer.status).toBe(201);
  const { picture } = (await answer.json()) as { picture: { id: string; url: string } };
  const original = await site.fetch(picture.url);
  expect([original.status, original.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await site.fetch(`${picture.url}/16x9-320.webp?v=500-500`)).status).toBe(200);

  const store = s3FileStore(s3.config);
  const path = picture.url.replace('/media/', '');
  expect((await store.list('')).map(({ fullPath }) => fullPath)).toEqual([
    path,
    `variants/${path}/16x9-320-500-500.webp`,
  ]);
  expect((await store.findInfo(path))?.customMetadata).toEqual({
    mediaId: picture.id,
    originalName: 'Qol.png',
  });
  const page = await (await who.get(`/admin/media/${picture.id}`)).text();
  expect(page).toContain(bucket);
  expect((await who.post(`/admin/media/${picture.id}`, { intent: 'delete' })).status).toBe(302);
  expect(await store.list('')).toEqual([]);
});
