import type { Page } from 'playwright-core';
import { MINUTE } from '#az/format/durations.ts';
import { consoleText } from '#features/matches/text.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { writeStaff } from '../content/accounts.ts';
import { newId } from '../content/articles.ts';
import { kickOff, writeLedger } from '../content/ledgers.ts';
import { writeFixture, writeTeam } from '../content/matches.ts';
import { startSite, type TestSite } from './site.ts';

interface ConsoleSite {
  site: TestSite;
  orxan: Actor;
  aysel: Actor;
  /** Writes a match in its first half, and returns the address of its console. */
  startMatch: () => Promise<string>;
}

/** A site with two editors, and the players of two teams for the console of a match. */
export async function startConsoleSite(): Promise<ConsoleSite> {
  const staff: Actor[] = [];
  const site = await startSite({
    env: { TRUST_PROXY: '1' },
    async fill(db) {
      staff.push(
        await writeStaff(db, 'editor', { name: 'Orxan Quliyev' }),
        await writeStaff(db, 'editor', { name: 'Aysel Məmmədova' }),
      );
      const players = [
        ['Qarabağ', 'Abdellah Zubir', 10],
        ['Qarabağ', 'Marko Vukçeviç', 9],
        ['Neftçi', 'Emin Mahmudov', 8],
        ['Neftçi', 'Rəhman Hacıyev', 9],
        ...[20, 21, 22, 23, 24, 25].map((shirt) => ['Qarabağ', `Elvin Quliyev ${shirt}`, shirt] as const),
      ] as const;
      for (const [team, name, shirt] of players) {
        const team_id = await writeTeam(db, team);
        const slug = `oyuncu-${team}-${shirt}`;
        await db
          .insertInto('player')
          .values({ id: newId(), slug, name, sort_key: name, team_id, shirt, version: 1 })
          .execute();
      }
    },
  });
  const [orxan, aysel] = staff;
  if (!orxan || !aysel) throw new Error('The editors were not written');
  async function startMatch(): Promise<string> {
    const started = Date.now() - 20 * MINUTE;
    let id = '';
    // At once: the site warns of a match whose time has come without its kick-off.
    await site.change((db) =>
      inTransaction(db, async (tx) => {
        id = await writeFixture(tx, { kick_off: started });
        await writeLedger(tx, id, [kickOff(started)]);
      }),
    );
    return `/admin/matches/${id}/console`;
  }
  return { site, orxan, aysel, startMatch };
}

/** The score that the console shows, `1:0`. */
export const consoleScore = (page: Page) => page.locator('[data-score]').textContent();

/** Waits until the server has everything that was entered. */
export const untilEntriesSent = (page: Page) => page.getByText(consoleText.sent, { exact: true }).waitFor();
