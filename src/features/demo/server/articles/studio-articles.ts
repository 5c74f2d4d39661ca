import type { DemoArticle } from './demo-article.ts';

/** Articles about the newsroom's own work: podcast, interviews, rumours, the shop. */
export const studioArticles: DemoArticle[] = [
  {
    title: 'Podkast bir həftədə necə yaranır',
    excerpt:
      'Bazar ertəsi mövzu, çərşənbə plan, cümə yazı, şənbə montaj. Qırx dəqiqəlik söhbətin arxasında dayanan işi gün-gün danışırıq.',
    category: 'podcast',
    author: 'Nigar Həsənova',
    tags: ['Podkast', 'Redaksiya', 'Jurnalistika'],
    content: `
<p>Dinləyici düyməni basır və iki nəfərin rahat söhbətini eşidir. Əslində həmin rahatlıq bir həftəlik hazırlığın nəticəsidir. Futbol podkastında mövzu çox, vaxt az olur: turun bütün oyunlarını sadalamaq əvəzinə bir sual seçmək lazımdır. Yaxşı sual dinləyicini razılaşmağa yox, düşünməyə çağırır və söhbətin sonuna qədər cavabsız qalmır.</p>
<h2>Həftənin planı</h2>
<ol>
<li><strong>Bazar ertəsi.</strong> Mövzu təklifləri yığılır, oxucu şərhləri oxunur, bir əsas sual seçilir.</li>
<li><strong>Çərşənbə.</strong> Söhbətin planı yazılır: giriş, üç bölmə, final sualı.</li>
<li><strong>Cümə.</strong> Yazı günü. Mikrofonlar, ehtiyat qeyd cihazı və bir stəkan su.</li>
<li><strong>Şənbə.</strong> Montaj, səs səviyyəsi, təsvir mətni və zaman nişanları.</li>
</ol>
<p>Plan sözbəsöz ssenari deyil. Oxunan mətn mikrofonda dərhal hiss olunur və səsi quruyur, buna görə vərəqdə yalnız açar sözlər, adların düzgün tələffüzü və yoxlanılmış rəqəmlər qalır. Rəqəmə görə mübahisə düşərsə, yazı dayandırılır, mənbə açılır və cümlə yenidən deyilir. Montajda səhvi kəsmək olar, amma efirə getmiş səhvi geri qaytarmaq çətindir.</p>
<p>Studiya şərait deyil, vərdişdir. Yumşaq pərdəli kiçik otaq boş geniş zaldan yaxşı səslənir, mikrofonla ağız arasında bir ovuc məsafə kifayətdir, telefonlar isə otaqdan çıxarılır. Bu sadə qaydalar bahalı avadanlıqdan əvvəl gəlir. Öz podkastını başlamaq istəyən azarkeş klublarına da ilk növbədə mikrofon yox, sakit otaq axtarmağı məsləhət görürük.</p>
<p>Son mərhələ dinləyicinin özüdür. Hər buraxılışın təsvirində mövzular dəqiqəsi ilə göstərilir ki, vaxtı az olan istədiyi hissəyə keçə bilsin. Gələn iradlar növbəti həftənin bazar ertəsi iclasında oxunur. Ən çox kömək edən məktub “əla idi” yox, “on ikinci dəqiqədə dediyinizlə razı deyiləm” sözləri ilə başlayan məktubdur.</p>`,
    hoursAgo: 52.6,
    picture: ['newsroom/podcast-studio', 'Podkast studiyasında iki mikrofon və masanın üstündə qulaqlıq'],
    views: 1264,
  },
  {
    title:
      'Redaksiya oxucuların suallarını cavablandırır: xəbər necə seçilir, səhv necə düzəldilir, şərh kimin sözüdür',
    shortTitle: 'Redaksiya oxucuların suallarını cavablandırır',
    excerpt:
      'Niyə başlıq dəyişdi? Niyə mənim klubum az yazılır? Redaksiyanın poçt qutusuna ən çox gələn dörd suala açıq cavab veririk.',
    category: 'interviews',
    author: 'Redaksiya',
    tags: ['Müsahibə', 'Redaksiya', 'Jurnalistika'],
    content: `
<p>Hər gün poçt qutumuza oyun nəticələri qədər işimizin özü haqqında da suallar gəlir. Bəziləri irad, bəziləri maraq, bəziləri isə haqlı narazılıqdır. Bu dəfə müsahibəni özümüzlə etdik: oxucunun sualını olduğu kimi saxladıq, cavabı isə bütün növbəli redaktorların razılaşdığı şəkildə yazdıq. Yeni suallar toplandıqca bu söhbətə qayıdacağıq.</p>
<h3>Hansı xəbərin nəşr olunacağına kim qərar verir?</h3>
<p>Növbəli redaktor. Onun üç sualı var: məlumat doğrudurmu, oxucuya lazımdırmı və biz ona nə isə əlavə edə bilirikmi? Üçüncü suala cavab yoxdursa, başqa saytın cümləsini köçürmürük. Qısa xəbər gözləyə bilər, çünki oxucu eyni mətni on yerdə tapacaq; izah isə gözləməməlidir, çünki onu hər yerdə tapmır.</p>
<h3>Niyə mənim klubum haqqında az yazırsınız?</h3>
<p>Bəzən irad yerinə düşür. Paytaxt klubları redaksiyaya yaxındır, onların mətbuat xidməti tez cavab verir, şəkilləri də çox olur. Bu, rahatlıqdır, meyar deyil. Ona görə aşağı liqalar və bölgə komandaları üçün ayrıca plan saxlayırıq. Əgər şəhərinizdə maraqlı hekayə varsa, yazın: mövzuların bir hissəsi məhz oxucu məktubundan başlayır.</p>
<h3>Səhv edəndə nə baş verir?</h3>
<p>Mətn düzəldilir və yenilənmə vaxtı göstərilir, ilk nəşr tarixi isə dəyişmir. Ad, hesab, tarix kimi faktlarda səhv varsa, nəyin düzəldildiyini mətnin içində deyirik. Səhvi səssizcə silmək oxucunun yaddaşına hörmətsizlikdir: o, dünən başqa cümlə oxumuşdu və bunun səbəbini bilmək haqqı var. Tez deyilən düzəliş gec deyilən üzrdən yaxşıdır.</p>
<h3>Təhlildəki fikir redaksiyanın mövqeyidirmi?</h3>
<p>Xeyr. Təhlil onu imzalayan müəllifin oxunuşudur və eyni oyuna iki müəllif fərqli baxa bilər. Redaktor fikrə yox, əsaslandırmaya baxır: rəqəm mənbəlidirmi, epizod doğru təsvir olunubmu, insan barədə təhqir varmı? Qalanı mübahisə üçündür. Xəbər mətnində isə müəllifin rəyi olmamalıdır və belə cümlə görsəniz, bizə bildirin.</p>
<blockquote><p>Oxucunun etirazı ən ucuz və ən dəqiq korrekturadır.</p></blockquote>`,
    hoursAgo: 223.6,
    picture: ['newsroom/newspapers-and-coffee', 'Qəzet qalağının üstündə eynək, yanında bir fincan qəhvə'],
    views: 786,
  },
  {
    title: 'Otu biçən adama beş sual',
    excerpt:
      'Meydançanın hündürlüyü neçə millimetrdir, zolaqlar necə alınır, qışda nə edilir? Stadion çəmənliyinə baxan peşə haqqında sual-cavab.',
    category: 'interviews',
    author: 'Rəşad Quliyev',
    tags: ['Müsahibə', 'Stadion', 'Peşə'],
    content: `
<p>Oyun bitəndə tribunalar boşalır, meydançaya isə əlində yaba olan adamlar çıxır. Onların adı protokolda yazılmır, amma topun necə yuvarlanması, ayağın necə dayanması məhz onlardan asılıdır. Bu sual-cavabda konkret stadionun yox, peşənin özünün dilindən danışırıq: cavablar çəmənliyə qulluğun hamılıqla qəbul olunmuş təcrübəsinə əsaslanır.</p>
<h3>Ot hansı hündürlükdə kəsilir?</h3>
<p>Peşəkar meydançada adətən 22–30 millimetr arası saxlanır. Qısa ot topu sürətləndirir, uzun ot isə ləngidir və ayağı yorur. Bir biçimdə otun üçdə birindən çoxunu götürmək olmaz: kök zəifləyir, rəng saralır. Ona görə mövsüm vaxtı biçin nadir və dərin yox, tez-tez və dayaz aparılır.</p>
<h3>Zolaqlar rənglənirmi?</h3>
<p>Yox, bu, işığın oyunudur. Biçənin arxasındakı vərdənə otu bir tərəfə yatırır, qayıdanda o biri tərəfə. Bizdən uzağa yatmış ot işığı əks etdirib açıq, bizə tərəf yatmış ot isə tünd görünür. Zolaqların enini yan hakimlər də sevir: düz çəkilmiş xətlər ofsayd üçün göz ölçüsü verir, baxmayaraq ki rəsmi qaydada nəzərdə tutulmur.</p>
<h3>Oyundan əvvəl niyə sulayırlar?</h3>
<p>Nəmli səthdə top sürüşür və ötürmə sürətlənir. Quru otda isə top sıçrayır, oyunçunun ayağı ilişir. Su həm də torpağı soyudur və kökün üstündəki qatı yumşaldır. Amma ölçü vacibdir: artıq su səthi palçığa çevirir və bir fənddə yaranan oyuq bütün mövsüm boyu düzəlmir. Ona görə proqnoza baxmadan kran açılmır.</p>
<h3>Qışda və fasilədə nə görülür?</h3>
<p>Görülən iş elə bu vaxt çoxalır. Torpaq deşilib havalandırılır, zəif yerlərə toxum səpilir, qum qatı yenilənir. Bəzi stadionlarda kök zonası isidilir, bəzilərində isə tavan kölgəsi düşən tərəfə süni işıq qoyulur. Azarkeşin yayda gördüyü yaşıl xalça əslində yanvarda, boş tribunaların qarşısında toxunur.</p>
<h3>Bu işə necə gəlirlər?</h3>
<p>Aqronomluq və ya bağçılıq təhsili kömək edir, amma əsas məktəb meydançanın özüdür. Bir neçə il hava, torpaq və texnika ilə işləyən adam otun rənginə baxıb suyun, azotun, ya günəşin çatmadığını deyə bilir. Peşənin ən yüksək mükafatı isə səssizlikdir: oyundan sonra heç kim meydança haqqında danışmırsa, deməli, hər şey qaydasındadır.</p>`,
    hoursAgo: 431.5,
    picture: ['stadium/dew-on-grass', 'Səhər günəşində şeh damcıları ilə örtülmüş otun yaxın planı'],
    gallery: ['stadium/pitch-from-above', 'stadium/centre-spot-dusk', 'stadium/cones-morning'],
    views: 1549,
  },
  {
    title:
      'Şayiəni necə oxumalı: transfer söz-söhbətlərində mənbənin dərəcəsi və redaksiyamızın yoxlama qaydası',
    shortTitle: 'Transfer şayiəsini necə oxumalı',
    excerpt:
      '“Maraqlanır”, “danışır”, “razılaşıb”, “imzaladı” – dörd söz dörd ayrı mərhələdir. Şayiəni xəbərdən ayırmaq üçün sadə suallar və öz qaydalarımız.',
    category: 'rumors',
    author: 'Kamran Səfərov',
    tags: ['Transfer', 'Jurnalistika', 'Bələdçi'],
    content: `
<p>Transfer pəncərəsi açılanda lentə gündə yüzlərlə ad düşür və onların böyük hissəsi heç vaxt rəsmiləşmir. Səbəb təkcə uydurma deyil: klublar eyni mövqeyə bir neçə namizəd seçir, nümayəndə futbolçunun adını bazarda gəzdirir, danışıqlar isə son gün pozula bilir. Ona görə “şayiə yalan çıxdı” demək həmişə düzgün olmur, bəzən sadəcə niyyət baş tutmur.</p>
<h2>Fellərə baxın</h2>
<ul>
<li><strong>Maraqlanır</strong> – adı siyahıdadır, təklif yoxdur.</li>
<li><strong>Danışıqlar aparır</strong> – tərəflər şərtləri müzakirə edir.</li>
<li><strong>Razılığa gəlib</strong> – əsas şərtlər bəllidir, imza və tibbi müayinə qalıb.</li>
<li><strong>Rəsmən açıqlanıb</strong> – klub məlumat yayıb, bundan o yana şayiə qalmır.</li>
</ul>
<p>Növbəti sual “kim deyir?” sualıdır. Mənbənin adı varsa, onun keçmişdə nə qədər dəqiq olduğuna baxın. “Mətbuat yazır” ifadəsinin arxasında çox vaxt bir-birindən köçürən beş sayt və ünvanı bilinməyən bir paylaşım dayanır. Tarixi də yoxlayın: köhnə müsahibənin bir cümləsi yeni xəbər kimi asanlıqla yenidən dövriyyəyə girir.</p>
<h2>Biz necə edirik</h2>
<p>Söz-söhbətlər bölməsində yazını yalnız mənbəsini göstərə bildikdə nəşr edirik və başlıqda qətiyyətli fel işlətmirik. İki müstəqil mənbə yoxdursa, “razılaşdı” yazılmır. Məbləğ göstərilirsə, onun kimin hesablaması olduğu deyilir. Futbolçunun sağlamlığı və ailəsi barədə şayiə ümumiyyətlə mövzu sayılmır, nə qədər oxunacağından asılı olmayaraq.</p>
<p>Şayiə təsdiqlənməyəndə onu silmirik: mətnin yanında necə bitdiyini yazırıq. Bu həm oxucuya, həm bizə lazımdır – mövsümün sonunda hansı mənbənin neçə dəfə yanıldığını görmək olur. Sizdən isə bir xahişimiz var: paylaşmazdan əvvəl başlığı yox, birinci abzası oxuyun. Səs-küylü xəbərlərin yarısı elə orada sakitləşir.</p>`,
    hoursAgo: 27.4,
    picture: ['newsroom/press-conference', 'Mətbuat konfransı masasında yan-yana düzülmüş mikrofonlar'],
    views: 6412,
  },
  {
    title: 'Azarkeş forması: ölçü, parça, yuma',
    excerpt:
      'Oyunçu nüsxəsi ilə azarkeş nüsxəsi nə ilə fərqlənir, ölçünü evdə necə götürməli və çap olunmuş nömrə niyə çatlayır? Alışdan əvvəl oxuyun.',
    category: 'store',
    author: 'Aysel Məmmədli',
    tags: ['Forma', 'Mağaza', 'Bələdçi'],
    content: `
<p>Forma almaq sadə görünür: rəng bəlli, nömrə bəlli. Amma qaytarılan malların çoxu iki səbəbdən geri gəlir – ölçü düz gəlmir və alıcı nüsxənin növünü qarışdırır. Oyunçu nüsxəsi bədənə sıx oturur, yüngül və deşikli parçadan tikilir. Azarkeş nüsxəsi isə daha enli biçilir, tikişləri möhkəm, gündəlik geyim üçün rahat olur.</p>
<table>
<thead><tr><th>Ölçü</th><th>Sinə çevrəsi, sm</th><th>Kimə uyğundur</th></tr></thead>
<tbody>
<tr><td>S</td><td>88–94</td><td>Yeniyetmə, incə bədən</td></tr>
<tr><td>M</td><td>95–101</td><td>Orta bədən</td></tr>
<tr><td>L</td><td>102–109</td><td>Enli çiyin</td></tr>
<tr><td>XL</td><td>110–118</td><td>İri bədən, sərbəst geyim</td></tr>
</tbody>
</table>
<p>Cədvəl təxminidir, hər istehsalçının öz lekalı var. Ən etibarlı üsul evdəki rahat köynəyi masaya sərib qoltuqaltı enini ölçmək və onu satıcının cədvəli ilə tutuşdurmaqdır. İki ölçü arasında qalırsınızsa, azarkeş nüsxəsində kiçiyini, oyunçu nüsxəsində böyüyünü seçin. Uşaq üçün isə bir mövsüm ehtiyatla götürmək ağıllı qərardır.</p>
<p>Nömrə və ad istiliklə yapışdırılır, ona görə isti su və ütü onların düşmənidir. Formanı tərsinə çevirib otuz dərəcədə, yumşaq rejimdə yuyun, ağardıcı və yumşaldıcı əlavə etməyin, kölgədə asıb qurudun. Quruducu maşın lifləri yığır, çap isə çatlayır. Ləkəni dərhal soyuq su ilə silmək bütün toz vasitələrindən yaxşı kömək edir.</p>
<p>Orijinallığı yoxlamaq üçün içəridəki etiketə, seriya koduna və emblemin tikişinə baxın: saxta məhsulda kənarlar kələ-kötür, rəng isə bir ton fərqli olur. Qiymət ağlabatmaz dərəcədə ucuzdursa, bu da cavabdır. Alış qəbzini saxlayın, etiketi isə formanı evdə geyinib baxana qədər qoparmayın – dəyişdirmə zamanı ilk soruşulan odur.</p>`,
    hoursAgo: 342.8,
    picture: [
      'objects/shirt-on-hanger',
      'Asılqandan asılmış, arxasında 10 rəqəmi olan qırmızı futbol köynəyi',
    ],
    gallery: ['objects/numbered-shirts', 'objects/striped-shirt-line', 'objects/scarf-on-seat'],
    views: 2471,
  },
];
