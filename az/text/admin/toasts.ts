import { inboxText } from '../site/contact.ts';
import { newsletterAdminText } from '../site/newsletter.ts';
import { articleFormText } from './article-form.ts';
import { loginText, logoutText } from './login.ts';

/**
 * The messages of the back-office after a form has redirected to another screen. The keys are sent in a cookie. A screen
 * adds its messages here. Keys that end in `.failed` are shown as errors, all others as successes.
 */
export const toastText = {
  'login.success': loginText.success,
  'logout.success': logoutText.success,
  'logout.failed': logoutText.error,
  'password.changed': 'Şifrə dəyişdirildi',
  'password.reset': 'Şifrə dəyişdirildi. İndi daxil olun.',
  'secondFactor.on': 'İkinci mərhələ qoşuldu',
  'secondFactor.off': 'İkinci mərhələ söndürüldü',
  'passkey.added': 'Keçid açarı əlavə edildi',
  'passkey.removed': 'Keçid açarı silindi',
  'staff.invited': 'Dəvət göndərildi',
  'staff.inviteKept': 'Poçt serveri yoxdur: dəvət “Parametrlər → Məktublar” bölməsində saxlanıldı',
  'staff.inviteUnsent.failed': 'Məktub göndərilmədi. Poçt serverini yoxlayıb dəvəti yenidən göndərin.',
  'staff.renamed': 'Ad dəyişdirildi',
  'staff.withdrawn': 'Dəvət geri götürüldü',
  'staff.role': 'Rol dəyişdirildi',
  'staff.disabled': 'Hesab bağlandı, sessiyaları bitdi',
  'staff.enabled': 'Hesab açıldı',
  'staff.factorReset': 'İkinci mərhələ sıfırlandı',
  'article.published': articleFormText.success.published,
  'article.draft': articleFormText.success.draft,
  'article.updated': articleFormText.updated,
  'article.pending': 'Məqalə təsdiqə göndərildi',
  'article.scheduled': 'Məqalənin nəşri planlaşdırıldı',
  'article.archived': 'Məqalə arxivə göndərildi',
  'article.returned': 'Məqalə müəllifə qaytarıldı',
  'article.undeleted': 'Məqalə geri qaytarıldı',
  'article.restored': 'Versiya bərpa edildi',
  'contact.replied': inboxText.replied,
  'contact.moved': inboxText.moved,
  'contact.erased': inboxText.erased,
  'subscriber.erased': newsletterAdminText.erased,
  'issue.saved': newsletterAdminText.saved,
  'issue.scheduled': newsletterAdminText.scheduledDone,
  'issue.sending': newsletterAdminText.sendingStarted,
  'issue.unscheduled': newsletterAdminText.unscheduled,
  'issue.stopped': newsletterAdminText.stopping,
  'issue.deleted': newsletterAdminText.deleted,
  'issue.test': newsletterAdminText.testQueued,
  'image.uploaded': 'Şəkil yükləndi',
  'image.duplicate': 'Bu şəkil kitabxanada artıq var',
  'image.saved': 'Şəklin məlumatları saxlanıldı',
  'image.replaced': 'Şəkil əvəz olundu, bütün məqalələrdə yenisi görünür',
  'image.deleted': 'Şəkil silindi',
  'mail.test': 'Sınaq məktubu göndərildi',
  'settings.saved': 'Parametrlər saxlanıldı',
  'feed.linked': 'Bağlandı',
  'feed.unlinked': 'Bağ silindi',
  'layout.saved': 'Qaralama saxlanıldı',
  'layout.published': 'Ana səhifə yeniləndi',
  'layout.planned': 'Lövhənin nəşri planlaşdırıldı',
  'layout.discarded': 'Qaralama atıldı',
  'layout.taken': 'Variant qaralamaya götürüldü',
  'layout.cancelled': 'Plan ləğv edildi',
  'breaking.shown': 'Zolaq oxuculara görünür',
  'breaking.planned': 'Zolağa qoyulması planlaşdırıldı',
  'breaking.saved': 'Zolaqdakı yazı dəyişdirildi',
  'breaking.ended': 'Yazı zolaqdan götürüldü',
  'match.created': 'Oyun əlavə edildi',
  'match.saved': 'Oyun saxlanıldı',
  'match.deleted': 'Oyun silindi',
  'match.lineUp': 'Heyət saxlanıldı',
  'match.status': 'Oyunun vəziyyəti dəyişdirildi',
  'category.created': 'Kateqoriya yaradıldı',
  'category.updated': 'Kateqoriya yeniləndi',
  'category.ordered': 'Sıra dəyişdirildi',
  'category.deleted': 'Kateqoriya silindi',
  'reference.created': 'Əlavə edildi',
  'reference.updated': 'Dəyişikliklər saxlanıldı',
  'reference.ordered': 'Sıra dəyişdirildi',
  'reference.merged': 'Birləşdirildi',
  'reference.deleted': 'Silindi',
  'season.created': 'Mövsüm yaradıldı, komandalarını yazın',
  'tag.renamed': 'Teqin adı dəyişdirildi',
  'tag.merged': 'Teqlər birləşdirildi',
  'tag.deleted': 'Teq silindi',
} as const satisfies Record<string, string>;

export type ToastCode = keyof typeof toastText;

/** Whether a text from outside (a cookie) is one of our codes. */
export function isToastCode(text: string): text is ToastCode {
  return Object.hasOwn(toastText, text);
}
