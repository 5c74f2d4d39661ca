import type { LegalPage, LegalParty } from './legal-party.ts';

/** The terms of use (/terms), thirteen sections. Draft wording: a lawyer reads it before launch. */
export const termsOfUse = (p: LegalParty): LegalPage => ({
  title: 'İstifadə şərtləri',
  updated: 'Son yenilənmə: 21 noyabr 2026',
  sections: [
    {
      heading: '1. Ümumi müddəalar',
      paragraphs: [
        `Bu şərtlər ${p.site} saytından (bundan sonra – Sayt) istifadə qaydasını müəyyən edir. Saytdan istifadə bu şərtlərin qəbul edilməsi deməkdir. Şərtlərlə razı deyilsinizsə, Saytdan istifadə etməyin.`,
        'Saytın materialları ödənişsiz oxunur və bunun üçün qeydiyyat tələb olunmur. Ayrı-ayrı xidmətlər üçün əlavə qaydalar müəyyən edilərsə, onlar həmin xidmətin səhifəsində göstərilir.',
      ],
    },
    {
      heading: '2. Media subyekti haqqında məlumat',
      paragraphs: [
        'Saytın sahibi və redaksiyası barədə məlumat aşağıda verilir. Eyni məlumat ana səhifədən birbaşa keçidi olan “Əlaqə” səhifəsində də yerləşdirilir.',
      ],
      list: [
        `media subyektinin adı: ${p.company};`,
        ...(p.voen ? [`VÖEN: ${p.voen};`] : []),
        `domen adının sahibi: ${p.domainOwner ?? p.company};`,
        ...(p.editor ? [`məsul redaktor: ${p.editor};`] : []),
        `ünvan: ${p.address};`,
        ...(p.phone ? [`telefon: ${p.phone};`] : []),
        `e-poçt: ${p.email}.`,
      ],
    },
    {
      heading: '3. Müəlliflik hüquqları',
      paragraphs: [
        'Saytdakı mətn, foto, video, illüstrasiya və dizayn “Müəlliflik hüququ və əlaqəli hüquqlar haqqında” Azərbaycan Respublikasının Qanunu ilə qorunur. Başqa mənbədən götürülmüş materiallara olan hüquqlar onların sahiblərinə məxsusdur və mənbə göstərilir.',
        'Klubların, liqaların və federasiyaların adları, emblemləri və əmtəə nişanları onların sahiblərinə məxsusdur. Bunlardan Saytda yalnız məlumat məqsədilə istifadə olunur.',
        `Hüququnuzun pozulduğunu düşünürsünüzsə, ${p.email} ünvanına yazın: müraciət yoxlanılacaq və pozuntu təsdiqlənərsə, material düzəldiləcək və ya götürüləcək.`,
      ],
    },
    {
      heading: '4. Materiallardan istifadə',
      paragraphs: [
        `Materialın üçdə birindən çox olmayan hissəsindən istifadəyə yalnız ${p.site} saytına aktiv hiperkeçidlə istinad edildikdə icazə verilir. Hiperkeçid istifadə olunan materialın öz səhifəsinə aparmalıdır.`,
        'Tam mətnin, foto və illüstrasiyaların təkrar nəşri üçün redaksiyanın əvvəlcədən yazılı razılığı tələb olunur. Alınan razılıq yalnız orada göstərilən materiala və istifadə üsuluna aiddir.',
        'İstifadə zamanı mətnin mənasını dəyişdirmək, müəllifin adını çıxarmaq və materialı redaksiyanın adından başqa kontekstdə təqdim etmək olmaz.',
      ],
    },
    {
      heading: '5. Nəşr tarixi və düzəlişlər',
      paragraphs: [
        'Hər materialda ilk nəşr tarixi göstərilir və bu tarix sonradan dəyişdirilmir. Mətnə edilən düzəlişlər ayrıca “Yenilənib” tarixi ilə qeyd olunur.',
        `Materialda səhv gördükdə ${p.editorialEmail ?? p.email} ünvanına yazın və səhifənin ünvanını göstərin. Redaksiya müraciəti yoxlayır və səhv təsdiqlənərsə, onu düzəldir.`,
        'Təkzib və cavab hüququ qanunvericiliklə müəyyən edilmiş qaydada həyata keçirilir.',
      ],
    },
    {
      heading: '6. İstifadəçinin öhdəlikləri',
      paragraphs: ['Saytdan istifadə edən hər kəs aşağıdakı qaydalara əməl etməlidir:'],
      list: [
        'formalar vasitəsilə qanunazidd, təhqiredici, böhtan xarakterli və ya başqasının hüququnu pozan məlumat göndərməmək;',
        'başqa şəxsin adından çıxış etməmək və onun məlumatlarını razılığı olmadan göndərməmək;',
        'Saytın işinə müdaxilə etməmək, qorunan bölmələrə icazəsiz daxil olmağa cəhd göstərməmək;',
        'redaksiyanın razılığı olmadan materialları avtomatik vasitələrlə kütləvi şəkildə yükləməmək.',
      ],
    },
    {
      heading: '7. Nəticələr və statistika',
      paragraphs: [
        'Saytdakı canlı nəticələr, turnir cədvəlləri, təqvim və statistika məlumat xarakteri daşıyır. Onlarda gecikmə və qeyri-dəqiqlik mümkündür, rəsmi nəticə yarışın təşkilatçısı tərəfindən elan olunan nəticədir.',
        'Bu məlumatlar mərc və ya digər maliyyə qərarı üçün əsas sayıla bilməz. Belə qərarların nəticəsinə görə Sayt məsuliyyət daşımır.',
      ],
    },
    {
      heading: '8. Kənar keçidlər və reklam',
      paragraphs: [
        'Saytda kənar saytlara və sosial şəbəkələrə keçidlər ola bilər. Biz həmin saytların məzmununa, xidmətlərinə və məxfilik qaydalarına görə məsuliyyət daşımırıq.',
        'Reklam materialları “Reklam” sözü ilə işarələnir və redaksiya materiallarından seçilir. Reklamın məzmununa görə məsuliyyəti qanunvericiliyə uyğun olaraq reklamverən daşıyır.',
      ],
    },
    {
      heading: '9. Məsuliyyətin məhdudlaşdırılması',
      paragraphs: [
        'Biz Saytın fasiləsiz işləməsi üçün səy göstəririk, lakin texniki işlər, şəbəkə nasazlıqları və bizdən asılı olmayan digər hallar səbəbindən fasilələr yarana bilər. Bu fasilələrin nəticəsinə görə, qanunla başqa hal nəzərdə tutulmayıbsa, məsuliyyət daşımırıq.',
        'Müəlliflərin təhlil və şərhlərdə bildirdiyi rəy redaksiyanın mövqeyi ilə üst-üstə düşməyə bilər.',
        '“Söz-söhbətlər” bölməsində nəşr olunan materiallar rəsmən təsdiqlənməmiş məlumatlara əsaslana bilər. Belə materiallarda məlumatın mənbəyi göstərilir.',
      ],
    },
    {
      heading: '10. Xəbər bülleteni',
      paragraphs: [
        'Xəbər bülleteninə abunəlik könüllü və ödənişsizdir. Abunə olmaq üçün e-poçt ünvanınızı göstərmək və fərdi məlumatlarınızın bu məqsədlə işlənilməsinə razılıq vermək kifayətdir.',
        'Abunəlik istənilən vaxt, hər məktubun sonundakı keçidlə ləğv edilir. Ləğvdən sonra ünvanınıza bülleten göndərilmir.',
      ],
    },
    {
      heading: '11. Fərdi məlumatlar',
      paragraphs: [
        'Fərdi məlumatların toplanılması, işlənilməsi və mühafizəsi qaydası “Məxfilik siyasəti”ndə müəyyən edilir. Həmin siyasət bu şərtlərin ayrılmaz hissəsidir.',
        `Fərdi məlumatlarınızla bağlı suallar üçün ${p.privacyEmail ?? p.email} ünvanına müraciət edə bilərsiniz.`,
      ],
    },
    {
      heading: '12. Tətbiq olunan hüquq və mübahisələrin həlli',
      paragraphs: [
        'Bu şərtlərə Azərbaycan Respublikasının qanunvericiliyi tətbiq olunur. Şərtlərin ayrı-ayrı müddəalarının etibarsız sayılması qalan müddəaların qüvvəsinə təsir etmir.',
        'Saytdan istifadə ilə bağlı mübahisələr danışıqlar yolu ilə həll edilir. Razılıq əldə olunmadıqda mübahisəyə Azərbaycan Respublikasının məhkəməsində baxılır.',
      ],
    },
    {
      heading: '13. Dəyişikliklər və qüvvəyə minmə',
      paragraphs: [
        'Bu şərtlər 21 noyabr 2026-cı il tarixindən qüvvədədir. Biz onları dəyişdirə bilərik: yeni redaksiya Saytda nəşr olunduğu gündən tətbiq edilir və yenilənmə tarixi səhifənin əvvəlində göstərilir.',
        'Dəyişiklikdən sonra Saytdan istifadənin davam etdirilməsi yeni şərtlərin qəbul edilməsi deməkdir. Yeni şərtlərlə razılaşmırsınızsa, Saytdan istifadəni dayandırın.',
      ],
    },
  ],
});
