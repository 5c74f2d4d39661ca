import type { DemoArticle } from './demo-article.ts';

/** Futsal, minifootball and esports. */
export const indoorArticles: DemoArticle[] = [
  {
    title: 'Futzal futboldan nə ilə fərqlənir: meydança, top, vaxt və altıncı cərimənin qorxusu bir cədvəldə',
    shortTitle: 'Futzal futboldan nə ilə fərqlənir',
    excerpt:
      'Beş oyunçu, təmiz vaxt, dörd saniyə və yığılan cərimələr. Futzala ilk dəfə baxan futbol azarkeşi üçün müqayisəli bələdçi.',
    category: 'futsal',
    author: 'Tural Əliyev',
    tags: ['Futzal', 'Qaydalar', 'Bələdçi'],
    content: `
<p>Futzalın vətəni Uruqvay sayılır: müəllim Xuan Karlos Seriani 1930-cu ildə Montevideoda zalda oynamaq üçün qaydalar yazıb və onları futbol, basketbol, həndbol və su polosundan götürüb. Buna görə bu gün də oyunda hər birinin izi görünür: topun ayaqla idarəsi, təmiz vaxt, kiçik qapı və sürətli əvəzetmə. FIFA-nın ilk dünya çempionatı 1989-cu ildə Niderlandda keçirilib.</p>
<table>
<thead><tr><th>Qayda</th><th>Futbol</th><th>Futzal</th></tr></thead>
<tbody>
<tr><td>Oyunçu sayı</td><td>11</td><td>5</td></tr>
<tr><td>Beynəlxalq meydança</td><td>100–110 × 64–75 m</td><td>38–42 × 20–25 m</td></tr>
<tr><td>Vaxt</td><td>2 × 45 dəqiqə</td><td>2 × 20 dəqiqə, təmiz</td></tr>
<tr><td>Penalti məsafəsi</td><td>11 m</td><td>6 m</td></tr>
<tr><td>Əvəzetmə</td><td>Məhdud</td><td>Sayı məhdud deyil</td></tr>
<tr><td>Ofsayd</td><td>Var</td><td>Yoxdur</td></tr>
</tbody>
</table>
<h2>Dörd saniyə</h2>
<p>Top kənardan ayaqla oyuna daxil edilir, künc və sərbəst zərbələr də dörd saniyə ərzində yerinə yetirilməlidir. Hakim barmaqları ilə saniyəni göstərir. Qapıçı öz meydançasında topa dörd saniyədən artıq sahib ola bilməz və ötürdükdən sonra, rəqib toxunmayıbsa, topu öz yarısında yenidən qəbul edə bilməz. Nəticədə vaxt uzatmaq, demək olar ki, mümkün deyil.</p>
<h2>Yığılan cərimələr</h2>
<p>Hər hissədə komandanın birbaşa sərbəst zərbə ilə cəzalanan pozuntuları sayılır. Beşinciyə qədər adi qayda işləyir. Altıncıdan başlayaraq rəqib divarsız zərbə hüququ qazanır və onu qapıdan on metr məsafədəki nöqtədən, yaxud pozuntu daha yaxındadırsa, həmin yerdən vura bilər. Buna görə hissənin sonuna yaxın ən aqressiv müdafiəçi belə əlini-ayağını yığışdırır.</p>
<p>Qırmızı vərəqə də başqa cür işləyir. Qovulan oyunçu qayıtmır, amma komanda iki dəqiqədən sonra, yaxud azlıqda qol buraxdıqda yerinə başqasını salır. Hər hissədə məşqçi bir dəqiqəlik fasilə götürə bilər. Zal ilk dəfə gələni yorur, çünki burada yayınmağa vaxt yoxdur: bir ötürmə qaçırsanız, qolu da qaçıra bilərsiniz.</p>`,
    hoursAgo: 7.3,
    picture: [
      'other-sports/futsal-hall',
      'Parket döşəməli futzal zalında qırmızı-ağ dirəkli kiçik qapı və top',
    ],
    views: 3655,
  },
  {
    title: 'Beşinci oyunçu: futzalda hücumçu qapıçı riski',
    excerpt:
      'Son dəqiqələrdə qapıçı fərqli formalı oyunçu ilə əvəz olunur, qapı boş qalır. Bu qumarın hesabı, quruluşu və ona qarşı müdafiə üsulları.',
    category: 'futsal',
    author: 'Kamran Səfərov',
    tags: ['Futzal', 'Taktika', 'Qapıçılar'],
    content: `
<p>Futzalın son dəqiqələrində zalda səs dəyişir: geridə qalan komanda qapıçısını kənara çağırır və yerinə meydança oyunçusu girir. O, qapıçı formasının rəngində köynək geyinir, amma işi topu qaytarmaq yox, hücumda beşinci nəfər olmaqdır. Rəqib dördlə müdafiə edir, hücum edən tərəf isə beş oyunçu ilə topu gəzdirir.</p>
<h2>Niyə işləyir</h2>
<p>Kiçik meydançada bir nəfər üstünlük çox deməkdir. Hücum adətən 1–2–2 və ya 2–1–2 quruluşunda yerləşir, top sürətlə bir cinahdan o birinə keçir və müdafiənin kvadratı hər dəfə yerini dəyişməli olur. Gec qalan bir addım uzaq dirəkdə tək qalan oyunçu yaradır. Bu quruluşda gözəl fərdi hərəkət yox, səbirli ötürmə qol gətirir.</p>
<ul>
<li>Top mərkəzdən yox, kənardan sürətləndirilir.</li>
<li>Uzaq dirəkdə həmişə bir oyunçu gözləyir.</li>
<li>Zərbə yalnız qarşısı açıq olanda vurulur: qaytarılan top boş qapıya gedə bilər.</li>
</ul>
<p>Müdafiənin cavabı sıx kvadrat və ya rombdur. Dörd oyunçu topun arxasınca qaçmır, birlikdə sürüşür və mərkəzə ötürməni bağlayır. Topu tutan isə dərhal uzaqdan boş qapını nişan ala bilər. Buna görə statistikada iki tərəfli mənzərə alınır: risk bəzən bərabərlik, bəzən isə ikinci, üçüncü buraxılmış top gətirir.</p>
<blockquote><p>Boş qapı cəsarət deyil, hesabdır: vaxt azaldıqca itiriləcək şey də azalır.</p></blockquote>
<p>Bəzi məşqçilər bu quruluşu oyunun əvvəlində, hətta öndə olanda da işlədirlər. Məqsəd qol yox, topa sahib olub ritmi sındırmaqdır. Belə hallarda əsas keyfiyyət soyuqqanlı ilk toxunuşdur. Televizorda baxanda kənardakı beşinci oyunçunun ayaqlarına diqqət edin: o, topu dayandırmadan ötürürsə, məşq olunmuş sxem görürsünüz.</p>`,
    hoursAgo: 158.4,
    picture: ['other-sports/goal-from-inside', 'Boş futzal qapısının içindən görünən zal və parketdəki top'],
    views: 1193,
  },
  {
    title:
      'Həyət turnirini necə qurmalı: altı komanda, on beş oyun, bir hakim və hamının başa düşdüyü cədvəl',
    shortTitle: 'Həyət turnirini necə qurmalı',
    excerpt:
      'Minifutbol turniri üçün hazır təqvim, xal qaydası və altı maddəlik yoxlama siyahısı. Kağız, qələm və iki istirahət günü kifayət edir.',
    category: 'mini-futbol',
    author: 'Rəşad Quliyev',
    tags: ['Minifutbol', 'Həvəskar futbol', 'Bələdçi'],
    content: `
<p>Minifutbolun gözəlliyi onun asan toplanmasındadır: kiçik meydança, hər komandada beş-altı nəfər, yarım saatlıq oyun. Çətinlik adətən top yuvarlanmazdan əvvəl başlayır – kim kiminlə, nə vaxt oynayır, xallar bərabər olanda kim yuxarıda dayanır? Bu suallara əvvəlcədən yazılı cavab verilən turnirdə mübahisə xeyli az olur.</p>
<h2>Hazır təqvim</h2>
<p>Altı komandanın hərəsi hamı ilə bir dəfə görüşsə, cəmi on beş oyun alınır: beş tur, hər turda üç görüş. Komandalara püşklə birdən altıya qədər nömrə verin və aşağıdakı cədvəldən istifadə edin. İki günlük turnirdə birinci gün üç, ikinci gün iki tur oynamaq rahatdır, sonda mükafatlandırmaya da vaxt qalır.</p>
<table>
<thead><tr><th>Tur</th><th>Birinci oyun</th><th>İkinci oyun</th><th>Üçüncü oyun</th></tr></thead>
<tbody>
<tr><td>I</td><td>1 – 6</td><td>2 – 5</td><td>3 – 4</td></tr>
<tr><td>II</td><td>6 – 4</td><td>5 – 3</td><td>1 – 2</td></tr>
<tr><td>III</td><td>2 – 6</td><td>3 – 1</td><td>4 – 5</td></tr>
<tr><td>IV</td><td>6 – 5</td><td>1 – 4</td><td>2 – 3</td></tr>
<tr><td>V</td><td>3 – 6</td><td>4 – 2</td><td>5 – 1</td></tr>
</tbody>
</table>
<h2>Xal və bərabərlik</h2>
<p>Qələbəyə üç, heç-heçəyə bir xal verin. Xallar bərabər olanda meyarların sırasını turnirdən əvvəl elan edin: məsələn, əvvəlcə öz aralarındakı oyun, sonra top fərqi, sonra vurulan qollar, ən sonda püşk. Hansı sıranı seçməyiniz o qədər də vacib deyil, vacib olan onu birinci oyundan əvvəl hamının görməsidir.</p>
<h2>Yoxlama siyahısı</h2>
<ol>
<li>Meydança vaxtı və ehtiyat gün razılaşdırılıb.</li>
<li>İki top, nasos və fərqli rəngli jiletlər var.</li>
<li>Hakim və saniyəölçən müəyyən edilib.</li>
<li>Su, ilk yardım qutusu, ən yaxın xəstəxananın nömrəsi əldədir.</li>
<li>Komandaların siyahısı yazılıb, sonradan oyunçu əlavə olunmur.</li>
<li>Nəticələr hər turdan sonra görünən yerə asılır.</li>
</ol>
<p>Hakim tapmaq çətindirsə, oynamayan komandadan bir nəfər növbə ilə fit çalsın. Mübahisəli anda onun qərarı son sayılsın və bu, qaydaların birinci cümləsi olsun. Təhlükəsizlik üçün daha bir qayda əlavə edin: yerdə sürüşərək top almaq qadağandır. Bazar ertəsi hamı işə, dərsə sağlam getməlidir, kubok isə gələn il də oynanılacaq.</p>`,
    hoursAgo: 107.5,
    picture: ['other-sports/yard-goal', 'Kərpic divara təbaşirlə çəkilmiş qapı və qarşısında köhnə top'],
    views: 3907,
  },
  {
    title: 'Kiberidman lüğəti',
    excerpt:
      'BO3, setka, patç, meta, klatç… Kiberidman yayımını ilk dəfə açan azarkeş üçün terminlərin və turnir formatlarının sadə izahı.',
    category: 'esports',
    author: 'Nigar Həsənova',
    tags: ['Kiberidman', 'Terminlər', 'Bələdçi'],
    content: `
<p>Kiberidmanı bir oyun sanmaq idmanı yalnız futbol sanmağa bənzəyir. Bu ad altında bir-birinə oxşamayan növlər toplanıb: komanda atıcılıq oyunları, strateji arena oyunları, döyüş oyunları, idman simulyatorları. Hər birinin öz liqası, mövsümü və qaydası var, lakin yayımda səslənən sözlərin xeyli hissəsi ortaqdır və onları bir axşamda öyrənmək mümkündür.</p>
<ul>
<li><strong>BO1, BO3, BO5</strong> – bir, üç və ya beş oyunluq seriya; qalib yarıdan çoxunu udan tərəfdir.</li>
<li><strong>Setka</strong> – pley-off cədvəli; ikili setkada ilk məğlubiyyətdən sonra aşağı hissədə bir şans da verilir.</li>
<li><strong>Patç</strong> – oyunun yenilənməsi; qəhrəmanların və silahların gücünü dəyişir.</li>
<li><strong>Meta</strong> – hazırkı patçda ən səmərəli sayılan taktika və seçimlər.</li>
<li><strong>Klatç</strong> – azlıqda qalan oyunçunun raundu təkbaşına udması.</li>
<li><strong>Draft</strong> – oyundan əvvəl qəhrəmanların növbə ilə seçilməsi və qadağan edilməsi.</li>
</ul>
<p>Futbol azarkeşinə ən yaxın sahə simulyatorlardır. Uzun illər FIFA adı ilə çıxan seriya 2023-cü ildən EA Sports FC adlanır, PES kimi tanınan oyun isə 2021-ci ildən eFootball adını daşıyır. Burada qayda tanışdır, fərq vaxtdadır: bir görüş on-on beş dəqiqə çəkir, turnir isə bir günə qrupdan finala qədər oynanıla bilir.</p>
<p>Yayıma baxanda əvvəlcə kiçik xəritəyə və hesab lövhəsinə diqqət edin. Şərhçi sürətlə danışır, amma hadisələrin çoxu xəritədə rəngli nöqtələrin hərəkətindən oxunur. Bir komandanı seçib iki-üç seriya boyu onu izləmək on müxtəlif oyuna beş dəqiqə baxmaqdan faydalıdır: rollar, adlar və vərdişlər yalnız təkrarla yadda qalır.</p>`,
    hoursAgo: 486.2,
    picture: null,
    views: 527,
  },
  {
    title:
      'Yeniyetmə kiberidmançı olmaq istəyir: valideyn üçün rejim, təhlükəsizlik və məktəblə bağlı suallar',
    shortTitle: 'Yeniyetmə kiberidmançı olmaq istəyir',
    excerpt:
      'Ekran qarşısında nə qədər oturmaq, hansı fasilələri vermək, nəyi qadağan etmək, nəyə sevinmək lazımdır? Ailə üçün qadağasız, amma sərhədli plan.',
    category: 'esports',
    author: 'Aysel Məmmədli',
    tags: ['Kiberidman', 'Sağlamlıq', 'Valideynlər'],
    content: `
<p>Uşaq “mən peşəkar oyunçu olacağam” deyəndə valideyn adətən ya gülür, ya da kompüteri söndürür. Hər iki cavab söhbəti bağlayır. Kiberidman da idman kimi çoxlarının başladığı, az adamın peşəyə çevirdiyi sahədir. Ona görə doğru sual “qoyum, ya qoymayım?” deyil, “hansı sərhədlə və nəyin hesabına?” sualıdır. Sərhəd aydın olanda mübahisə də azalır.</p>
<h2>Rejim</h2>
<ul>
<li>Hər 40–50 dəqiqədən bir ayağa qalxıb ən azı beş dəqiqə hərəkət etmək.</li>
<li>Ekranı göz səviyyəsində, qol məsafəsində qurmaq, otağı qaranlıq saxlamamaq.</li>
<li>Yatmazdan azı bir saat əvvəl oyunu bitirmək.</li>
<li>Həftədə bir neçə dəfə qaçış, üzgüçülük və ya top oyunu planlaşdırmaq.</li>
</ul>
<p>Peşəkar komandaların gündəliyində idman zalı, yuxu və video təhlil ekran məşqi qədər yer tutur. Yorğun oyunçunun reaksiyası ləngiyir, qərarı pisləşir. Uşağa bunu qadağa kimi yox, məşqin bir hissəsi kimi izah etmək daha asandır: yaxşı yatan daha dəqiq nişan alır. Bilək, boyun və ya gözdə ağrı yaranarsa, həkimə müraciət gecikdirilməməlidir.</p>
<h2>Təhlükəsizlik və pul</h2>
<p>Hesabın şifrəsi heç kimə verilmir, iki mərhələli giriş açılır, tanımadığı adamın göndərdiyi “hədiyyə” keçidi açılmır. Oyundaxili alışlar üçün aylıq hədd qoyun və kartı hesaba bağlamayın. Yaş nişanına da baxın: qutunun üzərindəki rəqəm tövsiyə deyil, məzmun haqqında xəbərdarlıqdır. Söhbət pəncərəsindəki təhqirə cavab vermək yox, bloklamaq öyrədilməlidir.</p>
<p>Məktəb şərti açıq qoyulsun: qiymətlər düşürsə, məşq vaxtı azalır, düzəlirsə, qayıdır. Bir semestrdən sonra uşaqla birlikdə nəticəyə baxın. O, komandada ünsiyyət qurmağı, məğlubiyyəti təhlil etməyi, vaxtı bölməyi öyrənibsə, peşəkar olmasa belə, qazanıb. Maraq sönübsə, bunu da məğlubiyyət saymayın: yeniyetməlik elə sınamaq üçündür.</p>`,
    status: 'pending',
    hoursAgo: 597.4,
    picture: [
      'other-sports/gamepad-and-screen',
      'Qaranlıq otaqda oyun pultu, arxasında futbol oyunu göstərən ekran',
    ],
    views: 58,
  },
];
