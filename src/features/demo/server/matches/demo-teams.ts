/** A club of the demo fixtures: name, short name, shirt colours. */
type DemoTeam = [name: string, shortName: string, main: string, second: string];

/** Real clubs by slug. Their demo fixtures are invented. */
export const demoTeams = {
  qarabag: ['Qarabağ', 'Qarabağ', '#111827', '#d1d5db'],
  zire: ['Zirə', 'Zirə', '#7a1f3d', '#ffffff'],
  'araz-naxcivan': ['Araz-Naxçıvan', 'Araz-Naxçıvan', '#c8102e', '#ffffff'],
  'turan-tovuz': ['Turan Tovuz', 'Turan Tovuz', '#0f6b3a', '#ffffff'],
  sabah: ['Sabah', 'Sabah', '#1e3a8a', '#e5e7eb'],
  neftci: ['Neftçi', 'Neftçi', '#f3f4f6', '#111827'],
  samaxi: ['Şamaxı', 'Şamaxı', '#1d4ed8', '#f59e0b'],
  sumqayit: ['Sumqayıt', 'Sumqayıt', '#0ea5e9', '#ffffff'],
  kepez: ['Kəpəz', 'Kəpəz', '#facc15', '#1e3a8a'],
  qebele: ['Qəbələ', 'Qəbələ', '#b91c1c', '#111827'],
  imisli: ['İmişli', 'İmişli', '#15803d', '#ffffff'],
  'karvan-yevlax': ['Karvan-Yevlax', 'Karvan-Yevlax', '#f59e0b', '#14532d'],
  sebail: ['Səbail', 'Səbail', '#16a3c7', '#0b1220'],
  arsenal: ['Arsenal', 'Arsenal', '#dc2626', '#ffffff'],
  'mancester-siti': ['Mançester Siti', 'Man. Siti', '#7dd3fc', '#1e3a8a'],
  'mancester-yunayted': ['Mançester Yunayted', 'Man. Yunayted', '#b91c1c', '#111827'],
  'aston-villa': ['Aston Villa', 'Aston Villa', '#6b1d3e', '#93c5fd'],
  celsi: ['Çelsi', 'Çelsi', '#1d4ed8', '#ffffff'],
  liverpul: ['Liverpul', 'Liverpul', '#a31621', '#ffffff'],
  brentford: ['Brentford', 'Brentford', '#dc2626', '#111827'],
  everton: ['Everton', 'Everton', '#1e40af', '#ffffff'],
  bornmut: ['Bornmut', 'Bornmut', '#b91c1c', '#000000'],
  fulhem: ['Fulhem', 'Fulhem', '#f3f4f6', '#111827'],
  sanderlend: ['Sanderlend', 'Sanderlend', '#dc2626', '#ffffff'],
  nyukasl: ['Nyukasl Yunayted', 'Nyukasl', '#111827', '#ffffff'],
  'kristal-pelas': ['Kristal Pelas', 'Kristal Pelas', '#1d4ed8', '#dc2626'],
  brayton: ['Brayton', 'Brayton', '#2563eb', '#ffffff'],
  'lids-yunayted': ['Lids Yunayted', 'Lids', '#f3f4f6', '#1d4ed8'],
  tottenhem: ['Tottenhem', 'Tottenhem', '#f3f4f6', '#0b1f4b'],
  'nottingem-forest': ['Nottingem Forest', 'Nottingem', '#c8102e', '#ffffff'],
  'vest-hem': ['Vest Hem', 'Vest Hem', '#6b1d3e', '#60a5fa'],
  bornli: ['Börnli', 'Börnli', '#6b1d3e', '#93c5fd'],
  vulverhempton: ['Vulverhempton', 'Vulverhempton', '#f59e0b', '#111827'],
  barselona: ['Barselona', 'Barselona', '#1e3a8a', '#b91c1c'],
  'real-madrid': ['Real Madrid', 'Real', '#f3f4f6', '#d4af37'],
  'atletiko-madrid': ['Atletiko Madrid', 'Atletiko', '#c8102e', '#1e3a8a'],
  sevilya: ['Sevilya', 'Sevilya', '#f3f4f6', '#c8102e'],
  'atletik-bilbao': ['Atletik Bilbao', 'Atletik', '#dc2626', '#ffffff'],
  vilyarreal: ['Vilyarreal', 'Vilyarreal', '#facc15', '#1e3a8a'],
  'real-betis': ['Real Betis', 'Betis', '#15803d', '#ffffff'],
  selta: ['Selta', 'Selta', '#7dd3fc', '#b91c1c'],
  'rayo-valyekano': ['Rayo Valyekano', 'Rayo', '#f3f4f6', '#dc2626'],
  osasuna: ['Osasuna', 'Osasuna', '#b91c1c', '#1e3a8a'],
  mayorka: ['Mayorka', 'Mayorka', '#dc2626', '#111827'],
  'real-sosyedad': ['Real Sosyedad', 'Sosyedad', '#2563eb', '#ffffff'],
  valensiya: ['Valensiya', 'Valensiya', '#f3f4f6', '#f59e0b'],
  xetafe: ['Xetafe', 'Xetafe', '#1d4ed8', '#ffffff'],
  espanyol: ['Espanyol', 'Espanyol', '#2563eb', '#f3f4f6'],
  alaves: ['Alaves', 'Alaves', '#1e40af', '#ffffff'],
  jirona: ['Jirona', 'Jirona', '#dc2626', '#f3f4f6'],
  levante: ['Levante', 'Levante', '#1e3a8a', '#b91c1c'],
  elce: ['Elçe', 'Elçe', '#15803d', '#f3f4f6'],
  'real-ovyedo': ['Real Ovyedo', 'Ovyedo', '#1d4ed8', '#facc15'],
  'inter-milan': ['İnter', 'İnter', '#1d4ed8', '#111827'],
  bavariya: ['Bavariya', 'Bavariya', '#c8102e', '#ffffff'],
  psj: ['Pari Sen-Jermen', 'PSJ', '#0b1f4b', '#c8102e'],
  'borussiya-dortmund': ['Borussiya Dortmund', 'Borussiya', '#fde047', '#111827'],
  yuventus: ['Yuventus', 'Yuventus', '#111827', '#f3f4f6'],
  milan: ['Milan', 'Milan', '#b91c1c', '#111827'],
  napoli: ['Napoli', 'Napoli', '#0ea5e9', '#ffffff'],
  benfika: ['Benfika', 'Benfika', '#dc2626', '#ffffff'],
  porto: ['Portu', 'Portu', '#1d4ed8', '#ffffff'],
  ayaks: ['Ayaks', 'Ayaks', '#f3f4f6', '#dc2626'],
  psv: ['PSV', 'PSV', '#dc2626', '#f3f4f6'],
  seltik: ['Seltik', 'Seltik', '#15803d', '#ffffff'],
  marsel: ['Marsel', 'Marsel', '#f3f4f6', '#38bdf8'],
  monako: ['Monako', 'Monako', '#dc2626', '#f3f4f6'],
  mingecevir: ['Mingəçevir', 'Mingəçevir', '#2563eb', '#facc15'],
  sefa: ['Şəfa', 'Şəfa', '#16a34a', '#ffffff'],
  moik: ['MOİK', 'MOİK', '#b91c1c', '#facc15'],
  zaqatala: ['Zaqatala', 'Zaqatala', '#166534', '#f3f4f6'],
  cebrayil: ['Cəbrayıl', 'Cəbrayıl', '#0f172a', '#f59e0b'],
  agdas: ['Ağdaş', 'Ağdaş', '#0d9488', '#ffffff'],
  'baki-sportinq': ['Bakı Sportinq', 'Bakı Sportinq', '#1d4ed8', '#f59e0b'],
  qaradag: ['Qaradağ Lökbatan', 'Qaradağ', '#facc15', '#111827'],
  difai: ['Difai', 'Difai', '#7c2d12', '#f3f4f6'],
} satisfies Record<string, DemoTeam>;

