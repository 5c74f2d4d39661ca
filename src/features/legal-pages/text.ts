/**
 * The publisher of the site: the data that the legal pages name. It comes from the settings, so the texts never contain it.
 * For a missing optional value a fallback is used, or its sentence is omitted.
 */
export interface LegalParty {
  /** Name of the site, for instance `GettoSport`. */
  site: string;
  /** Full legal name of the owner. */
  company: string;
  /** Taxpayer number (VÖEN). */
  voen?: string;
  address: string;
  email: string;
  phone?: string;
  /** When absent: the company. */
  domainOwner?: string;
  /** Surname, name, patronymic of the responsible editor. */
  editor?: string;
  /** Address for requests about personal data. When absent: `email`. */
  privacyEmail?: string;
  /** Address for corrections. When absent: `email`. */
  editorialEmail?: string;
  /** Hosts of the external analytics service. Absent when there is none. */
  analyticsHost?: string;
}

export interface LegalSection {
  heading: string;
  paragraphs: string[];
  /** Shown after the paragraphs. */
  list?: string[];
  /** Ends with the button that shows the question about analytics again. */
  offersCookieChoice?: boolean;
}

/** The content of a legal page, without markup. */
export interface LegalPage {
  title: string;
  /** The complete line, “Son yenilənmə: …”. */
  updated: string;
  sections: LegalSection[];
}

