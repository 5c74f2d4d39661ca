import { settingsText } from '../admin/settings.ts';
import { categoriesText } from '../site/sections.ts';

/** Actions on comments, polls, deliveries, webhooks, feeds of partners and imports of articles; part of `auditActionText`. */
export const distributionActions = {
  'article.commentsClosed': 'Məqalənin şərhləri bağlandı',
  'article.commentsOpened': 'Məqalənin şərhləri açıldı',
  'comment.approved': 'Şərh təsdiqləndi',
  'comment.rejected': 'Şərh rədd edildi',
  'comment.undone': 'Şərh barədə qərar geri qaytarıldı',
  'commentBan.create': 'Oxucu bloklandı',
  'commentBan.lift': 'Oxucunun bloku götürüldü',
  'redirect.save': 'Yönləndirmə saxlandı',
  'redirect.delete': 'Yönləndirmə silindi',
  'redirect.import': 'Yönləndirmələr fayldan götürüldü',
  'bannedWord.add': 'İşarələnən sözlər əlavə edildi',
  'bannedWord.remove': 'İşarələnən söz silindi',
  'poll.create': 'Sorğu yaradıldı',
  'poll.update': 'Sorğu dəyişdirildi',
  'poll.close': 'Sorğu bağlandı',
  'poll.delete': 'Sorğu silindi',
  'delivery.retry': 'Göndəriş yenidən növbəyə qoyuldu',
  'import.articles': 'Məqalələr idxal edildi',
  'import.upload': 'İdxal üçün fayl yükləndi',
  'import.start': 'Məqalə idxalı başladıldı',
  'webhook.create': 'Vebhuk əlavə edildi',
  'webhook.update': 'Vebhuk dəyişdirildi',
  'webhook.rotate': 'Vebhukun açarı dəyişdirildi',
  'webhook.fail': 'Vebhuk cavab vermədiyi üçün söndürüldü',
  'webhook.delete': 'Vebhuk silindi',
  'partnerFeed.create': 'Partnyor üçün RSS ünvanı yaradıldı',
  'partnerFeed.renew': 'Partnyorun RSS ünvanı yeniləndi',
  'partnerFeed.delete': 'Partnyorun RSS ünvanı söndürüldü',
} as const;

/** Their subjects; part of `auditSubjectText`. */
export const distributionSubjects = {
  delivery: 'Göndəriş',
  import: 'İdxal',
  comment: 'Şərh',
  commentBan: 'Bloklanan oxucu',
  bannedWord: 'İşarələnən söz',
  redirect: 'Yönləndirmə',
  poll: 'Sorğu',
  webhook: 'Vebhuk',
  partnerFeed: 'Partnyor',
} as const;

/** The fields of these subjects; part of `auditFieldText`. */
export const distributionFields = {
  commentDays: settingsText.commentDays,
  commentReports: settingsText.commentReports,
  hasComments: categoriesText.hasComments,
  channel: 'Kanal',
  response: 'Cavab',
  canonicalUrl: 'Orijinalın ünvanı',
  noindex: 'Axtarış sistemlərində gizli',
  commentStatus: 'Şərhin vəziyyəti',
  expiresAt: 'Müddəti',
  rejectedComments: 'Rədd edilən şərhlər',
  allowAiCrawlers: 'Süni intellekt robotlarına icazə',
  url: 'Ünvan',
  events: 'Hadisələr',
  question: 'Sual',
  options: 'Cavab variantları',
  closesAt: 'Səsvermənin sonu',
  newArticles: 'Yeni məqalələr',
  changedArticles: 'Dəyişən məqalələr',
  newCategories: 'Yeni kateqoriyalar',
  oldAddresses: 'Köhnə ünvanlar',
} as const;
