/**
 * The pronunciation of words in names of sources and teams that are not read as they are written. Keys are folded. Endings
 * follow the pronunciation: `The Times` is read `tayms`, so `The Times-ın`.
 */
export const READ_AS: Readonly<Record<string, string>> = {
  ap: 'eypi',
  // Foreign words are written with a dotless capital I that is read as i.
  bild: 'bild',
  chelsea: 'çelsi',
  city: 'siti',
  equipe: 'ekip',
  express: 'ekspres',
  football: 'futbol',
  france: 'frans',
  globe: 'qlob',
  goal: 'qol',
  google: 'quql',
  league: 'liq',
  life: 'layf',
  live: 'layv',
  monde: 'mond',
  newcastle: 'nyukasl',
  news: 'nyus',
  online: 'onlayn',
  palace: 'peles',
  presse: 'pres',
  score: 'skor',
  sun: 'san',
  times: 'tayms',
  x: 'iks',
  youtube: 'yutub',
};
