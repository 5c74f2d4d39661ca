import { sides } from '#features/matches/rules/event-fields.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { queueOutboxEvent } from '#platform/outbox/queue-outbox-event.ts';
import type { MatchSnapshot } from './match-snapshot.ts';

interface SaveInput {
  fixtureId: string;
  isSample: boolean;
  lineUps: MatchSnapshot['lineUps'];
  /** Epoch ms. */
  now: number;
  newId: NewId;
}

/** Saves the official line-ups of a provider. An official line-up that exists is the newsroom's and stays. */
export async function saveLineUps(tx: Db, input: SaveInput): Promise<void> {
  const { fixtureId, isSample, lineUps, now, newId } = input;
  let hasWritten = false;
  for (const side of sides) {
    const lineUp = lineUps[side];
    if (!lineUp) continue;
    const { formation, coach } = lineUp;
    const row = {
      ...{ formation, coach, is_official: 1 as const, updated_at: now },
      players: JSON.stringify(lineUp.players),
    };
    const written = await tx
      .insertInto('line_up')
      .values({ fixture_id: fixtureId, side, version: 1, ...row })
      .onConflict((conflict) =>
        conflict
          .columns(['fixture_id', 'side'])
          .doUpdateSet((eb) => ({ ...row, version: eb('line_up.version', '+', 1) }))
          .where('line_up.is_official', '=', 0),
      )
      .returning('side')
      .executeTakeFirst();
    if (!written) continue;
    hasWritten = true;
    await recordAudit(tx, {
      ...{ actor: null, action: 'match.feed', subjectType: 'match', subjectId: fixtureId, now, newId },
      ...{ before: null, after: { side, formation, coach } },
    });
  }
  if (hasWritten && !isSample)
    await queueOutboxEvent(tx, { type: 'lineUps.changed', subjectId: fixtureId, detail: {}, now, newId });
}
