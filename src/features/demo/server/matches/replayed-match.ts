import type { RecordedStep } from '#features/match-replay/rules/recording.ts';

const time = (minute: number, added: number | null = null) => ({ minute, added });
const mark = (name: 'kickOff' | 'halfTime' | 'secondHalf' | 'fullTime', minute: number, added?: number) =>
  ({ type: 'mark', mark: name, ...time(minute, added) }) as const;
const goal = (
  side: 'home' | 'away',
  shirt: number,
  assist: number | null,
  minute: number,
  added?: number,
) => ({
  ...{ type: 'goal' as const, side, player: `№ ${shirt}` },
  ...{ assist: assist === null ? null : `№ ${assist}`, ...time(minute, added) },
});
const post = (minute: number, text: string, isKey = false, added?: number): RecordedStep => ({
  ...{ type: 'commentary', text, isKey, ...time(minute, added) },
});

/** The demo match that is played again and again. */
export const replayedMatch: { steps: RecordedStep[] } = {
  steps: [
    mark('kickOff', 1),
    post(1, 'Bu, nümunə oyundur: hadisələr uydurulub və 20 dəfə sürətlə göstərilir.', true),
    post(1, 'Hakim oyunu başladır. Stadion doludur.', true),
    { type: 'yellow', side: 'away', player: '№ 5', ...time(7) },
    goal('home', 9, 10, 12),
    post(13, 'Ev sahibləri ilk təhlükəli hücumdan hesabı açır.', true),
    goal('away', 7, 8, 19),
    post(20, 'Cavab çox çəkmir: bərabərlik.'),
    { type: 'penaltyGoal', side: 'home', player: '№ 10', assist: null, ...time(33) },
    { type: 'ownGoal', side: 'away', player: '№ 4', ...time(41) },
    { type: 'addedTime', minutes: 2, ...time(45) },
    mark('halfTime', 45, 2),
    post(45, 'Fasilə. İlk hissədə dörd qol vuruldu.', true, 2),
    mark('secondHalf', 46),
    {
      ...{ type: 'substitution', side: 'away', playerIn: '№ 17', playerOut: '№ 11', isInjury: false },
      ...time(46),
    },
    { type: 'yellow', side: 'home', player: '№ 6', ...time(50) },
    goal('home', 9, 7, 56),
    goal('away', 17, null, 60),
    post(61, 'Ehtiyatdan daxil olan oyunçu fərqlənir, hesab yenə bərabərdir.', true),
    { type: 'red', side: 'away', player: '№ 5', ...time(68) },
    post(69, 'Qonaqlar meydanda on nəfər qalır.', true),
    goal('home', 18, 8, 71),
    {
      ...{ type: 'substitution', side: 'home', playerIn: '№ 14', playerOut: '№ 9', isInjury: true },
      ...time(74),
    },
    { ...goal('home', 11, 14, 79), key: 'offside' },
    post(80, 'Top tordadır, lakin VAR epizodu yoxlayır.'),
    { type: 'retraction', of: 'offside', reason: 'Ofsayd', ...time(81) },
    { type: 'var', side: 'home', decision: 'goalCancelled', note: 'Ofsayd', ...time(81) },
    post(82, 'VAR qolu ləğv edir: hücumçu ofsayd vəziyyətində idi.', true),
    goal('away', 8, 17, 88),
    { type: 'addedTime', minutes: 5, ...time(90) },
    goal('home', 10, 11, 90, 3),
    post(90, 'Son dəqiqələrdə qələbə qolu!', true, 4),
    mark('fullTime', 90, 5),
  ],
};

/** How many times as fast as a real match it is played. */
export const REPLAY_SPEED = 20;
/** How much of the match, with the break, has been played at the first start: much happens in the first minute then. */
export const FIRST_MINUTES = 88;