export type DemoTeamSlug = keyof typeof demoTeams;

/** Ids of the demo begin with this word, so that the demo never touches what editors have written. */
export const DEMO_ID = 'demo';

export function demoTeamId(slug: DemoTeamSlug): string {
  return DEMO_ID + slug.replaceAll('-', '');
}

/** The shirts of a team: 1 to 11 start, the others are substitutes. */
export const DEMO_SHIRTS = 18;

/** Players of the demo are shirt numbers, so that no real player gets a goal that he never scored. */
export function demoPlayer(teamId: string, shirt: number): { id: string; name: string } {
  return { id: `${teamId}p${shirt}`, name: `№ ${shirt}` };
}

/** The grounds of the clubs of the Azerbaijan league. */
export const demoVenues: Partial<Record<DemoTeamSlug, [name: string, city: string]>> = {
  qarabag: ['Tofiq Bəhramov adına Respublika stadionu', 'Bakı'],
  neftci: ['Neftçi Arena', 'Bakı'],
  sabah: ['Bank Respublika Arena', 'Masazır'],
  zire: ['Zirə İdman Kompleksi', 'Bakı'],
  'turan-tovuz': ['Tovuz şəhər stadionu', 'Tovuz'],
  'araz-naxcivan': ['Naxçıvan şəhər stadionu', 'Naxçıvan'],
  sumqayit: ['Mehdi Hüseynzadə adına stadion', 'Sumqayıt'],
  samaxi: ['Şamaxı şəhər stadionu', 'Şamaxı'],
  imisli: ['İmişli şəhər stadionu', 'İmişli'],
  kepez: ['Gəncə şəhər stadionu', 'Gəncə'],
  qebele: ['Qəbələ şəhər stadionu', 'Qəbələ'],
  'karvan-yevlax': ['Yevlax şəhər stadionu', 'Yevlax'],
};

/** `Hakim 1` to `Hakim 12`: no real referee is named for an invented match. */
export const DEMO_OFFICIALS = 12;

export const demoBroadcasters = ['Nümunə TV', 'Nümunə İdman'] as const;

/** The author of the commentary. */
export const DEMO_AUTHOR = 'Nümunə redaksiyası';
