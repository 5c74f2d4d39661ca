import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../../kit/content/accounts.ts';
import { pngOf } from '../../kit/content/media.ts';
import { startSite } from '../../kit/site/site.ts';
import { signIn } from '../../kit/site/visitor.ts';

const SCRIPT = '<script>hacked=1</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="hacked=1">${SCRIPT}</svg>`;
/** The first bytes of an archive: many programs read one at the end of any file. */
const ZIP = 'PK\x03\x04 payload of the archive';

let author: Actor;
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    author = await writeStaff(db, 'author');
  },
});
afterAll(site.stop);

async function upload(bytes: Buffer, { name = 'a.png', type = 'image/png' } = {}) {
  const who = await signIn(site, author.email);
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name, { type }));
  form.set('allowsDuplicate', '1');
  const answer = await who.post('/admin/media/upload', form);
  const body = (await answer.json()) as { picture?: { url: string }; problem?: string };
  return { status: answer.status, ...body };
}

const jpegOf = () => pngOf('#123456').then((png) => sharp(png).jpeg().toBuffer());

/** A JPEG with a comment segment before its data. */
async function commentedJpeg(comment: string): Promise<Buffer> {
  const jpeg = await jpegOf();
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment), jpeg.subarray(2)]);
}

test('a picture that is another kind of file too is stored without the other', async () => {
  const png = await pngOf('#654321');
  const polyglots: Buffer[] = [
    Buffer.concat([png, Buffer.from(SCRIPT)]),
    Buffer.concat([png, Buffer.from(ZIP)]),
    await sharp(png)
      .withExif({ IFD0: { ImageDescription: SCRIPT, Copyright: ZIP } })
      .jpeg()
      .toBuffer(),
    await commentedJpeg(SCRIPT),
    Buffer.concat([await jpegOf(), Buffer.from(`%PDF-1.4 ${SCRIPT}`)]),
  ];
  for (const bytes of polyglots) {
    const { status, picture } = await upload(bytes, { name: `a${SCRIPT}.html` });
    expect(status).toBe(201);
    const file = await site.fetch(picture?.url ?? '');
    const stored = Buffer.from(await file.arrayBuffer()).toString('latin1');
    expect(stored).not.toMatch(/hacked|payload|%PDF/);
    expect(file.headers.get('content-type')).toMatch(/^image\/(?:png|jpeg)$/);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(picture?.url).toMatch(/^\/media\/articles\/\d+-[a-z0-9-]+\.(?:png|jpe?g)$/);
  }
});

test('a file that is no picture is refused, whatever its name and type say', async () => {
  const files = [
    SVG,
    `<?xml version="1.0"?>${SVG}`,
    `GIF89a/*${SCRIPT}*/`,
    SCRIPT,
    ZIP,
    '%PDF-1.4',
    `BM${SCRIPT}`,
  ];
  for (const text of files)
    for (const [name, type] of [
      ['a.png', 'image/png'],
      ['a.svg', 'image/svg+xml'],
      ['a.png\u0000.html', 'text/html'],
    ] as const)
      expect(await upload(Buffer.from(text), { name, type }), text).toMatchObject({
        status: 422,
        problem: 'image.type',
      });
});

test('a small file that would be a huge picture is refused before it is decoded', async () => {
  const wide = Buffer.from(await pngOf('#000000'));
  // The width and height in the header: 65,000 each, 4 billion pixels.
  wide.writeUInt32BE(65_000, 16);
  wide.writeUInt32BE(65_000, 20);
  const { status, problem } = await upload(wide);
  expect([status, ['image.tooManyPixels', 'image.corrupt'].includes(problem ?? '')]).toEqual([422, true]);
  const large = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#fff' } })
    .webp({ effort: 0 })
    .toBuffer();
  expect(await upload(large)).toMatchObject({ status: 422, problem: 'image.tooManyPixels' });
});
