import type { DemoArticle } from './demo-article.ts';

/** Football in general: laws, terms, formats and tactics. */
export const footballArticles: DemoArticle[] = [
  {
    title:
      '36 klub, 8 oyun, bir cədvəl: Çempionlar Liqasının liqa mərhələsini beş dəqiqədə anlamaq üçün bələdçi',
    excerpt:
      'Qruplar getdi, yerinə böyük ümumi cədvəl gəldi. Rəqiblər necə seçilir, ilk səkkizlik nə qazanır, doqquzuncu ilə iyirmi dördüncü yerin fərqi nədir?',
    category: 'football',
    author: 'Rəşad Quliyev',
    tags: ['Çempionlar Liqası', 'Avrokuboklar', 'Qaydalar', 'Püşkatma'],
    content: `
<p>2024/25 mövsümündən Çempionlar Liqasında tanış qrup cədvəlləri yoxdur. Onların yerini otuz altı klubun yer aldığı vahid cədvəl tutub və bu mərhələ liqa mərhələsi adlanır. İlk baxışda qarışıq görünən sistemin əsas ideyası sadədir: hər klub səkkiz fərqli rəqiblə bir dəfə qarşılaşır, dördü ilə evdə, dördü ilə səfərdə. Xallar isə bir ümumi siyahıda toplanır.</p>
<h2>Rəqiblər haradan gəlir?</h2>
<p>Klublar əmsallarına görə doqquz komandalıq dörd səbətə bölünür. Hər iştirakçıya hər səbətdən iki rəqib düşür: biri ilə öz meydanında, digəri ilə qonaqda oynayır. Beləliklə, həm favorit, həm də debütant müxtəlif güclü rəqiblərlə üzləşir. Püşkatmada eyni ölkənin klublarının toqquşmasına məhdudiyyət qoyulur, cütlərin qalan hissəsini kompüter hesablayır.</p>
<h2>Yer nəyi dəyişir?</h2>
<table>
<thead><tr><th>Yer</th><th>Növbəti addım</th></tr></thead>
<tbody>
<tr><td>1–8</td><td>Birbaşa 1/8 final</td></tr>
<tr><td>9–16</td><td>Pley-off: püşkatmada güclü səbət, cavab oyunu evdə</td></tr>
<tr><td>17–24</td><td>Pley-off: zəif səbət, ilk oyun evdə</td></tr>
<tr><td>25–36</td><td>Avropa mövsümü bitir, başqa kuboka keçid yoxdur</td></tr>
</tbody>
</table>
<h2>Bərabərlik halında</h2>
<p>Hər klub fərqli rəqiblərlə oynadığı üçün şəxsi görüşlər burada ölçü ola bilməz. Xallar bərabərləşəndə əvvəl top fərqinə, sonra vurulan qollara, səfərdə vurulan qollara, qələbələrin və səfər qələbələrinin sayına baxılır. Ona görə 3:0 aparan komanda da son dəqiqələrdə hücumu dayandırmır: bir qol sıralamada bir neçə pillə demək ola bilər.</p>
<p>Liqa mərhələsində 144 oyun keçirilir və son turun görüşləri eyni vaxtda başlayır. Həmin axşam cədvəl hər dəqiqə dəyişir: Bakıdan izləyən azarkeş bir ekranda oyunu, digərində canlı sıralamanı açır. Qısa məsləhət: ilk turlarda yerlərə deyil, rəqiblərin səbətinə baxın. Çətin səfərlərini arxada qoymuş on beşinci komanda bəzən beşincidən daha rahat vəziyyətdə olur.</p>`,
    featured: true,
    hoursAgo: 0.6,
    picture: ['objects/silver-cup-night', 'Gecə stadionunun işıqları önündə dayanan ikiqulplu gümüşü kubok'],
    views: 8873,
  },
  {
    title: 'Ofsayd: sadə dildə',
    excerpt:
      'Oyundankənar vəziyyət cəza deyil, ondan istifadə etmək cəzadır. Hansı bədən hissələri sayılır, hansı zərbələrdən sonra ofsayd olmur və niyə millimetrlər mübahisə yaradır?',
    category: 'football',
    author: 'Kamran Səfərov',
    tags: ['Qaydalar', 'Ofsayd', 'Hakim'],
    content: `
<p>Futbolun ən çox izah edilən, amma yenə də ən çox mübahisə doğuran qaydası on birincidir. Onu bir cümlə ilə belə demək olar: komanda yoldaşı topa toxunan anda rəqib yarımsahəsində olan və rəqibin qapı xəttinə həm topdan, həm də sondan ikinci rəqibdən yaxın dayanan oyunçu oyundankənar vəziyyətdədir. Qalanı təfərrüatdır, amma mübahisələr də məhz təfərrüatdan yaranır.</p>
<h2>Vəziyyət hələ pozuntu deyil</h2>
<p>Oyundankənarda dayanmaq qadağan deyil. Pozuntu oyunçu oyuna təsir edəndə yaranır: topa toxunanda, qapıçının görüş xəttini kəsəndə, rəqibin topla oynamasına mane olanda, yaxud topun dirəkdən və ya qapıçıdan qayıtmasından fayda götürəndə. Hücumçu sakitcə kənarda dayanıb heç kəsə mane olmursa, oyun davam edir və köməkçi hakim bayrağını qaldırmır.</p>
<h2>Nə sayılır, nə sayılmır?</h2>
<ul>
<li>Baş, gövdə və ayaqlar sayılır; əllər və qollar – o cümlədən qapıçının əlləri – sayılmır.</li>
<li>Rəqiblə eyni xətdə olmaq oyundankənar deyil.</li>
<li>Öz yarımsahəsində dayanan oyunçu oyundankənarda ola bilməz.</li>
<li>Qapıdan zərbə, künc zərbəsi və yan xətdən atma birbaşa qəbul edilirsə, ofsayd yoxdur.</li>
</ul>
<h2>Sondan ikinci kimdir?</h2>
<p>Çox vaxt “axırıncı müdafiəçi” deyirik, amma qayda belə demir. Adətən sonuncu oyunçu qapıçı olur, ona görə xətti sondan ikinci rəqib müəyyən edir. Qapıçı irəli çıxıbsa, xətti arxadan sayanda ikinci duran meydan oyunçusu müəyyən edir. Künc zərbəsi üçün irəli çıxmış qapıçı məhz bu səbəbdən bəzən bütün hesabları qarışdırır.</p>
<h2>Millimetrlər haqqında</h2>
<p>Texnologiya vəziyyəti dəqiqləşdirdi, hissləri yox. Kamera topun ayaqdan ayrıldığı kadrı seçir, proqram bədənin ən irəlidəki nöqtəsini tapır və ekranda xətlər görünür. Bir barmaq qədər fərqlə ləğv edilən qol azarkeşi qane etməyə bilər, amma qayda “bir az” ilə “çox” arasında fərq qoymur. Eyni xətt varsa, üstünlük hücumdadır.</p>`,
    hoursAgo: 27.9,
    picture: ['stadium/linesman-flag', 'Yan xəttin yanında otun üstünə qoyulmuş dama-dama hakim bayrağı'],
    views: 4521,
  },
  {
    title: 'VAR otağında nə baş verir: hakimlər hansı anlarda oyuna qarışır, hansı anlarda susmalıdır',
    excerpt:
      'Qol, penalti, birbaşa qırmızı vərəqə və cəzalandırılan oyunçunun səhv salınması. Video köməkçi hakim (VAR) sisteminin əsas məntiqi, addımları və sərhədləri.',
    category: 'football',
    author: 'Tural Əliyev',
    tags: ['VAR', 'Hakim', 'Qaydalar'],
    content: `
<p>Video köməkçi hakim (VAR) futbola bir vədlə gəldi: açıq səhvləri azaltmaq. “Açıq” sözü burada əsasdır. VAR oyunu yenidən idarə etmir, ən yaxşı qərarı axtarmır, yalnız aydın və nəzərəçarpan səhvin, yaxud hakimin görmədiyi ciddi hadisənin olub-olmadığını yoxlayır. Son söz həmişə meydandakı baş hakimdə qalır və protokol bunu ayrıca vurğulayır.</p>
<h2>Əsas dörd hal</h2>
<ol>
<li><strong>Qol</strong> – hücumda pozuntu, oyundankənar vəziyyət, topun oyundan çıxması.</li>
<li><strong>Penalti</strong> – təyin olunub-olunmaması, pozuntunun yeri.</li>
<li><strong>Birbaşa qırmızı vərəqə</strong> – kobud oyun, zorakılıq, aydın qol imkanının pozulması.</li>
<li><strong>Oyunçunun səhv salınması</strong> – vərəqənin başqa futbolçuya göstərilməsi.</li>
</ol>
<p>Siyahıda olmayan hallar – mərkəzdəki adi pozuntu, mübahisəli yan xətdən atma, oyunun ritmi ilə bağlı qərarlar – əvvəlki kimi yalnız meydandakı hakimlərin öhdəsindədir. Bununla belə, protokol donmuş mətn deyil: futbolun qaydalarını yazan şura onu zaman-zaman yeniləyir. Ona görə hər mövsümün əvvəlində dəyişikliklərə göz gəzdirmək faydalıdır.</p>
<h2>Yoxlama səssiz keçir</h2>
<p>Azarkeşin çoxu VAR-ı yalnız hakim monitora qaçanda görür. Əslində hər qol, hər cərimə meydançası epizodu arxa planda yoxlanılır və çox hallarda heç kim bunu hiss etmir. Fakt məsələsində, məsələn, oyundankənarda, hakimə sadəcə məlumat verilir. Qiymətləndirmə tələb edən anlarda isə – əllə oynama, təmasın gücü – o, epizodu adətən özü monitorda izləyir.</p>
<h2>Niyə vaxt aparır?</h2>
<p>Bir epizodun içində bir neçə sual ola bilər: əvvəlcə pozuntu vardımı, sonra top əldən keçdimi, ötürmə anında xətt necə idi? Otaqdakı komanda lazım olan bucaqları tapır, zərbə anını seçir, lazım gəlsə, hücumun başlanğıcına qayıdır. Dəqiqlik ilə sürət arasında seçim isə hər liqanın öz təcrübəsi ilə formalaşır.</p>
<blockquote>Minimum müdaxilə, maksimum fayda – sistemin yarandığı gündən təkrarlanan düstur budur.</blockquote>
<p>Tamaşaçı üçün ən faydalı vərdiş sualı düzgün qoymaqdır. “Bu, penalti idimi?” yox, “hakimin qərarı açıq səhv idimi?” Bu iki sualın cavabı fərqli ola bilər və VAR yalnız ikincisinə baxır. Mübahisə bununla bitmir, əlbəttə. Amma dostlar arasındakı söhbət ən azı eyni sual ətrafında gedir və xeyli sakit keçir.</p>`,
    hoursAgo: 64.2,
    picture: ['stadium/var-monitor', 'Meydanın kənarında ofsayd xətləri göstərən videotəkrar monitoru'],
    views: 5260,
  },
  {
    title: 'Əlavə dəqiqələr haradan yığılır?',
    excerpt:
      'Dördüncü hakimin lövhəsindəki rəqəm göydən düşmür. Əvəzetmələr, zədələr, qol sevinci, VAR fasilələri və vaxt uzatma – hamısının öz payı var.',
    category: 'football',
    author: 'Nigar Həsənova',
    tags: ['Qaydalar', 'Hakim', 'Terminlər'],
    content: `
<p>Doxsanıncı dəqiqə yaxınlaşanda stadion iki yerə bölünür: bir tribuna lövhədə “üç” görmək istəyir, digəri “yeddi”. Həmin rəqəm təxmin deyil. Qaydalar kitabının yeddinci bəndi hakimdən hər hissədə itirilən vaxtı əlavə etməyi tələb edir və bu vaxtın nədən ibarət olduğunu sadalayır. Lövhədəki rəqəm isə minimumdur – hakim onu artıra bilər, azalda bilməz.</p>
<h2>Siyahıda nələr var?</h2>
<ul>
<li>əvəzetmələr;</li>
<li>zədəli oyunçuya baxış və onun meydandan çıxarılması;</li>
<li>qəsdən vaxt uzatma;</li>
<li>sarı və qırmızı vərəqələr;</li>
<li>isti havada su və sərinləmə fasilələri;</li>
<li>VAR yoxlamaları;</li>
<li>qol sevinci və oyunun gecikdirilməsinin digər səbəbləri.</li>
</ul>
<h2>Xalis oyun vaxtı</h2>
<p>Futbolda saat dayanmır, lakin top daim oyunda olmur. Yan xətdən atmalar, cərimə zərbələrinə hazırlıq, qapıdan zərbələr birlikdə xeyli dəqiqə aparır; peşəkar liqalarda topun oyunda olduğu müddət adətən bir saata yaxın ölçülür. Bu fasilələrin çoxu oyunun təbii hissəsi sayılır və əlavə edilmir. Əlavə olunan yalnız həddindən artıq uzanan, adi ritmi pozan dayanmalardır.</p>
<h2>Səkkiz saniyə</h2>
<p>Qaydaları yazanlar vaxt uzatmağa qarşı təkcə lövhə ilə mübarizə aparmır. 2025/26 mövsümündən qapıçı topu əlində səkkiz saniyədən artıq saxlayarsa, rəqib künc zərbəsi qazanır. Hakim son beş saniyəni əli ilə göstərir ki, qapıçı vaxtı görsün. Köhnə qayda altı saniyədən danışır, sərbəst zərbə nəzərdə tuturdu və buna görə çox nadir hallarda tətbiq olunurdu.</p>
<p>Son fitdən əvvəlki dəqiqələr psixoloji baxımdan da ayrıca oyundur. Aparan komanda topu küncdə saxlayır, uduzan tərəf uzun ötürməyə keçir, ehtiyat skamyası ayağa qalxır. Növbəti dəfə lövhə qalxanda rəqəmə etiraz etməzdən əvvəl kiçik təcrübə aparın: ikinci hissənin dayanmalarını qeyd edin. Çox güman, hakimlə aranızdakı fərq bir dəqiqədən artıq olmayacaq.</p>`,
    hoursAgo: 140.6,
    picture: ['stadium/added-time-board', 'Yan xəttin kənarında “+5” yanan əlavə vaxt lövhəsi'],
    views: 1666,
  },
  {
    title: 'Futbolun kiçik lüğəti',
    excerpt:
      '“Pressinq”, “ikinci top”, “yarımfəza”, “quru oyun”… Şərhçilərin tez-tez işlətdiyi on iki sözü bir yerə yığıb sadə izahını verdik.',
    category: 'football',
    author: 'Redaksiya',
    tags: ['Terminlər', 'Taktika', 'Azarkeş'],
    content: `
<p>Hər oyunun öz dili var və bu dil mövsümdən-mövsümə zənginləşir. Dünən yalnız məşqçilərin lövhəsində olan söz bu gün şərhçinin, sabah isə məktəb həyətindəki uşağın dilindədir. Eyni terminin iki dost arasında iki cür anlaşılması isə adi haldır. Ona görə ən çox işlənənləri mövzu üzrə qruplaşdırıb qısa izah etməyə çalışdıq.</p>
<h2>Müdafiə</h2>
<ul>
<li><strong>Pressinq</strong> – topa sahib olan rəqibə komandalı şəkildə göstərilən təzyiq; məqsəd topu geri almaq və ya onu səhvə məcbur etməkdir.</li>
<li><strong>Kontrpressinq</strong> – topu itirən kimi, elə həmin yerdə dərhal başlanan təzyiq.</li>
<li><strong>Alçaq blok</strong> – komandanın öz cərimə meydançası yaxınlığında sıx müdafiə qurması.</li>
<li><strong>Quru oyun</strong> – qol buraxmadan başa vurulan görüş.</li>
</ul>
<h2>Hücum</h2>
<ul>
<li><strong>Yarımfəza</strong> – cinahla mərkəz arasındakı zolaq; ötürmə üçün ən çox variant açan yer.</li>
<li><strong>İkinci top</strong> – havadan gələn uzun ötürmədən sonra yerə düşən, hələ heç kimin olmayan top.</li>
<li><strong>Üçüncü oyunçu</strong> – iki nəfərin ötürməsi zamanı boşluğa qaçan və topu sonda alan futbolçu.</li>
<li><strong>Keçid</strong> – top sahibinin dəyişdiyi an və ondan sonrakı bir neçə saniyə.</li>
</ul>
<h2>Statistika</h2>
<p>“Gözlənilən qol” (xG) zərbənin nə qədər təhlükəli olduğunu 0 ilə 1 arasında ədədlə ifadə edir. Oxşar mövqedən, oxşar bucaq altında vurulmuş minlərlə zərbə müqayisə olunur: on belə zərbədən biri qol olursa, qiymət təxminən 0,1-dir. Bu rəqəm kimin haqlı olduğunu demir, sadəcə imkanların keyfiyyətini göstərir və uzun məsafədə daha faydalıdır.</p>
<h2>Tribuna</h2>
<p>Azarkeşlərin də öz lüğəti var. “Tifo” oyundan əvvəl tribunada qurulan böyük görüntülü tərtibat, “səfər” komandanın ardınca başqa şəhərə getmək, “on ikinci oyunçu” isə tribunanın özüdür. Bu sözlərin çoxu başqa dillərdən gəlsə də, hər stadion onlara öz çalarını verir. Siyahıda görmək istədiyiniz termin varsa, bizə yazın – lüğət davam edəcək.</p>`,
    hoursAgo: 287.4,
    picture: null,
    views: 512,
  },
  {
    title:
      'Pressinq nə vaxt başlayır, kim siqnal verir və niyə hər komanda onu doxsan dəqiqə saxlaya bilmir?',
    excerpt:
      'Kənardan xaotik qaçış kimi görünən pressinqin arxasında dəqiq siqnallar, məsafələr və nəfəs hesabı dayanır. Taktiki lövhə üzərində addım-addım izah.',
    category: 'analysis',
    author: 'Kamran Səfərov',
    tags: ['Taktika', 'Təhlil', 'Terminlər'],
    content: `
<p>Televiziyada pressinq çox vaxt bir hücumçunun qapıçıya tərəf qaçması kimi görünür. Əslində isə bu, on nəfərin eyni anda verdiyi qərardır. Biri qaçır, ikisi ötürmə yollarını bağlayır, dördü xətti irəli çəkir, qapıçı cərimə meydançasından çıxır. Zəncirin bir halqası gecikərsə, bütün iş boşa gedir və rəqib qarşısında yarım meydan açılır.</p>
<h2>Siqnallar</h2>
<p>Yaxşı komanda daim deyil, siqnalla təzyiq edir. Ən yayılmış siqnallar bunlardır: topun cinah müdafiəçisinə ötürülməsi, arxaya pas, topun havada gəlməsi, rəqibin topu pis saxlaması və ya arxasının meydana tərəf qalması. Bu anlarda topu alan oyunçunun görüş sahəsi daralır, seçimi azalır. Yan xətt isə heç vaxt aldanmayan əlavə müdafiəçiyə çevrilir.</p>
<h2>Məsafə hər şeydir</h2>
<p>Pressinqin keyfiyyətini qaçılan kilometr yox, xətlər arasındakı məsafə göstərir. Hücumçu ilə mərkəz müdafiəçisi arasında otuz metrdən az yer qalırsa, komanda yığcamdır və rəqib topu mərkəzdən keçirə bilmir. Məsafə qırx metrə çıxanda isə eyni qaçış mənasızlaşır: ilk ötürmə xətti yarır və təzyiq edən dörd nəfər oyundan çıxır.</p>
<h3>Üç hündürlük</h3>
<ol>
<li><strong>Yüksək pressinq</strong> – rəqib cərimə meydançasının ətrafında; mükafatı böyük, riski də böyük.</li>
<li><strong>Orta blok</strong> – mərkəzi dairə ətrafında gözləmə, siqnalla sıçrayış.</li>
<li><strong>Alçaq blok</strong> – enerjiyə qənaət, əks-hücuma hesablanan plan.</li>
</ol>
<h2>Nəfəs hesabı</h2>
<p>Heç bir heyət doxsan dəqiqə yüksək pressinq saxlaya bilmir. Ona görə məşqçilər oyunu dalğalara bölürlər: hissələrin ilk on dəqiqəsi, qoldan dərhal sonra, əvəzetmədən sonrakı dövr. Dalğalar arasında topa sahib olmaq da dincəlmək üsuludur. Çox ötürmə edən komanda bəzən hücum etmir, sadəcə nəfəsini dərir və rəqibi özü qaçmağa məcbur edir.</p>
<p>Növbəti oyunda sadə sınaq edin: topa yox, ondan uzaq tərəfdəki cinah oyunçusuna baxın. Komanda təzyiqə başlayanda o, mərkəzə sıxılırmı? Sıxılırsa, qarşınızda məşq edilmiş pressinq var. Sıxılmırsa, gördüyünüz bir nəfərin həvəsidir və təcrübəli rəqib iki-üç ötürmə ilə boş qalan tərəfi mütləq tapacaq.</p>`,
    hoursAgo: 18.8,
    picture: [
      'newsroom/tactics-board-pressing',
      'Yaşıl taktika lövhəsində qırmızı və ağ maqnitlər, sarı oxlarla çəkilmiş pressinq sxemi',
    ],
    views: 3748,
  },
];
