import type { DemoArticle } from './demo-article.ts';

/** Clubs, stadiums and history; the cup and the lower leagues. */
export const clubsHistoryArticles: DemoArticle[] = [
  {
    title: 'Kubokda cütlər necə yaranır: Azərbaycan Kubokunun püşkatma qutusundan finala qədər gedən yolu',
    shortTitle: 'Azərbaycan Kubokunda cütlər necə yaranır',
    excerpt:
      'Bir oyunluq mərhələlər, iki görüşlük yarımfinal, Avropaya aparan qısa yol. Kubokun məntiqi liqadan fərqlidir və sürprizlər də məhz buradan doğulur.',
    category: 'azerbaijan-cup',
    author: 'Rəşad Quliyev',
    tags: ['Azərbaycan Kuboku', 'Püşkatma', 'Qaydalar', 'Avrokuboklar'],
    content: `
<p>Liqa marafondur, kubok isə pilləkən. Marafonda bir pis günü sonra düzəltmək olar, pilləkəndə ayağın sürüşməsi mövsümü bitirir. Azərbaycan Kuboku 1992-ci ildən keçirilir və ilk dəfə onu Bakının “İnşaatçı” klubu qazanıb. O vaxtdan formatın təfərrüatları dəyişsə də, turnirin ruhu dəyişməyib: kiçik klubun böyük rəqibi öz meydanında qəbul etdiyi gün hər şey mümkündür.</p>
<h2>Püşkatma</h2>
<p>İlk mərhələlərdə aşağı liqaların klubları mübarizə aparır, elitanın təmsilçiləri, xüsusən avrokuboklarda oynayanlar, yarışa sonradan qoşulur. Püşkatmada bəzən səbətlər tətbiq edilir ki, favoritlər erkən toqquşmasın, bəzən isə kürələr sərbəst qarışdırılır. Qutudan birinci çıxan komanda adətən meydan sahibi sayılır. Dəqiq qaydanı hər mövsümün əsasnaməsi müəyyən edir.</p>
<h2>Bir oyun, iki oyun</h2>
<p>Erkən mərhələlərdə taleyi bir görüş həll edir: doxsan dəqiqədə qalib müəyyənləşmirsə, əlavə vaxt, sonra on bir metrlik zərbələr. Yarımfinal isə ənənəvi olaraq ev və səfər oyunundan ibarət olur. İki görüşlük cüt tamam başqa düşüncə tələb edir: ilk oyunda uduzmamaq, bəzən isə kiçik fərqlə uduzmaq belə işlək nəticə hesab edilə bilər.</p>
<h2>Niyə sürpriz olur?</h2>
<ul>
<li>Favorit heyəti dəyişir, rəqib isə ilin oyununa çıxır.</li>
<li>Kiçik stadion, sıx tribuna və alışılmamış meydan örtüyü.</li>
<li>Bir qırmızı vərəqənin düzəldilməsi üçün ikinci şans yoxdur.</li>
<li>Penaltilər güc fərqini demək olar ki, silir.</li>
</ul>
<p>Kubokun qalibi yalnız gümüş qabla kifayətlənmir: titul avrokubokların təsnifat mərhələsinə yol açır. Liqada orta sıralarda olan klub üçün bu, Avropaya gedən ən qısa yoldur – cəmi bir neçə oyun. Elə bu səbəbdən fevral-mart aylarında bəzi məşqçilərin ən güclü heyəti həftəsonu deyil, həftəiçi kubok günündə meydana çıxarması təəccüb doğurmamalıdır.</p>`,
    hoursAgo: 33.1,
    picture: ['objects/draw-bowl', 'İçində rəngli püşk kürələri olan şüşə qab'],
    views: 2547,
  },
  {
    title: 'On bir metr',
    excerpt:
      'Penaltilər seriyası lotereya deyil. Növbə necə müəyyən olunur, qapıçıya nə icazə verilir, əsəb hansı saniyədə başlayır – kubok axşamlarının ən uzun dəqiqələri haqqında.',
    category: 'azerbaijan-cup',
    author: 'Aysel Məmmədli',
    tags: ['Azərbaycan Kuboku', 'Penalti', 'Qaydalar', 'Qapıçı'],
    content: `
<p>Yüz iyirmi dəqiqədən sonra meydanda səs dəyişir. Komandalar mərkəzi dairədə yan-yana dayanır, stadion isə elə susur ki, topun yerə qoyulması eşidilir. Kubok axşamlarının ən uzun dəqiqələri belə başlayır. Penaltilər seriyasına “lotereya” deyənlər çoxdur, amma ona ciddi hazırlaşan komandalar başqa fikirdədir: burada texnika, məlumat və əsəb birlikdə sınanır.</p>
<h2>Qayda nə deyir?</h2>
<ol>
<li>Hakim əvvəlcə qapını, sonra növbəni püşklə müəyyən edir.</li>
<li>Hər komanda növbə ilə beş zərbə vurur; üstünlük riyazi olaraq həll olunan kimi seriya bitir.</li>
<li>Bərabərlik qalarsa, zərbələr “birə-bir” davam edir.</li>
<li>Bütün oyunçular, o cümlədən qapıçılar vurmadan heç kim ikinci dəfə vura bilməz.</li>
<li>Qapıçının zərbə anında ən azı bir ayağının bir hissəsi xəttin üstündə və ya ona bərabər olmalıdır.</li>
</ol>
<h2>On bir metrin psixologiyası</h2>
<p>Mərkəzi dairədən nöqtəyə gedən yol təxminən qırx metrdir və zərbədən daha çətin sayılır. Təcrübəli icraçılar bu yolda öz ritualını saxlayır: topu əlinə almaq, eyni sayda addım, bir dərin nəfəs. Tədqiqatlar göstərir ki, fitdən sonra tələsən oyunçu daha çox səhv edir. Bir-iki saniyəlik fasilə isə qərarı sabitləşdirir.</p>
<h2>Qapıçının üstünlüyü</h2>
<p>Qapıçı itirəcəyi bir şey olmadığı üçün sərbəstdir: ondan xilas gözləmirlər, xilas etsə, qəhrəman olur. O, rəqibin əvvəlki zərbələrini öyrənir, dayaq ayağının istiqamətinə baxır, son ana qədər gözləməyə çalışır. Bəzən mərkəzdə hərəkətsiz qalmaq ən çətin, amma ən düzgün qərardır, çünki topların bir qismi məhz ortaya vurulur.</p>
<blockquote>Penaltini vurmaq bacarıqdır, qaçırandan sonra yenidən nöqtəyə yaxınlaşmaq isə cəsarət.</blockquote>`,
    hoursAgo: 203.5,
    picture: ['stadium/penalty-spot-close', 'Penalti nöqtəsində, otun üstündə duran ağ-qara futbol topu'],
    gallery: ['stadium/penalty-spot-night', 'stadium/net-from-behind', 'other-sports/goal-from-inside'],
    views: 1098,
  },
  {
    title: 'Tofiq Bəhramov adına Respublika stadionu: ilk dəfə gedənlər üçün tarixli bələdçi',
    shortTitle: 'Respublika stadionuna ilk dəfə gedənlər üçün bələdçi',
    excerpt:
      'Adını 1966-cı ilin məşhur finalında yan hakim olmuş azərbaycanlıdan alan arena yetmiş ildən çoxdur ki, Bakının futbol ünvanıdır. Nəyi bilmək və nəyi görmək lazımdır?',
    category: 'azerbaijan-news',
    author: 'Nigar Həsənova',
    tags: ['Stadion', 'Tarix', 'Bakı', 'Azarkeş'],
    content: `
<p>Bakıda “stadionda görüşək” deyəndə bir neçə nəsil üçün söhbət eyni yerdən gedir. 1951-ci ildə açılan Respublika stadionu şəhərin böyük oyunlarını, konsertlərini, bayramlarını görüb. Arena sovet dövründə iki dəfə başqa ad daşıyıb, 1993-cü ildən isə Tofiq Bəhramovun adını daşıyır. Futbolçu adı ilə tanınan stadionlar çoxdur, hakimin adını daşıyanı isə barmaqla saymaq olar.</p>
<h2>Adın arxasındakı insan</h2>
<p>Tofiq Bəhramov 1966-cı il dünya çempionatının finalında – İngiltərə ilə Almaniya Federativ Respublikasının oyununda yan hakim idi. Əlavə vaxtda İngiltərə hücumçusunun zərbəsindən sonra top üfüqi dirəyə dəyib aşağı düşdü, baş hakim onunla məsləhətləşdi və qol hesaba alındı. Topun xətti keçib-keçmədiyi on illərlə müzakirə edildi, Bakıdan olan hakim isə futbol tarixinin ən məşhur köməkçisinə çevrildi. Stadionun yanında onun heykəli ucalır.</p>
<h2>Gəlmədən əvvəl</h2>
<ul>
<li>Ən rahat yol metrodur: “Gənclik” stansiyasından arenaya piyada bir neçə dəqiqəyə çatmaq olur.</li>
<li>Böyük oyunlarda ətraf küçələr bağlana bilər, avtomobili uzaqda saxlamaq sərfəlidir.</li>
<li>Yoxlamaya görə qapılara başlama fitindən ən azı bir saat əvvəl gəlin.</li>
<li>Tribunaların hamısı tam örtülü deyil – hava proqnozuna baxmağı unutmayın.</li>
</ul>
<h2>İçəridə</h2>
<p>Arenanın planı böyük nal formasını xatırladır. Tribuna ilə meydan arasında müəyyən məsafə var; oyunu yaxşı oxumaq istəyənə mərkəzi tribunanın yuxarı sıraları münasibdir. 2012-ci ildə qızlar arasında 17 yaşadək futbolçuların dünya çempionatının finalı məhz burada oynanılıb, klublarımız isə avrokubok axşamlarının bir çoxunu bu meydanda yaşayıb.</p>
<p>Oyundan sonra tələsməyin. Projektorlar sönənə qədər bir neçə dəqiqə yerinizdə qalmaq həm sıxlıqdan qoruyur, həm də stadionun başqa üzünü göstərir: meydança işçiləri qopmuş çimləri yerinə basdırır, uşaqlar hasarın o tayından qapıya baxır. Yetmiş ildən çox yaşı olan tribunanın ən yaxşı ekskursiyası, yəqin ki, elə bu sakitlikdir.</p>`,
    hoursAgo: 88.4,
    picture: ['city/map-with-pin', 'Dənizkənarı şəhərin xəritəsində qırmızı sancaqla işarələnmiş yer'],
    views: 1760,
  },
  {
    title: '“Neftçi”nin bürünc ili',
    excerpt:
      '1966-cı il Bakı futbolunun yaddaşında ayrıca dayanır: SSRİ çempionatında üçüncü yer və dünya çempionatında bakılı hücumçu. Həmin ilin qısa hekayəsi.',
    category: 'azerbaijan-news',
    author: 'Aysel Məmmədli',
    tags: ['Neftçi', 'Tarix', 'Bakı'],
    content: `
<p>Hər klubun öz ulduz ili olur. “Neftçi”dən danışanda ilk yada düşənlərdən biri 1966-cı ildir. 1937-ci ildə neftçilərin komandası kimi yaranmış klub həmin mövsüm SSRİ çempionatında üçüncü yeri tutdu və bürünc medal qazandı. O dövrün ittifaq liqasında paytaxt klubları ilə yarışmaq asan deyildi, ona görə nəticə Bakıda sadəcə idman xəbəri kimi qəbul olunmadı.</p>
<h2>Hücumun adı</h2>
<p>Komandanın hücum xəttinin simvolu Anatoli Banişevski idi. Bakı həyətlərindən çıxmış gənc hücumçu elə həmin yay SSRİ yığmasının heyətində İngiltərədə keçirilən dünya çempionatında çıxış etdi; yığma turniri dördüncü yerdə başa vurdu. Həmin çempionatın finalında yan xətdə dayanan da bakılı – hakim Tofiq Bəhramov idi. Bir şəhər üçün bir yayda iki belə ad az olmur.</p>
<h2>Oyun üslubu</h2>
<p>Yaşlı azarkeşlərin xatirələrində o komandadan bir təsvir qalıb: texnika, qısa ötürmə, cinahdan sürətli hücum. Xatirələr zamanla gözəlləşir, bunu nəzərə almaq lazımdır. Amma cədvəldəki sətir dəyişməyib: üçüncü yer klubun ittifaq çempionatlarındakı ən yüksək nəticəsi olaraq qaldı. Sonrakı nəsillər, istər ittifaq, istərsə də müstəqillik dövründə tez-tez məhz bu illə müqayisə olundu.</p>
<h2>Bu gün nə qalıb?</h2>
<ul>
<li>klubun bu gün də daşıdığı ağ-qara rənglər;</li>
<li>ailələrdə nəsildən-nəslə keçən azarkeşlik;</li>
<li>Banişevski adı – hücumçulardan söz düşəndə ilk çəkilən adlardan biri.</li>
</ul>
<p>Tarixə baxmağın faydası kədərlənmək deyil. Bürünc medal göstərir ki, Bakı məktəbi böyük yarışda öz siması ilə oynaya bilib. Bu gün akademiyada topla ilk addımlarını atan uşaq üçün 1966-cı il uzaq keçmişdir, amma divardakı ağ-qara fotoşəkil ona sadə söz deyir: bu şəhərdən çıxıb dünya çempionatında oynamaq olarmış.</p>`,
    hoursAgo: 176.9,
    picture: ['objects/old-leather-ball', 'Taxta masada bağlı dəri top və qırmızı lentli bürünc medal'],
    views: 4409,
  },
  {
    title:
      'Ağdamdan Avropaya: “Qarabağ”ın İmarət stadionundan Çempionlar Liqasının qruplarınadək keçdiyi yol',
    shortTitle: 'Ağdamdan Avropaya: “Qarabağ”ın yolu',
    excerpt:
      '1951-ci ildə Ağdamda yaranan klub doğma şəhərindən uzaqda yaşamağa məcbur qaldı, amma adını dəyişmədi. Əsas tarixləri bir yerə topladıq.',
    category: 'azerbaijan-news',
    author: 'Tural Əliyev',
    tags: ['Qarabağ', 'Tarix', 'Avrokuboklar', 'Çempionlar Liqası', 'Stadion'],
    content: `
<p>Bəzi klubların tarixi stadiondan, bəzilərininki şəhərdən başlayır. “Qarabağ”ın tarixində isə hər ikisi itirilib və hər ikisi yaddaşda saxlanıb. 1951-ci ildə Ağdamda əsası qoyulan klub onilliklər boyu İmarət stadionunda oynayıb. Şəhər bağlarının yanındakı bu meydan 1993-cü ildə Ağdamın işğalı ilə susdu, komanda isə Bakıda yaşamağa və oynamağa davam etdi.</p>
<h2>Tarixlər</h2>
<ul>
<li><strong>1951</strong> – klub Ağdamda yaradılır.</li>
<li><strong>1993</strong> – müharibənin ən ağır ilində ölkə çempionu titulu; həmin ilin yayında Ağdam işğal olunur.</li>
<li><strong>2014</strong> – iyirmi bir illik fasilədən sonra yenidən çempionluq və elə həmin payız Avropa Liqasının qrup mərhələsi.</li>
<li><strong>2017</strong> – Azərbaycan klubları arasında ilk dəfə Çempionlar Liqasının qrup mərhələsi.</li>
<li><strong>2020</strong> – Ağdam işğaldan azad edilir.</li>
</ul>
<h2>2017-nin payızı</h2>
<p>Çempionlar Liqasının qrupuna yol Danimarkanın “Kopenhagen” klubundan keçdi: Bakıda 1:0, qonaqda 1:2 və o dövrdə qüvvədə olan səfər qolu qaydası. Qrupda “Çelsi”, “Atletiko” və “Roma” gözləyirdi. Ən yaddaqalan nəticələr Madrid klubuna qarşı oldu: Bakıda 0:0, səfərdə 1:1. İki xal cədvəldə az görünür, amma ölkə futbolu üçün bu mərhələdə ilk xallar idi.</p>
<h2>Ad niyə vacibdir?</h2>
<p>Klub köçəndə çox vaxt adını da dəyişir. “Qarabağ” bunu etmədi və hər oyundan əvvəl elan edilən heyətlə birlikdə uzaqdakı şəhərin adı da səsləndi. Məcburi köçkün ailələrində böyüyən uşaqlar üçün komanda görmədikləri evin rəsminə çevrildi. İdman bəzən xəritənin saxlaya bilmədiyi ünvanı saxlayır – bu hekayə onun ən aydın nümunələrindəndir.</p>`,
    hoursAgo: 312.2,
    picture: ['objects/scarf-on-seat', 'Boş tribuna oturacağından asılmış qara-qızılı azarkeş şərfi'],
    views: 7235,
  },
  {
    title: 'Piramidanın altı: aşağı liqalardan elitaya necə qalxırlar',
    excerpt:
      'Birinci Liqa, İkinci Liqa, regionlar… Pillələr arasında keçid yalnız meydanda yox, kabinetdə – lisenziya sənədlərində də həll olunur.',
    category: 'lower-leagues',
    author: 'Tural Əliyev',
    tags: ['Aşağı liqalar', 'Qaydalar', 'Premyer Liqa'],
    content: `
<p>Futbol piramidası sözünün mənası sadədir: zirvədə az klub, aşağı endikcə daha geniş pillələr. Azərbaycanda zirvəni Premyer Liqa tutur, onun altında Birinci Liqa, daha aşağıda İkinci Liqa və həvəskar region yarışları yerləşir. Nəzəri olaraq kənd komandası bir neçə mövsümə elitaya çata bilər. Təcrübədə isə hər pillənin öz qapısı və o qapının öz açarı var.</p>
<h2>Birinci açar: xal</h2>
<p>Mövsümün sonunda yuxarı sıraların klubları yüksəlmək, aşağı sıralarınkı düşmək hüququ qazanır. Neçə klubun yer dəyişəcəyi, keçid oyunlarının keçirilib-keçirilməyəcəyi hər mövsümün əsasnaməsində göstərilir. Burada bir incəlik var: elita klublarının əvəzedici heyətləri aşağı liqada oynaya bilər, lakin əsas komanda ilə eyni divizionda çıxış edə bilməz. Ona görə çempion həmişə yüksələn olmur.</p>
<h2>İkinci açar: lisenziya</h2>
<ul>
<li>stadionun tutumu, işıqlandırması və meydan örtüyü;</li>
<li>uşaq komandaları və akademiyanın olması;</li>
<li>məşqçilərin lazımi kateqoriyalı diplomu;</li>
<li>maliyyə hesabatları və borcların bağlanması.</li>
</ul>
<p>Bu siyahı quru görünsə də, bir çox klub üçün meydandakı rəqibdən çətindir. İşıqlandırma qülləsi qurmaq yaxşı hücumçu tapmaqdan uzun çəkə bilər, uşaq akademiyası isə bir yay tətilində yaranmır. Ona görə yüksəlmək istəyən klub sənədləri yazda yox, mövsüm başlamazdan əvvəl hazırlamağa başlayır və infrastrukturu heyətlə eyni vaxtda qurur.</p>
<h2>Düşmək son deyil</h2>
<p>Aşağı enən klubun qarşısında iki yol açılır: büdcəni kiçildib gənclərə güvənmək və ya heyəti saxlayıb dərhal qayıtmağa çalışmaq. Birinci yol səbir, ikinci yol pul tələb edir. Dünya təcrübəsi göstərir ki, uğurlu qayıdışların çoxu ikisinin arasından keçir: bir neçə təcrübəli futbolçu, ətrafında akademiya yetirmələri və qərarlarında tələsməyən rəhbərlik.</p>`,
    hoursAgo: 251.8,
    picture: [
      'stadium/village-pitch',
      'Dumanlı səhərdə təpələrin qarşısında taxta qapısı olan kənd meydançası',
    ],
    views: 836,
  },
  {
    title:
      'Rayon stadionunda bir şənbə günü: Birinci Liqanın gözəlliyi tablonun yanında deyil, hasarın dibindədir',
    shortTitle: 'Rayon stadionunda bir şənbə günü',
    excerpt:
      'Biletsiz giriş, termosda çay, adbaad tanınan futbolçular. Aşağı liqaların azarkeş mədəniyyəti haqqında müşahidələr və ilk dəfə gedənlər üçün bir neçə məsləhət.',
    category: 'lower-leagues',
    author: 'Nigar Həsənova',
    tags: ['Aşağı liqalar', 'Azarkeş', 'Stadion'],
    content: `
<p>Böyük stadionda futbola baxırsan, rayon stadionunda isə futbolun içində olursan. Məşqçinin hər sözü eşidilir, köməkçi hakim yanından keçəndə salam verir, top hasarı aşanda onu qaytarmaq növbəsi sənə də çata bilər. Aşağı liqaların şənbəsi adətən günortadan sonra başlayır: əvvəl çayxana, sonra stadiona tərəf axan tanış simalar, ən axırda başlama fiti.</p>
<h2>Tribunanın öz qaydası</h2>
<p>Burada yerlər nömrələnməsə də, hamı kimin harada oturduğunu bilir. Yuxarı sıra ağsaqqallarındır, qapının arxası uşaqların. Tənqid sərtdir, amma ünvanlıdır: oyunçunun atası iki metr yanda otura bilər. Elə buna görə də çox vaxt söz zarafata çevrilir. Oyundan sonra həmin tənqidçi həmin oyunçunu evinə aparan adam olur.</p>
<blockquote>Böyük klubu seçirlər, doğma rayonun komandasını isə miras alırlar.</blockquote>
<h2>İlk dəfə gedənə</h2>
<ul>
<li>Oyunun saatını bir gün əvvəl yoxlayın: dəyişə bilər.</li>
<li>Nağd pul götürün, çay və tum hər yerdə kartla satılmır.</li>
<li>Uşaqla gəlmək üçün ən rahat futbol budur.</li>
<li>Futbolçudan imza yox, söhbət istəyin – vaxtı çatır.</li>
</ul>
<p>Peşəkar baxışla da bu oyunlar maraqlıdır. Taktiki sxemlər sadədir, ona görə fərdi qərarlar daha aydın görünür: kim topu almaqdan qorxmur, kim səhvdən sonra gizlənmir, kim yorğun halda geri qaçır. Seleksiyaçıların dəftərçəsi ilə hasarın dibində dayanması səbəbsiz deyil – elitaya gedən yolların bir çoxu məhz bu meydanlardan başlayır.</p>`,
    status: 'draft',
    hoursAgo: 371.6,
    picture: [
      'stadium/fence-saturday',
      'Məftil hasarın arxasından görünən kiçik meydan, oyunçular və təpələr',
    ],
    views: 40,
  },
];
