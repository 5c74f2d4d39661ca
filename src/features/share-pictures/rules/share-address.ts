import { href } from '#platform/http/href.ts';
import { SHARE_SIZE, type ShareCard, shareVersion } from './share-card.ts';

/** The address of the share picture of a card. It changes with what the picture shows. */
export function shareAddress(card: ShareCard): string {
  const params = { id: card.id, file: `${shareVersion(card)}.jpg` };
  return card.kind === 'match'
    ? href('/share/match/:id/:file', params)
    : href('/share/article/:id/:file', params);
}

/** The share picture as the metadata of a page describes it. */
export function sharePicture(card: ShareCard): { url: string; width: number; height: number; alt: string } {
  const alt = card.kind === 'match' ? `${card.home.name} ${card.middle} ${card.away.name}` : card.title;
  return { url: shareAddress(card), ...SHARE_SIZE, alt };
}
