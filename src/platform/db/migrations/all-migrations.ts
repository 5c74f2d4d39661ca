import { baseline } from './0001-baseline/baseline.ts';
import { matchLedger } from './0002-match-ledger/match-ledger.ts';
import { revisionScopes } from './0003-revision-scopes/revision-scopes.ts';
import { referenceData } from './0004-reference-data/reference-data.ts';
import { eventNote } from './0005-event-note/event-note.ts';
import { search } from './0006-search/search.ts';
import { distribution } from './0007-distribution/distribution.ts';
import { importSources } from './0008-import-sources/import-sources.ts';
import { dailyExcessReaders } from './0009-daily-excess-readers/daily-excess-readers.ts';
import { categoriesByName } from './0010-categories-by-name/categories-by-name.ts';
import { pushServices } from './0011-push-services/push-services.ts';
import { matchLists } from './0012-match-lists/match-lists.ts';
import { redirectHits } from './0013-redirect-hits/redirect-hits.ts';
import { providerDoubts } from './0014-provider-doubts/provider-doubts.ts';
import { quietBreaking } from './0015-quiet-breaking/quiet-breaking.ts';
import { standingPlaces } from './0016-standing-places/standing-places.ts';
import { slugWordBreaks } from './0017-slug-word-breaks/slug-word-breaks.ts';
import { pushCompetitions } from './0018-push-competitions/push-competitions.ts';
import { playerEndings } from './0019-player-endings/player-endings.ts';
import { recordVersions } from './0020-record-versions/record-versions.ts';
import type { Migration } from './migration.ts';

/** Every step of the schema, in the order they are applied. Append only. */
export const allMigrations: readonly Migration[] = [
  baseline,
  matchLedger,
  revisionScopes,
  referenceData,
  eventNote,
  search,
  distribution,
  importSources,
  dailyExcessReaders,
  categoriesByName,
  pushServices,
  matchLists,
  redirectHits,
  providerDoubts,
  quietBreaking,
  standingPlaces,
  slugWordBreaks,
  pushCompetitions,
  playerEndings,
  recordVersions,
];
