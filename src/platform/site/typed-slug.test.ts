import { expect, test, vi } from 'vitest';
import { findByTypedSlug, redirectToSlug } from './typed-slug.ts';

test('a slug is found as it is typed, else without capitals and Azerbaijani letters', async () => {
  const find = async (typed: string, ...known: string[]) =>
    findByTypedSlug(typed, async (slug) => (known.includes(slug) ? slug : null));
  expect(await find('Qarabağ', 'Qarabağ', 'qarabag')).toBe('Qarabağ');
  expect(await find('Qarabağ', 'qarabag')).toBe('qarabag');
  expect(await find('neftci', 'qarabag')).toBeNull();
  const ask = vi.fn(async () => null);
  await findByTypedSlug('neftci', ask);
  expect(ask, 'the same slug is asked for once').toHaveBeenCalledTimes(1);
});

test('the page with another slug keeps what follows in the address', () => {
  const to = (address: string) =>
    redirectToSlug(new Request(`https://example.az${address}`), 'kubok').headers.get('location');
  expect(to('/turnir/Kubok')).toBe('/turnir/kubok');
  expect(to('/turnir/KUBOK/oyunlar?season=2025-26')).toBe('/turnir/kubok/oyunlar?season=2025-26');
});
