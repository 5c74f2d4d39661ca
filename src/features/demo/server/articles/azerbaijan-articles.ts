import type { DemoArticle } from './demo-article.ts';

/** Azerbaijan Premier League: previews, tables and the calendar. */
export const azerbaijanArticles: DemoArticle[] = [
  {
    title: '“Araz-Naxçıvan” – “Sumqayıt” qarşılaşması: üç fakt',
    excerpt:
      'İki klubun 2024/25 mövsümündəki dörd görüşü oxşar ssenari ilə keçdi: az qol, uzun gözləmə və bir tərəfin heç açılmayan qapısı. Növbəti oyundan əvvəl yada salmağa dəyən üç məqam.',
    category: 'azerbaijan-premier-league',
    author: 'Rəşad Quliyev',
    tags: ['Araz-Naxçıvan', 'Sumqayıt', 'Premyer Liqa', 'Statistika'],
    content: `
<p>Premyer Liqada elə cütlər var ki, onların oyunundan əvvəl uzun-uzadı proqnoz yazmağa ehtiyac qalmır: rəqəmlər özü danışır. “Araz-Naxçıvan” – “Sumqayıt” qarşıdurması məhz belələrindəndir. 2024/25 mövsümündə komandalar dörd dəfə üz-üzə gəldi və bu görüşlərdə cəmi dörd qol vuruldu. Həmin oyunları yenidən vərəqləyib üç fakt seçdik.</p>
<h2>1. Bir qapı heç açılmadı</h2>
<p>“Araz-Naxçıvan” dörd görüşün heç birində qol buraxmadı. Avqustun 30-da Sumqayıtda qonaqlar 1:0 hesablı qələbə qazandı, noyabrın 10-da eyni hesab bu dəfə öz meydanında təkrarlandı. Fevralın 1-də tablo 0:0-da donub qaldı, aprelin 7-də isə rəqib 2:0 məğlub edildi. Yekun mənzərə belədir: üç qələbə, bir heç-heçə, ümumi hesab 4:0.</p>
<h2>2. İlk hissə kəşfiyyatdır</h2>
<p>Dörd oyunun üçündə fasiləyə 0:0 hesabı ilə gedildi. Vurulan dörd qolun üçü ikinci hissəyə düşür. Səbəbi izah etmək çətin deyil: hər iki komanda öncə mərkəzi bağlamağa çalışır, risk isə yalnız yorğunluq xətlərin arasını açandan sonra artır. Ona görə bu cütün oyununda ilk yarım saata baxıb darıxmağa tələsməyin, əsas hadisə adətən sonraya saxlanır.</p>
<h2>3. Səfər üstünlüyü də olurmuş</h2>
<p>“Araz-Naxçıvan” həmin mövsüm səfərdə 30, evdə 28 xal topladı. Qonaq oyunlarının cədvəlində onu yalnız “Qarabağ” (43) və “Zirə” (38) qabaqlayırdı. “Sumqayıt” isə 33 xalının 21-ni öz azarkeşlərinin qarşısında qazanmışdı. Yəni görüşün keçirildiyi şəhər bir komanda üçün həlledici, digəri üçün demək olar ki, əhəmiyyətsizdir.</p>
<p>Keçmişin rəqəmi gələcəyə zəmanət vermir: heyətlər dəyişir, məşqçilər yeni ideyalar gətirir, bəzən bir erkən qol bütün planı alt-üst edir. Amma bu cütdə axtarılası ilk əlamət bəllidir. Əgər oyunun ilk iyirmi dəqiqəsində qol vurulsa, deməli, biz alışdığımızdan tamam başqa bir qarşılaşma izləyirik və köhnə faktları kənara qoymaq olar.</p>`,
    hoursAgo: 3.2,
    picture: ['objects/two-pennants', 'Taxta divardan asılmış qırmızı və göy rəngli iki vımpel'],
    views: 1874,
  },
  {
    title: 'Premyer Liqa 2024/25: rəqəmlərin danışdıqları',
    excerpt:
      '180 oyun, 432 qol və bir komandanın qalanlardan 15 xal irəlidə bitirdiyi mövsüm. Yekun cədvəli önümüzə qoyub hansı rəqəmin nəyi izah etdiyinə baxırıq.',
    category: 'azerbaijan-premier-league',
    author: 'Aysel Məmmədli',
    tags: ['Premyer Liqa', 'Statistika', 'Qarabağ', 'Zirə', 'Təhlil'],
    content: `
<p>Cədvəl soyuq sənəddir: orada nə yağışlı axşam var, nə də dirəkdən qayıdan top. Amma mövsümü bütöv görmək istəyən üçün ondan dəqiq güzgü tapmaq çətindir. 2024/25 mövsümündə Premyer Liqada on komanda dörd dairədə 180 oyun keçirdi və bu oyunlarda 432 qol vuruldu – orta hesabla hər görüşdə 2,4 qol.</p>
<table>
<thead><tr><th>#</th><th>Komanda</th><th>O</th><th>Q</th><th>H</th><th>M</th><th>Toplar</th><th>Xal</th></tr></thead>
<tbody>
<tr><td>1</td><td>Qarabağ</td><td>36</td><td>28</td><td>5</td><td>3</td><td>86:19</td><td>89</td></tr>
<tr><td>2</td><td>Zirə</td><td>36</td><td>23</td><td>5</td><td>8</td><td>59:27</td><td>74</td></tr>
<tr><td>3</td><td>Araz-Naxçıvan</td><td>36</td><td>15</td><td>13</td><td>8</td><td>34:29</td><td>58</td></tr>
<tr><td>4</td><td>Turan Tovuz</td><td>36</td><td>14</td><td>13</td><td>9</td><td>45:39</td><td>55</td></tr>
<tr><td>5</td><td>Sabah</td><td>36</td><td>10</td><td>18</td><td>8</td><td>50:46</td><td>48</td></tr>
<tr><td>6</td><td>Neftçi</td><td>36</td><td>10</td><td>13</td><td>13</td><td>39:49</td><td>43</td></tr>
<tr><td>7</td><td>Şamaxı</td><td>36</td><td>9</td><td>9</td><td>18</td><td>32:46</td><td>36</td></tr>
<tr><td>8</td><td>Sumqayıt</td><td>36</td><td>9</td><td>6</td><td>21</td><td>31:53</td><td>33</td></tr>
<tr><td>9</td><td>Kəpəz</td><td>36</td><td>8</td><td>8</td><td>20</td><td>28:65</td><td>32</td></tr>
<tr><td>10</td><td>Səbail</td><td>36</td><td>4</td><td>10</td><td>22</td><td>28:59</td><td>22</td></tr>
</tbody>
</table>
<h2>Zirvə: iki fərqli yol</h2>
<p>“Qarabağ” 36 oyunun 22-də qapısını toxunulmaz saxladı və cəmi üç dəfə uduzdu. Maraqlısı budur ki, bu məğlubiyyətlərin ikisi öz meydanında eyni rəqibə – “Turan Tovuz”a qarşı oldu. “Zirə”nin gücü başqa yerdə idi: evdə 36, səfərdə 38 xal. Qonaqda bundan çox yalnız çempion toplamışdı. Belə tarazlıq ikinci yerin təsadüf olmadığını göstərir.</p>
<h2>Orta zona: az qolla çox xal</h2>
<p>“Araz-Naxçıvan” 34 qolla üçüncü oldu, halbuki altıncı “Neftçi” ondan beş qol çox vurmuşdu. Fərqi müdafiə yaratdı: 29 buraxılmış qol və 16 “quru” oyun. “Sabah” isə 50 dəfə fərqlənib hücumda yalnız ilk ikilikdən geri qaldı, amma 46 top buraxdı və mövsümün düz yarısını heç-heçə ilə başa vurdu.</p>
<h2>Ev amili hələ də var</h2>
<p>180 görüşün 73-də meydan sahibləri, 57-də qonaqlar qalib gəldi, 50 oyun heç-heçə bitdi. Ən çox rast gəlinən hesab 1:1 oldu – 26 dəfə. Bir qolun taleyi həll etdiyi 1:0 və 0:1 oyunlarını birləşdirsək, 45 görüş alınır. Demək, hər dörd qarşılaşmadan birində yeganə qol kifayət etdi və səhvin qiyməti həmişə yüksək qaldı.</p>`,
    featured: true,
    poll: {
      question: 'Sizcə, mövsümün kəşfi hansı klub oldu?',
      options: [
        ['“Araz-Naxçıvan”', 214],
        ['“Turan Tovuz”', 167],
        ['“Zirə”', 98],
        ['Başqa klub', 31],
      ],
    },
    comments: [
      {
        name: 'Elvin',
        text: '“Araz-Naxçıvan”ın 16 “quru” oyunu mövsümün ən maraqlı rəqəmidir. Az qol vurub üçüncü olmaq hər komandaya nəsib olmur.',
        minutesAfter: 24,
        answers: [
          {
            name: 'Nigar Həsənova',
            text: 'Razıyam. Müdafiə bu səviyyədə qalsa, gələn mövsüm ikincilik üçün də mübarizə apara bilərlər.',
            minutesAfter: 41,
          },
        ],
      },
      {
        name: 'Kamran',
        text: 'Heç-heçələrin sayı məni təəccübləndirdi: “Sabah” 36 oyunun 18-də xalları bölüşüb.\nBəs ev oyunlarında qələbə faizi ötən mövsümlə müqayisədə necədir?',
        minutesAfter: 95,
      },
      {
        name: 'Tərlan',
        text: 'Cədvəldəki fərqlər üçün sağ olun. Qapıçıların statistikasını da gözləyirik.',
        minutesAfter: 380,
        isWaiting: true,
      },
    ],
    hoursAgo: 11.6,
    picture: [
      'objects/numbered-shirts',
      'Taxta divardan asılmış, arxasında 7, 10 və 5 rəqəmləri olan yaşıl futbol köynəkləri',
    ],
    views: 6412,
  },
  {
    title: 'Xal bərabərdirsə, kim öndədir?',
    excerpt:
      'Top fərqi, şəxsi görüşlər, qələbə sayı… Turnirlər bərabərliyi müxtəlif üsullarla pozur. Cədvəli düzgün oxumaq üçün hansı sıranı bilmək lazımdır?',
    category: 'azerbaijan-premier-league',
    author: 'Tural Əliyev',
    tags: ['Premyer Liqa', 'Qaydalar', 'Statistika'],
    content: `
<p>Mövsümün son turlarında hər redaksiyaya eyni sual gəlir: xallar bərabərləşsə, kim yuxarıda olacaq? Cavab ilk baxışda sadə görünür, əslində isə turnirdən turnirə dəyişir. Eyni cədvəl bir ölkədə bir komandanı, başqa ölkədə digərini çempion edə bilər, çünki bərabərliyi pozan meyarların ardıcıllığı fərqlidir və bu fərq bəzən bütöv mövsümə bərabər olur.</p>
<h2>İki məktəb</h2>
<p>Birinci məktəb ümumi göstəricilərə güvənir: əvvəlcə vurulan və buraxılan topların fərqi, sonra vurulan qolların sayı. İngiltərədə və Almaniyada belədir. İkinci məktəb isə şəxsi görüşləri önə çəkir: əvvəlcə bərabər xallı komandaların öz aralarındakı oyunlara baxılır. İspaniya bu yolu seçib. Hər yanaşmanın öz məntiqi var: biri bütün mövsümü, digəri birbaşa rəqabəti mükafatlandırır.</p>
<h2>Üç komanda olanda</h2>
<p>Ən çox çaşdıran hal üç və daha artıq komandanın eyni xala sahib olmasıdır. Şəxsi görüşlər meyarı tətbiq edilirsə, həmin komandalar üçün ayrıca “mini-cədvəl” qurulur: yalnız onların bir-biri ilə oyunları sayılır, qalan nəticələr kənara qoyulur. Kiçik cədvəldə də bərabərlik qalarsa, növbəti meyara keçilir və bu, bəzən püşkə qədər uzana bilir.</p>
<ul>
<li><strong>Xal</strong> – həmişə birinci meyardır: qələbə 3, heç-heçə 1, məğlubiyyət 0.</li>
<li><strong>Top fərqi</strong> – vurulan qollardan buraxılanlar çıxılır.</li>
<li><strong>Şəxsi görüşlər</strong> – bərabər xallıların öz aralarındakı oyunlar.</li>
<li><strong>Qələbə sayı</strong> – riskə gedən komandanın xeyrinə işləyir.</li>
<li><strong>Əlavə oyun və ya püşk</strong> – son çarə.</li>
</ul>
<h2>Bizdə necə yoxlamalı</h2>
<p>Azərbaycanda ardıcıllığı hər mövsümdən əvvəl təsdiqlənən turnir əsasnaməsi müəyyən edir. Ona görə “ötən il belə idi” arqumenti etibarlı sayılmır. 2024/25 mövsümündə bu bölməyə müraciət etmək lazım gəlmədi: on komandanın hamısı fərqli xalla bitirdi. Ən yaxın qonşular bir xalla ayrılan “Sumqayıt” (33) və “Kəpəz” (32) idi. Bir heç-heçə isə bütün hesabı dəyişərdi.</p>`,
    hoursAgo: 39.4,
    picture: ['stadium/scoreboard-draw', 'Alaqaranlıqda 1:1 hesabı yanan stadion tablosu'],
    views: 2936,
  },
  {
    title: 'Otuz altı tur necə doğulur: Premyer Liqanın təqvimi püşkatmadan son fitə qədər hansı yolu keçir',
    excerpt:
      'Avqustdan mayadək uzanan mövsüm kompüterin bir düyməsi ilə yaranmır. Dairələr, beynəlxalq fasilələr, qış tətili və televiziya saatları təqvimi necə formalaşdırır?',
    category: 'azerbaijan-premier-league',
    author: 'Nigar Həsənova',
    tags: ['Premyer Liqa', 'Təqvim', 'Püşkatma'],
    content: `
<p>Azarkeş təqvimi açanda ilk olaraq bir sətir axtarır: böyük oyun nə vaxtdır? Təqvimi quranlar isə tərsinə işləyir. Onlar əvvəlcə oynamaq mümkün olmayan tarixləri qaralayır, sonra qalan boşluqlara turları yerləşdirir. On komandalı, dörd dairəli liqada bu, otuz altı tur deməkdir – hər komanda hər rəqiblə iki dəfə evdə, iki dəfə səfərdə qarşılaşır.</p>
<h2>Nömrələrin rəqsi</h2>
<p>Püşkatmada klublara nömrə düşür, cütlər isə əvvəlcədən hazır olan şablondan götürülür. Bu üsul dairəvi sistem adlanır: bir nömrə yerində qalır, digərləri hər turda bir addım sürüşür. Beləliklə, doqquz turdan sonra hamı hamı ilə oynamış olur. Növbəti dairədə meydanlar dəyişdirilir ki, ev və səfər oyunlarının sayı bərabər qalsın.</p>
<h2>Qara günlər</h2>
<p>Milli komandaların oyunlarına ayrılan beynəlxalq fasilələrdə liqa dayanır. Avrokubok həftələrində qitə turnirində çıxış edən klubların görüşləri elə yerləşdirilir ki, arada bərpa vaxtı qalsın. Buraya kubok tarixlərini və stadionların məşğulluğunu da əlavə edin – bir arenadan iki klub istifadə edirsə, onların ikisi eyni gün ev sahibi ola bilməz.</p>
<blockquote>Yaxşı təqvim o təqvimdir ki, mövsümün sonunda heç kim onu xatırlamır.</blockquote>
<h2>2024/25 nümunəsi</h2>
<p>Həmin mövsüm 2 avqust 2024-cü ildə başladı və 25 may 2025-ci ildə bitdi. Dekabrın 22-dən yanvarın 17-dək liqa qış fasiləsində oldu; bu, on səkkizinci turdan, yəni mövsümün düz yarısından sonraya düşdü. Ən sıx ay iyirmi iki oyunla avqust, ən seyrək ay isə on iki oyunla yanvar idi. Görüşlərin ən çox başladığı saat – 19:00.</p>
<p>Təqvim açıqlanandan sonra da canlı sənəd olaraq qalır. Hava, yayım saatı, avrokubok seriyasının uzanması, meydanın vəziyyəti oyunu bir-iki gün, bəzən bir neçə həftə sürüşdürə bilər. Ona görə bilet və yol planı quran azarkeşə sadə məsləhət: tura qədər tarixi, oyun həftəsində isə dəqiq başlama saatını yenidən yoxlayın.</p>`,
    showsMatch: true,
    hoursAgo: 74.8,
    picture: [
      'newsroom/wall-calendar',
      'Günəş işığında divar təqvimi, beş günü yaşıl qələmlə dairəyə alınıb',
    ],
    views: 1203,
  },
  {
    title: '“Qarabağ” – “Neftçi”: böyük oyuna baxarkən nələrə diqqət yetirməli',
    excerpt:
      'Ölkənin ən çox danışılan qarşıdurmasında hesabdan başqa da izlənəsi çox şey var: ilk on beş dəqiqənin tempi, cinahlardakı ikiqat oyun, standartlar və tribunanın nəfəsi.',
    category: 'azerbaijan-premier-league',
    author: 'Kamran Səfərov',
    tags: ['Qarabağ', 'Neftçi', 'Derbi', 'Taktika', 'Premyer Liqa'],
    content: `
<p>Böyük oyunun həftəsi adi həftəyə bənzəmir. Cədvəldəki fərq nə qədər olsa da, “Qarabağ” – “Neftçi” görüşü öz qaydaları ilə yaşayır: söhbətlər oyundan günlərlə əvvəl başlayır, nəticə isə həftələrlə müzakirə olunur. Biz tərəf tutmadan, oyunu televiziya qarşısında və ya tribunada izləyəcək hər kəs üçün kiçik bir baxış bələdçisi hazırladıq.</p>
<h2>İlk on beş dəqiqə</h2>
<p>Belə oyunlarda başlanğıc çox şey deyir. Hansı komanda topu rəqib yarımsahəsində geri qaytarmağa çalışır, hansı öz üçdə birinə çəkilib gözləyir? Müdafiə xəttinin mərkəzi dairəyə nə qədər yaxınlaşdığına baxın. Xətt yuxarıdadırsa, arxada boşluq yaranacaq və oyunun əsas mövzusu sürətli hücumçu ilə qapıçının çıxışı olacaq. Xətt aşağıdadırsa, səbir sınağına hazırlaşın.</p>
<h2>Cinahlar və standartlar</h2>
<p>Mərkəz sıx bağlananda top kənara çıxır. Orada ikiyə qarşı bir vəziyyət yaradan tərəf ötürmə üçün vaxt qazanır. Künc və cərimə zərbələrində isə diqqəti topdan çəkib cərimə meydançasına yönəltmək maraqlıdır: kim kimin yolunu kəsir, ikinci topu kim gözləyir, əks-hücuma qarşı arxada neçə nəfər saxlanıb?</p>
<h2>Yaxın keçmiş</h2>
<p>2024/25 mövsümündə cütün dörd görüşü eyni tərəfin xeyrinə bitdi: “Qarabağ” 4:0, 3:0, 1:0 və 3:0 qalib gəldi. Amma hətta bu seriyanın içində fərqli oyunlar var: fevraldakı 1:0 hesablı görüşün ilk hissəsi qolsuz keçmişdi. Derbinin gözəlliyi də ondadır ki, əvvəlki hesab heç kəsə başlanğıc üstünlüyü vermir.</p>
<h2>Tribuna da oynayır</h2>
<p>Bannerlər, mahnılar, birinci dəqiqədən başlayan təbil – bunlar fon deyil, oyunun tempinə təsir edən amildir. Yaxşı tribuna komandasını topu itirəndə də alqışlayır, rəqibə isə səslə təzyiq göstərir, təhqirlə yox. Görüşdən sonra köynəklərin rəngi fərqli olan iki qonşunun eyni metro vaqonunda evə qayıtması isə şəhərin ən gözəl mənzərəsidir.</p>`,
    status: 'scheduled',
    hoursAgo: -20,
    picture: ['stadium/full-night', 'Gecə işıqları altında dolu tribunalar və oyun gedən yaşıl meydan'],
    views: 41,
  },
  {
    title: 'Heç-heçənin qiyməti',
    excerpt:
      '“Sabah” 2024/25 mövsümündə 36 oyunun 18-ni heç-heçə bitirdi. Bir xal nə vaxt qazancdır, nə vaxt itki? Rəqəmlər gözlənildiyindən daha maraqlı cavab verir.',
    category: 'azerbaijan-premier-league',
    author: 'Tural Əliyev',
    tags: ['Sabah', 'Premyer Liqa', 'Statistika', 'Taktika'],
    content: `
<p>Futbolda heç-heçə haqqında iki zarafat var: biri onu uduzmayanın təsəllisi, digəri udmayanın bəhanəsi adlandırır. Həqiqət ortadadır. 2024/25 mövsümündə “Sabah” 36 oyunun 18-ni, yəni düz yarısını heç-heçə ilə bitirdi. Liqada bu göstəriciyə yaxınlaşan olmadı: “Araz-Naxçıvan”, “Turan Tovuz” və “Neftçi”nin hər birində on üç belə nəticə qeydə alınmışdı.</p>
<h2>Hansı hesablarla?</h2>
<p>On səkkiz heç-heçənin onu 1:1, dördü 2:2, üçü 0:0, biri isə 3:3 hesabı ilə başa çatdı. Deməli, söhbət darıxdırıcı, qapalı oyunlardan getmir: bu görüşlərin on beşində hər iki komanda qol vurub. Çempion “Qarabağ”la dörd qarşılaşmanın üçünün 1:1 bitməsi isə komandanın güclü rəqib qarşısında dağılmadığını göstərirdi.</p>
<h2>Üç xallıq sistemin riyaziyyatı</h2>
<p>Qələbəyə üç xal verilən sistemdə heç-heçə təxminən “üçdə bir qələbə”dir. Üç heç-heçə bir qələbə və iki məğlubiyyətlə eyni xalı gətirir. “Sabah” cəmi səkkiz dəfə uduzdu – üçüncü yerdəki “Araz-Naxçıvan” qədər, amma on az xal topladı. Fərqi yaradan məğlubiyyət yox, qələbəyə çevrilməyən axşamlar oldu: 10 qələbəyə qarşı 15.</p>
<blockquote>Uduzmamaq vərdişdir, udmaq isə qərardır – ikisi arasında adətən son on beş dəqiqə dayanır.</blockquote>
<p>Məşqçi üçün dilemma hər həftə təkrarlanır. Hesab bərabərdir, saat yetmiş beşi göstərir: hücumçu əlavə edib riskə getməli, yoxsa xalı qorumalı? Cədvəlin yuxarısı uğrunda mübarizə aparan komanda üçün risk çox vaxt özünü doğruldur, çünki uduzulan bir xal qazanıla bilən iki xaldan azdır. Qalmaq uğrunda oynayan üçünsə hesab dəyişir: birbaşa rəqibdən alınmış bir xal bəzən qələbə qədər ağırdır.</p>`,
    hoursAgo: 158.3,
    picture: ['stadium/centre-spot-dusk', 'Qürub vaxtı mərkəz xəttinin tən üstündə duran futbol topu'],
    views: 947,
  },
];
