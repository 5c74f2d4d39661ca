import type { DemoArticle } from './demo-article.ts';

export const europeArticles: DemoArticle[] = [
  {
    title: '“Liverpul” – “Mançester Yunayted”: liman, kanal və yüz ildən artıq yaşı olan bir futbol rəqabəti',
    excerpt:
      'İki şəhər arasında cəmi əlli kilometr var, amma bu məsafəyə dəmir yolu, gəmi kanalı, iyirmi çempionluq və onilliklərlə yığılan mübahisə sığıb.',
    category: 'premier-league',
    author: 'Rəşad Quliyev',
    tags: ['Liverpul', 'Mançester Yunayted', 'Derbi', 'Tarix'],
    hoursAgo: 9,
    views: 6420,
    picture: {
      file: 'people/fans-flags-2',
      alt: 'Qırmızı və sarı bayraqlar yelləyən azarkeşlərlə dolu tribunanın rəsmi',
      credit: 'GettoSport illüstrasiyası',
    },
    content: `<p>İngiltərənin ən gərgin qarşıdurması eyni şəhərin iki klubu arasında deyil. Liverpul ilə Mançester bir-birindən təxminən əlli kilometr aralıdadır və aralarındakı çəkişmə futboldan da qədimdir. XIX əsrdə Mançester pambıq fabrikləri ilə zənginləşir, xammalı isə Liverpul limanından alırdı. Hər bağlamaya görə ödənilən rüsum iki şəhərin tacirlərini illərlə üz-üzə qoymuşdu.</p>
<h2>Hər şey kanaldan başladı</h2>
<p>1894-cü ildə Mançester gəmi kanalı açıldı və yüklər Liverpula dəymədən birbaşa şəhərə çatmağa başladı. Liman işçiləri üçün bu, qazancın itirilməsi demək idi. Gəmi təsviri bu gün də “Mançester Yunayted”in gerbində qalır. Elə həmin ilin aprelində tərəflər ilk dəfə rəsmi oyunda görüşdü: “Liverpul” o vaxt “Nyuton Hit” adlanan rəqibini 2:0 hesabı ilə üstələyib yüksək dəstəyə yüksəldi, məğlub komanda isə aşağı düşdü.</p>
<p>Sonrakı onilliklərdə hökmranlıq növbə ilə dəyişdi. 1970–1980-ci illər “Liverpul”un, 1990-cı illərdən sonrakı iki onillik isə “Mançester Yunayted”in dövrü sayılır. 2025-ci ilin yayına hər iki klubun hesabında 20 İngiltərə çempionluğu vardı. Avropanın baş kubokunda isə üstünlük Mersi sahilindədir: “Liverpul” bu kuboku altı, rəqibi üç dəfə qaldırıb.</p>
<h2>Keçilməyən körpü</h2>
<p>Rəqabətin dərinliyini transfer siyahısı da göstərir. İki klub arasında futbolçunun birbaşa satıldığı son hal 1964-cü ilə, Fil Çiznolun “Liverpul”a keçidinə təsadüf edir. Halbuki tarixin ortaq səhifələri az deyil: “Mançester Yunayted”i Avropa zirvəsinə aparan ser Mett Basbi futbolçu kimi illərlə məhz “Liverpul”da oynamış, komandanın kapitanı olmuşdu.</p>
<p>Bu oyuna baxarkən cədvəldəki yerə aldanmamaq lazımdır. Mövsümün gedişindən asılı olmayaraq, hər iki tərəf topa daha tez hücum edir, hakim daha tez-tez fit çalır, tribuna isə ilk künc zərbəsinə belə qol kimi sevinir. Bakıdan izləyənlər üçün kiçik qeyd: Londonla fərq qışda dörd, yayda üç saatdır, yəni bazar günü 16:30-da başlayan oyun bizdə qışda 20:30-a düşür.</p>`,
  },
  {
    title: 'Basklar öz yolunda',
    excerpt:
      '“Atletik” yüz ildən çoxdur ki, yalnız Bask diyarında doğulan və ya orada yetişən futbolçuları heyətinə götürür. Bu qayda necə işləyir və kluba nə verir?',
    category: 'la-liga',
    author: 'Nigar Həsənova',
    tags: ['Atletik', 'La Liqa', 'Tarix', 'Akademiya'],
    hoursAgo: 126,
    views: 1385,
    picture: {
      file: 'objects/jersey-pair-3',
      alt: 'Qırmızı-ağ zolaqlı iki futbol köynəyinin yanaşı asıldığı rəsm',
      credit: 'GettoSport illüstrasiyası',
    },
    content: `<p>Müasir futbolda klublar futbolçunu dünyanın istənilən yerindən tapa bilir. Bilbaonun “Atletik”i isə 1912-ci ildən bəri fərqli yol tutub: komandada yalnız Bask diyarında doğulan və ya futbol təhsilini orada alan oyunçular çıxış edir. Bu, federasiyanın tələbi deyil, nizamnamədə ayrıca maddə kimi də yazılmayıb. Klub onu ənənə kimi qoruyur və azarkeşlər hər seçkidə bu seçimi yenidən təsdiqləyir.</p>
<p>Qaydanın sərhədi illər keçdikcə bir qədər genişlənib. Əvvəllər söhbət əsasən Biskayadan gedirdi, sonra bütün tarixi Bask bölgələri, o cümlədən Navarra və Fransa tərəfindəki torpaqlar əlavə olundu. Valideynləri başqa ölkədən gələn, amma Bilbaonun məktəbində böyüyən uşaq da bu gün klubun tam hüquqlu yetirməsi sayılır. Ölçü soyad deyil, futbolçunun harada formalaşmasıdır.</p>
<h2>Lezama dərsləri</h2>
<p>Transfer bazarının böyük hissəsi bağlı olanda akademiya arzu yox, zərurətdir. 1971-ci ildə açılan Lezama bazası bölgədəki onlarla kiçik klubla əməkdaşlıq edir, məşqçilərə vahid metodika təklif edir və ən istedadlı uşaqları tədricən ümumi proqrama cəlb edir. Nəticədə əsas komandaya qalxan gənc həm oyun sistemini, həm də tribunanın ondan nə gözlədiyini əvvəlcədən bilir.</p>
<blockquote><p>“Real Madrid”, “Barselona” və “Atletik” – İspaniya çempionatının yarandığı 1929-cu ildən bəri elitadan heç vaxt düşməyən yalnız bu üç klubdur. Onlardan ikisi dünya bazarının ən böyük alıcılarıdır, üçüncüsü isə heyətini bir neçə yüz kilometrlik ərazidən yığır. Müqayisə sadə görünsə də, Bilbaonun nəyə nail olduğunu hər hansı uzun izahatdan yaxşı göstərir.</p></blockquote>
<h2>Ənənənin adları</h2>
<p>İspaniya liqasının ən məhsuldar oyunçusuna verilən “Piçiçi” mükafatı da “Atletik”dən gəlir: bu, XX əsrin əvvəllərində çıxış edən hücumçu Rafael Morenonun ləqəbi idi. “San-Mames”ə ilk dəfə gələn qonaq komandalar onun büstü önünə gül qoyur. 2024-cü ildə klub İspaniya Kral Kubokunu qırx illik fasilədən sonra yenidən qazandı və şəhər çayda barja ilə keçirilən məşhur bayramını təkrarladı.</p>`,
  },
  {
    title: 'Xallar bərabərdirsə, çempion kimdir? Avropanın dörd liqası bu suala dörd cür cavab verir',
    excerpt:
      'İspaniyada əvvəlcə qarşılıqlı oyunlara, İngiltərə və Almaniyada top fərqinə baxılır, İtaliyada isə titul əlavə görüşdə həll oluna bilər. Qaydaları bir cədvəldə topladıq.',
    category: 'la-liga',
    author: 'Kamran Səfərov',
    tags: ['La Liqa', 'Qaydalar', 'Format', 'Tarix'],
    hoursAgo: 41,
    views: 3170,
    picture: {
      file: 'stadium/scoreboard-2',
      alt: 'Bərabər hesab göstərən stadion tablosunun tünd göy fonda rəsmi',
      credit: 'GettoSport illüstrasiyası',
    },
    content: `<p>Otuz səkkiz turdan sonra iki komandanın eyni sayda xal toplaması nadir hal deyil. Maraqlısı odur ki, böyük liqalar belə vəziyyəti müxtəlif cür həll edir. Bir ölkədə çempionluğa aparan nəticə o biri ölkədə ikinci yerə çatdıra bilər. Ona görə də mövsümün sonunda cədvələ baxan azarkeş yalnız xalları yox, reqlamentin müvafiq maddəsini də yadda saxlamalıdır.</p>
<table><thead><tr><th>Liqa</th><th>Birinci meyar</th><th>İkinci meyar</th></tr></thead><tbody><tr><td>İspaniya</td><td>Qarşılıqlı oyunlarda xallar</td><td>Qarşılıqlı oyunlarda top fərqi</td></tr><tr><td>İngiltərə</td><td>Ümumi top fərqi</td><td>Vurulan topların sayı</td></tr><tr><td>Almaniya</td><td>Ümumi top fərqi</td><td>Vurulan topların sayı</td></tr><tr><td>İtaliya</td><td>Titul üçün əlavə oyun</td><td>Digər yerlər üçün qarşılıqlı oyunlar</td></tr></tbody></table>
<h2>Madridin 2007-ci il dərsi</h2>
<p>İspan modelinin ən məşhur nümunəsi 2006/07 mövsümüdür. “Real Madrid” və “Barselona” 76 xalla finişə çatdı, kataloniyalıların top fərqi isə xeyli yaxşı idi. Buna baxmayaraq, qarşılıqlı oyunlarda – 2:0 və 3:3 – üstünlük Madrid klubunda qaldı və çempionluq paytaxta getdi. Başqa ölkənin reqlamenti ilə eyni cədvəl başqa qalib göstərərdi.</p>
<p>İngiltərədə bunun əksi yaşandı. 2011/12 mövsümündə Mançesterin iki klubu 89 xal topladı, qızıl medalları isə top fərqi, +64-ə qarşı +56, müəyyən etdi. Almaniyada 2022/23 mövsümünün son turunda “Bavariya” və “Borussiya” (Dortmund) 71 xalla bərabərləşdi, titul yenə top fərqinə görə Münhendə qaldı. Hər iki halda son anın qolu həlledici oldu.</p>
<h2>Hansı sistem daha ədalətlidir?</h2>
<p>Birmənalı cavab yoxdur. Qarşılıqlı oyunların tərəfdarları deyir ki, rəqibini məğlub edən komanda ondan yuxarıda olmalıdır. Top fərqini üstün tutanlar isə bütün mövsümün nəticəsini iki oyundan daha etibarlı ölçü sayır. İtaliya 2022/23 mövsümündən orta yolu seçib: birinci yer, eləcə də elitada qalmaq məsələsi üzrə bərabərlik olarsa, komandalar meydanda bir də üz-üzə gəlir.</p>
<p>Azarkeş üçün praktik nəticə sadədir. İspaniyada birbaşa rəqiblə iki oyunun hesabını, İngiltərə və Almaniyada isə hər qolu saymaq lazımdır: 4:0 önə keçən komandanın beşinci top üçün hücum etməsi hörmətsizlik deyil, hesablamadır. İspan reqlamentində bir incəlik də var – qarşılıqlı görüşlərə yalnız hər iki oyun keçirildikdən sonra baxılır, ona qədər cədvəldə ümumi top fərqi işləyir.</p>`,
  },
  {
    title: 'Bir stadion, iki ürək: Milan derbisi “San-Siro”nu necə bölüşür',
    excerpt:
      'Qonşu tribunalar, eyni paltardəyişmə dəhlizi və bir restoran süfrəsində başlayan ayrılıq. “Milan” – “İnter” qarşıdurmasının qısa tarixçəsi.',
    category: 'serie-a',
    author: 'Aysel Məmmədli',
    tags: ['Milan', 'İnter', 'Derbi', 'Stadion', 'Tarix'],
    hoursAgo: 74,
    views: 2745,
    picture: {
      file: 'stadium/stadium-night-2',
      alt: 'Gecə işıqları altında göy və qırmızı rəngə bölünmüş böyük stadionun rəsmi',
      credit: 'GettoSport illüstrasiyası',
    },
    content: `<p>Milan kafedralının zirvəsində qızılı Məryəm heykəli dayanır – şəhər ona “Madonnina” deyir. İtaliyanın ən məşhur şəhər derbisi adını ondan alıb. Görüşün qeyri-adi tərəfi isə ünvanındadır: iki böyük rəqib onilliklərdir ki, eyni stadionda oynayır, ev sahibi ilə qonağın yerini yalnız təqvim müəyyən edir, azarkeş qrupları isə öz tribunalarını heç vaxt dəyişmir.</p>
<h2>Restoranda imzalanan ayrılıq</h2>
<p>“Milan” 1899-cu ildə şəhərdə yaşayan ingilislərin təşəbbüsü ilə yarandı. Doqquz il sonra əcnəbi futbolçuların heyətə cəlb olunması ətrafında mübahisə düşdü və üzvlərin bir qrupu 1908-ci il martın 9-da “L’Orolocio” restoranında toplaşıb yeni klub elan etdi. Adı da məqsədini izah edirdi: “İnternasionale” – dünyanın hər yerindən gələnlər üçün açıq komanda.</p>
<p>Uzun müddət şəhər bu iki rəngə həm də sosial mövqeyə görə bölünürdü. “Milan” azarkeşlərinə fəhlə alətini xatırladan “kaşavit”, yəni vintaçan, “İnter” tərəfdarlarına isə özünü bir qədər yuxarı tutan adam mənasında “bauşa” deyilirdi. Bu gün həmin sərhəd çoxdan silinib, eyni ailədə iki fərqli şərfə rast gəlmək adi haldır, amma sözlər tribuna dilində yaşayır.</p>
<h2>“San-Siro”, yoxsa “Cuzeppe Meatsa”?</h2>
<p>Stadion 1926-cı ildə dostluq derbisi ilə açıldı və “İnter” 6:3 qalib gəldi, halbuki meydan o vaxt “Milan”a məxsus idi. Göy-qaralar buraya 1947-ci ildə köçdü. 1980-ci ildə arenaya hər iki klubun formasını geyinmiş Cuzeppe Meatsanın adı verildi. Gündəlik danışıqda isə hamı məhəllənin köhnə adını işlədir: “San-Siro”.</p>
<ul><li>2003 – Çempionlar Liqasının yarımfinalı: 0:0 və 1:1, finala “Milan” çıxır.</li><li>2005 – dörddəbir final, cavab oyunu meydana atılan məşəllərə görə yarımçıq qalır.</li><li>2023 – yenidən yarımfinal: 2:0 və 1:0, bu dəfə qalib “İnter”dir.</li></ul>
<p>Siyahıdakı birinci sətir futbol qaydalarının ən qəribə nümunələrindən biri sayılır. Hər iki oyun eyni stadionda keçirilsə də, ikinci görüşdə “Milan” rəsmi qonaq idi və vurduğu qol “səfər qolu” hesab olundu. Beləliklə, komanda öz evindən çıxmadan səfər üstünlüyü ilə finala yüksəldi. Həmin qayda 2021-ci ildə ləğv edilib.</p>`,
  },
  {
    title: '50+1: alman klubunun sahibi niyə azarkeşdir',
    excerpt:
      'Bundesliqada sərmayəçi pul qoya bilər, amma həlledici səs üzvlərdə qalır. 1998-ci ildən işləyən qaydanın məğzi, istisnaları və tribunadakı nəticəsi.',
    category: 'bundesliga',
    author: 'Tural Əliyev',
    tags: ['Bundesliqa', 'Qaydalar', 'Azarkeş', 'Maliyyə'],
    hoursAgo: 149,
    views: 980,
    picture: {
      file: 'people/crowd-scarves-3',
      alt: 'Sarı-qara şərfləri başı üstündə tutan sıx azarkeş kütləsinin rəsmi',
      credit: 'GettoSport illüstrasiyası',
    },
    content: `<p>Almaniyada futbol klubu tarixən üzvlərin cəmiyyəti kimi qurulub: adam illik haqq ödəyir, ümumi yığıncaqda səs verir, prezidenti seçir. 1998-ci ildə peşəkar komandaların ayrıca şirkətə çevrilməsinə icazə veriləndə liqa bir şərt qoydu. Kapitalın böyük hissəsi satıla bilər, lakin səslərin ən azı 50 faizi və üstəgəl bir səs ana cəmiyyətin, yəni üzvlərin əlində qalmalıdır.</p>
<h2>Rəqəm nəyi qoruyur</h2>
<p>Bu bir səs o deməkdir ki, kənar sərmayəçi klubun rənglərini, adını, stadionunu və ya bilet siyasətini təkbaşına dəyişə bilməz. Böyük qərar ümumi yığıncaqdan keçməlidir. Qaydanın tərəfdarları bilet qiymətlərinin nisbətən aşağı, ayaqüstü tribunaların qorunmasını bununla izah edir. Tənqidçilər isə deyir ki, eyni qayda alman klublarının Avropa bazarında pul cəlb etməsini çətinləşdirir və daxili rəqabəti zəiflədir.</p>
<h2>İstisnalar</h2>
<p>Reqlament klubu uzun müddət fasiləsiz dəstəkləyən şirkətlər üçün qapı açıq qoymuşdu. Dərman istehsalçısının zavod işçilərinin 1904-cü ildə qurduğu “Bayer” və avtomobil şəhərinin komandası “Volfsburq” belə yaranıb. “Hoffenhaym”da da oxşar istisna vardı, lakin 2023-cü ildə səs çoxluğu yenidən ana cəmiyyətə qaytarıldı. “Leypsiq”in modeli isə formal baxımdan qaydaya uyğundur, amma üzvlərin sayının azlığına görə daim müzakirə olunur.</p>
<blockquote><p>2024-cü ilin qışında tribunalar meydana yüzlərlə tennis topu atdı, oyunlar dəqiqələrlə dayandı. Etiraz liqanın yayım gəlirlərinin bir hissəsini sərmayəçi fonda satmaq planına qarşı idi. Fevralın 21-də alman liqası danışıqları dayandırdığını elan etdi və bu, üzv mədəniyyətinin Avropa futbolunda nə qədər güclü ola biləcəyini göstərən nümunəyə çevrildi.</p></blockquote>
<p>Nəticəni ən yaxşı Dortmundda görmək olur. Stadionun cənub tribunası təxminən 25 min ayaqüstü tamaşaçı tutur və “Sarı divar” adı ilə tanınır. Bundesliqa oyunlarının orta tamaşaçı sayına görə illərdir dünyanın ön sıralarındadır. Cəmi on səkkiz komanda və otuz dörd tur olan liqada hər ev oyunu hadisə sayılır, mövsümlük abonement növbələri isə onilliklərlə uzana bilir.</p>`,
  },
];