/** The privacy policy (/privacy), thirteen sections. Draft wording: a lawyer reads it before launch. */
export const privacyPolicy = (p: LegalParty): LegalPage => ({
  title: 'Məxfilik siyasəti',
  updated: 'Son yenilənmə: 21 noyabr 2026',
  sections: [
    {
      heading: '1. Ümumi müddəalar',
      paragraphs: [
        `Bu siyasət ${p.site} saytının (bundan sonra – Sayt) istifadəçilərinin fərdi məlumatlarının toplanılması, işlənilməsi, saxlanması və mühafizəsi qaydasını müəyyən edir.`,
        'Siyasət “Fərdi məlumatlar haqqında” Azərbaycan Respublikasının 11 may 2010-cu il tarixli 998-IIIQ nömrəli Qanununa əsasən hazırlanıb. Siyasətdə tənzimlənməyən məsələlərə Azərbaycan Respublikasının qanunvericiliyi tətbiq olunur.',
        'Siyasət yalnız Sayta aiddir. Saytdan keçid verilən kənar saytların, sosial şəbəkələrin və video xidmətlərinin öz qaydaları var və onlarla ayrıca tanış olmağı tövsiyə edirik.',
      ],
    },
    {
      heading: '2. Əsas anlayışlar',
      paragraphs: ['Bu siyasətdə istifadə olunan anlayışlar aşağıdakı mənaları daşıyır:'],
      list: [
        'fərdi məlumat – şəxsin kimliyini birbaşa və ya dolayısı ilə müəyyən etməyə imkan verən istənilən məlumat;',
        'subyekt – fərdi məlumatları toplanılan və işlənilən şəxs, yəni Saytın istifadəçisi;',
        `mülkiyyətçi – fərdi məlumatların işlənilməsi məqsədini müəyyən edən ${p.company}${p.voen ? ` (VÖEN ${p.voen})` : ''};`,
        'operator – mülkiyyətçinin tapşırığı ilə fərdi məlumatların toplanılmasını, işlənilməsini və mühafizəsini həyata keçirən şəxs;',
        'fərdi məlumatların işlənilməsi – məlumatların yazılması, sistemləşdirilməsi, yenilənməsi, saxlanması, istifadəsi, ötürülməsi və məhv edilməsi;',
        'kuki faylı – Saytın brauzerdə saxladığı və növbəti müraciət zamanı oxuduğu kiçik mətn faylı.',
      ],
    },
    {
      heading: '3. Hansı məlumatları toplayırıq',
      paragraphs: [
        'Biz yalnız aşağıda sadalanan məqsədlər üçün zəruri olan məlumatları toplayırıq. Saytı oxumaq üçün qeydiyyatdan keçmək və ya özünüz haqqında məlumat vermək tələb olunmur.',
        'Biz xüsusi kateqoriyalı (səhhət, dini əqidə, milli və ya irqi mənsubiyyət, məhkumluq barədə) və biometrik məlumatları toplamırıq. Xahiş edirik, bu cür məlumatları müraciətlərinizdə yazmayasınız.',
      ],
      list: [
        'əlaqə formasında: ad, e-poçt ünvanı, telefon nömrəsi (istəyə görə), mövzu və mesajın mətni;',
        'xəbər bülleteninə abunə zamanı: e-poçt ünvanı və razılığın verildiyi tarix;',
        'şərh yazarkən: ad, şərhin mətni və brauzerinizi tanıyan kuki faylı; IP ünvanı saxlanmır, yalnız şəbəkənin şifrələnmiş izi saxlanır;',
        'brauzer bildirişləri qoşulduqda: brauzerin bildiriş ünvanı və açarları, izlənilən oyunlar, komandalar və turnirlər, sakit saatlar;',
        'avtomatik olaraq: IP ünvanının qısaldılmış forması, brauzerin növü və baxılan səhifələr;',
        'redaksiya əməkdaşlarının hesabları üzrə: ad, e-poçt ünvanı və giriş tarixçəsi.',
      ],
    },
    {
      heading: '4. Məlumatların işlənilməsinin məqsədləri və əsası',
      paragraphs: [
        'Fərdi məlumatlar müraciətinizə cavab vermək, xəbər bülletenini göndərmək, Saytın təhlükəsizliyini təmin etmək və oxunma barədə anonim statistika hazırlamaq məqsədilə işlənilir. Məlumatlar başqa məqsədlə istifadə edilmir.',
        'İşlənilmənin əsası əlaqə formasını göndərməklə, xəbər bülleteni formasında isə müvafiq işarəni qoymaqla verdiyiniz razılıqdır. Qanunla nəzərdə tutulmuş hallarda məlumatlar razılıq olmadan da işlənilə bilər.',
        'Biz fərdi məlumatlar əsasında sizin barənizdə hüquqi nəticə doğuran avtomatlaşdırılmış qərarlar qəbul etmirik.',
      ],
    },
    {
      heading: '5. Kuki faylları',
      offersCookieChoice: p.analyticsHost !== undefined,
      paragraphs: [
        'Zəruri kuki faylları Saytın işləməsi üçün lazımdır: onlar sessiyanı və seçimlərinizi yadda saxlayır, şərhinizi sonradan dəyişməyə və silməyə imkan verir. Bu fayllar olmadan Saytın bəzi hissələri düzgün işləməyə bilər.',
        ...(p.analyticsHost
          ? [
              `Oxunma statistikası üçün kənar xidmətdən (${p.analyticsHost}) istifadə edirik. O, yalnız razılığınızla işə salınır və analitika kuki faylları saxlaya bilər. Razılıq vermədikdə, yaxud brauzeriniz izləməyə etirazınızı bildirdikdə (DNT, GPC) xidmət yüklənmir və Saytın bütün materialları əvvəlki kimi oxunur.`,
              'Razılığınızı bu bölmənin sonundakı “Kuki faylları üzrə seçim” düyməsi ilə istənilən vaxt geri götürə bilərsiniz.',
            ]
          : ['Oxunma statistikasını özümüz hazırlayırıq: analitika kuki fayllarından istifadə olunmur.']),
        'Kuki fayllarını brauzerinizin parametrlərində də silmək və ya bloklamaq mümkündür.',
      ],
    },
    {
      heading: '6. Saxlanma müddəti',
      paragraphs: [
        'Əlaqə forması ilə göndərilən müraciətlər 12 ay, xəbər bülleteninə abunə üçün verilən e-poçt ünvanı abunəlikdən çıxana qədər, texniki jurnallar isə 30 gün saxlanır.',
        'Brauzer bildirişlərinin ünvanı bildirişlər söndürülən kimi, istifadə olunmadıqda isə 180 gündən sonra silinir.',
        'Təsdiqlənmiş şərhlər siz silənə və ya material silinənə qədər, rədd edilmiş şərhlər 90 gün, şərh yazanın şəbəkəsinin şifrələnmiş izi və şikayətlər 30 gün saxlanır. Şəbəkə bloklanıbsa, bu iz blokun müddəti bitənə qədər qalır.',
        'Redaksiya əməkdaşlarının hesab məlumatları əmək və ya əməkdaşlıq münasibətləri davam etdiyi müddətdə saxlanır.',
        'Müddət bitdikdə və ya işlənilmənin məqsədinə nail olunduqda məlumatlar məhv edilir, ehtiyat nüsxələrdən isə onların növbəti yenilənməsi zamanı silinir. Qanunla daha uzun müddət müəyyən edilmişdirsə, həmin müddət tətbiq olunur.',
      ],
    },
    {
      heading: '7. Üçüncü şəxslərə ötürülmə',
      paragraphs: [
        'Fərdi məlumatlar satılmır və reklam məqsədilə üçüncü şəxslərə verilmir.',
        'Məlumatlar yalnız Saytın işini təmin edən hostinq, e-poçt və brauzerinizin bildiriş xidmətlərinə, onların xidmət göstərməsi üçün zəruri olan həcmdə, yaxud qanunla müəyyən edilmiş hallarda səlahiyyətli dövlət orqanlarına verilir.',
        'Məlumatlar Azərbaycan Respublikasının hüdudlarından kənara ötürülərsə, bu bölmədə məlumatların ötürüldüyü ölkə və ötürülmənin əsası göstərilir.',
      ],
    },
    {
      heading: '8. Mühafizə tədbirləri',
      paragraphs: [
        'Fərdi məlumatların itirilməsinin, qanunsuz əldə edilməsinin, dəyişdirilməsinin və yayılmasının qarşısını almaq üçün təşkilati və texniki tədbirlər görürük: bağlantı şifrələnir (HTTPS), məlumatlara giriş vəzifə üzrə məhdudlaşdırılır, mütəmadi ehtiyat nüsxələr yaradılır.',
        'Məlumatlarla işləyən əməkdaşlar məxfiliyə riayət etməyə borcludur. Bu öhdəlik onların işi başa çatdıqdan sonra da qüvvədə qalır.',
      ],
    },
    {
      heading: '9. Subyektin hüquqları',
      paragraphs: [
        'Qanuna əsasən, fərdi məlumatlarınızla bağlı aşağıdakı hüquqlarınız var. Bu hüquqlardan istifadə ödənişsizdir.',
      ],
      list: [
        'barənizdə məlumatın olub-olmadığını öyrənmək və onunla tanış olmaq;',
        'məlumatların dəqiqləşdirilməsini, işlənilməsinin məhdudlaşdırılmasını və ya onların məhv edilməsini tələb etmək;',
        'verdiyiniz razılığı istənilən vaxt geri götürmək;',
        'məlumatlarınızın işlənilməsinə etiraz etmək;',
        'qanunsuz hərəkətlərdən müvafiq dövlət orqanına və məhkəməyə şikayət etmək.',
      ],
    },
    {
      heading: '10. Müraciət qaydası',
      paragraphs: [
        `Hüquqlarınızdan istifadə etmək üçün ${p.privacyEmail ?? p.email} ünvanına yazın. Müraciətdə adınızı, məlumatı verdiyiniz e-poçt ünvanını və tələbinizin mahiyyətini göstərin.`,
        'Məlumatın başqa şəxsə verilməməsi üçün kimliyinizi təsdiq etməyi xahiş edə bilərik. Bu məqsədlə alınan məlumat müraciətə cavab verildikdən sonra saxlanmır.',
        'Müraciətə qanunvericiliklə müəyyən edilmiş müddətdə cavab verilir. Tələbin yerinə yetirilməsindən imtina edilərsə, imtinanın səbəbi yazılı şəkildə bildirilir.',
      ],
    },
    {
      heading: '11. Yetkinlik yaşına çatmayanlar',
      paragraphs: [
        'Yetkinlik yaşına çatmayan şəxslərin fərdi məlumatları valideynin və ya digər qanuni nümayəndənin razılığı ilə işlənilir.',
        'Uşağın belə razılıq olmadan məlumat göndərdiyini bilsəniz, bizə yazın: məlumat yoxlanıldıqdan sonra məhv ediləcək.',
      ],
    },
    {
      heading: '12. Siyasətdə dəyişikliklər',
      paragraphs: [
        'Biz bu siyasəti qanunvericilik və ya Saytın imkanları dəyişdikdə yeniləyə bilərik. Yeni redaksiya Saytda nəşr olunduğu gündən qüvvəyə minir, yenilənmə tarixi səhifənin əvvəlində göstərilir.',
        'Əhəmiyyətli dəyişiklik barədə abunəçilərə e-poçtla məlumat verilir. İşlənilmənin məqsədi dəyişərsə, razılığınız yenidən alınır.',
      ],
    },
    {
      heading: '13. Əlaqə',
      paragraphs: [
        'Fərdi məlumatların işlənilməsi ilə bağlı bütün sualları məlumatların mülkiyyətçisinə ünvanlaya bilərsiniz:',
      ],
      list: [
        `mülkiyyətçi: ${p.company}${p.voen ? `, VÖEN ${p.voen}` : ''};`,
        `ünvan: ${p.address};`,
        ...(p.phone ? [`telefon: ${p.phone};`] : []),
        `e-poçt: ${p.privacyEmail ?? p.email}.`,
      ],
    },
  ],
});

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
