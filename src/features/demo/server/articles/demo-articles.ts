import { azerbaijanArticles } from './azerbaijan-articles.ts';
import { clubsHistoryArticles } from './clubs-history-articles.ts';
import { cupsArticles } from './cups-articles.ts';
import type { DemoArticle } from './demo-article.ts';
import { footballArticles } from './football-articles.ts';
import { guidesArticles } from './guides-articles.ts';
import { indoorArticles } from './indoor-articles.ts';
import { nationalTeamArticles } from './national-team-articles.ts';
import { otherSportsArticles } from './other-sports-articles.ts';
import { studioArticles } from './studio-articles.ts';
import { tournamentsArticles } from './tournaments-articles.ts';

const europeArticles: DemoArticle[] = [
  {
    title: '“Liverpul” – “Mançester Yunayted”: liman, kanal və yüz ildən artıq yaşı olan bir futbol rəqabəti',
    shortTitle: '“Liverpul” – “Mançester Yunayted”: liman və kanal',
    excerpt:
      'İki şəhər arasında cəmi əlli kilometr var, amma bu məsafəyə dəmir yolu, gəmi kanalı, iyirmi çempionluq və onilliklərlə yığılan mübahisə sığıb.',
    category: 'premier-league',
    author: 'Rəşad Quliyev',
    tags: ['Liverpul', 'Mançester Yunayted', 'Derbi', 'Tarix'],
    hoursAgo: 9,
    views: 6420,
    picture: ['people/red-flare', 'Qırmızı məşəl işığında və tüstüdə azarkeşlərin arxadan siluetləri'],
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
    picture: [
      'objects/striped-shirt-line',
      'Yaşıl təpələrin qarşısında ipdən asılmış qırmızı-ağ zolaqlı futbol köynəyi',
    ],
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
    shortTitle: 'Xallar bərabərdirsə, çempion kimdir?',
    excerpt:
      'İspaniyada əvvəlcə qarşılıqlı oyunlara, İngiltərə və Almaniyada top fərqinə baxılır, İtaliyada isə titul əlavə görüşdə həll oluna bilər. Qaydaları bir cədvəldə topladıq.',
    category: 'la-liga',
    author: 'Kamran Səfərov',
    tags: ['La Liqa', 'Qaydalar', 'Format', 'Tarix'],
    hoursAgo: 41,
    views: 3170,
    picture: ['objects/scale-two-balls', 'Gözləri bir səviyyədə dayanan mis tərəzidə iki futbol topu'],
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
    picture: ['people/stand-two-colours', 'Yarısı göy, yarısı qırmızı geyimli azarkeşlərlə dolu tribuna'],
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
    picture: ['people/yellow-terrace', 'Sarı-qara geyimli, əl qaldırmış azarkeşlərlə dolu tribuna'],
    content: `<p>Almaniyada futbol klubu tarixən üzvlərin cəmiyyəti kimi qurulub: adam illik haqq ödəyir, ümumi yığıncaqda səs verir, prezidenti seçir. 1998-ci ildə peşəkar komandaların ayrıca şirkətə çevrilməsinə icazə veriləndə liqa bir şərt qoydu. Kapitalın böyük hissəsi satıla bilər, lakin səslərin ən azı 50 faizi və üstəgəl bir səs ana cəmiyyətin, yəni üzvlərin əlində qalmalıdır.</p>
<h2>Rəqəm nəyi qoruyur</h2>
<p>Bu bir səs o deməkdir ki, kənar sərmayəçi klubun rənglərini, adını, stadionunu və ya bilet siyasətini təkbaşına dəyişə bilməz. Böyük qərar ümumi yığıncaqdan keçməlidir. Qaydanın tərəfdarları bilet qiymətlərinin nisbətən aşağı, ayaqüstü tribunaların qorunmasını bununla izah edir. Tənqidçilər isə deyir ki, eyni qayda alman klublarının Avropa bazarında pul cəlb etməsini çətinləşdirir və daxili rəqabəti zəiflədir.</p>
<h2>İstisnalar</h2>
<p>Reqlament klubu uzun müddət fasiləsiz dəstəkləyən şirkətlər üçün qapı açıq qoymuşdu. Dərman istehsalçısının zavod işçilərinin 1904-cü ildə qurduğu “Bayer” və avtomobil şəhərinin komandası “Volfsburq” belə yaranıb. “Hoffenhaym”da da oxşar istisna vardı, lakin 2023-cü ildə səs çoxluğu yenidən ana cəmiyyətə qaytarıldı. “Leypsiq”in modeli isə formal baxımdan qaydaya uyğundur, amma üzvlərin sayının azlığına görə daim müzakirə olunur.</p>
<blockquote><p>2024-cü ilin qışında tribunalar meydana yüzlərlə tennis topu atdı, oyunlar dəqiqələrlə dayandı. Etiraz liqanın yayım gəlirlərinin bir hissəsini sərmayəçi fonda satmaq planına qarşı idi. Fevralın 21-də alman liqası danışıqları dayandırdığını elan etdi və bu, üzv mədəniyyətinin Avropa futbolunda nə qədər güclü ola biləcəyini göstərən nümunəyə çevrildi.</p></blockquote>
<p>Nəticəni ən yaxşı Dortmundda görmək olur. Stadionun cənub tribunası təxminən 25 min ayaqüstü tamaşaçı tutur və “Sarı divar” adı ilə tanınır. Bundesliqa oyunlarının orta tamaşaçı sayına görə illərdir dünyanın ön sıralarındadır. Cəmi on səkkiz komanda və otuz dörd tur olan liqada hər ev oyunu hadisə sayılır, mövsümlük abonement növbələri isə onilliklərlə uzana bilir.</p>`,
  },
];

