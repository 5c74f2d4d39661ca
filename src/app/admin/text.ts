import { articleFormText, fallbackText } from '#features/articles/text.ts';
import { commentQueueText } from '#features/comments/text.ts';
import { dashboardScreenText } from '#features/dashboard/text.ts';
import { feedText } from '#features/match-providers/text.ts';
import { webhooksText } from '#features/webhooks/text.ts';

export const adminText = {
  dashboard: dashboardScreenText.title,
  articles: 'Məqalələr',
  newArticle: articleFormText.title,
  categories: 'Kateqoriyalar',
  analytics: 'Analitika',
  users: 'İstifadəçilər',
  settings: 'Parametrlər',
  viewSite: 'Sayta bax',
  auditLog: 'Dəyişiklik jurnalı',
  webhooks: webhooksText.title,
  matches: 'Oyunlar',
  polls: 'Sorğular',
  media: 'Şəkillər',
  tags: 'Teqlər',
  reference: 'Turnirlər və komandalar',
  home: 'Ana səhifə',
  breaking: 'Təcili zolaq',
  inbox: 'Müraciətlər',
  comments: commentQueueText.title,
  newsletter: 'Bülleten',
  feeds: feedText.title,
  distribution: 'Göndərişlər',
  mail: 'Məktublar',
  menu: 'İdarə menyusu',
  /** The headings of the menu. */
  group: { articles: 'Məqalələr və sayt', matches: 'Futbol', readers: 'Oxucular', site: 'İdarəetmə' },
  sections: 'Bölmələr',
  openMenu: 'Menyunu aç',
  account: 'Hesabım',
  changePassword: 'Şifrəni dəyiş',
  secondFactor: 'İkimərhələli giriş',
  waiting: {
    pending: 'təsdiq gözləyir',
    messages: 'cavab gözləyir',
    comments: 'yoxlama gözləyir',
    unstarted: 'oyun vaxtında başlamayıb',
  },
  untitled: fallbackText.title,
  missingTitle: 'Belə bölmə yoxdur',
  missing: 'Ünvanı yoxlayın və ya idarə panelinə qayıdın.',
  failedTitle: 'Xəta baş verdi',
  failed: 'Səhifəni yeniləyin. Xəta təkrarlanarsa, administratora xəbər verin.',
  toDashboard: 'İdarə panelinə qayıt',
} as const;

export const paletteText = {
  title: 'Əmrlər',
  open: 'Əmrlər paneli',
  placeholder: 'Bölmə, əməliyyat, məqalə, komanda və ya oyun yazın…',
  commandsOnly: 'Bölmə və ya əməliyyat yazın…',
  team: 'Komanda',
  empty: 'Heç nə tapılmadı',
  failed: 'Məqalələr, komandalar və oyunlar axtarıla bilmədi. İnternet bağlantısını yoxlayın.',
  theme: 'Görünüşü dəyiş',
  shortcuts: 'Klaviatura qısayolları',
  shortcutsHint: 'Hərflər yazı sahəsindən kənarda, ardıcıl basılır.',
} as const;
