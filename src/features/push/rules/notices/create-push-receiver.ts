import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import type { Receiver } from '#platform/outbox/receiver.ts';
import { planBreakingNotice, withdrawBreakingNotice } from './plan-breaking-notice.ts';
import { planLineUpNotice } from './plan-line-up-notice.ts';
import { planMatchNotices } from './plan-match-notices.ts';

interface Parts {
  now: () => number;
  newId: NewId;
}

/** Plans push notices for matches and breaking news. Articles are announced as breaking news when an editor chooses so. */
export function createPushReceiver({ now, newId }: Parts): Receiver {
  return {
    async plan(tx: Db, { type, subjectId, detail, createdAt }) {
      const at = { createdAt, now: now(), newId };
      if (type === 'match.changed')
        await planMatchNotices(tx, { fixtureId: subjectId, sequences: detail.sequences, ...at });
      if (type === 'lineUps.changed') await planLineUpNotice(tx, { fixtureId: subjectId, ...at });
      if (type === 'breaking.shown') await planBreakingNotice(tx, { id: subjectId, ...at });
      if (type === 'breaking.ended') await withdrawBreakingNotice(tx, { id: subjectId });
    },
  };
}
