import { articleFormText } from './article-form.ts';
import { loginText } from './login.ts';
import { validationText } from './validation.ts';

/** What can be wrong with an input, and the sentence that says so. The left side is all that the domain knows. */
export const problemText = {
  'form.incomplete': articleFormText.error.fillRequired,
  'form.invalid': 'Göndərilən məlumat düzgün deyil',
  'form.expired': 'Formanın vaxtı bitib. Səhifəni yeniləyib yenidən göndərin.',

  'title.required': articleFormText.error.title,
  'title.tooLong': 'Başlıq 200 simvoldan çox ola bilməz',
  'excerpt.required': articleFormText.error.excerpt,
  'excerpt.tooLong': articleFormText.error.excerptLong,
  'content.required': articleFormText.error.content,
  'content.tooLong': 'Məzmun həddən artıq uzundur',
  'category.required': articleFormText.error.category,
  'category.unknown': 'Belə kateqoriya yoxdur',
  'author.required': articleFormText.error.author,
  'author.tooLong': 'Müəllif adı həddən artıq uzundur',
  'status.unknown': 'Belə status yoxdur',
  'status.notAllowed': 'Məqaləni bu statusa keçirmək olmaz',
  'reason.required': 'Qaytarma səbəbini yazın',
  'scheduledAt.required': 'Dərc vaxtını seçin',
  'scheduledAt.invalid': 'Dərc vaxtı düzgün deyil',
  'scheduledAt.past': 'Dərc vaxtı gələcəkdə olmalıdır',
  'slug.required': 'URL ünvanını yazın',
  'slug.invalid': 'URL ünvanında yalnız kiçik latın hərfləri, rəqəmlər və defis ola bilər',
  'slug.taken': articleFormText.slugTaken,
  'tag.tooLong': 'Teq həddən artıq uzundur',
  'tag.tooMany': 'Teqlərin sayı həddən artıq çoxdur',
  'tag.exists': 'Bu adda teq artıq mövcuddur',
  'version.conflict': 'Məqaləni bu arada başqası dəyişib. Dəyişiklikləri müqayisə edib yenidən saxlayın.',
  'article.gone': 'Məqalə tapılmadı, silinmiş ola bilər',

  'image.required': 'Şəkil seçin',
  'image.type': articleFormText.error.imageType,
  'image.size': articleFormText.error.imageSize,
  'image.tooManyPixels': 'Şəklin ölçüləri həddən artıq böyükdür',
  'image.corrupt': 'Şəkil faylı zədələnib. Başqa şəkil seçin.',
  'image.url': 'Şəklin ünvanı düzgün deyil',
  'image.inUse': 'Şəkil məqalələrdə istifadə olunur',
  'image.gone': 'Şəkil tapılmadı, silinmiş ola bilər',
  'alt.required': 'Şəklin təsvirini yazın və ya onu bəzək şəkli kimi qeyd edin',
  'alt.tooLong': 'Şəklin təsviri həddən artıq uzundur',
  'caption.tooLong': 'Şəkilaltı yazı həddən artıq uzundur',
  'credit.tooLong': 'Foto müəllifinin adı həddən artıq uzundur',
  'focalPoint.invalid': 'Şəklin əsas nöqtəsi düzgün seçilməyib',

  'category.nameRequired': 'Kateqoriyanın adını yazın',
  'category.nameTooLong': 'Kateqoriyanın adı həddən artıq uzundur',
  'category.descriptionTooLong': 'Kateqoriyanın təsviri həddən artıq uzundur',
  'category.color': 'Rəng #10b981 şəklində yazılmalıdır',
  'category.exists': 'Bu adda kateqoriya artıq mövcuddur',
  'category.notEmpty': 'Kateqoriyada məqalələr var, əvvəlcə onları başqa kateqoriyaya keçirin',

  'login.required': loginText.fillAll,
  'login.wrong': loginText.error,
  'login.locked': loginText.locked,
  'login.expired': loginText.sessionExpired,
  'login.banned': 'Bu hesab bağlanıb. Administratorla əlaqə saxlayın.',
  'login.noRole': 'Bu hesabın idarə panelinə girişi yoxdur',
  'role.denied': 'Bu əməliyyat üçün icazəniz yoxdur',
  'role.unknown': 'Belə rol yoxdur',
  'staff.nameRequired': 'Əməkdaşın adını yazın',
  'staff.emailTaken': 'Bu e-poçt ünvanı ilə hesab artıq var',
  'staff.lastAdmin': 'Ən azı bir administrator qalmalıdır',
  'staff.self': 'Öz hesabınızı silə və ya bağlaya bilməzsiniz',
  'staff.exists': 'Administrator artıq yaradılıb',
  'staff.code': 'Birdəfəlik kod düzgün deyil',
  'password.required': validationText.passwordRequired,
  'password.tooShort': 'Şifrə ən azı 10 simvol olmalıdır',
  'password.tooLong': 'Şifrə 128 simvoldan çox ola bilməz',
  'password.wrong': 'Cari şifrə səhvdir',
  'email.required': validationText.emailRequired,
  'email.invalid': validationText.emailInvalid,

  'contact.nameRequired': validationText.nameRequired,
  'contact.emailRequired': validationText.emailRequired,
  'contact.emailInvalid': validationText.emailInvalid,
  'contact.phoneInvalid': validationText.phoneInvalid,
  'contact.subjectRequired': validationText.subjectRequired,
  'contact.messageRequired': validationText.messageRequired,
  'contact.messageTooLong': 'Mesaj 5.000 simvoldan çox ola bilməz',
  'contact.tooLong': 'Yazdığınız mətn həddən artıq uzundur',
  'contact.consentRequired': validationText.consentRequired,
  'contact.failed': 'Mesaj göndərilmədi. Bir az sonra yenidən cəhd edin.',

  'newsletter.emailRequired': validationText.emailRequired,
  'newsletter.emailInvalid': validationText.emailInvalid,
  'newsletter.consentRequired': validationText.consentRequired,
  'newsletter.linkInvalid': 'Keçid köhnəlib və ya düzgün deyil',
  'newsletter.failed': 'Abunə olarkən xəta baş verdi',

  'rate.tooMany': 'Çox sayda cəhd edildi. Bir az sonra yenidən yoxlayın.',
  'origin.denied': 'Sorğu başqa saytdan göndərilib və qəbul edilmədi',
  'server.failed': 'Xəta baş verdi. Bir az sonra yenidən cəhd edin.',
} as const satisfies Record<string, string>;

/** A code of the domain for what is wrong: only one that has a sentence compiles. */
export type ProblemCode = keyof typeof problemText;

/** Whether a text from outside (a query, an API error) is one of our codes. */
export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(problemText, text);
}
