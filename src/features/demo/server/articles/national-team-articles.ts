import type { DemoArticle } from './demo-article.ts';

/** The national team and the youth teams. */
export const nationalTeamArticles: DemoArticle[] = [
  {
    title: 'Evdə keçən beş unudulmaz axşam: milli komandanın Bakıda qazandığı qələbələr nəyi öyrətdi',
    shortTitle: 'Bakıda keçən beş unudulmaz axşam',
    excerpt:
      'İsveçrə, Serbiya və Monteneqro, Türkiyə, Norveç, İsveç – beş rəqib, beş fərqli dövr. Seçmə mərhələdə Bakıda qazanılmış qələbələri xronoloji sıra ilə xatırlayırıq.',
    category: 'national-team',
    author: 'Kamran Səfərov',
    tags: ['Milli komanda', 'Tarix', 'Bakı', 'Statistika'],
    content: `
<p>Milli komandanın tarixi uzun deyil, amma hər azarkeş nəslinin öz axşamı var. Kimi üçün bu, doxsanıncı illərin yarıqaranlıq stadionu, kimi üçün isə telefon ekranında təkrar-təkrar baxılan qoldur. Seçmə mərhələlərdə Bakıda qazanılmış qələbələr arasından beşini ayırdıq. Sıralama əhəmiyyətə görə yox, tarixə görədir – müqayisəni oxucunun öz yaddaşına buraxırıq.</p>
<ol>
<li><strong>31 avqust 1996, İsveçrə – 1:0.</strong> Dünya çempionatının seçmə mərhələsində ilk qələbə. Rəqib cəmi iki ay əvvəl Avropa çempionatında oynamışdı.</li>
<li><strong>11 iyun 2003, Serbiya və Monteneqro – 2:1.</strong> Həmin ilin fevralında Podqoritsada 2:2 hesablı heç-heçə əldə olunmuşdu; Bakıda isə qələbə gəldi.</li>
<li><strong>12 oktyabr 2010, Türkiyə – 1:0.</strong> Qardaş ölkənin yığmasına qarşı, hər iki xalqın bayraqlarının dalğalandığı stadionda.</li>
<li><strong>8 oktyabr 2016, Norveç – 1:0.</strong> Rəsmi oyunda minimal hesabı qorumağın dərsliyə düşəsi nümunəsi.</li>
<li><strong>16 noyabr 2023, İsveç – 3:0.</strong> Avropa çempionatının seçmə mərhələsində ən iri hesablı ev qələbələrindən biri.</li>
</ol>
<h2>Ortaq cəhət</h2>
<p>Beş oyunun dördündə rəqib qol vura bilmədi, üçü isə 1:0 hesabı ilə bitdi. Bu, təsadüf deyil: gücü çox olan rəqiblə oyunda ilk şərt qapını qorumaqdır. Qələbələrin demək olar ki, hamısı sıx mərkəz, az boşluq və nadir imkandan istifadə üzərində qurulub. Fərqli məşqçilər, fərqli sxemlər olsa da, bu əsas ideya dəyişməyib.</p>
<h2>İstisna axşam</h2>
<p>2023-cü ilin noyabrı bu sıradan bir qədər kənarda dayanır. Üç cavabsız qol təkcə müdafiənin deyil, hücumun da axşamı idi. Belə nəticələr hər mövsüm təkrarlanmır, lakin onlar gənc futbolçuya vacib bir şeyi göstərir: adlı rəqibin qarşısına yalnız dözmək üçün çıxmırlar. Bəzən top səndə qalır və onunla nə edəcəyini bilmək lazım gəlir.</p>
<p>Beş axşamı birləşdirən daha bir detal tribunadır. Az qolun vurulduğu oyunda səs qolu əvəz edir: hər çıxarılan top alqışlanır, hər künc zərbəsi hadisəyə çevrilir. Stadiondan evə piyada qayıdan, gecə saatlarına qədər dağılışmayan insanlar statistikaya düşmür. Amma illər keçəndən sonra çoxu hesabı yox, məhz həmin yolu xatırlayır.</p>`,
    featured: true,
    hoursAgo: 6.7,
    picture: [
      'people/flags-under-lights',
      'Gecə stadionunda mavi, qırmızı və yaşıl bayraqlar qaldırmış azarkeşlər, arxadan görünüş',
    ],
    views: 8120,
  },
  {
    title: 'Qurcaanidən başlayan yol',
    excerpt:
      '17 sentyabr 1992-ci ildə milli komanda müstəqillik dövrünün ilk oyununu keçirdi. Doqquz qollu görüşdən Trabzondakı “ev” oyunlarına qədər – ilk addımların qısa salnaməsi.',
    category: 'national-team',
    author: 'Aysel Məmmədli',
    tags: ['Milli komanda', 'Tarix', 'Stadion'],
    content: `
<p>Milli komandanın müstəqillik dövrü kiçik bir şəhərdə, Gürcüstanın Qurcaani stadionunda başladı. 17 sentyabr 1992-ci ildə keçirilən yoldaşlıq görüşü 6:3 hesabı ilə ev sahiblərinin xeyrinə bitdi. Doqquz qol, hələ formalaşmamış müdafiə, bir-birini təzə tanıyan futbolçular – ilk oyun nəticəsi ilə yox, sadəcə baş tutması ilə tarixə düşdü.</p>
<h2>İlk qələbə</h2>
<p>Cavab oyunu səkkiz ay gözlətdi. 25 may 1993-cü ildə Gəncədə yenə Gürcüstan yığması qarşısına çıxan komanda 1:0 hesablı qələbə qazandı. Bir neçə gün sonra Tehrandakı turnirdə Tacikistan 2:0, Qırğızıstan isə 3:2 məğlub edildi. Üç ardıcıl qələbə gənc komandaya ən çox lazım olan şeyi – rəsmi turnirdən əvvəl özünə inamı verdi.</p>
<h2>Trabzon illəri</h2>
<p>1994-cü ilin sentyabrında Rumıniyada keçirilən görüşlə Avropa çempionatının seçmə mərhələsi başladı. Komanda həmin dövrdə rəqiblərini Trabzonda qəbul edirdi – azarkeşin böyük hissəsi üçün bu, radioda eşidilən futbol idi. 15 noyabr 1995-ci ildə orada Polşa ilə 0:0 bitən oyun seçmə mərhələdə qazanılmış ilk xal kimi tarixə düşdü.</p>
<h2>Bakıya qayıdış</h2>
<p>31 avqust 1996-cı ildə komanda artıq Bakıda oynayırdı və dünya çempionatının seçmə mərhələsində İsveçrəyə qalib gəldi. Üç il sonra, 5 iyun 1999-cu ildə Lixtenşteynə qarşı 4:0 hesablı oyun Avropa çempionatının seçmə mərhələsində ilk qələbə kimi yazıldı. Komanda yeddi il ərzində qonaqda buraxdığı altı qoldan öz tribunaları qarşısında vurduğu dörd qola qədər yol gəlmişdi.</p>
<blockquote>İlk oyunların əsas qazancı xal deyildi – öz himnini stadionda eşitmək idi.</blockquote>`,
    hoursAgo: 121.5,
    picture: ['stadium/tunnel', 'Qaranlıq tunelin sonunda görünən işıqlı futbol meydanı'],
    gallery: ['stadium/full-night', 'people/flags-under-lights', 'stadium/stairs-of-stand'],
    views: 3305,
  },
  {
    title: 'Millətlər Liqasında dörd mövsüm: cədvəldə nə görünür',
    excerpt:
      'İyirmi dörd oyun, altı qələbə, səkkiz heç-heçə. Millətlər Liqasının milli komanda üçün nəyi dəyişdiyini və turnirin divizion sisteminin necə işlədiyini izah edirik.',
    category: 'national-team',
    author: 'Redaksiya',
    tags: ['Milli komanda', 'Millətlər Liqası', 'Statistika', 'Qaydalar'],
    content: `
<p>UEFA Millətlər Liqası 2018-ci ildə sadə bir ideya ilə yarandı: yoldaşlıq oyunlarının yerini gücü yaxın komandaların rəsmi görüşləri tutsun. Yığmalar A, B, C və D divizionlarına bölünür, qrupun yuxarı pilləsi yüksəlmək, aşağı pilləsi düşmək deməkdir. Azərbaycan kimi komandaların təqviminə bu, hər birinin öz çəkisi olan oyunlar əlavə etdi.</p>
<table>
<thead><tr><th>Mövsüm</th><th>Oyun</th><th>Qələbə</th><th>Heç-heçə</th><th>Məğlubiyyət</th><th>Toplar</th></tr></thead>
<tbody>
<tr><td>2018/19</td><td>6</td><td>2</td><td>3</td><td>1</td><td>7:6</td></tr>
<tr><td>2020/21</td><td>6</td><td>1</td><td>3</td><td>2</td><td>2:4</td></tr>
<tr><td>2022/23</td><td>6</td><td>3</td><td>1</td><td>2</td><td>7:4</td></tr>
<tr><td>2024/25</td><td>6</td><td>0</td><td>1</td><td>5</td><td>3:17</td></tr>
<tr><td>Cəmi</td><td>24</td><td>6</td><td>8</td><td>10</td><td>19:31</td></tr>
</tbody>
</table>
<h2>Ən yaxşı payız</h2>
<p>Rəqəmlərə görə ən uğurlu mövsüm 2022/23 oldu: altı oyunda üç qələbə və müsbət top fərqi. Sentyabrda Trnavada Slovakiya üzərində 2:1, üç gün sonra Bakıda Qazaxıstan üzərində 3:0 hesablı qələbə həmin dövrün ən parlaq səhifələridir. Maraqlıdır ki, yarışa iyunda Astanada məğlubiyyətlə başlanmışdı – qısa turnirdə vəziyyət tez dəyişir.</p>
<h2>Niyə altı oyun azdır?</h2>
<p>Qrupda dörd komanda olanda hər nəticənin çəkisi böyükdür. Bir pis həftə yerinizi bir pillə, iki pis həftə isə divizionunuzu dəyişə bilər. 2020/21 mövsümündə komanda altı oyunda cəmi dörd qol buraxdı, amma özü də yalnız iki dəfə fərqləndi; nəticədə üç görüş qolsuz heç-heçə ilə bitdi. Müdafiə qoruyur, divizionu isə qollar müəyyən edir.</p>
<h2>Turnirin gizli mükafatı</h2>
<p>Millətlər Liqasının yekun cədvəli başqa qapılara da açar verir: nəticələr böyük turnirlərin seçmə mərhələsində səbətlərin bölgüsünə və pley-off yerlərinə təsir edə bilər. Dəqiq qaydalar hər dövr üçün ayrıca təsdiqlənir. Buna görə mənasız görünən noyabr oyunu bəzən bir il yarım sonra, tamam başqa yarışın püşkatmasında yada düşür.</p>`,
    hoursAgo: 52.9,
    picture: ['stadium/corner-flag', 'Axşamüstü meydanın küncündə küləkdə dalğalanan qırmızı bayraq'],
    views: 2178,
  },
  {
    title: 'U-17, U-19, U-21: yaş həddi necə hesablanır',
    excerpt:
      '“U” hərfi nə deməkdir, 21 yaşlıların komandasında niyə 23 yaşlı futbolçu oynaya bilər və turnirlərin ritmi gənc oyunçunun inkişafına necə təsir edir?',
    category: 'youth-teams',
    author: 'Nigar Həsənova',
    tags: ['Gənclər', 'Milli komanda', 'Qaydalar'],
    content: `
<p>Yaş qruplarının adındakı “U” ingiliscə “under” sözündəndir və “həmin yaşa qədər” mənasını verir. Sadə görünən bu işarə əslində tez-tez sual doğurur: niyə gənclər yığmasının heyətində artıq 22, hətta 23 yaşı tamam olmuş futbolçuya rast gəlirik? Cavab yaşın hansı tarixə hesablanmasındadır və bu tarix turnirin başlanğıcı ilə bağlıdır.</p>
<h2>Dövrün başlanğıcı əsasdır</h2>
<p>Avropa çempionatlarının U-21 yarışında yaş seçmə mərhələnin başlandığı ilə görə müəyyən edilir. Seçmə və final mərhələsi birlikdə təxminən iki il çəkdiyi üçün dövrün əvvəlində 21 yaşında olan oyunçu finalda 23-ə çata bilər. U-17 və U-19 yarışları isə hər il keçirilir, ona görə orada heyət demək olar ki, hər mövsüm tam yenilənir.</p>
<ul>
<li><strong>U-17</strong> – ilk beynəlxalq təcrübə, qısa mini-turnirlər.</li>
<li><strong>U-19</strong> – akademiyadan böyük futbola keçid pilləsi.</li>
<li><strong>U-21</strong> – əsas komandanın qapısı, klublarda oynama vaxtı həlledicidir.</li>
</ul>
<h2>Ev sahibi təcrübəsi</h2>
<p>Azərbaycan gənclər futbolunun iki böyük turnirini qəbul edib: 2012-ci ildə qızlar arasında 17 yaşadək futbolçuların dünya çempionatını, 2016-cı ildə isə oğlanlar arasında U-17 Avropa çempionatını. Belə yarışlardan geriyə təkcə statistika qalmır. Məşq meydançaları, könüllü komandalar, hakim və təşkilatçı təcrübəsi növbəti illərin turnirlərinə də xidmət edir.</p>
<h2>Nəticədən artıq</h2>
<p>Gənclər futbolunda hesab məqsəd deyil, göstəricidir. On altı yaşında fiziki üstünlüyü ilə seçilən oyunçu iki ildən sonra həmyaşıdları boy atanda adi görünə bilər; geridə qalan isə qabağa çıxa bilər. Ona görə seleksiyaçılar qolların sayından çox qərarın sürətinə, zəif ayağa, topsuz hərəkətə və məğlubiyyətdən sonrakı davranışa diqqət yetirirlər.</p>`,
    hoursAgo: 96.1,
    picture: ['stadium/cones-morning', 'Səhər dumanında məşq üçün düzülmüş narıncı konuslar və top'],
    views: 1412,
  },
  {
    title: 'Yanvarda doğulanların üstünlüyü',
    excerpt:
      'Akademiyalarda ilin əvvəlində doğulan uşaqlar niyə çoxluq təşkil edir? “Nisbi yaş effekti” adlanan hadisə istedadın gec üzə çıxmasına necə mane olur və ona qarşı nə etmək olar?',
    category: 'youth-teams',
    author: 'Rəşad Quliyev',
    tags: ['Gənclər', 'Akademiya', 'Təhlil'],
    content: `
<p>Hər hansı ölkənin yeniyetmə komandasının siyahısını götürüb doğum aylarına baxsanız, çox vaxt eyni mənzərəni görəcəksiniz: yanvar, fevral, mart… və nadir hallarda noyabr, dekabr. Alimlər bunu “nisbi yaş effekti” adlandırır. Səbəb istedadın qışda doğulması deyil, seçim tarixinin yanvarın 1-nə təsadüf etməsidir. Eyni yaş qrupunda iki uşağın arasında on bir aydan çox fərq ola bilər.</p>
<h2>On bir ay az deyil</h2>
<p>On iki yaşında bu fərq boyda, çəkidə, sürətdə və diqqəti cəmləmə bacarığında aydın görünür. Böyük uşaq daha güclü oynayır, məşqçi onu daha çox meydana buraxır, o da daha çox öyrənir. Beləcə, kiçik başlanğıc üstünlüyü ildən-ilə qalınlaşır. Kiçik uşaq isə ehtiyat skamyasında oturub, özünün zəif olduğuna inanmağa başlayır.</p>
<h2>Bəs dekabrda doğulanlar?</h2>
<p>Tədqiqatlar başqa bir tərəfi də göstərir: akademiyada qalmağı bacaran “kiçiklər” sonradan tez-tez irəli çıxırlar. Güclə uda bilməyən uşaq texnika, qərar və yer seçimi ilə udmağı öyrənir. Bədənlər bərabərləşəndə bu vərdişlər qalır. Ona görə təcrübəli məşqçi səbirli olur və uşağa “gec yetişən” damğasını tez vurmur.</p>
<h2>Nə etmək olar?</h2>
<ul>
<li>Məşqlərdə uşaqları bəzən yaşa yox, boy və çəkiyə görə qruplaşdırmaq.</li>
<li>Seçimdə doğum ayını siyahıda açıq göstərmək.</li>
<li>Qərarı bir sınaq gününə yox, bir mövsümlük müşahidəyə əsaslandırmaq.</li>
<li>Akademiyadan gedən uşaqla əlaqəni kəsməmək, qapını açıq saxlamaq.</li>
</ul>
<p>Valideyn üçün də sadə nəticə var: on bir yaşında heyətə düşməmək hökm deyil, sadəcə həmin ilin fotoşəklidir. Uşağın oyundan həzz alması, məktəbi ilə məşqi arasında tarazlıq qurması, uduzanda da yoldaşına əl uzatması daha uzunömürlü göstəricilərdir. Futbolda yarışı tez başlayanlar yox, çox vaxt yolda qalmayanlar qazanır.</p>`,
    hoursAgo: 233.7,
    picture: [
      'objects/big-and-small-ball',
      'Axşam günəşində yan-yana duran böyük və kiçik top, uzun kölgələri ilə',
    ],
    views: 688,
  },
];
