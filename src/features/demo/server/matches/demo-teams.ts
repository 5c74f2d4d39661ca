/** A team of the demo fixtures: name, short name, shirt colours, country. */
type DemoTeam = [name: string, shortName: string, main: string, second: string, country: string];

/** Real teams by slug. Their demo fixtures are invented. */
export const demoTeams = {
  qarabag: ['Qarabağ', 'Qarabağ', '#111827', '#d1d5db', 'AZE'],
  zire: ['Zirə', 'Zirə', '#7a1f3d', '#ffffff', 'AZE'],
  'araz-naxcivan': ['Araz-Naxçıvan', 'Araz-Naxçıvan', '#c8102e', '#ffffff', 'AZE'],
  'turan-tovuz': ['Turan Tovuz', 'Turan Tovuz', '#0f6b3a', '#ffffff', 'AZE'],
  sabah: ['Sabah', 'Sabah', '#1e3a8a', '#e5e7eb', 'AZE'],
  neftci: ['Neftçi', 'Neftçi', '#f3f4f6', '#111827', 'AZE'],
  samaxi: ['Şamaxı', 'Şamaxı', '#1d4ed8', '#f59e0b', 'AZE'],
  sumqayit: ['Sumqayıt', 'Sumqayıt', '#0ea5e9', '#ffffff', 'AZE'],
  kepez: ['Kəpəz', 'Kəpəz', '#facc15', '#1e3a8a', 'AZE'],
  qebele: ['Qəbələ', 'Qəbələ', '#b91c1c', '#111827', 'AZE'],
  imisli: ['İmişli', 'İmişli', '#15803d', '#ffffff', 'AZE'],
  'karvan-yevlax': ['Karvan-Yevlax', 'Karvan-Yevlax', '#f59e0b', '#14532d', 'AZE'],
  sebail: ['Səbail', 'Səbail', '#16a3c7', '#0b1220', 'AZE'],
  arsenal: ['Arsenal', 'Arsenal', '#dc2626', '#ffffff', 'ENG'],
  'mancester-siti': ['Mançester Siti', 'Man. Siti', '#7dd3fc', '#1e3a8a', 'ENG'],
  'mancester-yunayted': ['Mançester Yunayted', 'Man. Yunayted', '#b91c1c', '#111827', 'ENG'],
  'aston-villa': ['Aston Villa', 'Aston Villa', '#6b1d3e', '#93c5fd', 'ENG'],
  celsi: ['Çelsi', 'Çelsi', '#1d4ed8', '#ffffff', 'ENG'],
  liverpul: ['Liverpul', 'Liverpul', '#a31621', '#ffffff', 'ENG'],
  brentford: ['Brentford', 'Brentford', '#dc2626', '#111827', 'ENG'],
  everton: ['Everton', 'Everton', '#1e40af', '#ffffff', 'ENG'],
  bornmut: ['Bornmut', 'Bornmut', '#b91c1c', '#000000', 'ENG'],
  fulhem: ['Fulhem', 'Fulhem', '#f3f4f6', '#111827', 'ENG'],
  sanderlend: ['Sanderlend', 'Sanderlend', '#dc2626', '#ffffff', 'ENG'],
  nyukasl: ['Nyukasl Yunayted', 'Nyukasl', '#111827', '#ffffff', 'ENG'],
  'kristal-pelas': ['Kristal Pelas', 'Kristal Pelas', '#1d4ed8', '#dc2626', 'ENG'],
  brayton: ['Brayton', 'Brayton', '#2563eb', '#ffffff', 'ENG'],
  'lids-yunayted': ['Lids Yunayted', 'Lids', '#f3f4f6', '#1d4ed8', 'ENG'],
  tottenhem: ['Tottenhem', 'Tottenhem', '#f3f4f6', '#0b1f4b', 'ENG'],
  'nottingem-forest': ['Nottingem Forest', 'Nottingem', '#c8102e', '#ffffff', 'ENG'],
  'vest-hem': ['Vest Hem', 'Vest Hem', '#6b1d3e', '#60a5fa', 'ENG'],
  bornli: ['Börnli', 'Börnli', '#6b1d3e', '#93c5fd', 'ENG'],
  vulverhempton: ['Vulverhempton', 'Vulverhempton', '#f59e0b', '#111827', 'ENG'],
  barselona: ['Barselona', 'Barselona', '#1e3a8a', '#b91c1c', 'ESP'],
  'real-madrid': ['Real Madrid', 'Real', '#f3f4f6', '#d4af37', 'ESP'],
  'atletiko-madrid': ['Atletiko Madrid', 'Atletiko', '#c8102e', '#1e3a8a', 'ESP'],
  sevilya: ['Sevilya', 'Sevilya', '#f3f4f6', '#c8102e', 'ESP'],
  'atletik-bilbao': ['Atletik Bilbao', 'Atletik', '#dc2626', '#ffffff', 'ESP'],
  vilyarreal: ['Vilyarreal', 'Vilyarreal', '#facc15', '#1e3a8a', 'ESP'],
  'real-betis': ['Real Betis', 'Betis', '#15803d', '#ffffff', 'ESP'],
  selta: ['Selta', 'Selta', '#7dd3fc', '#b91c1c', 'ESP'],
  'rayo-valyekano': ['Rayo Valyekano', 'Rayo', '#f3f4f6', '#dc2626', 'ESP'],
  osasuna: ['Osasuna', 'Osasuna', '#b91c1c', '#1e3a8a', 'ESP'],
  mayorka: ['Mayorka', 'Mayorka', '#dc2626', '#111827', 'ESP'],
  'real-sosyedad': ['Real Sosyedad', 'Sosyedad', '#2563eb', '#ffffff', 'ESP'],
  valensiya: ['Valensiya', 'Valensiya', '#f3f4f6', '#f59e0b', 'ESP'],
  xetafe: ['Xetafe', 'Xetafe', '#1d4ed8', '#ffffff', 'ESP'],
  espanyol: ['Espanyol', 'Espanyol', '#2563eb', '#f3f4f6', 'ESP'],
  alaves: ['Alaves', 'Alaves', '#1e40af', '#ffffff', 'ESP'],
  jirona: ['Jirona', 'Jirona', '#dc2626', '#f3f4f6', 'ESP'],
  levante: ['Levante', 'Levante', '#1e3a8a', '#b91c1c', 'ESP'],
  elce: ['Elçe', 'Elçe', '#15803d', '#f3f4f6', 'ESP'],
  'real-ovyedo': ['Real Ovyedo', 'Ovyedo', '#1d4ed8', '#facc15', 'ESP'],
  'inter-milan': ['İnter', 'İnter', '#1d4ed8', '#111827', 'ITA'],
  bavariya: ['Bavariya', 'Bavariya', '#c8102e', '#ffffff', 'GER'],
  psj: ['Pari Sen-Jermen', 'PSJ', '#0b1f4b', '#c8102e', 'FRA'],
  'borussiya-dortmund': ['Borussiya Dortmund', 'Borussiya', '#fde047', '#111827', 'GER'],
  yuventus: ['Yuventus', 'Yuventus', '#111827', '#f3f4f6', 'ITA'],
  milan: ['Milan', 'Milan', '#b91c1c', '#111827', 'ITA'],
  napoli: ['Napoli', 'Napoli', '#0ea5e9', '#ffffff', 'ITA'],
  benfika: ['Benfika', 'Benfika', '#dc2626', '#ffffff', 'POR'],
  porto: ['Portu', 'Portu', '#1d4ed8', '#ffffff', 'POR'],
  ayaks: ['Ayaks', 'Ayaks', '#f3f4f6', '#dc2626', 'NED'],
  psv: ['PSV', 'PSV', '#dc2626', '#f3f4f6', 'NED'],
  seltik: ['Seltik', 'Seltik', '#15803d', '#ffffff', 'SCO'],
  marsel: ['Marsel', 'Marsel', '#f3f4f6', '#38bdf8', 'FRA'],
  monako: ['Monako', 'Monako', '#dc2626', '#f3f4f6', 'FRA'],
  mingecevir: ['Mingəçevir', 'Mingəçevir', '#2563eb', '#facc15', 'AZE'],
  sefa: ['Şəfa', 'Şəfa', '#16a34a', '#ffffff', 'AZE'],
  moik: ['MOİK', 'MOİK', '#b91c1c', '#facc15', 'AZE'],
  zaqatala: ['Zaqatala', 'Zaqatala', '#166534', '#f3f4f6', 'AZE'],
  cebrayil: ['Cəbrayıl', 'Cəbrayıl', '#0f172a', '#f59e0b', 'AZE'],
  agdas: ['Ağdaş', 'Ağdaş', '#0d9488', '#ffffff', 'AZE'],
  'baki-sportinq': ['Bakı Sportinq', 'Bakı Sportinq', '#1d4ed8', '#f59e0b', 'AZE'],
  qaradag: ['Qaradağ Lökbatan', 'Qaradağ', '#facc15', '#111827', 'AZE'],
  difai: ['Difai', 'Difai', '#7c2d12', '#f3f4f6', 'AZE'],
  azerbaycan: ['Azərbaycan', 'Azərbaycan', '#0092bc', '#e00034', 'AZE'],
  gurcustan: ['Gürcüstan', 'Gürcüstan', '#f3f4f6', '#dc2626', 'GEO'],
  norvec: ['Norveç', 'Norveç', '#c8102e', '#1e3a8a', 'NOR'],
  estoniya: ['Estoniya', 'Estoniya', '#2563eb', '#111827', 'EST'],
} satisfies Record<string, DemoTeam>;

/** The national teams among them. */
export const demoNationalTeams: readonly string[] = ['azerbaycan', 'gurcustan', 'norvec', 'estoniya'];

export type DemoTeamSlug = keyof typeof demoTeams;

/** Ids of the demo begin with this word, so that the demo never touches what editors have written. */
export const DEMO_ID = 'demo';

export function demoTeamId(slug: DemoTeamSlug): string {
  return DEMO_ID + slug.replaceAll('-', '');
}

/** The shirts of a team: 1 to 11 start, the others are substitutes. */
export const DEMO_SHIRTS = 18;

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

/** Invented names: no real referee is named for an invented match. */
export const demoOfficials: readonly string[] =
  'Rüfət Daşlı,Samir Küləkli,Nahid Bulaqlı,Əli Dumanlı,Ceyhun Qayalı,Emin Çəmənli,İsa Yağışlı,Azər Meşəli,Toğrul Günəşli,Anar Sahilli,Fuad Buludlu,Kənan Qarlı'.split(
    ',',
  );

export const demoBroadcasters = ['Nümunə TV', 'Nümunə İdman'] as const;

/** The author of the commentary. */
export const DEMO_AUTHOR = 'Nümunə redaksiyası';
