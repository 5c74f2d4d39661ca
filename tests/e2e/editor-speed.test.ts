import { afterAll, expect, test } from 'vitest';
import type { Actor } from '#domain/accounts/actor.ts';
import { writeStaff } from '#tests/kit/accounts.ts';
import { editorOf, openDesk } from '#tests/kit/desk.ts';
import { writeOwnArticle } from '#tests/kit/newsroom.ts';
import { startSite } from '#tests/kit/site.ts';

const WORDS = 5000;
const ROUNDS = 3;
/** What a hand feels as immediate. */
const LIMIT_MS = 50;

let editor: Actor;
let id = '';
const site = await startSite({
  env: { TRUST_PROXY: '1' },
  async fill(db) {
    editor = await writeStaff(db, 'editor');
    const sentence = 'Ev sahibləri ikinci hissədə oyunun tempini artırdı və nəticədə qapını tutdu.';
    const words = sentence.split(' ').length;
    const paragraph = `<p>${Array(5).fill(sentence).join(' ')}</p>`;
    const content = paragraph.repeat(Math.ceil(WORDS / (words * 5)));
    ({ id } = await writeOwnArticle(db, editor, { content }));
  },
});
afterAll(site.stop);

test('a key in a text of 5,000 words is shown within 50 ms, nineteen times of twenty', async () => {
  const page = await openDesk(site, editor);
  await page.goto(`/admin/articles/edit/${id}`);
  const text = await editorOf(page);
  await text.locator('p').nth(40).click();
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    document.addEventListener(
      'keydown',
      () => {
        const pressed = performance.now();
        // After the frame that shows it: a task behind the next animation frame.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - pressed);
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
  // A machine busy with other tests is no fault of the editor: the best of three rounds counts.
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS && !(Math.min(...rounds) < LIMIT_MS); round += 1) {
    await page.keyboard.type('Qarabağ qol vurdu. '.repeat(7), { delay: 60 });
    const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes.splice(0));
    expect(times.length).toBeGreaterThan(100);
    times.sort((a, b) => a - b);
    rounds.push(times[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY);
  }
  expect(Math.min(...rounds)).toBeLessThan(LIMIT_MS);
});
