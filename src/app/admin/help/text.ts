/** The help for one screen of the back-office. `src/app/admin/help` maps screens to topics. */
export interface HelpTopic {
  title: string;
  /** The purpose of the screen. */
  intro: string;
  /** The tasks on the screen, in a sentence or two each. */
  points: readonly string[];
}

/** The topics, in the order in which a new editor needs them. */
export const helpTopics = {
  firstSteps: {
    title: 'İlk addımlar',
    intro: 'İlk iş günü: daxil olmaqdan ilk nəşr olunmuş xəbərə qədər.',
    points: [
      'Dəvət məktubundakı keçidi açıb şifrənizi seçin, sonra e-poçt və şifrə ilə daxil olun.',
      '“Yeni məqalə” düyməsini basın: başlıq, qısa məzmun, mətn və kateqoriya vacibdir. Yazdıqca saxlanır.',
      'Şəkil seçin və təsvirini yazın. Teqləri Enter ilə əlavə edin.',
      '“İlkin baxış” ilə baxın. Müəllif məqaləni təsdiqə göndərir, redaktor nəşr edir və ya vaxtını planlaşdırır.',
      'Tarixlər hər brauzerdə eyni cür yazılır: gün.ay.il və 24 saatlıq vaxt, məsələn, 21.11.2026 18:30. Oxunmayan tarixin yanında səbəbi göstərilir, yazdığınız itmir.',
      'Hər bölmədə yuxarıdakı sual işarəsi həmin bölməni izah edir. Ctrl+K istənilən bölməni və əməliyyatı tapır.',
    ],
  },
  dashboard: {
    title: 'İdarə paneli',
    intro: 'Redaksiyanın bu dəqiqəsi: nə oxunur, nə gözləyir, nə çıxacaq.',
    points: [
      'Rəqəmlər özü yenilənir, səhifəni təzələmək lazım deyil. Sonuncu yenilənmənin vaxtı yuxarıda yazılır.',
      '“İndi oxuyur” son 5 dəqiqənin oxucularıdır. Bu gün dünənin eyni saatları ilə müqayisə olunur.',
      '“Təsdiq gözləyir” siyahısındakı məqaləni açın, oxuyun, nəşr edin və ya səbəbini yazıb müəllifə qaytarın.',
      'Sol menyudakı bölmələrə klaviatura ilə də keçmək olar: əvvəl g, sonra bölmənin hərfi. Hamısını görmək üçün ? basın.',
    ],
  },
  articles: {
    title: 'Məqalələrin siyahısı',
    intro: 'Bütün məqalələr bir yerdədir: qaralamadan arxivə qədər.',
    points: [
      'Axtarış sözü istənilən yazılışda və şəkilçi ilə tapır: “qarabagin” yazsanız, “Qarabağ” da çıxır. Ən uyğun məqalə birinci gəlir.',
      'Süzgəclər birlikdə işləyir: status, kateqoriya, müəllif, tarix, seçilmişlər, şəkilsizlər. Süzülmüş siyahının ünvanını əlfəcin kimi saxlamaq olar.',
      'Sətrin sonundakı üç nöqtə həmin məqalənin əməliyyatlarını açır: səbəbini yazıb müəllifə qaytarmaq, planlaşdırmanı ləğv etmək, arxivə göndərmək, saytdan çıxarmaq və ya silmək.',
      'Bir neçə məqaləni işarələyib birdən nəşr etmək, köçürmək, arxivə göndərmək və ya silmək olar. Əməliyyatdan sonra “Geri qaytar” düyməsi çıxır.',
      'İşarələnmiş məqalələrə birdən teq vermək üçün teqin adını yazıb “Teq əlavə et” düyməsini basın. “Teqi götür” həmin teqi onların hamısından çıxarır.',
      'Silinmiş məqalə 30 gün ərzində geri qaytarıla bilər.',
    ],
  },
  article: {
    title: 'Məqalənin yazılması',
    intro:
      'Yazdığınız heç nə itmir: mətn siz yazdıqca saxlanır, saytdakı məqalə isə yalnız siz deyəndə dəyişir.',
    points: [
      'Son hərfdən 2 saniyə sonra qaralama serverə yazılır. İnternet kəsilsə, mətn brauzerdə qalır və növbəti dəfə təklif olunur.',
      'Ctrl+S saxlayır, Ctrl+Enter nəşr edir, nəşr olunmuş məqalədə isə dəyişikliyi saxlayır. Alt+F10 mətnin formatlama düymələrinə aparır.',
      'Başqa saytdan və ya sənəddən yapışdırılan mətn lazımsız formatlamadan təmizlənir: başlıqlar, siyahılar, keçidlər və cədvəllər qalır.',
      'Şəkli mətnə yapışdırın və ya sürükləyin: elə oradaca yüklənir. Ctrl+K ilə keçid verəndə öz məqalələrimizi başlıqla axtarmaq olar.',
      'Mətnin altındakı “Yazılış” sətri yalnız dəqiq bilinən səhvləri sayır: tanınan adlar, yazılmamış ə, ş, ç, dırnaqlar, artıq boşluqlar. Alt+Enter kursordakı səhvi düzəldir, “Hamısını düzəlt” qalanlarını. Heç nə özü dəyişmir.',
      'Paylaşım və ya video üçün ünvanı kifayətdir: oxucu toxunana qədər heç nə yüklənmir.',
      'Xəbər başqa yerdən götürülübsə, mənbəni yazın: oxucu “… məlumatına görə” sətrini düzgün şəkilçi ilə görür.',
      'Nəşr vaxtı Bakı vaxtı ilə, 21.11.2026 18:30 kimi yazılır. Məqalə həmin dəqiqə özü çıxır, kompüteriniz açıq olmasa da.',
      'Son 48 saatda eyni xəbər çıxıbsa, nəşrdən əvvəl düymənin yanında göstərilir. Başqa xəbərdirsə, düyməni bir daha basın. Siyahıdan birdən nəşr edəndə bu yoxlanmır.',
      'Nəşr olunmuş məqalənin ünvanını dəyişsəniz, köhnə keçid oxucunu yenisinə aparır.',
      '“Axtarış sistemləri üçün” hissəsində məqalənin Google-da, Facebook-da, Telegram-da və X-də necə görünəcəyi siz yazdıqca göstərilir. Məqaləni axtarışdan gizlətmək və ya əvvəl çıxdığı saytın ünvanını yazmaq da orada olur.',
      'Məqaləni eyni anda iki nəfər açıbsa, adlar yuxarıda görünür. Ayrı sahələr və mətnin ayrı abzasları birləşdirilir, eyni yerdə hansı mətnin qalacağı soruşulur.',
      '“İlkin baxış” saytdakı görünüşü göstərir. Keçidini redaksiyadan kənar adama da göndərmək olar: müddəti bitəndə işləmir.',
    ],
  },
  revisions: {
    title: 'Versiyalar',
    intro: 'Hər saxlanmadan sonra məqalənin tam surəti qalır: kim, nə vaxt, nəyi dəyişib.',
    points: [
      'İki versiyanı seçin: əlavə olunan və silinən sözlər rənglə göstərilir.',
      'Köhnə versiyanı bərpa edəndə o, yeni versiya kimi yazılır. Aradakı versiyalar silinmir.',
    ],
  },
  notes: {
    title: 'Qeydlər',
    intro: 'Məqalənin yanında redaksiyadaxili söhbət: oxucu onu heç vaxt görmür.',
    points: [
      'Qeydi məqalənin redaktə səhifəsində yazın. @ işarəsindən sonra ad yazanda əməkdaşlar təklif olunur.',
      'Çağırdığınız əməkdaş bunu yuxarıdakı nişanda görür və məktub alır.',
      'Məsələ bitəndə qeydi həll olunmuş kimi işarələyin. Lazım olsa, yenidən açılır.',
    ],
  },
  matches: {
    title: 'Oyunlar',
    intro:
      'Oyun gecəsi: təqvim, heyətlər və canlı pult. Hesab, dəqiqə və cədvəl hadisələrdən özü hesablanır.',
    points: [
      'Siyahı futbol günü ilə qurulur: gecə saat 06:00-dək başlayan oyun əvvəlki axşama aiddir. Komandanın adını və ya ləqəbini yazsanız, onun yaxın oyunları çıxır; iki ad yazsanız, onların görüşləri.',
      'Başlama vaxtından 5 dəqiqə keçən, amma başladılmayan oyun yuxarıda qırmızı ilə göstərilir. Altı saat ərzində heç nə yazılmasa, oxucular “Nəticə gözlənilir” görür, oyun isə siyahının altında qalır.',
      'Oyun təxirə salınanda səbəbini yazın. Yeni vaxt məlumdursa, elə oradaca göstərin: oxucular səbəbi də, əvvəlki vaxtı da görür.',
      'Dəyişdirdiyiniz məlumat kilidlənir: avtomatik mənbələr onu bir də dəyişmir.',
      'Gedişatı yazılmış oyun silinmir: onu ləğv etmək və ya texniki nəticə vermək olar.',
      '“Heyətlər” səhifəsinə klubun göndərdiyi mətni yapışdırın: “Yoxla” nəyin oxunduğunu və nəyə baxmaq lazım olduğunu göstərir. Saytda olmayan oyunçular əvvəlcə sadalanır, sonra saxlayanda yaradılır. “Rəsmi heyət” üçün start heyətində düz 11 oyunçu olmalıdır.',
      'Pultda qol üç düymədir: G, oyunçunun nömrəsi (və ya adının əvvəli), Enter. Siyahıda ↑ ↓ oyunçunu, ← → komandanı seçir. Nömrə hər iki komandada varsa, pult hansı oyunçu olduğunu soruşur. Düymədə yazılacaq hadisə görünür: “Qol: Qarabağ, Zubir”. Dəqiqə saatdan götürülür, onu dəyişmək olar.',
      'Y sarı, R qırmızı vərəqə, S əvəzetmə, P penalti, V VAR, A əlavə olunan vaxt, K hissənin başlanğıcı və sonu, T mətn yayımına yazıdır. U son yazdığınız hadisəni geri götürür, Del onu səbəbini soruşub geri götürür.',
      'Oyunçunun ikinci sarı vərəqəsi özü tanınır. VAR forması sonuncu qolla açılır, qərarı siz seçirsiniz: ləğv edilən qol hesabdan çıxır. Pley-off oyununda hesab bərabərdirsə, K əvvəlcə əlavə vaxtı, sonra penaltilər seriyasını təklif edir; seriya qalib bəlli olanda bitir. “Diqqət” yazısı hadisənin yazılmasına mane olmur: qovulmuş oyunçunun qolunu, qırmızısız ikinci sarını, fasilədə yazılan qolu və turda iki dəfə oynayan komandanı yoxlayın.',
      'İnternet kəsilsə, hadisələr brauzerdə gözləyir və bağlantı qayıdanda özü göndərilir. Səhifəni yeniləmək onları itirmir.',
      'Eyni qolu iki nəfər yazsa, ikincidən soruşulur: eyni qoldur, yoxsa başqası. Pultu daha kimin açdığı yuxarıda yazılır.',
      'Hadisənin altındakı ada toxunun: düzəltmək, geri götürmək, VAR ilə ləğv etmək, mətn yayımına yazı əlavə etmək olar. Tarixçədə kimin nə etdiyi qalır.',
      'Saat səhv gedirsə, C ilə indiki dəqiqəni yazın.',
    ],
  },
  reference: {
    title: 'Turnirlər və komandalar',
    intro: 'Oyunların arxasındakı məlumat: turnir, mövsüm, komanda, oyunçu, stadion, hakim, yayımçı.',
    points: [
      'Turnirlərin və yayımçıların sırasını sürükləyərək və ya ox düymələri ilə dəyişin: oxucular da bu sıranı görür.',
      'Yeni mövsüm qaydaları əvvəlkindən götürür. Komandaları hər sətirdə bir ad olmaqla yapışdırın, saxlayanda cədvəl yenidən hesablanır. Saytda olmayan adlar sadalanır: komandalar bir düymə ilə yaradılır.',
      'Saytı mövsümün ortasında başlayırsınızsa, komandaların əvvəlki nəticələrini mövsümün səhifəsində yazın.',
      'Komandanın digər yazılışlarını əlavə edin: idxal və avtomatik mənbələr onu bunlarla tanıyır.',
      'Adın yazılışı oxunuşundan fərqlənirsə (“Bordeaux”, Luke Shaw), komandanın və ya oyunçunun səhifəsində “Şəkilçilər” bölməsini doldurun. Hazır mətnlər və səhv yoxlaması bu şəkilçiləri götürür: “Bordeaux”nun, Luke Shaw-nun.',
      'Eyni komanda və ya oyunçu iki dəfə yazılıbsa, birləşdirin. Bir-biri ilə oynamış komandalar birləşdirilmir.',
      'Oyunlarda istifadə olunan heç nə silinmir.',
      '“Axtarış adları” siyahısında ləqəb, ixtisar və başqa dildəki yazılışları bir ada bağlayın: “MU” yazan oxucu “Mançester Yunayted”i tapır. Dəyişiklik dərhal işləyir.',
      '“Necə axtarılır?” oxucunun yazdığı sözü axtarışın necə başa düşdüyünü və neçə məqalə tapdığını göstərir.',
    ],
  },
  feeds: {
    title: 'Oyun mənbələri',
    intro: 'Oyunların gedişatını özü gətirən xidmətlər. Redaksiyanın yazdığı həmişə üstündür.',
    points: [
      'Mənbənin tanınmayan komandasını bizim komandaya bir dəfə bağlayın: oyunları bundan sonra özü tapılır. Heç bir komanda və oyun özü yaranmır.',
      'Pultda yazdığınız və ya düzəltdiyiniz hadisəni mənbə dəyişmir, geri götürdüyünüzü də qaytarmır. Yazmadığınız sahəni, məsələn, qolun müəllifini mənbə doldurur.',
      'Mənbədə itən qol bizdə də geri götürülür və tarixçədə səbəbi ilə qalır.',
      'Mənbə cavab verməyəndə vəziyyəti burada görünür. Oyunu pultdan aparın: mənbə qayıdanda yazdıqlarınız təkrarlanmayacaq.',
    ],
  },
  distribution: {
    title: 'Göndərişlər',
    intro:
      'Məqalə və oyunların xəbəri kənara özü gedir: Telegram kanalına, axtarış sistemlərinə, RSS abunələrinə.',
    points: [
      'Nəşr olunan məqalə Telegram kanalında özü çıxır. Başlıq, ünvan və ya məqalədəki oyunun hesabı dəyişəndə həmin yazı yerində düzəlir, yenisi çıxmır.',
      'Oyun başlayanda kanalda yazısı çıxır, hesab dəyişəndə və oyun bitəndə düzəlir.',
      'Arxivə göndərilən və silinən məqalənin yazısında bu qeyd olunur.',
      'Alınmayan göndəriş özü təkrarlanır: 1, 5, 30 dəqiqə, 2 və 6 saat sonra. Qarşı tərəf cavab vermirsə, bir gün gözləyir.',
      '“Bilinmir” o deməkdir ki, yazının çıxıb-çıxmadığı məlum deyil. Kanala baxın: orada yoxdursa, administrator onu yenidən göndərir.',
      '“Bildirişlər” oxucuların brauzerlərinə gedən bildirişləri göstərir: neçə nəfər nəyi izləyir, son bildirişlər kimə çatıb.',
      'Oyunun start heyətləri barədə bildiriş hər iki komandanın heyəti rəsmi olanda bir dəfə gedir. Sonra edilən düzəliş onu səssiz əvəz edir.',
      'Məqalənin formasında Telegram yazısının vəziyyəti görünür. Kanalları serverin parametrlərində administrator qoşur.',
    ],
  },
  media: {
    title: 'Şəkillər',
    intro: 'Redaksiyanın bütün şəkilləri: bir dəfə yüklənir, hər yerdə istifadə olunur.',
    points: [
      'PNG, JPG, JPEG, WebP və ya AVIF, 5 MB-dək. Eyni fayl ikinci dəfə yüklənmir, kitabxanadakı götürülür.',
      'Hər şəklin təsvirini yazın: onu şəkli görməyən oxucu eşidir. Bəzək şəkli üçün “dekorativ” işarəsi var.',
      'Əsas nöqtəni üzün və ya topun üstünə qoyun: telefonda və siyahılarda şəkil kəsiləndə həmin yer itmir.',
      'Məqalədə göstərilən şəkli silmək olmur. Onu əvəz etsəniz, bütün məqalələrdə yenisi görünür.',
    ],
  },
  polls: {
    title: 'Sorğular',
    intro: 'Məqalənin içində oxuculara sual. Hər oxucu bir dəfə səs verir.',
    points: [
      'Sualı və hər sətirdə bir cavabı yazıb “Sorğunu yarat” düyməsini basın. Sorğu hələ saytda görünmür.',
      'Məqalənin redaktorunda “Oyun, turnir və sorğu” düyməsi ilə “Sorğu”nu seçib mətnə əlavə edin. Bir sorğu bir neçə məqalədə ola bilər.',
      'Nəticə sorğunun öz səhifəsindədir. Səs verən oxucu onu məqalənin içində görür.',
      'Səs veriləndən sonra cavabların mətnini düzəltmək olar, sayını dəyişmək olmaz. “İndi bağla” səsverməni bitirir və nəticəni məqalədə göstərir.',
    ],
  },
  categories: {
    title: 'Kateqoriyalar',
    intro: 'Saytın bölmələri: adı, rəngi, sırası, təsviri.',
    points: [
      'Sıranı sürükləyərək və ya ox düymələri ilə dəyişin.',
      'Məqaləsi olan kateqoriyanı silmək üçün məqalələrin hara köçürüləcəyini seçin.',
      'Ünvanı dəyişən kateqoriyanın köhnə keçidləri işləməkdə davam edir.',
    ],
  },
  tags: {
    title: 'Teqlər',
    intro: 'Teq məqalələri mövzu üzrə bağlayır: komanda, oyunçu, turnir.',
    points: [
      'Eyni mövzunun iki teqi varsa, birləşdirin: məqalələr bir teqə keçir, köhnə ad onun sinonimi olur.',
      'Hərfləri fərqli yazılan teqlər eyni sayılır: “Qarabag” və “Qarabağ” bir teqdir.',
      'Mövzunun başqa adlarını sinonim kimi yazın: “MU” yazılan məqalə “Mançester Yunayted” teqini alır.',
    ],
  },
  frontPage: {
    title: 'Ana səhifə',
    intro: 'Ana səhifənin lövhəsi: hansı yerdə hansı məqalə dayanır.',
    points: [
      'Heç nə etməsəniz, yerlər qaydalarla özü dolur: seçilmişlər yuxarıda, ən yenilər siyahıda.',
      'Məqaləni yerinə sancaqlayın, lazım olsa, müddət verin. Vaxtı bitəndə həmin yer yenidən özü dolur.',
      'Yerləri sürükləyərək və ya düymələrlə dəyişin. Bir məqalə ana səhifədə iki dəfə çıxmır; istisnanı sancağında qeyd edin.',
      'Nəşr etməzdən əvvəl ilkin baxışı açın. Lövhəni gələcək vaxta planlaşdırmaq və əvvəlki lövhəyə qayıtmaq olar.',
    ],
  },
  breaking: {
    title: 'Təcili xəbər zolağı',
    intro: 'Bütün səhifələrin yuxarısında görünən sətir: açıq səhifələrə 5 saniyə ərzində çatır.',
    points: [
      'Mətni qısa yazın, istəsəniz, keçid verin. Səviyyə (təcili, vacib, məlumat) zolağın rəngini müəyyən edir.',
      'Başlanğıc və son Bakı vaxtı ilədir. Vaxtından əvvəl bir düymə ilə dayandırmaq olar.',
      'Məqalədən zolaq bir düymə ilə hazırlanır: mətn və keçid özü dolur.',
      '“Təcili” səviyyəli yazı görünən kimi onu seçmiş oxuculara brauzer bildirişi kimi də bir dəfə göndərilir. Kimə çatdığı “Bildirişlər” səhifəsindədir.',
    ],
  },
  inbox: {
    title: 'Müraciətlər',
    intro: 'Saytdakı əlaqə formasından gələn məktublar.',
    points: [
      'Cavabı burada yazın: oxucuya e-poçtla gedir və müraciətin altında qalır.',
      'Cavab verilənlər və arxiv ayrıca siyahıdadır. Oxucu xahiş etsə, məlumatını birdəfəlik silmək olar.',
    ],
  },
  comments: {
    title: 'Şərhlər',
    intro: 'Oxucuların məqalələrə yazdığı şərhlər: hər biri yoxlanandan sonra görünür.',
    points: [
      'Şərhlər “Kateqoriyalar” bölməsində, kateqoriyanın öz səhifəsində qoşulur. Nəşrdən 14 gün sonra özü bağlanır, müddəti parametrlərdə dəyişmək olar.',
      'Gözləyən şərhləri bir-bir və ya seçib birdən təsdiqləyin. j və k şərhdən-şərhə keçir, a təsdiqləyir, r rədd edir.',
      'Başqa moderator sizdən əvvəl qərar veribsə, onun adı göstərilir və şərhə toxunulmur.',
      'Üç oxucu şikayət edəndə şərh gizlədilir və yenidən növbəyə qayıdır.',
      'Qaydanı pozan oxucunu bloklayın: şərh yaza, dəyişə, cavab və şikayət göndərə bilməz. Bloku vaxtından əvvəl götürmək olar.',
      '“Sözlər” siyahısındakı söz şərhdə olanda növbədə qırmızı ilə işarələnir.',
      'Bir məqalənin şərhlərini bağlamaq üçün növbədə onun başlığına basın. Bunu redaktor edir.',
    ],
  },
  newsletter: {
    title: 'Bülleten',
    intro: 'Abunəçilərə göndərilən icmallar: həftəlik və təcili.',
    points: [
      'Məqalələri işarələyin, sırasını verin, mövzunu və giriş mətnini yazın.',
      'Göndərməzdən əvvəl ilkin baxışı açın və özünüzə sınaq məktubu göndərin.',
      'Göndərmə yarıda kəsilsə, qaldığı yerdən davam edir. Heç bir abunəçi eyni buraxılışı iki dəfə almır.',
      'Abunəçi yalnız öz razılığını məktubdan təsdiqləyəndən sonra siyahıya düşür.',
    ],
  },
  analytics: {
    title: 'Analitika',
    intro:
      'Nə oxunur, kim yazıb, oxucu haradan gəlib. Kuki faylları olmadan sayılır, kənara heç nə ötürülmür.',
    points: [
      'Tarix aralığını və bölgünü (saat, gün, həftə) yuxarıda seçin. Hər cədvəli CSV kimi yükləmək olar.',
      '“Baxış” məqalənin hər açılışıdır, “oxucu” isə eyni adamı 30 dəqiqədə bir dəfə sayır.',
      'Nəticəsiz axtarışlar oxucunun nə axtarıb tapmadığını göstərir: yeni məqalə üçün yaxşı mövzudur.',
      'Müəllif yalnız öz məqalələrinin rəqəmlərini görür.',
    ],
  },
  users: {
    title: 'İstifadəçilər',
    intro: 'Redaksiyanın hesabları və onların hüquqları.',
    points: [
      'Yeni əməkdaşı e-poçtla dəvət edin: şifrəsini özü seçir.',
      'Müəllif yazır və təsdiqə göndərir. Redaktor nəşr edir və saytı idarə edir. Administrator hesabları və parametrləri də dəyişir.',
      'Hesab bağlananda bütün sessiyaları həmin an bitir. Yazdıqları saytda qalır.',
      'Telefonunu itirən əməkdaşın ikinci mərhələsini sıfırlayın.',
    ],
  },
  audit: {
    title: 'Dəyişiklik jurnalı',
    intro: 'Kim, nə vaxt, nəyi dəyişib: əvvəlki və sonrakı halı ilə. Jurnal redaktə olunmur və silinmir.',
    points: ['Adam, əməliyyat və tarix üzrə süzün. Süzülmüş siyahını CSV kimi yükləmək olar.'],
  },
  webhooks: {
    title: 'Vebhuklar',
    intro: 'Məqalə və ya oyun dəyişəndə başqa proqramlara avtomatik xəbər gedir.',
    points: [
      'Vebhuk əlavə edəndə gizli açarı dərhal köçürün: o, yalnız bir dəfə göstərilir.',
      '“Sınaq göndər” düyməsi ünvanın cavabını dərhal göstərir.',
      'Ünvanı üç gün cavab verməyən vebhuk söndürülür. Proqram düzələndə onu yenidən qoşun.',
    ],
  },
  importArticles: {
    title: 'Məqalə idxalı',
    intro: 'Başqa saytın məqalələri WordPress, Ghost, Firestore və ya CSV faylından bu sayta keçir.',
    points: [
      'Faylı seçib “Faylı yoxla” basın. Hesabat nəyin yeni olduğunu, nəyin itdiyini və səbəbini göstərir. Hələ heç nə yazılmır.',
      '“İdxalı başlat” basandan sonra səhifəni bağlamaq olar: idxal serverdə davam edir, server dayansa, qaldığı yerdən.',
      'Faylı təkrar idxal etmək təhlükəsizdir: köhnə saytda dəyişən məqalələr yenilənir, burada redaktə və ya silinənlər olduğu kimi qalır.',
      'Köhnə ünvanlar yenilərinə yönləndirilir. “Yönləndirmələr” bölməsində onları axtarın, dəyişin, CSV ilə endirin və ya götürün.',
    ],
  },
  settings: {
    title: 'Parametrlər',
    intro: 'Saytın adı, əlaqə məlumatları, iş saatları, sosial kanallar, partnyorların RSS ünvanları.',
    points: [
      'Dəyişikliklər oxuculara dərhal görünür və jurnala yazılır.',
      'Nəşr məlumatlarını doldurun: onları media qanunu tələb edir.',
      'Süni intellekt robotları üçün sayt bağlıdır. “Robotlar” bölməsində onlara icazə verə bilərsiniz.',
      'Məqalələri tam mətni ilə verən partnyor sayta “Partnyorlar üçün RSS” bölməsində gizli ünvan yaradın. Ünvan başqasının əlinə keçsə, “Yenilə” basın: köhnəsi dərhal işləməyəcək.',
      '“Göndərilməmiş məktublar” siyahısı poçt serveri qurulmayanda məktubların harada qaldığını göstərir.',
    ],
  },
  account: {
    title: 'Hesabınız',
    intro: 'Şifrəniz, giriş açarlarınız və ikimərhələli giriş.',
    points: [
      'Giriş açarı ilə barmaq izi, üz və ya cihazın kodu ilə, şifrəsiz daxil olursunuz. Hər cihaz üçün ayrıca əlavə edin.',
      'Şifrə kimi uzun cümlə qısa sözdən etibarlıdır. Şifrə dəyişəndə başqa cihazlardakı sessiyalar bitir.',
      'İkinci mərhələni qoşun və ehtiyat kodları saxlayın: telefonu itirsəniz, onlarla daxil olacaqsınız.',
    ],
  },
} as const satisfies Record<string, HelpTopic>;

export type HelpTopicName = keyof typeof helpTopics;

/** The frame of the help in the back-office. The topics are in `help-topics.ts`. */
export const helpText = {
  title: 'Kömək',
  intro: 'Hər bölmə nə üçündür və orada iş necə görülür.',
  open: 'Bu bölmə üzrə kömək',
  all: 'Bütün kömək mövzuları',
  toScreen: 'Bölməni aç',
} as const;
