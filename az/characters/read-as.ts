/**
 * Words in the names of sources that are not read as they are written, folded, with what is heard: endings follow the
 * ear (`The Times` is `tayms`, so `The Times-ın`).
 */
export const READ_AS: Readonly<Record<string, string>> = {
  ap: 'eypi',
  // Written with the I of other languages.
  bild: 'bild',
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
  news: 'nyus',
  online: 'onlayn',
  presse: 'pres',
  score: 'skor',
  sun: 'san',
  times: 'tayms',
  x: 'iks',
  youtube: 'yutub',
};
