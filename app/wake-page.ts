import { startScores } from './site/matches/score-behaviour.ts';
import { startNewsletter } from './site/newsletter/newsletter-behaviour.ts';
import { startBack } from './site/parts/back-behaviour.ts';
import { startEmbeds } from './site/parts/embed-behaviour.ts';
import { startHeader } from './site/parts/header-behaviour.ts';
import { startOffline } from './site/parts/offline-behaviour.ts';
import { startOpenings } from './site/parts/opening-behaviour.ts';
import { startSending } from './site/parts/sending-behaviour.ts';
import { startShare } from './site/parts/share-behaviour.ts';
import { wakeIslands } from './ui/wake-islands.ts';

/** Everything a reader's page does beyond being a document. */
export function wakePage(): void {
  startHeader();
  startShare();
  startEmbeds();
  startBack();
  startOpenings();
  startSending();
  startNewsletter();
  void startScores();
  wakeIslands();
  startOffline();
}
