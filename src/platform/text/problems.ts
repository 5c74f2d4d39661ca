import { notFoundText, tooLongText } from './pages.ts';
import { validationText } from './validation.ts';

/** The sentences of the problem codes that name no subject. */
export const platformProblemText = {
  'form.invalid': 'Göndərilən məlumat düzgün deyil',
  'form.expired': 'Formanın vaxtı bitib. Səhifəni yeniləyib yenidən göndərin.',
  'form.sentBefore':
    'Bu forma artıq göndərilib və saxlanılıb, ona görə ikinci dəfə yazılmadı. Dəyişmək üçün yazını siyahıdan açın.',
  'form.tooLarge': 'Göndərilən məlumat çox böyükdür',
  'field.tooLong': 'Mətn həddən artıq uzundur',
  'field.required': 'Bu sahəni doldurun',
  'field.number': 'Ədəd düzgün deyil',
  'field.choice': 'Siyahıdan birini seçin',
  'record.exists': 'Bu ad artıq siyahıdadır',
  'record.inUse': 'Silmək olmaz: başqa yerdə istifadə olunur',
  'record.conflict':
    'Bu səhifə açılandan sonra məlumat dəyişdirilib. Yazdıqlarınız formada qalıb, hələ saxlanmayıb. Aşağıdakı fərqlərə baxın: yenidən saxlasanız, sizin yazdıqlarınız qüvvəyə minəcək.',
  'email.required': validationText.emailRequired,
  'email.invalid': validationText.emailInvalid,

  'secondFactor.owed': 'Administratorlar üçün ikinci mərhələ məcburi edilib: əvvəlcə onu qoşun.',
  'password.owed': 'Şifrənizi başqası yaradıb: əvvəlcə öz şifrənizi seçin.',
  'role.denied': 'Bu əməliyyat üçün icazəniz yoxdur',

  'address.missing': notFoundText.text,
  'address.method': 'Bu ünvan belə sorğu qəbul etmir',
  'address.tooLong': tooLongText.text,
  'rate.tooMany': 'Çox sayda cəhd edildi. Bir az sonra yenidən yoxlayın.',
  'origin.unknown': 'Brauzer formanın bu saytdan göndərildiyini təsdiqləmir. Brauzeri yeniləyin.',
  'origin.denied': 'Forma başqa saytdan göndərilib, ona görə qəbul edilmədi',
  'server.failed': 'Xəta baş verdi. Bir az sonra yenidən cəhd edin.',
} as const;
