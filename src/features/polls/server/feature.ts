import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { extendRecord } from '#platform/records/rules/record-rules.ts';
import { pollsBaseline } from '../migrations/0001-polls.ts';
import { listPollsById } from '../rules/poll.ts';
import { pollRecord, toPollValues } from '../rules/poll-record.ts';

const pollRules = extendRecord(pollRecord, {
  async readOther(db, rows) {
    const polls = await listPollsById(db, { ids: rows.map(({ id }) => id) });
    const byId = new Map(polls.map((poll) => [poll.id, toPollValues(poll)]));
    return rows.map(({ id }) => byId.get(id) ?? {});
  },
});

export const pollsServer = defineServerFeature({
  name: 'polls',
  migrations: [pollsBaseline],
  records: [pollRules],
});
