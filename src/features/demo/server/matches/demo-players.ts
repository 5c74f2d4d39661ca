import { makeRandom } from '../generate/make-random.ts';
import { DEMO_SHIRTS, type DemoTeamSlug, demoTeamId, demoTeams } from './demo-teams.ts';

/** Invented names: no real player gets a goal that he never scored. */
const HOME_NAMES = {
  first:
    'Aqil Cavid Elnur Fərid Həsən İlqar Kamal Murad Nicat Orxan Pərviz Ramil Sənan Tural Vüqar Xəyal Yaşar Zaur',
  last: 'Arpalı Bozdağlı Çaylaqov Dəmirçi Ələsgərli Göytəpəli Xəzrili İncəli Kürmanov Qızılqayalı Milli Nərgizov Oğuzlu Sarvanlı Şahdağlı Talışlı Ulduzlu Yaylaqlı',
};
const OTHER_NAMES = {
  first:
    'Alvo Benit Daro Erlo Fabin Galo Iven Joren Kasto Lemar Milen Noel Orvin Perro Ralf Silvo Tomin Viktar',
  last: 'Albero Brandel Castiro Delvin Ernada Forlan-Diz Gravest Halmero Istrel Kovandi Lorcane Marvek Nordal Ostreli Pavrin Rostane Selvero Tarmond',
};

/** The clubs whose players are called up: see `demoPlayer`. */
const NATIONAL_CLUBS: readonly DemoTeamSlug[] = [
  'qarabag',
  'neftci',
  'sabah',
  'zire',
  'turan-tovuz',
  'sumqayit',
];
const NATIONAL_TEAM: DemoTeamSlug = 'azerbaycan';

const slugs = Object.keys(demoTeams) as DemoTeamSlug[];
const slugOf = new Map(slugs.map((slug) => [demoTeamId(slug), slug]));

/** A player of a demo team by his shirt. The national team has players of the clubs, with their shirts. */
export function demoPlayer(teamId: string, shirt: number): { id: string; name: string } {
  const team = slugOf.get(teamId);
  if (team === NATIONAL_TEAM) {
    const club = NATIONAL_CLUBS[shirt % NATIONAL_CLUBS.length] ?? 'qarabag';
    return demoPlayer(demoTeamId(club), shirt);
  }
  return { id: `${teamId}p${shirt}`, name: nameOf(team, shirt) };
}

/** The invented coach of a demo team. */
export const demoCoach = (teamId: string): string => nameOf(slugOf.get(teamId), 0);

/** No two players of a team share a first or a last name. */
function nameOf(team: DemoTeamSlug | undefined, shirt: number): string {
  const isHome = team !== undefined && demoTeams[team][4] === 'AZE';
  const names = isHome ? HOME_NAMES : OTHER_NAMES;
  const [first, last] = [names.first.split(' '), names.last.split(' ')];
  const random = makeRandom(1 + slugs.indexOf(team ?? 'qarabag'));
  const [firstAt, lastAt] = [Math.floor(random() * first.length), Math.floor(random() * last.length)];
  return `${first[(firstAt + shirt) % first.length]} ${last[(lastAt + shirt * 5) % last.length]}`;
}

/** Of the shirts 1 to 18. Line-ups are in the order of the shirts. */
export function demoPosition(shirt: number): 'goalkeeper' | 'defender' | 'midfielder' | 'forward' {
  if (shirt === 1 || shirt === 12) return 'goalkeeper';
  if (shirt <= 5 || shirt === 13 || shirt === 14) return 'defender';
  return shirt <= 8 || shirt === 15 || shirt === 16 ? 'midfielder' : 'forward';
}

/** The shirts of a demo team. */
export const demoShirts: readonly number[] = Array.from({ length: DEMO_SHIRTS }, (_, index) => index + 1);
