import { type Fixture, hasScore, type Score } from '#features/matches/rules/fixture.ts';
import { matchText } from '#features/matches/text.ts';
import { telegramText } from '../text.ts';
import { bold, plain } from './telegram-message.ts';

const formatScore = ({ home, away }: Score) => `${home}:${away}`;

/** `Qarabağ 2:1 Neftçi` in bold, then the state of the match. */
export function formatMatchLine(match: Fixture): string {
  const { home, away } = match;
  if (!hasScore(match))
    return `${bold(`${home.name} ${matchText.vs} ${away.name}`)} · ${plain(matchText.status[match.status])}`;
  const notes = [
    ...(match.shootOut ? [telegramText.penalties(formatScore(match.shootOut))] : []),
    matchText.status[match.status],
  ];
  return `${bold(`${home.name} ${formatScore(match.score)} ${away.name}`)} · ${plain(notes.join(', '))}`;
}
