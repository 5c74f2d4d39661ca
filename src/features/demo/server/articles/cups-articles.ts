import type { DemoArticle } from './demo-article.ts';

export const cupsArticles: DemoArticle[] = [
  {
    title: 'Çempionlar Liqası gecəsi Bakıda niyə 00:00-da başlayır?',
    excerpt:
      'Avropa saatını ildə iki dəfə dəyişir, Azərbaycan isə 2016-cı ildən dəyişmir. Ona görə eyni fit bizdə payızda 23:00-da, qışda gecəyarısı səslənir. Cədvəl mətnin içindədir.',
    category: 'champions-league',
    author: 'Aysel Məmmədli',
    tags: ['Çempionlar Liqası', 'Bakı', 'Təqvim', 'UEFA'],
    featured: true,
    hoursAgo: 0.7,
    views: 8760,
    picture: [
      'city/bay-at-dusk',
      'Axşam işıqları suda əks olunan dəniz sahili şəhəri və üç alov formalı göydələn',
    ],
    content: `<p>Sual hər mövsüm təkrarlanır: sentyabrda Çempionlar Liqasına 23:00-da baxırdıq, noyabrda niyə gecəyarısını gözləyirik? UEFA oyunların vaxtını dəyişməyib. Əsas görüşlər əvvəlki kimi Mərkəzi Avropa vaxtı ilə 21:00-da, erkən görüşlər isə 18:45-də başlayır. Dəyişən bizim bu vaxtla aramızdakı fərqdir: yayda iki saat olan məsafə oktyabrın son bazar günündən sonra üç saata çıxır.</p>
<h2>Əqrəblər harada tərpənir</h2>
<p>Avropa İttifaqı ölkələri martın son bazar günü əqrəbləri irəli, oktyabrın son bazar günü geri çəkir. Azərbaycan yay vaxtına keçidi 2016-cı ilin martında ləğv edib və ilboyu UTC+4 qurşağında qalır. Beləliklə, qışda Madrid, Paris, Milan və Münhenlə fərqimiz üç, yayda iki saatdır. Londonla fərq isə müvafiq olaraq dörd və üç saata bərabərdir.</p>
<table><thead><tr><th>Mərkəzi Avropa vaxtı</th><th>Bakı, yay vaxtı dövrü</th><th>Bakı, qış dövrü</th></tr></thead><tbody><tr><td>16:30</td><td>18:30</td><td>19:30</td></tr><tr><td>18:45</td><td>20:45</td><td>21:45</td></tr><tr><td>21:00</td><td>23:00</td><td>00:00</td></tr></tbody></table>
<h2>Təqvimdəki tələ</h2>
<p>Gecəyarısı başlayan oyunun tarixi də çaşdırır. Avropada çərşənbə axşamı oynanılan görüş Bakıda artıq çərşənbə gününə düşür, buna görə televiziya proqramında və bilet təqvimində fərqli tarix görmək olar. GettoSport bütün başlama vaxtlarını Bakı saatı ilə göstərir: xəbərdə “çərşənbə, 00:00” yazılıbsa, bu, çərşənbə axşamından çərşənbəyə keçən gecə deməkdir.</p>
<p>Əlavə vaxt və penaltilər olan pley-off gecəsi daha uzundur. 00:00-da başlayan oyunun əsas hissəsi fasilə ilə birlikdə təxminən 01:55-də bitir, yarımsaatlıq əlavə vaxt və zərbələr seriyası hesabı 02:45-dək uzada bilər. Ertəsi gün işə və dərsə gedənlər üçün yaxşı xəbər odur ki, həlledici yaz oyunları mart keçidindən sonra yenidən 23:00-a qayıdır.</p>
<h2>Finalın saatı ayrıdır</h2>
<p>Final uzun illər şənbə axşamı 21:00-da, Bakı vaxtı ilə 23:00-da keçirilib. UEFA 2026-cı ildən finalın başlama vaxtını 18:00-a çəkmək qərarı verib. May ayında fərq iki saat olduğundan bu, Bakıda 20:00 deməkdir: ailə ilə baxmaq, uşaqların da kubokun qaldırılmasını görməsi üçün bundan əlverişli vaxt tapmaq çətindir.</p>`,
  },
  {
    title: '36 komanda, bir cədvəl',
    excerpt:
      'Dörd komandalıq qruplar tarixə qovuşdu. Liqa mərhələsində rəqiblər necə seçilir, ilk səkkizlik nə qazanır və iyirmi dördüncü yer niyə bu qədər qiymətlidir?',
    category: 'champions-league',
    author: 'Kamran Səfərov',
    tags: ['Çempionlar Liqası', 'Format', 'Püşkatma', 'Qaydalar'],
    hoursAgo: 14,
    views: 5230,
    picture: [
      'objects/thirty-six-balls',
      'Otun üstündə cərgə ilə düzülmüş qırmızı, göy, sarı və qara naxışlı futbol topları',
    ],
    content: `<p>2024/25 mövsümündən Çempionlar Liqasının payız hissəsi başqa cür görünür. Otuz iki klubun səkkiz qrupa bölündüyü sxem ləğv olunub, yerinə otuz altı komandanın ortaq cədvəli gəlib. Hər klub səkkiz oyun keçirir: dördü evdə, dördü səfərdə və hamısı fərqli rəqiblərlə. Turnirdəki oyunların ümumi sayı buna görə 125-dən 189-a yüksəlib.</p>
<h2>Rəqiblər necə seçilir</h2>
<p>Püşkatmadan əvvəl klublar əmsala görə doqquz komandalıq dörd səbətə ayrılır. Hər komandaya bütün səbətlərdən, o cümlədən özününkündən, iki rəqib düşür: biri ilə evdə, o biri ilə səfərdə oynayır. Eyni ölkənin klubları bu mərhələdə qarşılaşmır, bir ölkədən də ikidən artıq rəqib ola bilməz. Şərtlər çox olduğu üçün cütləri səhnədəki topdan sonra kompüter proqramı müəyyən edir.</p>
<h2>Cədvəldəki üç zona</h2>
<ol><li><strong>1–8-ci yerlər</strong> – birbaşa 1/8 final və fevralda iki oyunluq istirahət.</li><li><strong>9–24-cü yerlər</strong> – pley-off; ilk səkkizliyə yaxın olanlar cavab oyununu evdə keçirir.</li><li><strong>25–36-cı yerlər</strong> – mövsümün avrokubok hissəsi bitir.</li></ol>
<p>Üçüncü bənd köhnə qaydadan ən böyük fərqdir. Əvvəllər qrupda üçüncü olan komanda yazda Avropa Liqasında davam edirdi, indi belə “təhlükəsizlik yastığı” yoxdur. Digər tərəfdən, iyirmi dördüncü yer də turnirdə qalmağa kifayət edir, ona görə ilk iki-üç turda uğursuz başlayan klubun vəziyyəti düzəltməyə kifayət qədər vaxtı olur.</p>
<h2>Son gecə</h2>
<p>Səkkizinci turda on səkkiz oyunun hamısı eyni dəqiqədə başlayır. Bir qol cədvəldə dörd-beş komandanın yerini eyni anda dəyişə bilir, buna görə məşqçilərin skamyasında canlı cədvəli izləyən ayrıca köməkçi oturur. Xallar bərabər olanda əvvəlcə top fərqinə, sonra vurulan toplara baxılır; qarşılıqlı oyun meyarının mənası yoxdur, çünki rəqiblərin çoxu bir-biri ilə görüşmür.</p>
<p>Azərbaycan azarkeşinin bu turnirlə bağlı öz təqvimi var. “Qarabağ” 2017/18 mövsümündə əsas mərhələyə çıxan ilk Azərbaycan klubu olmuş, qrupda “Çelsi”, “Roma” və “Atletiko” ilə oynamış, Madrid klubu ilə hər iki görüşdə heç-heçə etmişdi. Yeni formatda eyni yolu keçən komanda altı yox, səkkiz dərs alır və bunun yarısı öz tamaşaçısının gözü qarşısında baş verir.</p>`,
  },
  {
    title: 'Səfər qolu necə yarandı və nə üçün getdi',
    excerpt:
      '1965-ci ildən 2021-ci ilə qədər bir qol bəzən ikiyə bərabər sayılırdı. UEFA bu qaydadan niyə imtina etdi və pley-offun taktikası bundan sonra necə dəyişdi?',
    category: 'champions-league',
    author: 'Tural Əliyev',
    tags: ['Çempionlar Liqası', 'Qaydalar', 'Taktika', 'Tarix'],
    status: 'draft',
    hoursAgo: 2.5,
    views: 40,
    picture: ['city/team-bus-in-rain', 'Gecə yağışında faraları yanan göy komanda avtobusu'],
    content: `<p>UEFA səfər qolu qaydasını ilk dəfə 1965/66 mövsümündə Kuboklar Kubokunda tətbiq etdi. O illərdə səfərə çıxmaq indikindən qat-qat ağır iş idi: uzun yol, tanış olmayan meydan, fərqli top. İki oyunun cəmi bərabər olanda üçüncü görüş keçirmək və ya qəpik atmaq əvəzinə, qonaq meydanda daha çox vuran komandanı qalib saymaq məntiqli görünürdü.</p>
<h2>Rəqəmlər nə deyirdi</h2>
<p>Qaydanı ləğv edəndə UEFA yarıməsrlik statistikaya istinad etdi. 1970-ci illərin ortasında oyunların 61 faizini ev sahibləri, 19 faizini qonaqlar udurdu. 2021-ci ilə yaxın bu nisbət 47 və 30 faizə çatmışdı. Meydanlar, hakimlik standartı və yol şəraiti bərabərləşdikcə səfərdə vurulan qolun xüsusi mükafatı öz əsasını itirirdi.</p>
<p>Başqa bir səbəb oyunun özündə idi. Ev sahibi birinci görüşdə qol buraxmaqdan qorxduğu üçün ehtiyatlı oynayır, qayda hücumu həvəsləndirmək əvəzinə onu boğurdu. Əlavə vaxtda isə ədalətsizlik daha açıq görünürdü: qonaq komanda “ağır çəkili” qolu vurmaq üçün rəqibindən yarım saat artıq imkan alırdı. 2021-ci il iyunun 24-də qərar rəsmən elan olundu.</p>
<h2>İndi nə dəyişib</h2>
<p>Bu gün iki oyunun ümumi hesabı bərabərdirsə, yarımsaatlıq əlavə vaxt, sonra penaltilər gəlir. Məşqçilər birinci oyunda 1:1 hesabına artıq faciə kimi baxmır, cavab görüşünün son dəqiqələrində isə bir qol bütün mənzərəni alt-üst etmir. Bunun əvəzinə penalti hazırlığı ayrıca elmə çevrilib: qapıçının çantasındakı qeydlər, zərbə sırası, hətta qaçış məsafəsi əvvəlcədən hesablanır.</p>`,
  },
  {
    title:
      'On beş kiloqramlıq kubok: UEFA Kubokundan Avropa Liqasına uzanan yol və Bakının bu tarixdəki gecəsi',
    shortTitle: 'On beş kiloqramlıq kubok və Bakı gecəsi',
    excerpt:
      'Qulpu olmayan ağır kubok 1971-ci ildən əldən-ələ gəzir. Turnirin adı, finalı və mükafatı dəyişib, cümə axşamı isə dəyişməyib. 2019-cu ilin finalı Bakıda keçirilmişdi.',
    category: 'europa-league',
    author: 'Nigar Həsənova',
    tags: ['Avropa Liqası', 'Tarix', 'Bakı', 'UEFA'],
    hoursAgo: 60,
    views: 2310,
    picture: [
      'objects/octagon-cup-orange',
      'Narıncı işıqda mərmər altlıqlı, qulpsuz, səkkizüzlü gümüşü kubok',
    ],
    content: `<p>Avropa Liqasının kuboku UEFA-nın ən ağır mükafatıdır: təxminən on beş kiloqram gümüş, mərmər altlıq və heç bir qulp. Onu başı üstünə qaldıran kapitan əvvəlcə qolunu möhkəm bərkitməlidir. Turnir 1971/72 mövsümündə UEFA Kuboku adı ilə başladı və ilk finalda iki ingilis klubu görüşdü: “Tottenhem” “Vulverhempton”u iki oyunun cəmində üstələdi.</p>
<h2>Ad dəyişdi, gün qaldı</h2>
<p>1997-ci ilə qədər qalib iki final oyununda müəyyən olunurdu, sonra neytral meydanda tək görüşə keçildi. 1999-cu ildə Kuboklar Kuboku ləğv edilib bu turnirlə birləşdirildi, 2009-cu ildə isə yarışa Avropa Liqası adı verildi. Mükafat da böyüdü: 2015-ci ildən qalib növbəti mövsüm Çempionlar Liqasında oynamaq hüququ qazanır. Cümə axşamı ənənəsi isə turnirin imzası kimi qalır.</p>
<p>Turnirin şəksiz rekordçusu “Sevilya”dır. Əndəlüs klubu kuboku 2006, 2007, 2014, 2015, 2016, 2020 və 2023-cü illərdə, ümumilikdə yeddi dəfə qazanıb. Bu rəqəm daha böyük büdcəli rəqiblərin turnirə ikinci dərəcəli baxdığı dövrdə komandanın ona necə ciddi yanaşdığını göstərir. Klubun finallarda bircə dəfə də məğlub olmadığını nəzərə alsaq, bu nəticəni təsadüf adlandırmaq çətindir.</p>
<h2>29 may 2019, Bakı Olimpiya Stadionu</h2>
<p>Bizim üçün bu yarışın ayrıca tarixi var. 2019-cu ilin finalı Bakıda keçirildi və paytaxt ilk dəfə klub futbolunun avrokubok finalına ev sahibliyi etdi. Londonun iki klubunun görüşündə “Çelsi” “Arsenal”ı 4:1 hesabı ilə məğlub etdi, bütün qollar ikinci hissədə vuruldu. Oyun yerli vaxtla 23:00-da başladığından kubok gecəyarısından xeyli sonra qaldırıldı.</p>
<ul><li><strong>2012/13</strong> – “Neftçi” turnirin qrup mərhələsində oynayan ilk Azərbaycan klubu olur.</li><li><strong>2014/15</strong> – “Qarabağ” qrup mərhələsində debüt edir.</li><li><strong>2015/16</strong> – ilk dəfə iki klubumuz, “Qarabağ” və “Qəbələ”, eyni mövsümdə qrupda çıxış edir.</li></ul>
<p>Hazırkı format Çempionlar Liqasındakı ilə eynidir: otuz altı komanda, ortaq cədvəl, hər kluba səkkiz oyun. İlk səkkizlik 1/8 finala gedir, sonrakı on altı komanda pley-offda görüşür. Görüşlər Mərkəzi Avropa vaxtı ilə 18:45 və 21:00-da başlayır. Bakıda qış aylarında bu, 21:45 və 00:00 deməkdir, yəni cümə axşamı bizdə tez-tez cüməyə keçir.</p>`,
  },
  {
    title: 'Altı oyun, altı səbət: Konfrans Liqası kimin üçündür',
    excerpt:
      'UEFA-nın üçüncü klub turniri kiçik və orta liqalara yazda da avrokubok oynamaq imkanı verir. Heç kim əsas mərhələyə birbaşa düşmür, yol iyulda başlayır.',
    category: 'conference-league',
    author: 'Rəşad Quliyev',
    tags: ['Konfrans Liqası', 'Format', 'Püşkatma', 'UEFA'],
    hoursAgo: 205,
    views: 745,
    picture: ['stadium/net-from-behind', 'Qapı torunu dartan top, arxasında az tamaşaçılı tribuna'],
    content: `<p>Konfrans Liqası 2021/22 mövsümündə yarananda bir çoxları təqvimin onsuz da dolu olduğunu deyirdi. Bir neçə il sonra mənzərə aydınlaşdı: turnir ən çox onuncu-otuzuncu reytinq pilləsindəki ölkələrə lazımdır. Onların klubları əvvəllər avqustun sonunda Avropa ilə vidalaşırdı, indi isə payızda ən azı altı oyun, qışa qədər televiziya marağı və əmsal üçün xal qazanır.</p>
<h2>Fərq haradadır</h2>
<p>Otuz altı komandalıq cədvəl burada da var, amma hər klub səkkiz yox, altı oyun keçirir. Püşkatmada altı səbət qurulur və hər səbətdən bir rəqib düşür: üç görüş evdə, üç görüş səfərdə. İlk səkkizlik birbaşa 1/8 finala çıxır, 9–24-cü yerlər fevralda pley-off oynayır. Liqa mərhələsi dekabrda, digər iki turnirdən bir ay əvvəl bitir.</p>
<p>Başqa bir xüsusiyyət giriş qapısıdır. Bu turnirdə heç bir klub liqa mərhələsinə təsnifatsız düşmür, hətta ən güclü beş ölkənin nümayəndəsi də avqustda pley-off oyunundan keçir. Digərləri iyulda başlayan təsnifat mərhələlərini aşmalı, bir qismi isə Çempionlar Liqası və Avropa Liqasının təsnifatında məğlub olub buraya “enir”. Azərbaycan klublarının yay təqvimini məhz bu mərhələlər müəyyən edir.</p>
<h2>Qaliblər siyahısı</h2>
<p>İlk finalda, Tiranada “Roma” “Feyenord”u 1:0 hesabı ilə üstələdi. Sonrakı illərdə kuboku “Vest Hem”, “Olimpiakos” və “Çelsi” qazandı. Yunan klubunun 2024-cü ildəki uğuru ayrıca qeyd olunur: bu, Yunanıstanın avrokuboklarda ilk titulu idi. Qalib komanda növbəti mövsüm Avropa Liqasının liqa mərhələsində oynamaq hüququ alır və beləcə, pillə-pillə yuxarı qalxır.</p>
<p>Azərbaycanın bu turnirlə tanışlığı elə ilk mövsümdən başladı. “Qarabağ” 2021/22-də qrupdan çıxdı və fevralda pley-off mərhələsində Fransanın “Marsel”i ilə qarşılaşdı. Nəticə rəqibin xeyrinə olsa da, təcrübə göstərdi ki, altı oyunluq payız həm heyətin dərinliyini, həm də cümə axşamından bazara keçən məşq rejimini necə sınağa çəkir.</p>`,
  },
  {
    title: 'UEFA əmsalı sadə dillə: bir qələbə ölkəyə neçə xal gətirir və bu xal nə vaxt işə yarayır',
    shortTitle: 'UEFA əmsalı sadə dillə',
    excerpt:
      'Təsnifatda bir xal, əsas mərhələdə iki, sonra hamısı klubların sayına bölünür. Ölkə reytinqinin hesablama qaydasını misalla göstəririk.',
    category: 'european-cups',
    author: 'Redaksiya',
    tags: ['UEFA', 'Əmsal', 'Qaydalar', 'Avrokuboklar'],
    hoursAgo: 101,
    views: 1815,
    picture: ['objects/podium', 'Səhnə işığında üzərində 1, 2 və 3 yazılmış fəxri kürsü və qızılı kubok'],
    content: `<p>Hər avqustda eyni cümlə eşidilir: “Bu qələbə ölkə əmsalına xeyir verəcək”. Əmsal abstrakt söz deyil, çox konkret hesabdır. Assosiasiyaların reytinqində son beş mövsümün rəqəmləri toplanır və həmin yer ölkənin avrokuboklara neçə klub göndərəcəyini, bu klubların hansı mərhələdən başlayacağını müəyyən edir. Bir pillə bəzən iyul səfərindən azad olmaq, bəzən isə bütöv bir mərhələ deməkdir.</p>
<h2>Xallar haradan gəlir</h2>
<table><thead><tr><th>Oyun</th><th>Qələbə</th><th>Heç-heçə</th></tr></thead><tbody><tr><td>Təsnifat və pley-off mərhələləri</td><td>1</td><td>0,5</td></tr><tr><td>Liqa mərhələsi və sonrası</td><td>2</td><td>1</td></tr></tbody></table>
<p>Buna mərhələ bonusları əlavə olunur: liqa cədvəlində tutulan yer və pley-offda hər növbəti pillə əlavə xal gətirir, Çempionlar Liqasının bonusları isə digər turnirlərdən yüksəkdir. Penalti seriyasının nəticəsi nəzərə alınmır, oyun əlavə vaxtdan sonra hansı hesabla bitibsə, o da yazılır. Texniki qələbə və ləğv edilmiş oyunlar üçün ayrıca maddələr mövcuddur.</p>
<h2>Misal</h2>
<p>Tutaq ki, bir ölkəni avrokuboklarda dörd klub təmsil edir. Onlar mövsüm ərzində birlikdə on yeddi xal toplayıb. Cəmi klubların sayına bölürük: 17 ÷ 4 = 4,250. Ölkənin həmin mövsüm üçün əmsalı budur. Deməli, bir klubun parlaq çıxışı iyulda tez məğlub olan üç komandanın uğursuzluğunu tam bağlaya bilmir, çünki bölən hər halda dörddür.</p>
<p>Təsir dərhal hiss olunmur. Mövsüm başa çatanda qurulan reytinq bir il ötürülərək tətbiq edilir: məsələn, 2024/25-in sonundakı cədvəl 2026/27 mövsümünün kvotasını müəyyənləşdirir. Hər yay ən köhnə mövsüm hesabdan çıxır, yenisi daxil olur. Buna görə bəzən komandalar yaxşı oynasa da, beş il əvvəlki uğur silindiyi üçün ölkə pillə itirə bilir.</p>
<h2>Klub əmsalı başqa şeydir</h2>
<p>Püşkatmada səbətləri ölkənin yox, klubun öz əmsalı müəyyən edir. Burada komandanın beş mövsümdə topladığı xallar cəmlənir və heç nəyə bölünmür. Əgər bu cəm ölkə əmsalının beşdə birindən azdırsa, klub həmin beşdə bir hissə ilə qiymətləndirilir. Avrokuboklara yenicə qayıdan komandaların sıfırla başlamamasının səbəbi də məhz bu ehtiyat maddəsidir.</p>`,
  },
  {
    title: 'Millətlər Liqası: yoldaşlıq oyunlarının yerinə gələn pilləkən',
    excerpt:
      'Dörd liqa, yüksəlmə və düşmə, martda pley-off. Yığmalar üçün qurulan turnir niyə həm kiçik, həm də böyük ölkələrə sərf edir?',
    category: 'nations-league',
    author: 'Kamran Səfərov',
    tags: ['Millətlər Liqası', 'Format', 'Milli komandalar', 'UEFA'],
    hoursAgo: 243,
    views: 1120,
    picture: ['stadium/stairs-of-stand', 'Boş tribunanın oturacaqları arasında yuxarı qalxan pilləkən'],
    content: `<p>2018-ci ilə qədər yığmaların təqvimində boşluqları yoldaşlıq oyunları doldururdu. Stadion yarımboş qalır, məşqçi on dəyişiklik edir, nəticə isə bir həftə sonra yaddan çıxırdı. UEFA bu görüşləri turnirə çevirdi və sadə prinsip təklif etdi: hər kəs təxminən öz səviyyəsində rəqiblə oynasın, qalib yuxarı qalxsın, məğlub bir pillə aşağı düşsün.</p>
<h2>Dörd mərtəbə</h2>
<ul><li><strong>A, B və C liqaları</strong> – hər birində 16 komanda, dörd komandalıq dörd qrup.</li><li><strong>D liqası</strong> – reytinqin sonundakı yığmalar, üç komandalıq qruplar.</li><li><strong>Mart pley-offları</strong> – qonşu liqaların komandaları arasında iki oyunluq qarşılaşma.</li></ul>
<p>Qrup qalibləri yüksəlir, sonuncular düşür, aradakı yerlər üçün isə 2024/25 mövsümündən martda keçid oyunları əlavə olunub. A liqasında ilk iki yer dörddəbir finala aparır. Qaliblər yayda “Final dördlüyü”ndə görüşür. İndiyədək kuboku Portuqaliya iki dəfə – 2019 və 2025-ci illərdə, Fransa 2021-də, İspaniya isə 2023-cü ildə qazanıb.</p>
<h2>Gizli mükafat</h2>
<p>Turnirin ən qiymətli tərəfi bəzən kubok deyil, ehtiyat yoldur. Seçmə qrupunda ilk iki yerə düşməyən, amma Millətlər Liqasında qrupunun qalibi olan komanda böyük turnirin pley-offuna çıxış qazana bilər. Avro-2020-də Şimali Makedoniya finala məhz bu qapıdan, D liqasından keçərək gəldi. Kiçik ölkə üçün bu, adi seçmə dövründə təsəvvürə gəlməyən yol idi.</p>
<p>Azərbaycan yığması ilk buraxılışa D liqasında başlamışdı. Belə turnirdə rəqib seçimi təsadüfi olmur: bərabər güclü komandalarla keçirilən altı oyun məşqçiyə bir neçə ay eyni heyətlə işləmək və nəticəni ölçmək imkanı verir. Tribunada oturan azarkeş üçün də fərq böyükdür, çünki payızın sonundakı görüşün qiyməti artıq yalnız reytinq xalı ilə bitmir.</p>`,
  },
];
