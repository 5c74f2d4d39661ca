import type { DemoArticle } from './demo-article.ts';

/** Chess, football analysis and the national game of çövkən. */
export const guidesArticles: DemoArticle[] = [
  {
    title: 'xG nədir və nəyi göstərmir',
    excerpt:
      'Gözlənilən qol göstəricisi hesabı əvəz etmir, zərbənin keyfiyyətini ölçür. Rəqəmi necə oxumağı, harada inanmağı və harada şübhələnməyi izah edirik.',
    category: 'analysis',
    author: 'Kamran Səfərov',
    tags: ['Taktika', 'Statistika', 'Futbol', 'Bələdçi'],
    content: `
<p>Oyundan sonra ekrana çıxan rəqəmlər arasında xG artıq zərbə və künc sayı qədər adiləşib. İngiliscə “expected goals” ifadəsinin qısaltmasıdır və sadə suala cavab verir: bu mövqedən, bu şəraitdə vurulan zərbə orta hesabla neçə dəfə qol olur? Cavab sıfırla bir arasında yazılır. 0,10 o deməkdir ki, oxşar on zərbədən təxminən biri tora düşür.</p>
<h2>Rəqəm haradan gəlir</h2>
<p>Model on minlərlə keçmiş zərbəyə baxır və hər biri üçün qapıya məsafəni, bucağı, zərbənin ayaqla və ya başla vurulmasını, ötürmənin növünü qeyd edir. Daha zəngin modellər müdafiəçilərin və qapıçının yerini də nəzərə alır. Buna görə müxtəlif şirkətlərin eyni oyun üçün göstərdiyi xG bir-birindən fərqlənir və onları müqayisə edəndə həmişə eyni mənbədən istifadə olunmalıdır.</p>
<table>
<thead><tr><th>Vəziyyət</th><th>Təxmini xG</th></tr></thead>
<tbody>
<tr><td>Penalti</td><td>0,76–0,79</td></tr>
<tr><td>Boş qapıya yaxın məsafədən zərbə</td><td>0,80-dən yuxarı</td></tr>
<tr><td>Cərimə meydançasının mərkəzindən zərbə</td><td>0,10–0,20</td></tr>
<tr><td>25 metrdən zərbə</td><td>0,02–0,04</td></tr>
</tbody>
</table>
<h2>Bir oyun azdır</h2>
<p>Tutaq ki, komanda xG üzrə 2,1 – 0,6 üstün olduğu oyunda 0:1 uduzub. Bu, “ədalətsizlik” deyil: futbolda qol az olur və təsadüfün payı böyükdür. Bir oyunun xG-si yalnız epizodların keyfiyyətini təsvir edir. On-on beş oyunluq kəsikdə isə göstərici nəticədən daha etibarlı olur, çünki uğurlu və uğursuz zərbələr bir-birini tarazlayır.</p>
<h2>Nəyi göstərmir</h2>
<p>Zərbə ilə bitməyən hücum xG-yə düşmür. Top qapı ağzından keçib heç kimə çatmayıbsa, model onu görmür, halbuki azarkeş başını tutub. Hesabın təsiri də gizli qalır: 2:0 öndə olan komanda topu rəqibə verib geri çəkilir və son yarım saatda göstərici rəqibin xeyrinə dəyişir. Bu, zəiflik yox, seçim də ola bilər.</p>
<p>Bizim redaksiyada qayda belədir: xG-ni oyunun hekayəsini yoxlamaq üçün işlədirik, onu əvəz etmək üçün yox. Əvvəlcə epizodlara baxırıq, sonra rəqəmə. Onlar üst-üstə düşmürsə, səbəbini axtarırıq – çox vaxt ən maraqlı təhlil elə həmin fərqdən başlayır. Oxucuya da eyni ardıcıllığı məsləhət görürük: göz, rəqəm, sonra nəticə.</p>`,
    featured: true,
    hoursAgo: 4.7,
    picture: [
      'newsroom/statistics-notebook',
      'Damalı dəftərdə göy və qırmızı sütunlu qrafik, üstündə sarı karandaş',
    ],
    views: 8940,
  },
  {
    title:
      'Yüksək pressinq, orta blok, aşağı blok: komandanın müdafiə xəttini televizor ekranından necə oxumalı',
    shortTitle: 'Müdafiə xəttini ekrandan necə oxumalı',
    excerpt:
      'Topsuz oyunu görmək üçün məşqçi diplomu lazım deyil. Üç sual komandanın harada gözlədiyini, nə vaxt sıxdığını və riski kimə verdiyini göstərir.',
    category: 'analysis',
    author: 'Tural Əliyev',
    tags: ['Taktika', 'Futbol', 'Pressinq'],
    content: `
<p>Televiziya kamerası topun arxasınca gedir, müdafiənin işi isə çox vaxt topdan uzaqda görülür. Buna baxmayaraq bir neçə işarə ilə komandanın planını evdən də oxumaq olar. Birinci sual belədir: rəqib qapıçısı topu ayağının altına alanda ən qabaqdakı hücumçu harada dayanıb? Onun mövqeyi bütün komandanın hündürlüyünü göstərir.</p>
<h2>Üç hündürlük</h2>
<ol>
<li><strong>Yüksək pressinq.</strong> Hücumçular rəqibin cərimə meydançasının yanındadır, müdafiə xətti mərkəzi dairəyə qalxıb.</li>
<li><strong>Orta blok.</strong> Komanda rəqibi mərkəz xəttində qarşılayır, iki xətt arasında məsafə kiçikdir.</li>
<li><strong>Aşağı blok.</strong> On oyunçu öz meydançasının son üçdə birində yerləşir, arxada boş sahə yoxdur.</li>
</ol>
<p>Heç biri özlüyündə “cəsarətli” və ya “qorxaq” deyil. Yüksək pressinq topu qapıya yaxın qaytarmağa imkan verir, amma müdafiənin arxasında qırx metr boş sahə qoyur. Aşağı blok həmin sahəni bağlayır, əvəzində rəqibə vaxt və ötürmə verir. Seçim heyətin sürətindən, qapıçının ayaqla oyunundan və hesabdan asılıdır; eyni komanda bir oyunda üç hündürlükdən də istifadə edə bilər.</p>
<h2>Siqnalı axtarın</h2>
<p>Pressinq daimi qaçış deyil, siqnalla başlayan birgə hərəkətdir. Siqnal geriyə ötürmə, cinah müdafiəçisinə verilən top, pis qəbul və ya üzü öz qapısına dönmüş rəqib ola bilər. Bir oyunçu sıçrayır, ikinci yaxın ötürmə xəttini bağlayır, üçüncü arxanı tutur. Biri gecikirsə, rəqib bir ötürmə ilə bütün xətti keçir və məhz o an məşqçi kənarda əlini yelləyir.</p>
<p>Rəqəm sevənlər üçün PPDA göstəricisi var: rəqibin öz zonasında bir müdafiə hərəkətinə düşən ötürmələrinin sayı. Rəqəm kiçik olduqca pressinq sıx olur. Ancaq burada da diqqət lazımdır: topa çox sahib olan komanda az müdafiə hərəkəti etdiyindən göstəricisi təhrif oluna bilər. Ən etibarlı alət yenə də növbəti oyunda birinci hücumçuya baxmaqdır.</p>`,
    hoursAgo: 71.3,
    picture: [
      'stadium/pitch-from-above',
      'Yuxarıdan görünən meydanda uzun kölgələri düşən iki komandanın oyunçuları',
    ],
    views: 5316,
  },
  {
    title: 'Klassik, rapid, blits',
    excerpt:
      'Eyni lövhə, eyni fiqurlar, amma üç fərqli oyun. Şahmatda vaxt nəzarəti necə qurulur, əlavə saniyə nə üçündür və bayraq düşəndə nə baş verir?',
    category: 'chess',
    author: 'Aysel Məmmədli',
    tags: ['Şahmat', 'Qaydalar', 'Bələdçi'],
    content: `
<p>Şahmat saatı iki siferblatdan, yaxud iki rəqəmsal pəncərədən ibarətdir: gediş edən düyməni basır, onun vaxtı dayanır, rəqibinki işə düşür. Bütün fərq başlanğıcda nə qədər dəqiqə verilməsində və hər gedişdən sonra neçə saniyə əlavə olunmasındadır. FIDE bu müddətə görə partiyaları üç növə bölür və hər biri üçün ayrıca reytinq hesablayır.</p>
<table>
<thead><tr><th>Növ</th><th>Bir oyunçuya düşən vaxt</th><th>Tipik nəzarət</th></tr></thead>
<tbody>
<tr><td>Klassik</td><td>60 dəqiqə və daha çox</td><td>40 gedişə 90 dəqiqə, sonra 30 dəqiqə, hər gedişə 30 saniyə</td></tr>
<tr><td>Rapid</td><td>10 dəqiqədən çox, 60 dəqiqədən az</td><td>15 dəqiqə + 10 saniyə</td></tr>
<tr><td>Blits</td><td>10 dəqiqə və daha az</td><td>3 dəqiqə + 2 saniyə</td></tr>
</tbody>
</table>
<p>Gedişə əlavə olunan saniyə mexaniki saatlar dövründə mümkün deyildi. Onda qazanılmış mövqedə belə bayrağın düşməsi partiyanı uduzdurur, son saniyələrdə fiqurlar lövhədən uçurdu. Elektron saat bu xaosu azaltdı: hər gedişdə bir neçə saniyə qazanan şahmatçı texniki qələbəni sakit yerinə yetirə bilir. Bununla belə, sayt və kafe oyunlarında əlavəsiz üç və beş dəqiqəlik blits yenə məşhurdur.</p>
<p>Vaxtı bitən tərəf məğlub sayılır, amma bir istisna var. Rəqibin heç bir mümkün gedişlə mat qoya bilməyəcəyi vəziyyətdə, məsələn, lövhədə ona yalnız şah qalıbsa, partiya heç-heçə bitir. Turnirdə iddianı oyunçu irəli sürür, qərarı hakim verir. Buna görə saatı saxlayıb əl qaldırmaq blitsdə fiqurları bilmək qədər vacib vərdişdir.</p>
<p>Yeni başlayana hansını seçmək lazımdır? Məşqçilər adətən rapidi tövsiyə edirlər: düşünməyə vaxt çatır, amma partiya bütün axşamı aparmır. Klassik oyun hesablamağı və səbri, blits isə tanış quruluşları tez görməyi öyrədir. Yalnız blits oynayan şahmatçı eyni səhvi gündə yüz dəfə təkrarlaya bilər, ona görə oynanılmış partiyaya sonradan baxmaq mütləqdir.</p>`,
    hoursAgo: 16.5,
    picture: ['other-sports/chess-clock', 'Şahmat lövhəsinin yanında iki siferblatlı taxta şahmat saatı'],
    views: 1730,
  },
  {
    title:
      'Reytinq rəqəminin arxasında nə var: Elo düsturu şahmatçının gücünü necə ölçür və titullar necə verilir',
    shortTitle: 'Elo: reytinq rəqəminin arxasında nə var',
    excerpt:
      '2500, 2400, 2300 – bu hədlər titul yolunun pillələridir. Elo sistemi gözlənilən nəticəni necə hesablayır və bir qələbə niyə bəzən iki, bəzən on xal gətirir?',
    category: 'chess',
    author: 'Rəşad Quliyev',
    tags: ['Şahmat', 'Statistika', 'Tarix'],
    content: `
<p>Şahmat reytinqini fizika müəllimi Arpad Elo XX əsrin ortalarında işləyib hazırlayıb, FIDE isə onu 1970-ci ildə qəbul edib. İdeya sadədir: iki oyunçunun reytinq fərqi onların gözlənilən nəticəsini göstərir. Nəticə gözləniləndən yaxşıdırsa, xal artır, pisdirsə, azalır. Eyni məntiq sonralar futbol yığmalarının və kiberidman liqalarının reytinqinə də keçib.</p>
<h2>Fərq və ehtimal</h2>
<p>Reytinqlər bərabərdirsə, hər tərəfdən yarım xal gözlənilir. Yüz xal üstünlük təxminən 0,64, iki yüz xal 0,76, dörd yüz xal isə 0,91 deməkdir. Buna görə favorit zəif rəqibə qalib gələndə cəmi bir-iki xal qazanır, uduzanda isə xeyli itirir. Heç-heçə də yüksək reytinqli oyunçu üçün əslində kiçik məğlubiyyətdir.</p>
<p>Dəyişmənin sürətini K əmsalı müəyyən edir. Yeni oyunçularda o, 40-dır: sistem gücü tez tapmalıdır. Çoxluq üçün 20, bir dəfə 2400 həddini keçmiş şahmatçı üçün isə 10 götürülür. Yəni zirvədəki reytinq ağır-ağır tərpənir, gənc istedadınkı isə bir turnirdə onlarla xal qalxa bilər. Bu, ədalətsizlik yox, qəsdən seçilmiş ehtiyatdır.</p>
<h2>Titullar</h2>
<ul>
<li><strong>CM</strong> – FIDE ustalığına namizəd, 2200 reytinq.</li>
<li><strong>FM</strong> – FIDE ustası, 2300 reytinq.</li>
<li><strong>IM</strong> – beynəlxalq usta, 2400 reytinq və normalar.</li>
<li><strong>GM</strong> – qrossmeyster, 2500 reytinq və normalar.</li>
</ul>
<p>Norma bir turnirdə tələb olunan səviyyədə çıxışdır: kifayət qədər partiya, müxtəlif ölkələrdən rəqiblər, titullu oyunçular və müəyyən performans. Adətən üç norma toplanır. Titul ömürlükdür – reytinq sonradan düşsə də, geri alınmır. Buna görə cədvəldə adının qarşısında GM yazılmış oyunçunun reytinqi 2500-dən aşağı ola bilər və bunda heç bir səhv yoxdur.</p>
<blockquote><p>Reytinq keçmişin orta hesabıdır, növbəti partiyanın vədi deyil.</p></blockquote>`,
    hoursAgo: 305.3,
    picture: ['other-sports/chess-king', 'Lövhənin ortasında dayanan ağ şahın yaxından görünüşü'],
    views: 1098,
  },
  {
    title: 'Şahmat gedişləri necə yazılır',
    excerpt:
      'e4, Af3, 0-0: partiyanın yazısını oxuya bilən hər kəs yüz il əvvəlki oyunu lövhədə canlandıra bilər. Notasiyanın əlifbası beş dəqiqəyə öyrənilir.',
    category: 'chess',
    author: 'Aysel Məmmədli',
    tags: ['Şahmat', 'Notasiya', 'Bələdçi'],
    content: `
<p>Şahmat lövhəsinin hər xanasının ünvanı var: soldan sağa a-dan h-a qədər hərflər, aşağıdan yuxarı birdən səkkizə qədər rəqəmlər. Ağların şahı e1, qaraların vəziri d8 xanasında dayanır. Gediş fiqurun baş hərfi və çatdığı xana ilə yazılır. Piyadanın hərfi olmur, sadəcə xana göstərilir: e4 piyadanın həmin xanaya getməsi deməkdir.</p>
<ul>
<li>Ş – şah, V – vəzir, T – top, F – fil, A – at;</li>
<li>beynəlxalq yazıda müvafiq olaraq K, Q, R, B, N;</li>
<li>x – götürmə, + – şah elanı, # – mat;</li>
<li>0-0 – qısa, 0-0-0 – uzun rokirovka.</li>
</ul>
<p>Eyni xanaya iki eyni fiqur gedə bilirsə, hansının getdiyi hərf və ya rəqəmlə dəqiqləşdirilir: Abd2 b xəttindəki atın d2-yə getdiyini bildirir. Nida işarəsi güclü, sual işarəsi zəif gedişə qoyulur, amma bu artıq şərhçinin rəyidir. Klassik turnirlərdə hər iki oyunçu partiyanı blankda yazmağa borcludur və mübahisə yarananda hakim məhz həmin vərəqə baxır.</p>
<p>Öyrənməyin ən asan yolu qısa bir partiyanı kağızdan lövhəyə köçürməkdir. Əvvəlcə hər gedişi ucadan deyin, sonra xananı gözlə tapın və yalnız bundan sonra fiquru tərpədin. On partiyadan sonra lövhənin koordinatlarına baxmağa ehtiyac qalmır. Bundan sonra istənilən dildə çıxmış şahmat kitabı sizin üçün açıqdır, çünki işarələr hər yerdə təxminən eynidir.</p>`,
    status: 'draft',
    hoursAgo: 9.2,
    picture: [
      'other-sports/chess-scoresheet',
      'Günəş düşən şahmat lövhəsi, yanında gedişlərin yazıldığı vərəq və qələm',
    ],
    views: 43,
  },
  {
    title: 'Çövkən: Qarabağ atlarının oyunu',
    excerpt:
      'Ağac çövkən, kiçik top və çaparaq gedən atlar. UNESCO-nun siyahısına 2013-cü ildə daxil edilmiş qədim oyunun qaydaları və ədəbiyyatdakı izi haqqında.',
    category: 'other-sports',
    author: 'Redaksiya',
    tags: ['Çövkən', 'Tarix', 'Milli idman'],
    content: `
<p>Çövkən at belində oynanılan qədim komanda oyunudur. Nizami Gəncəvinin “Xosrov və Şirin” poemasında Şirinin rəfiqələri ilə Xosrovun adamlarının çövkən meydanında görüşməsi təsvir olunur. Oyunun izinə Şərq miniatürlərində, saray təsvirlərində və xalq dilində rast gəlinir. Avropada yayılmış polonun da kökü bu at oyunları ailəsinə gedib çıxır.</p>
<blockquote><p>2013-cü ildə çövkən ənənəsi UNESCO-nun təcili qorunmağa ehtiyacı olan qeyri-maddi mədəni irs siyahısına daxil edilib.</p></blockquote>
<p>Görüşdə iki komanda qarşılaşır, hər birində beş atlı olur: iki müdafiəçi və üç hücumçu. Oyun meydanın ortasından başlanır. Atlılar ucu əyri ağacla kiçik dəri və ya taxta topu rəqibin qapısına salmağa çalışırlar. Milli geyim, çuxa və papaq mərasimin bir hissəsidir, fasilələrdə səslənən cəngi musiqisi isə həm atı, həm tamaşaçını coşdurur.</p>
<p>Oyunun əsas qəhrəmanı bəzən atlı yox, atın özüdür. Ənənəyə görə çövkəndə Qarabağ cinsli atlara üstünlük verilir: onlar çox iri deyil, amma çevik, dözümlü və itaətkardır. Kəskin dönüşdə müvazinəti itirməmək, topun arxasınca qısa məsafədə sürət yığmaq və izdihamdan ürkməmək lazımdır. Bu vərdişlər illərlə formalaşır, ona görə atlı ilə at bir-birinə öyrəşməlidir.</p>
<p>İlk dəfə baxacaq tamaşaçıya iki məsləhət. Birincisi, topu deyil, ondan bir addım qabaqda gedən atlını izləyin: zərbə yerini o seçir. İkincisi, meydanın kənarında təhlükəsizlik xəttini keçməyin, çünki çaparaq gedən at dərhal dayana bilmir. Qalan hər şey – səs, toz, musiqi – özü sizi oyunun içinə aparacaq.</p>`,
    hoursAgo: 190.7,
    picture: ['other-sports/mallets-and-ball', 'Axşam günəşində otun üstündə iki çövkən ağacı və dəri top'],
    views: 2894,
  },
];
