import type { DemoArticle } from './demo-article.ts';

export const transfersArticles: DemoArticle[] = [
  {
    title: 'Transfer pəncərəsi necə açılır, niyə bağlanır və son gecə klub ofislərində əslində nə baş verir',
    excerpt:
      'Tarixləri hər ölkə özü seçir, çərçivəni isə FIFA müəyyən edir. Elektron sistem, beynəlxalq sertifikat, tibbi müayinə və azad agentlər haqqında qısa bələdçi.',
    category: 'transfers',
    author: 'Nigar Həsənova',
    tags: ['Transfer', 'Qaydalar', 'FIFA', 'Təqvim'],
    hoursAgo: 21,
    views: 4870,
    picture: {
      file: 'newsroom/transfer-board-2',
      alt: 'Üzərində oxlar və boş ad xanaları olan transfer lövhəsinin rəsmi',
      credit: 'GettoSport illüstrasiyası',
    },
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
    excerpt:
      'Altmış milyonluq transfer hesabatda niyə on iki milyon kimi görünür? Premyer Liqanın və UEFA-nın maliyyə tələblərini sadə misallarla izah edirik.',
    category: 'premier-league',
    author: 'Kamran Səfərov',
    tags: ['İngiltərə Premyer Liqası', 'Maliyyə', 'Qaydalar', 'UEFA', 'Transfer'],
    hoursAgo: 33,
    views: 2980,
    picture: {
      file: 'stadium/scoreboard-5',
      alt: 'Bənövşəyi tabloda qol əvəzinə rəqəmlər və sütunlu qrafik göstərilən rəsm',
      credit: 'GettoSport illüstrasiyası',
    },
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
    picture: {
      file: 'objects/boots-2',
      alt: 'Tünd göy fonda bir cüt qırmızı futbol butsunun rəsmi',
      credit: 'GettoSport illüstrasiyası',
    },
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
    picture: {
      file: 'stadium/corner-flag-3',
      alt: 'Yaşıl meydanın küncündə dalğalanan qırmızı bayraqcığın rəsmi',
      credit: 'GettoSport illüstrasiyası',
    },
    content: `<p>İtaliya futbolunda onilliklərlə belə bir söz işlədilirdi: “komproprieta”, yəni şərikli mülkiyyət. Klub futbolçunun transfer hüququnun yarısını başqa kluba satır, oyunçu isə tərəflərdən birində oynayırdı. Böyük klub gəncə vaxt qazandırır, kiçik klub isə gücü çatmayan istedadı yarı qiymətə əldə edirdi. Hər mövsümün sonunda razılaşma ya uzadılmalı, ya da bir tərəfin xeyrinə həll olunmalıydı.</p>
<h2>Zərflər günü</h2>
<p>Tərəflər qiymətdə razılaşmasaydı, iyunda hər ikisi öz təklifini bağlı zərfdə liqaya təqdim edirdi. Zərflər eyni vaxtda açılır, daha çox yazan futbolçuya tam sahib olurdu. Bəzən təkliflər arasındakı fərq gülünc dərəcədə kiçik çıxırdı, bəzən də bir klub rəqibin yüksək məbləğ yazacağını düşünüb simvolik rəqəm göstərir və oyunçunu istəmədən itirirdi.</p>
<blockquote><p>Sistemin əsas qüsuru futbolçunun özü idi: onun harada oynayacağını iki klubun yazdığı rəqəm həll edirdi. Hesabatlarda da problem yaranırdı, çünki yarı payların qiyməti çox vaxt bazarla deyil, tərəflərin bir-birinə güzəşti ilə müəyyən olunurdu. Federasiya 2014-cü ilin mayında yeni müqavilələri qadağan etdi, köhnələri isə bir il ərzində tamamlamağı tələb etdi.</p></blockquote>
<h2>Yerinə nə gəldi</h2>
<p>Boşluğu geri alış bəndi doldurdu. Klub gənci tam satır, lakin müqaviləyə yazdırır ki, bir və ya iki ildən sonra onu müəyyən məbləğə qaytara bilər. Alan klubun təsəllisi həmin məbləğin satış qiymətindən xeyli yüksək olmasıdır. Bəzən buna əks bənd də əlavə olunur: alan tərəf əlavə ödənişlə geri alış hüququnu ləğv edir və futbolçunu həmişəlik saxlayır.</p>
<p>İkinci alət gələcək satışdan faizdir. Kiçik klub futbolçunu ucuz verir, amma növbəti transferdən on-iyirmi faiz almaq hüququnu saxlayır. Buna FIFA-nın həmrəylik ödənişini də əlavə edin: müqavilə müddətində baş tutan hər beynəlxalq transferin beş faizi oyunçunu on iki yaşından iyirmi üç yaşına qədər yetişdirən klublar arasında bölünür. Beləcə, məhəllə məktəbi də illər sonra öz payını alır.</p>`,
  },
];
