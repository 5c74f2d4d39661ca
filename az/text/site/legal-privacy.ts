import type { LegalPage, LegalParty } from './legal-party.ts';

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
