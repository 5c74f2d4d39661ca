import type { DemoArticle } from './demo-article.ts';

/** Basketball, martial arts and the Olympic Games. */
export const otherSportsArticles: DemoArticle[] = [
  {
    title: 'Basketbolda saniyələrin hesabı',
    excerpt:
      '24, 14, 8, 5 və 3 – basketbol tablosundakı rəqəmlər yeni azarkeşi çaşdırır. Əsas vaxt qaydalarını və faul sayğacını bir cədvəldə topladıq.',
    category: 'basketball',
    author: 'Tural Əliyev',
    tags: ['Basketbol', 'Qaydalar', 'Bələdçi'],
    content: `
<p>Basketbol vaxtla oynanılır, amma futboldan fərqli olaraq burada saniyəölçən hər fitdə dayanır. FIBA qaydaları ilə keçirilən görüş on dəqiqəlik dörd hissədən ibarətdir və bu, təmiz vaxtdır: top meydançadan çıxanda, hakim pozuntu qeyd edəndə, cərimə atışı yerinə yetiriləndə tablo gözləyir. Ona görə də qırx dəqiqəlik oyun tamaşaçının saatında adətən saat yarımdan çox çəkir.</p>
<h2>Hücuma nə qədər vaxt verilir</h2>
<p>Ən məşhur rəqəm 24-dür. Topa sahib olan komanda bu müddətdə atış etməli, top da halqaya toxunmalıdır. Qayda hücumu sürətləndirmək üçün yaranıb: ondan əvvəl öndə olan komanda topu dəqiqələrlə saxlayıb oyunu öldürə bilirdi. Halqaya dəyən atışdan sonra top yenə hücum edən tərəfdə qalarsa, saat 24-ə yox, 14-ə qaytarılır.</p>
<table>
<thead><tr><th>Müddət</th><th>Nəyə aiddir</th></tr></thead>
<tbody>
<tr><td>24 saniyə</td><td>Bir hücumun ümumi müddəti</td></tr>
<tr><td>14 saniyə</td><td>Hücumda götürülən ribaunddan sonrakı müddət</td></tr>
<tr><td>8 saniyə</td><td>Topu öz yarımmeydançasından çıxarmaq</td></tr>
<tr><td>5 saniyə</td><td>Topu oyuna daxil etmək və ya cərimə atışını yerinə yetirmək</td></tr>
<tr><td>3 saniyə</td><td>Hücumçunun rəqib səbəti altındakı zonada qalması</td></tr>
</tbody>
</table>
<h2>Faullar da sayılır</h2>
<p>Vaxtdan başqa bir sayğac da işləyir. Beş faul toplayan basketbolçu görüşü başa vurur və əvəz olunur. Komanda isə bir hissədə dörd faulu keçdikdən sonra müdafiədə etdiyi hər pozuntuya görə rəqibə iki cərimə atışı verir. Məhz buna görə son dəqiqələrdə geridə qalan tərəf bəzən bilərəkdən faul edir: saat dayanır, atışlardan sonra isə top ona keçir.</p>
<p>Basketbolda heç-heçə yoxdur. Əsas vaxt bərabər hesabla bitərsə, beş dəqiqəlik əlavə hissə oynanılır və qalib müəyyənləşənədək bu, təkrarlana bilər. Dördüncü hissənin və əlavə vaxtın son iki dəqiqəsində saat uğurlu atışdan sonra da dayandırılır. Ona görə tabloda qalan yarım dəqiqə meydançada bir neçə hücum, bir neçə fasilə və tamam başqa nəticə deməkdir.</p>`,
    hoursAgo: 38.1,
    picture: ['other-sports/shot-clock', 'Basketbol lövhəsinin üstündə 24 saniyəni göstərən qırmızı saat'],
    views: 2147,
  },
  {
    title:
      'Yarım meydança, bir səbət, on dəqiqə: küçədən Olimpiya proqramına gələn 3x3 basketbolun əsas qaydaları',
    shortTitle: '3x3 basketbol: yarım meydança, bir səbət',
    excerpt:
      'Üç oyunçu, bir ehtiyat, 12 saniyəlik hücum və 21 xal. 3x3 basketbol beşlik oyunun kiçildilmiş nüsxəsi deyil, öz məntiqi olan ayrıca növdür.',
    category: 'basketball',
    author: 'Nigar Həsənova',
    tags: ['Basketbol', '3x3', 'Qaydalar', 'Olimpiya Oyunları'],
    content: `
<p>Həyətdə böyüyən hər kəs bu oyunu tanıyır: bir səbət, altı nəfər və hesabı yadda saxlayan könüllü. FIBA həmin küçə adətini vahid qaydalara saldı və 3x3 basketbol Tokio Olimpiadasında ilk dəfə medal uğrunda oynanıldı. Bakı isə bu növü bir qədər əvvəl, 2015-ci ildə keçirilən birinci Avropa Oyunlarının proqramında görmüşdü.</p>
<h2>Beşlik basketboldan fərqi</h2>
<ul>
<li>Komandada meydançada üç oyunçu, kənarda isə bir ehtiyat var.</li>
<li>Qövsün içindən vurulan səbət bir, qövsün arxasından vurulan səbət iki xaldır.</li>
<li>Hücuma 24 yox, 12 saniyə verilir.</li>
<li>Oyun on dəqiqə çəkir, lakin 21 xala birinci çatan vaxtından əvvəl qalib gəlir.</li>
<li>Əlavə vaxtda iki xal toplayan tərəf qalib sayılır.</li>
</ul>
<p>Yeni tamaşaçını ən çox çaşdıran məqam topun “təmizlənməsidir”. Müdafiə topu ələ keçirən kimi səbətə ata bilməz: əvvəlcə topu ötürmə və ya driblinqlə qövsün arxasına çıxarmalıdır. Buraxılan səbətdən sonra da oyun fitsiz davam edir, topu halqanın altından götürən komanda dərhal qövsə tələsir. Nəticədə dincəlmək üçün, demək olar ki, fasilə qalmır.</p>
<p>Görüş zamanı məşqçi oyunu kənardan idarə etmir. Əvəzetməni, fasiləni və taktikanı oyunçular özləri həll edirlər, buna görə komandada həm ünsiyyət, həm də təmkin bacarıq sayılır. Topun ölçüsü altı nömrəyə uyğundur, çəkisi isə yeddi nömrəli topdakı qədərdir: ovuca rahat oturur, amma küləkli açıq meydançada yüngül olmur.</p>
<p>3x3 azarkeş üçün də rahatdır. Bir gündə eyni meydançada onlarla görüş keçirmək, bir neçə saatda qrupdan finala qədər bütün yolu izləmək mümkündür. İlk dəfə baxanlara məsləhətimiz sadədir: topun arxasınca yox, topsuz oyunçunun hərəkətinə baxın. On iki saniyədə boş yer yaradan həmişə odur və xalların çoxu məhz onun qaçışından doğulur.</p>`,
    hoursAgo: 261.9,
    picture: [
      'other-sports/street-hoop',
      'Axşamüstü yaşayış binalarının önündə basketbol səbəti və ona doğru uçan top',
    ],
    views: 1385,
  },
  {
    title: 'Boksda xal necə verilir',
    excerpt:
      'Beş hakim eyni raunda baxır, amma vərəqələrində fərqli rəqəmlər yaza bilir. On xallıq sistemin məntiqini və qərar növlərini izah edirik.',
    category: 'martial-arts',
    author: 'Kamran Səfərov',
    tags: ['Boks', 'Qaydalar', 'Hakimlər'],
    content: `
<p>Boks zalında ən çox eşidilən sual “kim uddu?” deyil, “niyə o uddu?” sualıdır. Olimpiya boksunda görüş üç dəqiqəlik üç raunddan ibarətdir və onu ringin ətrafında oturan beş yan hakim qiymətləndirir. Hər hakim müstəqil işləyir, həmkarının vərəqəsini görmür və raund bitən kimi öz hesabını göndərir. Sonda çoxluğun seçdiyi boksçu qalib elan olunur.</p>
<p>Raundun qalibinə on xal yazılır. Rəqibi azacıq geri qalıbsa doqquz, açıq-aşkar uduzubsa səkkiz, tam darmadağın olubsa yeddi xal alır. Bərabər raund yoxdur: hakim istənilən halda seçim etməlidir. Bu seçim üçün hədəfə dəyən keyfiyyətli zərbələrin sayına, texniki və taktiki üstünlüyə, bir də boksçunun mübarizə əzminə baxılır. Açıq əlcəklə, ovucun içi ilə vurulan zərbə isə nəzərə alınmır.</p>
<blockquote><p>Zalın səsi xal gətirmir: hakim qışqırığı yox, hədəfə çatan zərbəni sayır.</p></blockquote>
<p>Nokdaun da avtomatik qələbə demək deyil. Ring hakimi səkkizə qədər sayır, boksçunun gözlərinə, ayaqlarının vəziyyətinə baxır və yalnız bundan sonra davam etməyə icazə verir. İdmançının sağlamlığına şübhə yaranarsa, görüş dayandırılır və rəqib vaxtından əvvəl qalib sayılır. Həkim də kəsik və ya zədə səbəbindən döyüşün dayandırılmasını məsləhət görə bilər.</p>
<p>Qərarın adı hakimlərin necə bölündüyünü göstərir. Hamısı eyni boksçunu seçibsə, qərar yekdildir; səslər bölünübsə, qərar çoxluğun səsi ilə verilmiş sayılır. Peşəkar boksda hakimlərin sayı adətən üçdür, titul döyüşü isə on iki raunda qədər uzanır. Buna görə orada heç-heçə də mümkündür, Olimpiya ringində isə bir nəfər mütləq əlini qaldırmalıdır.</p>`,
    hoursAgo: 88.9,
    picture: ['other-sports/boxing-ring', 'Ringin kəndirindən asılmış bir cüt qırmızı boks əlcəyi'],
    views: 3068,
  },
  {
    title: 'İppon, vaza-ari, şido: cüdo tatamisində hakimin əl işarələri nə deməkdir və görüş necə qazanılır',
    shortTitle: 'Cüdo hakiminin əl işarələri nə deməkdir',
    excerpt:
      'Cüdoda görüş bir saniyədə bitə bilər. Hakimin qolu hansı qiymətə görə qalxır, xəbərdarlıq nə vaxt verilir və “qızıl xal” nə qədər çəkir?',
    category: 'martial-arts',
    author: 'Rəşad Quliyev',
    tags: ['Cüdo', 'Qaydalar', 'Bələdçi', 'Tarix'],
    content: `
<p>Cüdonun əsasını 1882-ci ildə Tokioda Ciqoro Kano qoyub. O, köhnə cü-cütsu məktəblərinin fəndlərini seçib təhlükəlilərini kənara qoydu, yerdə qalanları tərbiyə sisteminə çevirdi. Kişilərin cüdosu Olimpiya proqramına 1964-cü ildə, qadınlarınkı isə 1992-ci ildə daxil oldu. Tatamidə deyilən sözlər bu günə qədər yapon dilində qalıb və bütün dünyada eyni cür səslənir.</p>
<h2>Üç qiymət</h2>
<p>Ən yüksək qiymət ippondur: hakim qolunu düz yuxarı qaldırır və görüş bitir. İppon rəqibi sürətlə, güclə və nəzarətlə kürəyi üstə atan, iyirmi saniyə saxlayan, yaxud ağrıdıcı və boğucu fənddə təslim olmağa məcbur edən cüdoçuya verilir. Vaza-aridə qol yana, çiyin bərabərinə açılır. İki vaza-ari birlikdə ippon sayılır və görüşü dayandırır.</p>
<table>
<thead><tr><th>Qiymət</th><th>Saxlama müddəti</th><th>Nəticə</th></tr></thead>
<tbody>
<tr><td>İppon</td><td>20 saniyə</td><td>Görüş bitir</td></tr>
<tr><td>Vaza-ari</td><td>10–19 saniyə</td><td>İkincisi ippon edir</td></tr>
<tr><td>Yuko</td><td>5–9 saniyə</td><td>2025-ci ildən qayıdan kiçik üstünlük</td></tr>
</tbody>
</table>
<h2>Şido və “qızıl xal”</h2>
<p>Passivliyə, yalançı hücuma, kimono tutuşundan qaçmağa görə hakim şido göstərir. Birinci və ikinci şido hesabı dəyişmir, amma üçüncüsü məğlubiyyət deməkdir. Buna görə təcrübəli cüdoçu rəqibi təkcə atmağa yox, həm də onu tataminin kənarına sıxışdırıb xəbərdarlıq almağa məcbur edir. Bu taktika gözə az dəysə də, çox vaxt görüşün taleyini həll edir.</p>
<p>Əsas vaxt dörd dəqiqədir. Tablo bərabərdirsə, “qızıl xal” başlanır və artıq saatın yuxarı həddi olmur: ilk qiymət, yaxud həlledici şido görüşü bitirir. Bəzən bu, on saniyə, bəzən isə əsas vaxtdan da uzun çəkir. Görüşün sonunda rəqiblər baş əyib ayrılırlar. Kanonun fikrincə, hörmət fənddən əvvəl öyrədilməlidir.</p>`,
    hoursAgo: 389.1,
    picture: ['other-sports/judo-belt', 'Sarı tatami üstündə bükülmüş qara cüdo kəməri'],
    views: 912,
  },
  {
    title: 'Olimpiya futbolu niyə başqadır',
    excerpt:
      'Kişilərdə yaş həddi, qadınlarda əsas yığmalar, kiçik heyət və sıx təqvim. Olimpiya turnirinin dünya çempionatından fərqini tarixlə birlikdə izah edirik.',
    category: 'olympics',
    author: 'Aysel Məmmədli',
    tags: ['Olimpiya Oyunları', 'Futbol', 'Tarix', 'Qaydalar'],
    content: `
<p>Futbol Olimpiya proqramının ən köhnə komanda oyunlarından biridir, amma medalların çəkisi dünya çempionatının kuboku ilə müqayisə olunmur. Səbəb keyfiyyət deyil, qaydadır. Beynəlxalq Olimpiya Komitəsi və FIFA uzun illər peşəkarların iştirakı barədə razılığa gələ bilməyib və nəticədə kişilər üçün xüsusi yaş məhdudiyyəti yaranıb.</p>
<h2>Həvəskarlardan 23 yaşa qədər</h2>
<p>Dünya çempionatı keçirilməzdən əvvəl Olimpiya turniri ən böyük beynəlxalq yarış sayılırdı. Uruqvay 1924 və 1928-ci illərdə qızıl medal qazandı və bu qələbələr onun formasındakı dörd ulduzun ikisi ilə xatırlanır. Sonralar həvəskarlıq tələbi sosialist ölkələrinin yığmalarına üstünlük verdi, çünki orada futbolçu rəsmən peşəkar hesab edilmirdi. SSRİ yığması 1956 və 1988-ci illərdə çempion oldu.</p>
<p>1992-ci ildən kişilər turnirində 23 yaşınadək futbolçular oynayır, 1996-cı ildən isə hər komandaya yaşı həddi keçən üç nəfər götürməyə icazə verilir. Məşqçilər bu üç yeri fərqli doldurur: kimisi təcrübəli qapıçı, kimisi mərkəz müdafiəçisi, kimisi də hücumda söz sahibi seçir. Bu seçim heyətin bütün quruluşunu dəyişir və turnirdən əvvəl ən çox müzakirə olunan mövzuya çevrilir.</p>
<h2>Qadınlar turniri tam güclə keçir</h2>
<p>Qadın futbolu proqrama 1996-cı ildə Atlantada daxil oldu və orada yaş məhdudiyyəti yoxdur. Ona görə Olimpiya qızılı qadınlar üçün dünya çempionluğu ilə yanaşı dayanan mükafatdır. Los-Ancelesdə 2028-ci ildə keçiriləcək oyunlar üçün qadınlar turnirində on altı, kişilərdə isə on iki komandanın iştirakı təsdiqlənib. Əvvəllər bu nisbət əksinə idi.</p>
<p>Təqvim də başqadır: qrup mərhələsindən finala qədər iki həftədən bir az artıq vaxt qalır, heyət isə dünya çempionatındakından kiçikdir. Oyunlararası fasilə qısa olduğundan rotasiya zərurətə çevrilir. Başqa bir çətinlik də var: Olimpiya turniri klubların futbolçunu mütləq buraxmalı olduğu təqvimə düşmür və məşqçi bəzən istədiyi heyəti yığa bilmir.</p>`,
    hoursAgo: 131.2,
    picture: ['objects/gold-medal', 'Göy-ağ lentli, üzərində ulduz və dəfnə yarpaqları olan qızıl medal'],
    views: 4420,
  },
  {
    title: 'Beş halqa, məşəl və and',
    excerpt:
      'Açılış mərasimindəki hər detalın öz tarixi var: bayraq 1920-ci, alov 1928-ci, estafet 1936-cı ildən gəlir. Olimpiya rəmzlərinin qısa lüğəti.',
    category: 'olympics',
    author: 'Redaksiya',
    tags: ['Olimpiya Oyunları', 'Tarix', 'Bələdçi'],
    content: `
<p>Beş halqalı emblemi müasir Olimpiya hərəkatının banisi Pyer de Kuberten 1913-cü ildə təklif edib. Halqalar dünyanın beş hissəsinin birliyini göstərir, rənglər isə ayrı-ayrı qitələrə aid deyil: ağ fonla birlikdə altı rəngdən o dövrün bütün dövlət bayraqlarını çəkmək mümkün idi. Bayraq ilk dəfə oyunlarda 1920-ci ildə, Antverpendə qaldırıldı.</p>
<ul>
<li><strong>And</strong> – idmançıların adından ilk dəfə 1920-ci ildə içilib.</li>
<li><strong>Alov</strong> – stadionda 1928-ci ildə Amsterdamda yandırılıb.</li>
<li><strong>Estafet</strong> – məşəlin Olimpiyadan daşınması 1936-cı ildən başlayıb.</li>
<li><strong>Deviz</strong> – “Daha sürətli, daha yüksək, daha güclü” sözlərinə 2021-ci ildə “birlikdə” əlavə olunub.</li>
</ul>
<p>Ölkələrin keçid sırası da təsadüfi deyil. Birinci həmişə antik oyunların vətəni Yunanıstan çıxır, sonuncu isə ev sahibi gəlir. Qalan nümayəndə heyətləri ev sahibi ölkənin dilindəki əlifba ilə düzülür, ona görə eyni komanda bir oyunlarda əvvəldə, digərində ortada və ya sonda görünə bilər. Bayraqdarların seçimi hər ölkənin öz milli komitəsinin işidir.</p>
<p>Azərbaycan Milli Olimpiya Komitəsi 1992-ci ildə yaradılıb və növbəti il Beynəlxalq Olimpiya Komitəsi tərəfindən tanınıb. Müstəqil ölkə kimi ilk yay oyunlarımız 1996-cı ildə Atlantada, ilk qış oyunlarımız 1998-ci ildə Naqanoda olub. O vaxtdan açılış mərasimində üçrəngli bayrağın keçdiyi bir neçə saniyə ekran qarşısına hətta idmana biganə olanları da toplayır.</p>`,
    hoursAgo: 538.7,
    picture: ['other-sports/torch', 'Gecə işıqlarının önündə alovlanan gümüşü məşəl'],
    views: 654,
  },
];