const transfersArticles: DemoArticle[] = [
  {
    title: 'Transfer pəncərəsi necə açılır, niyə bağlanır və son gecə klub ofislərində əslində nə baş verir',
    shortTitle: 'Transfer pəncərəsinin son gecəsi',
    excerpt:
      'Tarixləri hər ölkə özü seçir, çərçivəni isə FIFA müəyyən edir. Elektron sistem, beynəlxalq sertifikat, tibbi müayinə və azad agentlər haqqında qısa bələdçi.',
    category: 'transfers',
    author: 'Nigar Həsənova',
    tags: ['Transfer', 'Qaydalar', 'FIFA', 'Təqvim'],
    hoursAgo: 21,
    views: 4870,
    picture: [
      'newsroom/phone-at-night',
      'Gecə iş masasında ekranı yanan telefon, yanında müqavilə vərəqi və qələm',
    ],
    content: `<p>Futbolçu klubunu ilin istənilən günü dəyişə bilsəydi, mövsümün ortasında çempionluq namizədi rəqibinin hücumçusunu alıb cədvəli bir həftəyə dəyişərdi. Pəncərə məhz bunun qarşısını alır. FIFA mövsümdə iki qeydiyyat dövrünə icazə verir: biri mövsümlər arasında, o biri mövsümün ortasında. İkisinin ümumi müddəti on altı həftəni keçməməlidir, dəqiq tarixləri isə hər ölkənin federasiyası seçir.</p>
<h2>Tarixlər niyə üst-üstə düşmür</h2>
<p>Çempionatı payız–yaz sistemi ilə keçən ölkələrdə əsas pəncərə yaydadır, yaz–payız liqalarında isə əksinə. Buna görə elə həftələr olur ki, bir bazarda alış bitir, o birində davam edir. Qaydaya görə, futbolçunu qeydiyyata alan ölkənin pəncərəsi açıq olmalıdır, satan tərəfin bağlı olması keçidə mane olmur. Klubun əsas oyunçusunu satıb yerinə heç kimi götürə bilmədiyi hallar belə yaranır.</p>
<h2>Son gecənin sənədləri</h2>
<ol><li>Klublar ödəniş, bonuslar və faizlər barədə razılaşır.</li><li>Futbolçu şəxsi şərtləri qəbul edir, tibbi müayinədən keçir.</li><li>Hər iki klub eyni məlumatı FIFA-nın TMS elektron sisteminə daxil edir.</li><li>Köhnə federasiya beynəlxalq transfer sertifikatını yeni federasiyaya göndərir.</li><li>Liqa futbolçunu qeydiyyata alır və yalnız bundan sonra o, meydana çıxa bilər.</li></ol>
<p>Gecikmələrin çoxu üçüncü addımda baş verir. Sistem iki klubun daxil etdiyi məbləği, tarixi və bank rekvizitlərini müqayisə edir, bir rəqəm fərqlənəndə əməliyyat dayanır. Əvvəllər sənədlər faksla göndərilirdi və “faks işləmədi” ifadəsi transfer folkloruna çevrilmişdi. İndi kağız azalıb, amma dəqiqələrin qiyməti dəyişməyib: vaxtdan sonra təsdiqlənən müraciət üçün ayrıca icazə lazımdır.</p>
<h2>Azad agent</h2>
<p>Müqaviləsi pəncərə bağlanmazdan əvvəl başa çatan futbolçu bir çox liqada sonradan da qeydiyyata alına bilər, çünki o, heç bir klubdan alınmır. Müqavilənin bitməsinə altı ay qalmış yeni klubla ilkin razılaşma imzalamaq hüququ da var. Bu azadlığın kökü 1995-ci ilə, Avropa məhkəməsinin Bosman işi üzrə qərarına gedib çıxır.</p>`,
  },
  {
    title: 'İcarə müqaviləsi: kim ödəyir, kim geri çağıra bilər?',
    excerpt:
      'FIFA 2022-ci ildən icarələrə limit qoyub. Məcburi alış, alış hüququ, əmək haqqının bölünməsi və “ana klub”a qarşı oynamamaq şərti haqqında.',
    category: 'transfers',
    author: 'Redaksiya',
    tags: ['Transfer', 'İcarə', 'Qaydalar', 'FIFA'],
    hoursAgo: 88,
    views: 1965,
    picture: null,
    content: `<p>İcarə futbolun ən çevik müqaviləsidir. Gənc oyunçu dəqiqə toplayır, əsas heyətə düşməyən təcrübəli futbolçu formasını qoruyur, büdcəsi az olan klub isə almağa gücü çatmadığı adamı bir mövsümlük götürür. Hüquqi baxımdan əmək müqaviləsi dayandırılır, bitmir: müddət başa çatanda futbolçu avtomatik olaraq əvvəlki klubuna qayıdır və münasibət qaldığı yerdən davam edir.</p>
<h2>Limitlər</h2>
<p>Bəzi klubların hesabında eyni vaxtda otuz-qırx icarə olduğu dövr arxada qalıb. FIFA-nın 2022-ci ilin iyulunda qüvvəyə minən reqlamenti tədricən sərtləşdi və 2024-cü ildən klub mövsüm ərzində ən çoxu altı futbolçunu icarəyə verə, altısını icarəyə götürə bilir. Yaşı iyirmi birdən çox olmayan öz yetirmələri bu saya daxil edilmir. İcarə bir ildən uzun ola bilməz, icarədəki oyunçunu üçüncü kluba ötürmək isə qadağandır.</p>
<ul><li><strong>Alış hüququ</strong> – icarəyə götürən klub sonda istəsə, əvvəlcədən yazılmış qiymətə alır.</li><li><strong>Məcburi alış</strong> – şərt yerinə yetəndə, məsələn, müəyyən sayda oyundan sonra alış mütləq olur.</li><li><strong>Geri çağırma</strong> – ana klub futbolçunu qış pəncərəsində qaytara bilər.</li></ul>
<h2>Maaş və rəqib məsələsi</h2>
<p>Əmək haqqının kim tərəfindən ödənilməsi danışıqların əsas mövzusudur. Bəzən götürən klub hamısını, bəzən yarısını verir, bəzən də ödəniş oyunların sayından asılı olur: futbolçu nə qədər çox oynasa, ana klubun payı bir o qədər azalır. Belə bənd gənci skamyada saxlamağı baha başa gətirir və icarənin mənasını qoruyur.</p>
<p>Futbolçunun öz klubuna qarşı oynaması ayrı mövzudur. Bir çox milli çempionatda bu, reqlament və ya müqavilə ilə məhdudlaşdırılır. UEFA turnirlərində isə yanaşma fərqlidir: idman bütövlüyü prinsipinə görə, bir klubun müqavilə vasitəsilə rəqibin heyətinə təsir etməsi qəbul olunmur, ona görə icarədəki oyunçu ana komandasına qarşı da meydana çıxa bilir.</p>`,
  },
  {
    title: 'Klub milyonları necə sayır: üç illik zərər, amortizasiya və maliyyə qaydalarının əlifbası',
    shortTitle: 'Klub milyonları necə sayır',
    excerpt:
      'Altmış milyonluq transfer hesabatda niyə on iki milyon kimi görünür? Premyer Liqanın və UEFA-nın maliyyə tələblərini sadə misallarla izah edirik.',
    category: 'premier-league',
    author: 'Kamran Səfərov',
    tags: ['İngiltərə Premyer Liqası', 'Maliyyə', 'Qaydalar', 'UEFA', 'Transfer'],
    hoursAgo: 33,
    views: 2980,
    picture: [
      'objects/coin-stacks',
      'Yaşıl mahud üstündə getdikcə hündürləşən sikkə sütunları, arxada futbol topu',
    ],
    content: `<p>“Maliyyə feyr-pley” ifadəsi UEFA-nın 2010-cu ildə təsdiqlədiyi qaydalarla dilimizə gəldi. Əsas fikir sadə idi: klub qazandığından çox xərcləyib borc içində batmasın. O vaxtdan qaydalar dəfələrlə dəyişib, İngiltərədə isə ayrıca sistem qurulub. Xəbərlərdə tez-tez keçən anlayışları bilmək transfer səhifəsini oxumağı da asanlaşdırır.</p>
<h2>105 milyon funt</h2>
<p>Premyer Liqanın “gəlirlilik və dayanıqlılıq” qaydası klubun üç mövsümdə 105 milyon funtdan artıq zərər etməsinə yol vermir. Akademiyaya, qadın komandasına, stadiona və ictimai layihələrə çəkilən xərc bu hesabdan çıxılır. Qayda kağız üzərində qalmayıb: 2023/24 mövsümündə “Everton” və “Nottingem Forest” pozuntulara görə xal itirdi. Liqa 2026/27 mövsümündən heyət xərcinin gəlirə nisbətinə əsaslanan sistemə keçmək qərarı verib.</p>
<h2>Amortizasiya nədir</h2>
<p>Klub futbolçunu 60 milyona alıb beş illik müqavilə bağlayırsa, mühasibat bu məbləği beş yerə bölür və hər il 12 milyon xərc yazır. İki ildən sonra oyunçunun balans dəyəri 36 milyon olur. O, 50 milyona satılsa, hesabatda 14 milyon qazanc görünür. Akademiya yetirməsinin balans dəyəri isə sıfırdır, ona görə satışından gələn pulun hamısı qazanc sayılır.</p>
<p>Bu hesab bir müddət çox uzun müqavilələrə yol açmışdı: səkkiz illik razılaşma illik xərci kiçildirdi. UEFA 2023-cü ilin yayında, İngiltərə liqası isə həmin ilin dekabrında yeni alışlar üçün hesablamanı ən çoxu beş illə məhdudlaşdırdı. Müqavilə daha uzun ola bilər, sadəcə mühasibat üçün beş ildən sonrası yoxdur.</p>
<h2>UEFA-nın 70 faizi</h2>
<p>Avrokuboklarda oynayan klubların üzərində daha bir hədd var: heyətin maaşı, transfer amortizasiyası və agent haqları birlikdə gəlirin müəyyən faizini keçməməlidir. Keçid tədricən aparıldı – əvvəl 90, sonra 80, 2025/26-dan 70 faiz. Pozuntunun ölçüsü böyüdükcə cərimə də artır, təkrar hallarda isə turnirə yazılan heyətin sayı azaldıla bilər.</p>`,
  },
  {
    title: 'On beş xal, bir imza: İngiltərəyə əmək icazəsi necə alınır',
    excerpt:
      'Breksitdən sonra avropalı futbolçu da xal toplamalıdır. GBE sistemi yığma oyunlarını, liqanın səviyyəsini və meydanda keçirilən dəqiqələri necə hesablayır?',
    category: 'premier-league-transfers',
    author: 'Rəşad Quliyev',
    tags: ['Transfer', 'İngiltərə Premyer Liqası', 'Qaydalar', 'Akademiya'],
    hoursAgo: 27,
    views: 3455,
    picture: ['objects/signature-pen', 'Ağ kağızda imza atan qələm, arxada futbol topu'],
    content: `<p>2021-ci ilin yanvarından İngiltərə klubları üçün parisli futbolçu ilə buenos-ayresli futbolçu arasında hüquqi fərq qalmayıb. Avropa İttifaqından çıxışla sərbəst hərəkət bitdi və hər əcnəbi transferi üçün futbol assosiasiyasının razılıq sənədi – GBE tələb olunur. Sənəd olmadan viza verilmir, viza olmadan isə ən bahalı müqavilə belə qüvvəyə minmir.</p>
<h2>Avtomatik keçid</h2>
<p>Ən qısa yol milli komandadan keçir. Futbolçu hesablama dövründə yığmasının rəsmi oyunlarının müəyyən faizində iştirak edibsə, icazə avtomatik verilir. Tələb olunan faiz ölkənin FIFA reytinqindən asılıdır: reytinqin zirvəsindəki yığmalarda az sayda oyun kifayətdir, aşağı getdikcə hədd yüksəlir. Ona görə orta səviyyəli ölkənin əsas qapıçısı nəhəng yığmanın ehtiyat oyunçusundan rahat keçə bilər.</p>
<h2>Xal yolu</h2>
<p>Avtomatik şərt ödənmirsə, xal cədvəli açılır və on beş xal toplamaq lazım gəlir. Xallar bir neçə mənbədən gəlir və bir-birinə əlavə olunur. Dünyanın liqaları altı qrupa bölünüb: birinci qrupdakı liqada müntəzəm oynamaq demək olar ki, kifayətdir, altıncı qrupda isə futbolçunun həm çox dəqiqəsi, həm də uğurlu klubu olmalıdır.</p>
<ul><li>yığma oyunlarında iştirak faizi;</li><li>klubun daxili çempionatında keçirilən dəqiqələr;</li><li>avrokubok və ya qitə turnirində keçirilən dəqiqələr;</li><li>klubun son mövsümdə tutduğu yer və liqasının qrupu.</li></ul>
<p>On–on dörd xal toplayanların işinə ayrıca komissiya baxa bilər, həmçinin klubların istifadə etdiyi məhdud sayda istisna yeri mövcuddur. 2023-cü ildən belə yerlərin sayı yerli futbolçulara verilən oyun vaxtından asılıdır və ən çoxu dördə çatır. Beləliklə, öz yetirməsini oynadan klub kənardan istedadlı, lakin hələ az tanınan gənci gətirmək imkanı qazanır.</p>
<h2>On səkkiz yaş həddi</h2>
<p>Qaydanın ən çox hiss olunan tərəfi akademiyalardadır. Avropa İttifaqının daxilində on altı yaşlı futbolçunu xaricə keçirmək mümkündür, İngiltərə isə artıq bu istisnadan istifadə edə bilmir və on səkkiz yaşı gözləyir. Klublar buna uyğunlaşaraq ya yerli uşaqlara daha çox yatırım edir, ya da gənclə əvvəlcədən razılaşıb onu tam yaşına çatana qədər öz ölkəsində saxlayır.</p>`,
  },
  {
    title: 'Bağlı zərfdəki futbolçu',
    excerpt:
      'İtaliyada bir oyunçunun iki sahibi ola bilərdi və mübahisəni zərf həll edirdi. Şərikli mülkiyyət 2014-cü ildə ləğv olundu, yerini geri alış bəndi tutdu.',
    category: 'serie-a',
    author: 'Aysel Məmmədli',
    tags: ['A Seriyası', 'Transfer', 'Tarix', 'Qaydalar'],
    status: 'archived',
    hoursAgo: 500,
    views: 690,
    picture: ['objects/sealed-envelopes', 'Tünd masa üstündə qırmızı surğuc möhürlü iki zərf və qələm'],
    content: `<p>İtaliya futbolunda onilliklərlə belə bir söz işlədilirdi: “komproprieta”, yəni şərikli mülkiyyət. Klub futbolçunun transfer hüququnun yarısını başqa kluba satır, oyunçu isə tərəflərdən birində oynayırdı. Böyük klub gəncə vaxt qazandırır, kiçik klub isə gücü çatmayan istedadı yarı qiymətə əldə edirdi. Hər mövsümün sonunda razılaşma ya uzadılmalı, ya da bir tərəfin xeyrinə həll olunmalıydı.</p>
<h2>Zərflər günü</h2>
<p>Tərəflər qiymətdə razılaşmasaydı, iyunda hər ikisi öz təklifini bağlı zərfdə liqaya təqdim edirdi. Zərflər eyni vaxtda açılır, daha çox yazan futbolçuya tam sahib olurdu. Bəzən təkliflər arasındakı fərq gülünc dərəcədə kiçik çıxırdı, bəzən də bir klub rəqibin yüksək məbləğ yazacağını düşünüb simvolik rəqəm göstərir və oyunçunu istəmədən itirirdi.</p>
<blockquote><p>Sistemin əsas qüsuru futbolçunun özü idi: onun harada oynayacağını iki klubun yazdığı rəqəm həll edirdi. Hesabatlarda da problem yaranırdı, çünki yarı payların qiyməti çox vaxt bazarla deyil, tərəflərin bir-birinə güzəşti ilə müəyyən olunurdu. Federasiya 2014-cü ilin mayında yeni müqavilələri qadağan etdi, köhnələri isə bir il ərzində tamamlamağı tələb etdi.</p></blockquote>
<h2>Yerinə nə gəldi</h2>
<p>Boşluğu geri alış bəndi doldurdu. Klub gənci tam satır, lakin müqaviləyə yazdırır ki, bir və ya iki ildən sonra onu müəyyən məbləğə qaytara bilər. Alan klubun təsəllisi həmin məbləğin satış qiymətindən xeyli yüksək olmasıdır. Bəzən buna əks bənd də əlavə olunur: alan tərəf əlavə ödənişlə geri alış hüququnu ləğv edir və futbolçunu həmişəlik saxlayır.</p>
<p>İkinci alət gələcək satışdan faizdir. Kiçik klub futbolçunu ucuz verir, amma növbəti transferdən on-iyirmi faiz almaq hüququnu saxlayır. Buna FIFA-nın həmrəylik ödənişini də əlavə edin: müqavilə müddətində baş tutan hər beynəlxalq transferin beş faizi oyunçunu on iki yaşından iyirmi üç yaşına qədər yetişdirən klublar arasında bölünür. Beləcə, məhəllə məktəbi də illər sonra öz payını alır.</p>`,
  },
];

/** All articles of the demo. */
export const demoArticles: readonly DemoArticle[] = [
  ...azerbaijanArticles,
  ...clubsHistoryArticles,
  ...cupsArticles,
  ...europeArticles,
  ...footballArticles,
  ...guidesArticles,
  ...indoorArticles,
  ...nationalTeamArticles,
  ...otherSportsArticles,
  ...studioArticles,
  ...tournamentsArticles,
  ...transfersArticles,
];
