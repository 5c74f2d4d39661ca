import { articleFormText, uploadText } from './admin/article-form.ts';
import { loginText, signInAgainText } from './admin/login.ts';
import { notFoundText, tooLongText } from './site/pages.ts';
import { validationText } from './validation.ts';

const placeholderLeft = (where: string) =>
  `${where} şablondan qalmış yer var: “[ … ]” hissələrini öz mətninizlə əvəz edin və ya silin`;

/** All problem codes with their sentences. The domain uses only the codes. */
export const problemText = {
  'form.incomplete': articleFormText.error.fillRequired,
  'form.invalid': 'Göndərilən məlumat düzgün deyil',
  'field.tooLong': 'Mətn həddən artıq uzundur',
  'form.expired': 'Formanın vaxtı bitib. Səhifəni yeniləyib yenidən göndərin.',

  'title.required': articleFormText.error.title,
  'title.tooLong': 'Başlıq 200 simvoldan çox ola bilməz',
  'title.placeholder': placeholderLeft('Başlıqda'),
  'excerpt.required': articleFormText.error.excerpt,
  'excerpt.tooLong': articleFormText.error.excerptLong,
  'excerpt.placeholder': placeholderLeft('Qısa məzmunda'),
  'content.required': articleFormText.error.content,
  'content.tooLong': 'Məzmun həddən artıq uzundur',
  'content.tooComplex':
    'Məzmunun quruluşu həddən artıq mürəkkəbdir: mətni sadələşdirin və ya hissələrə bölün',
  'content.placeholder': placeholderLeft('Mətndə'),
  'category.required': articleFormText.error.category,
  'category.unknown': 'Belə kateqoriya yoxdur',
  'author.required': articleFormText.error.author,
  'author.tooLong': 'Müəllif adı həddən artıq uzundur',
  'status.unknown': 'Belə status yoxdur',
  'status.notAllowed': 'Məqaləni bu statusa keçirmək olmaz',
  'reason.required': 'Qaytarma səbəbini yazın',
  'scheduledAt.required': 'Nəşr vaxtını seçin',
  'scheduledAt.invalid': 'Nəşr vaxtı düzgün deyil',
  'scheduledAt.past': 'Nəşr vaxtı gələcəkdə olmalıdır',
  'scheduledAt.unused': 'Bu vaxta nəşr üçün “Planlaşdır” düyməsini basın, indi nəşr etmək üçün vaxtı silin',
  'import.timeZoneRequired': 'Fayldakı vaxtların saat qurşağını seçin',
  'match.notFound': 'Belə oyun yoxdur',
  'match.event': 'Hadisənin məlumatları düzgün deyil',
  'match.notStarted': 'Oyun hələ başlamayıb: əvvəlcə başlanğıc fitini qeyd edin',
  'match.alreadyStarted': 'Oyun artıq başlayıb',
  'match.notLive': 'Oyun hazırda getmir',
  'match.over': 'Oyun başa çatıb',
  'match.eventGone': 'Bu hadisə artıq geri götürülüb',
  'match.reasonRequired': 'Səbəbi yazın',
  'match.minute': 'Dəqiqə 0 ilə 130 arasında olmalıdır',

  'slug.required': 'URL ünvanını yazın',
  'slug.invalid': 'URL ünvanında yalnız kiçik latın hərfləri, rəqəmlər və defis ola bilər',
  'slug.taken': articleFormText.slugTaken,
  'tag.tooLong': 'Teq həddən artıq uzundur',
  'tag.tooMany': 'Teqlərin sayı həddən artıq çoxdur',
  'tag.unknown': 'Belə teq yoxdur',
  'tag.exists': 'Bu adda teq artıq mövcuddur',
  'tag.nameRequired': 'Teqin adını yazın',
  'tag.same': 'Teqi özü ilə birləşdirmək olmaz',
  'source.required': 'Mənbənin adını yazın',
  'source.tooLong': 'Mənbənin adı həddən artıq uzundur',
  'sourceUrl.invalid': 'Mənbənin ünvanı http:// və ya https:// ilə başlamalıdır',
  'seoTitle.tooLong': 'Axtarış başlığı həddən artıq uzundur',
  'seoDescription.tooLong': 'Axtarış təsviri həddən artıq uzundur',
  'note.required': 'Qeydi yazın',
  'note.whom': 'Bu adda bir neçə həmkarınız var. Kimi çağırdığınızı aşağıda seçin.',
  'note.tooLong': 'Qeyd 2000 simvoldan çox ola bilməz',
  'note.gone': 'Qeyd tapılmadı, silinmiş ola bilər',
  'articles.none': 'Əvvəlcə məqalə seçin',
  'bulk.tooMany': 'Bir dəfəyə ən çoxu 500 məqalə seçmək olar',
  'undo.expired': 'Bu əməliyyatı artıq geri qaytarmaq olmur',
  'version.conflict': 'Məqaləni bu arada başqası dəyişib. Dəyişiklikləri müqayisə edib yenidən saxlayın.',
  'article.unsent':
    'Serverlə əlaqə yoxdur. Yazdıqlarınız bu brauzerdə qorunur. Bağlantı qayıdanda düyməni yenidən basın.',
  'article.failed': articleFormText.error.create,
  'article.denied': 'Rolunuz bu dəyişikliyə icazə vermir. Yazdıqlarınız formada qalır.',
  'article.gone': 'Məqalə tapılmadı, silinmiş ola bilər',

  'image.unauthorized': uploadText.unauthorized,
  'image.required': 'Şəkil seçin',
  'image.type': articleFormText.error.imageType,
  'image.size': articleFormText.error.imageSize,
  'image.tooManyPixels': 'Şəklin ölçüləri həddən artıq böyükdür',
  'image.corrupt': 'Şəkil faylı zədələnib. Başqa şəkil seçin.',
  'image.url': 'Şəklin ünvanı düzgün deyil',
  'image.inUse': 'Şəkil məqalələrdə istifadə olunur',
  'image.kept':
    'Şəkil silinmiş məqalələrdə və ya hələ saxlanılmamış mətnlərdə var, onlar 30 gün saxlanılır. Sonra silə bilərsiniz.',
  'image.published': 'Şəkil nəşr olunmuş məqalədə göstərilir, onu yalnız redaktor əvəz edə bilər',
  'image.checksum': uploadText.checksum,
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

  'settings.conflict':
    'Bu səhifə açılandan sonra parametrlər dəyişdirilib. Yazdıqlarınız formada qalıb, hələ saxlanmayıb. Aşağıdakı fərqlərə baxın: yenidən saxlasanız, sizin yazdıqlarınız qüvvəyə minəcək.',
  'settings.tooLong': 'Yazdığınız mətn həddən artıq uzundur',
  'settings.required': 'Bu sahə tələb olunur',
  'settings.hosts': 'Server adlarını düzgün yazın: api.example.com *.example.net (ən çoxu 10)',
  'settings.address': 'Ünvan https:// ilə başlamalıdır',
  'settings.storeName': 'Mağaza adında yalnız kiçik latın hərfləri, rəqəmlər və defis ola bilər',
  'settings.voen': 'VÖEN 10 rəqəmdən ibarət olmalıdır',
  'settings.number': 'Ədəd icazə verilən hədlərdən kənardır',

  'login.required': loginText.fillAll,
  'login.wrong': loginText.error,
  'login.locked': loginText.locked,
  'login.busy': loginText.busy,
  'login.expired': loginText.sessionExpired,
  'login.other': signInAgainText.otherPerson,
  'login.banned': 'Bu hesab bağlanıb. Administratorla əlaqə saxlayın.',
  'login.noRole': 'Bu hesabın idarə panelinə girişi yoxdur',
  'secondFactor.owed': 'Administratorlar üçün ikinci mərhələ məcburi edilib: əvvəlcə onu qoşun.',
  'password.owed': 'Şifrənizi başqası yaradıb: əvvəlcə öz şifrənizi seçin.',
  'role.denied': 'Bu əməliyyat üçün icazəniz yoxdur',
  'role.unknown': 'Belə rol yoxdur',
  'staff.nameRequired': 'Əməkdaşın adını yazın',
  'staff.nameTooLong': 'Əməkdaşın adı həddən artıq uzundur',
  'staff.emailTaken': 'Bu e-poçt ünvanı ilə hesab artıq var',
  'staff.lastAdmin': 'Ən azı bir administrator qalmalıdır',
  'staff.self': 'Öz hesabınızı silə və ya bağlaya bilməzsiniz',
  'staff.owner': 'Bu hesab həmişə administratordur, onu dəyişmək olmaz',
  'staff.reasonRequired': 'Səbəbi yazın',
  'passkey.name': 'Açara ad verin',
  'passkey.failed': 'Keçid açarı qəbul olunmadı. Yenidən cəhd edin.',
  'staff.accepted': 'Dəvət artıq qəbul olunub. Hesabı bağlaya bilərsiniz.',
  'staff.exists': 'Administrator artıq yaradılıb',
  'staff.code': 'Birdəfəlik kod düzgün deyil',
  'password.required': validationText.passwordRequired,
  'password.tooShort': 'Şifrə ən azı 10 simvol olmalıdır',
  'password.tooLong': 'Şifrə 128 simvoldan çox ola bilməz',
  'password.same': 'Yeni şifrə əvvəlkindən fərqli olmalıdır',
  'password.common': 'Bu şifrə çox işlənir və asan tapılır. Başqa şifrə seçin',
  'password.repeated': 'Şifrə eyni simvolun təkrarı ola bilməz',
  'password.email': 'Şifrə e-poçt ünvanınızla eyni ola bilməz',
  'password.mismatch': 'Şifrələr eyni deyil',
  'password.linkInvalid': 'Keçid köhnəlib və ya artıq istifadə olunub. Yenisini istəyin.',
  'secondFactor.required': 'İkinci mərhələ tələb olunur. Giriş səhifəsindən daxil olun.',
  'secondFactor.wrong': 'Kod səhvdir. Tətbiqdəki cari kodu və ya ehtiyat kodu yazın.',
  'secondFactor.expired': 'Girişin vaxtı bitib. E-poçt və şifrə ilə yenidən daxil olun.',
  'mail.failed': 'Məktub göndərilmədi. Poçt serverini yoxlayıb yenidən cəhd edin.',
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
  'contact.replyRequired': 'Cavabın mətnini yazın',
  'contact.failed': 'Mesaj göndərilmədi. Bir az sonra yenidən cəhd edin.',

  'newsletter.emailRequired': validationText.emailRequired,
  'newsletter.emailInvalid': validationText.emailInvalid,
  'newsletter.consentRequired': validationText.consentRequired,
  'newsletter.linkInvalid': 'Keçid köhnəlib və ya düzgün deyil',
  'newsletter.failed': 'Abunə olarkən xəta baş verdi',

  'issue.kindUnknown': 'Buraxılışın növünü seçin',
  'issue.subjectRequired': 'Məktubun mövzusunu yazın',
  'issue.subjectTooLong': 'Mövzu 150 simvoldan çox ola bilməz',
  'issue.introTooLong': 'Giriş mətni 3.000 simvoldan çox ola bilməz',
  'issue.articlesRequired': 'Ən azı bir məqalə seçin',
  'issue.articlesTooMany': 'Bir buraxılışda 20-dən çox məqalə ola bilməz',
  'issue.notDraft': 'Buraxılışın göndərilməsi başlayıb, onu dəyişmək olmaz',
  'issue.notSending': 'Buraxılış hazırda göndərilmir',

  'layout.twice':
    'Bu məqalə artıq başqa yerə sancaqlanıb. Hər iki siyahıda qalsın deyə sancağında bunu qeyd edin.',
  'layout.untilPast': 'Bitmə vaxtı gələcəkdə olmalıdır',
  'layout.untilInvalid': 'Bitmə vaxtı düzgün deyil',
  'layout.conflict':
    'Siz işləyərkən ana səhifənin lövhəsi dəyişdirilib. Dəyişiklikləriniz hələ saxlanılmayıb.',
  'layout.notPlanned': 'Bu lövhə artıq planda deyil',

  'breaking.textRequired': 'Mətni yazın',
  'breaking.textTooLong': 'Mətn 160 simvoldan çox ola bilməz',
  'breaking.address': 'Ünvan / və ya https:// ilə başlamalıdır',
  'breaking.level': 'Səviyyəni seçin',
  'breaking.startsInvalid': 'Başlama vaxtı düzgün deyil',
  'breaking.endsInvalid': 'Bitmə vaxtı düzgün deyil',
  'breaking.endsBeforeStart': 'Bitmə vaxtı başlama vaxtından və indidən sonra olmalıdır',
  'breaking.ended': 'Bu təcili xəbər artıq bitib, onu dəyişmək olmaz',
  'breaking.conflict': 'Siz yazarkən bu təcili xəbəri başqası dəyişdirib. Səhifəni yeniləyin.',

  'address.missing': notFoundText.text,
  'address.method': 'Bu ünvan belə sorğu qəbul etmir',
  'address.tooLong': tooLongText.text,
  'form.tooLarge': 'Göndərilən məlumat çox böyükdür',
  'rate.tooMany': 'Çox sayda cəhd edildi. Bir az sonra yenidən yoxlayın.',
  'origin.denied': 'Sorğu başqa saytdan göndərilib və qəbul edilmədi',
  'server.failed': 'Xəta baş verdi. Bir az sonra yenidən cəhd edin.',
} as const satisfies Record<string, string>;

/** A problem code of the domain. Only codes that have a sentence compile. */
export type ProblemCode = keyof typeof problemText;

/** Whether a text from outside (a query, an API error) is one of our codes. */
export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(problemText, text);
}

/** The sentence of a problem. After too many tries it names the minutes to wait, when they are known. */
export function problemSentence(problem: ProblemCode, waitMinutes = 0): string {
  if (waitMinutes > 0 && problem === 'login.locked') return loginText.lockedFor(waitMinutes);
  if (waitMinutes > 0 && problem === 'rate.tooMany') return validationText.tooManyRequests(waitMinutes);
  return problemText[problem];
}
