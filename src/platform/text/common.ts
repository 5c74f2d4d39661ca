export const commonText = {
  save: 'Saxla',
  close: 'Bağla',
  yes: 'Bəli',
  no: 'Xeyr',
  next: 'Növbəti',
  previous: 'Əvvəlki',
  pages: 'Səhifələr',
  loading: 'Yüklənir…',
  retry: 'Yenidən cəhd et',
  edit: 'Redaktə et',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  search: 'Axtar',
  required: 'tələb olunur',
  /** For screen readers, when a list of options opens. */
  options: (n: string | number) => `${n} variant var. Ox düymələri ilə seçin.`,
  dateFormat: 'Gün.ay.il',
  dateTimeFormat: 'Gün.ay.il saat:dəqiqə, Bakı vaxtı',
  dateExample: '21.11.2026',
  dateTimeExample: '21.11.2026 18:30',
  dateInvalid: 'Belə gün yoxdur. Tarixi gün.ay.il kimi yazın: 21.11.2026',
  status: 'Status',
  actions: 'Əməliyyatlar',
  themeDark: 'Tünd görünüş',
  themeLight: 'Açıq görünüş',
} as const;

/** The question before a form with unsaved changes is left. */
export const leaveText = {
  title: 'Səhifədən çıxmaq istəyirsiniz?',
  unsaved: 'Saxlanmamış dəyişikliklər var. Səhifədən çıxmaq istəyirsiniz?',
  stay: 'Qal',
  leave: 'Çıx',
} as const;
