export const timeText = {
  /** Instead of a date that is none. */
  invalid: 'Tarix düzgün deyil',
  now: 'indicə',
  /** Beside times, for readers abroad. */
  bakuTime: 'Bakı vaxtı ilə',
  minutesAgo: (n: string | number) => `${n} dəqiqə əvvəl`,
  hoursAgo: (n: string | number) => `${n} saat əvvəl`,
  daysAgo: (n: string | number) => `${n} gün əvvəl`,
  todayAt: (time: string | number) => `Bu gün, ${time}`,
  yesterdayAt: (time: string | number) => `Dünən, ${time}`,
  tomorrowAt: (time: string | number) => `Sabah, ${time}`,
} as const;

export const months = [
  'yanvar',
  'fevral',
  'mart',
  'aprel',
  'may',
  'iyun',
  'iyul',
  'avqust',
  'sentyabr',
  'oktyabr',
  'noyabr',
  'dekabr',
] as const;

export const monthShorts = [
  'yan',
  'fev',
  'mar',
  'apr',
  'may',
  'iyn',
  'iyl',
  'avq',
  'sen',
  'okt',
  'noy',
  'dek',
] as const;

export const weekdays = [
  'bazar ertəsi',
  'çərşənbə axşamı',
  'çərşənbə',
  'cümə axşamı',
  'cümə',
  'şənbə',
  'bazar',
] as const;

export const weekdayShorts = ['B.e.', 'Ç.a.', 'Ç.', 'C.a.', 'C.', 'Ş.', 'B.'] as const;

export const numberText = {
  bytes: 'bayt',
  thousand: 'min',
  million: 'mln',
  billion: 'mlrd',
} as const;
