import type { DemoTeamSlug } from './demo-teams.ts';

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
