import { expect, it } from 'vitest';
import { NOON } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { addOldAddresses } from '../rules/add-old-addresses.ts';
import { createRedirectHits } from './redirect-hits.ts';

describeOnEachDatabase('the uses of old addresses', (open) => {
  it('are counted for 2,000 paths at once, however many a robot asks for', async () => {
    const { db } = await open();
    await addOldAddresses(db, {
      addresses: ['/birinci', '/sonuncu', '/artiq'].map((path) => ({ path, target: '/x' })),
      now: NOON,
    });
    const hits = createRedirectHits({ db, now: () => NOON });
    const count = async () => {
      await hits.flush();
      const rows = await db.selectFrom('old_address').select(['path', 'hits']).orderBy('path').execute();
      return rows.map((row) => [row.path, row.hits]);
    };
    hits.add('/birinci');
    for (let number = 0; number < 1998; number += 1) hits.add(`/${number}`);
    hits.add('/sonuncu');
    hits.add('/artiq');
    hits.add('/birinci');
    expect(await count()).toEqual([
      ['/artiq', 0],
      ['/birinci', 2],
      ['/sonuncu', 1],
    ]);
    hits.add('/artiq');
    expect((await count())[0]).toEqual(['/artiq', 1]);
  });
});
