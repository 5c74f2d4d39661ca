import { quote } from '#az/characters/quote.ts';

export const articleFormText = {
  error: {
    title: 'Başlıq tələb olunur',
    excerpt: 'Qısa məzmun tələb olunur',
    excerptLong: 'Qısa məzmun 500 simvoldan çox ola bilməz',
    content: 'Məzmun tələb olunur',
    category: 'Kateqoriya seçilməlidir',
    author: 'Müəllif adı tələb olunur',
    fillRequired: 'Zəhmət olmasa bütün tələb olunan sahələri doldurun',
    imageType: 'Yalnız şəkil fayllarını yükləyə bilərsiniz',
    imageSize: 'Şəkil ölçüsü 5MB-dan böyük ola bilməz',
    create: 'Məqalə yaradılarkən xəta baş verdi',
    categories: 'Kateqoriyalar yüklənmədi',
  },
  success: {
    published: 'Məqalə uğurla nəşr edildi!',
    draft: 'Məqalə qaralama olaraq saxlanıldı!',
  },
  title: 'Yeni məqalə',
  editTitle: 'Məqaləni redaktə et',
  field: {
    title: 'Başlıq',
    excerpt: 'Qısa məzmun',
    content: 'Məzmun',
    image: 'Şəkil',
    status: 'Status',
    category: 'Kateqoriya',
    author: 'Müəllif',
    featured: 'Seçilmiş məqalə',
    slug: 'URL ünvanı',
    publishedAt: 'Nəşr vaxtı',
  },
  placeholder: {
    title: 'Məqalənin başlığı',
    excerpt: 'Məqalənin qısa məzmunu',
    content: 'Məqalənin mətni',
    author: 'Müəllifin adı',
    tag: 'Teq əlavə edin',
  },
  chooseCategory: 'Kateqoriya seçin',
  excerptCounter: (n: string | number) => `${n}/500`,
  settingsCard: 'Nəşr parametrləri',
  tagsCard: 'Teqlər',
  addTag: 'Əlavə et',
  removeTag: (tag: string | number) => `${quote(tag)} teqini sil`,
  saveDraft: 'Qaralama kimi saxla',
  publish: 'Nəşr et',
  saving: 'Saxlanır…',
  publishing: 'Nəşr edilir…',
  preview: 'İlkin baxış',
  unsaved: 'Saxlanmamış dəyişikliklər var. Səhifədən çıxmaq istəyirsiniz?',
  updated: 'Məqalə yeniləndi',
  slugTaken: 'Bu ünvan artıq istifadə olunur',
  requiredMark: '* tələb olunan sahələr',
} as const;

/** The warning before an article is published that may tell the same story as another. */
export const similarText = {
  title: 'Bu xəbər artıq var?',
  found: (hours: number, percent: number) =>
    `Son ${hours} saatda çıxmış və ya növbəti ${hours} saata planlaşdırılmış məqalələrdən ən azı ${percent}% oxşar olanlar:`,
  similarity: (percent: number) => `${percent}% oxşar`,
  scheduled: (time: string) => `${time}, planlaşdırılıb`,
  again: 'Məqalə hələ saxlanmayıb. Bu, başqa xəbərdirsə, düyməni yenidən basın.',
} as const;

/** The titles of errors after a failed save, by button. The reason follows. */
export const saveFailureText = {
  selected: 'Məqalə saxlanmadı.',
  draft: 'Məqalə saxlanmadı.',
  save: 'Məqalə saxlanmadı.',
  publish: 'Məqalə nəşr edilmədi.',
  submit: 'Məqalə təsdiqə göndərilmədi.',
  schedule: 'Məqalə planlaşdırılmadı.',
  unschedule: 'Məqalə plandan çıxarılmadı.',
  return: 'Məqalə müəllifə qaytarılmadı.',
  archive: 'Məqalə arxivə göndərilmədi.',
} as const;

export const uploadText = {
  unauthorized: 'Şəkil yükləmək üçün admin girişi tələb olunur.',
  other: (message: string | number) => `Yükləmə zamanı xəta: ${message}`,
  checksum: 'Fayl zədələnib. Başqa şəkil seçin.',
  canceled: 'Yükləmə ləğv edildi.',
  cors: 'CORS xətası. Səhifəni yeniləyin.',
  network: 'Şəbəkə xətası. İnternet bağlantınızı yoxlayın.',
  progress: (n: string | number) => `Yüklənir: ${n}%`,
  done: 'Şəkil yükləndi',
} as const;
