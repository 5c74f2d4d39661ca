import type { DemoArticle } from './demo-article.ts';

export const tournamentsArticles: DemoArticle[] = [
  {
    title: 'On üç komandadan qırx səkkizə: dünya çempionatının formatı bir əsrə yaxın müddətdə necə böyüdü',
    shortTitle: 'Dünya çempionatı necə böyüdü: on üçdən qırx səkkizə',
    excerpt:
      '1930-cu ildə Uruqvaya on üç yığma gəmi ilə gəlmişdi, indi turnirdə 104 oyun keçirilir. Qrupların, kvotaların və Bakı vaxtı ilə baxış saatlarının izahı.',
    category: 'world-cup',
    author: 'Rəşad Quliyev',
    tags: ['Dünya çempionatı', 'FIFA', 'Format', 'Tarix'],
    featured: true,
    hoursAgo: 5,
    views: 7390,
    picture: ['objects/golden-cup', 'Yaşıl daş altlıq üstündə zirvəsi top formasında olan qızılı kubok'],
    content: `<p>İlk dünya çempionatına seçmə oyunları keçirilmədi: 1930-cu ildə Uruqvayın dəvətinə on üç ölkə cavab verdi, Avropadan gələn dörd komanda isə okeanı gəmi ilə keçdi. Sonrakı onilliklərdə turnirin miqyası pillə-pillə artdı. 2026-cı ildən etibarən format qırx səkkiz komanda nəzərdə tutur və bu, 1998-ci ildən bəri ən böyük dəyişiklikdir.</p>
<table><thead><tr><th>İl</th><th>Komanda</th><th>Oyun</th></tr></thead><tbody><tr><td>1930</td><td>13</td><td>18</td></tr><tr><td>1934</td><td>16</td><td>17</td></tr><tr><td>1978</td><td>16</td><td>38</td></tr><tr><td>1982</td><td>24</td><td>52</td></tr><tr><td>1998</td><td>32</td><td>64</td></tr><tr><td>2026</td><td>48</td><td>104</td></tr></tbody></table>
<h2>On iki qrup</h2>
<p>Əvvəlcə üç komandalıq on altı qrup planlaşdırılırdı. Sonra FIFA bu fikirdən əl çəkdi, çünki son turda bir komanda istirahət edir, o biri ikisi isə hər kəsə sərf edən hesabla kifayətlənə bilirdi. Nəticədə dörd komandalıq on iki qrup seçildi: ilk iki yer və ən yaxşı səkkiz üçüncü yer 1/16 finala çıxır. Çempion olmaq üçün yeddi yox, səkkiz oyun lazımdır.</p>
<h2>Yerlər kimə düşür</h2>
<p>Bölgü qitələrə görə belədir: Avropa – 16, Afrika – 9, Asiya – 8, Cənubi Amerika – 6, Şimali və Mərkəzi Amerika – ev sahibləri ilə birlikdə 6, Okeaniya – 1. Son iki yer qitələrarası pley-offda müəyyən olunur. Avropada qrup qalibləri birbaşa yollanır, ikincilər və Millətlər Liqasından gələn dörd komanda isə martda pley-off oynayır.</p>
<p>2026-cı ilin turniri üç ölkəyə və on altı şəhərə yayılıb: on biri ABŞ-da, üçü Meksikada, ikisi Kanadada. Məsafələr seçmə dövründəki səfərlərdən də uzundur, ona görə qruplar coğrafi zonalar üzrə yerləşdirilib. Komandanın bazası, uçuş vaxtı və isti havada bərpa bu turnirdə taktika lövhəsi qədər vacib mövzuya çevrilir.</p>
<h2>Bakıdan baxanlar üçün</h2>
<p>Saat fərqi də hər şəhər üçün ayrıdır. Yayda Nyu-York bizdən səkkiz, Mexiko on, Los-Anceles on bir saat geridədir. Nyu-Yorkda 15:00-da başlayan oyun Bakıda 23:00-a, Los-Ancelesdə 18:00-da başlayan görüş isə ertəsi gün 05:00-a düşür. GettoSport-un təqvimində bütün vaxtlar Bakı saatı ilə verilir, hesablamağa ehtiyac yoxdur.</p>`,
  },
  {
    title: 'Qəpik, Panenka və Bakı: Avronun yeddi səhnəsi',
    excerpt:
      'Avropa çempionatının tarixini kuboklarla deyil, səhnələrlə danışmaq da olar: yarımfinalı həll edən qəpik, tarixə düşən penalti və Bakıda keçirilən dörd oyun.',
    category: 'european-championship',
    author: 'Aysel Məmmədli',
    tags: ['Avropa çempionatı', 'Tarix', 'Bakı', 'UEFA'],
    hoursAgo: 52,
    views: 1640,
    picture: [
      'stadium/penalty-spot-night',
      'Gecə projektorların işığında penalti nöqtəsindəki top və arxada qapı',
    ],
    content: `<p>Avropa çempionatının ideyası fransız Anri Deloneyə məxsusdur, lakin o, 1960-cı ildə keçirilən ilk turniri görmədi. Final mərhələsində cəmi dörd komanda oynayırdı, Parisdəki həlledici görüşdə SSRİ əlavə vaxtda Yuqoslaviyanı 2:1 hesabı ilə məğlub etdi. O vaxtdan bəri iştirakçıların sayı əvvəlcə səkkizə, 1996-da on altıya, 2016-da isə iyirmi dördə çatdı.</p>
<h2>Penaltidən əvvəlki qəpik</h2>
<p>1968-ci ilin yarımfinalında İtaliya və SSRİ Neapolda əlavə vaxtdan sonra da qol vura bilmədi. Penalti seriyası hələ reqlamentdə yox idi, buna görə kapitanlar hakimlə birlikdə otağa keçdi və finalçını atılan qəpik müəyyən etdi. Bəxt İtaliyanın üzünə güldü, komanda sonra titulu da qazandı. Futbolun ədalət anlayışı üçün bu, uzun müddət ən mübahisəli nümunə olaraq qaldı.</p>
<p>Səkkiz il sonra Belqradda artıq penaltilər vardı. Çexoslovakiya ilə AFR-in finalında həlledici zərbəni Antonin Panenka vurdu: uzun qaçış, yüngül toxunuş, topun qapının ortasından yavaşca keçməsi. Qapıçı artıq küncə tullanmışdı. O gündən belə zərbənin adı bütün dillərdə eynidir və hər cəhd edən iki qiymətdən birini alır: ya dahi, ya da məsuliyyətsiz.</p>
<h2>Gözlənilməz çempionlar</h2>
<p>1992-ci ildə Danimarka seçmədən keçməmişdi, Yuqoslaviyanın kənarlaşdırılmasından sonra turnirə son günlərdə dəvət aldı və çempion oldu. 2004-cü ildə Yunanıstan ev sahibi Portuqaliyanı həm açılış oyununda, həm də finalda üstələdi. Arada “qızıl qol” qaydası da sınaqdan keçdi: 1996 və 2000-ci illərin finalları məhz birinci qolla dayandı, sonra bu qaydadan imtina edildi.</p>
<h2>Bakının dörd oyunu</h2>
<p>Avro-2020 on bir şəhərdə, pandemiya səbəbindən bir il gec keçirildi və Bakı Olimpiya Stadionu dörd oyun qəbul etdi. Qrupda Uels – İsveçrə 1:1, Türkiyə – Uels 0:2, İsveçrə – Türkiyə 3:1, dörddəbir finalda isə Çexiya – Danimarka 1:2 hesabı ilə başa çatdı. Azərbaycan üçün bu, böyük yığma turnirinin ilk görüşləri idi.</p>
<p>Titulların sayına görə zirvədə İspaniya dayanır: 1964, 2008, 2012 və 2024-cü illərin dörd qələbəsi. Almaniyanın üç qızılı var. Növbəti turniri 2028-ci ildə Böyük Britaniya və İrlandiya qəbul edəcək. Səhnə dəyişir, amma Avronun əsas qaydası qalır: bir ay ərzində yaxşı oynayan komanda dörd il ərzində yaxşı oynayandan çox şey qazana bilər.</p>`,
  },
  {
    title: 'Konfederasiyalar Kuboku: baş məşqin tarixi',
    excerpt:
      'Ər-Riyadda kral kuboku kimi başlayan, dünya çempionatının sınağına çevrilən və 2017-ci ildə sonuncu dəfə keçirilən turnir özündən sonra nə qoydu?',
    category: 'confederations-cup',
    author: 'Tural Əliyev',
    tags: ['Konfederasiyalar Kuboku', 'FIFA', 'Tarix', 'Milli komandalar'],
    hoursAgo: 447,
    views: 295,
    picture: ['newsroom/globe', 'Kitab rəflərinin önündə stolüstü qlobus və köhnə kitablar'],
    content: `<p>Qitə çempionlarını bir araya gətirmək fikri 1992-ci ildə Səudiyyə Ərəbistanında reallaşdı. Ər-Riyadda keçirilən Kral Fəhd Kubokunda dörd yığma iştirak etdi və qalib Argentina oldu. FIFA 1997-ci ildə turniri öz himayəsinə götürdü, adını dəyişdi və sxemi sabitləşdirdi: altı qitənin çempionu, dünya çempionu və ev sahibi, iki qrup, sonra yarımfinallar və final.</p>
<h2>Sınaq meydanı</h2>
<p>2001-ci ildən yarış növbəti dünya çempionatının ev sahibi ölkəsində, ondan bir il əvvəl keçirilməyə başladı. Stadionların girişindən yataqxanalara, könüllülərdən meydanın otuna qədər hər şey burada yoxlanılırdı. Texnologiyalar da eyni yolu keçdi: qol xətti sistemi 2013-cü ildə Braziliyada, video köməkçi hakim isə 2017-ci ildə Rusiyada bu turnirdə geniş sınaqdan çıxarıldı.</p>
<p>Meydandakı nəticələrdə Braziliyanın üstünlüyü danılmazdır: 1997, 2005, 2009 və 2013-cü illərdə dörd titul. Fransa kuboku iki dəfə ardıcıl qazandı. Turnirin ən kədərli səhifəsi də elə o illərə düşür: 2003-cü ilin yarımfinalında Kamerun yarımmüdafiəçisi Mark-Vivyen Foe meydanda yıxıldı və xilas edilə bilmədi. Həmin gündən sonra futbolda tibbi yoxlama qaydaları xeyli sərtləşdi.</p>
<h2>Niyə dayandı</h2>
<p>Yay təqvimi getdikcə sıxlaşır, Avropa klubları futbolçularının əlavə turnirə getməsindən narazı qalırdı. Üstəlik belə bir inam yaranmışdı ki, kuboku udan komanda bir il sonra dünya çempionu ola bilmir: həqiqətən, heç kim bu iki titulu ardıcıl qazana bilmədi. 2017-ci ilin finalında Almaniya Çilini 1:0 məğlub etdi, 2019-cu ildə isə FIFA turniri bağladı və yerini genişlənmiş Klublararası dünya çempionatına verdi.</p>`,
  },
  {
    title: 'Qonaqlı kubok',
    excerpt:
      'Kopa Amerika 1916-cı ildən oynanılır və hələ də yaşayan ən qədim qitə turniridir. On üzvü olan konfederasiya cədvəli doldurmaq üçün qonaq çağırmağa niyə məcburdur?',
    category: 'copa-america',
    author: 'Nigar Həsənova',
    tags: ['Kopa Amerika', 'Tarix', 'Format', 'Milli komandalar'],
    hoursAgo: 281,
    views: 860,
    picture: ['stadium/confetti-on-grass', 'Gecə stadionunda konfettilərlə örtülmüş otun üstündə top'],
    content: `<p>1916-cı ilin iyulunda Argentina müstəqilliyinin yüz illiyini qeyd edirdi və bayram proqramına dörd ölkənin futbol turniri də salındı. İştirakçılar Buenos-Ayresdə olarkən iyulun 9-da qitənin futbol konfederasiyasını təsis etdilər. Kuboku Uruqvay qazandı. Avropa çempionatının yaranmasına hələ qırx dörd il qalırdı, ona görə bu yarış bu gün də keçirilən ən qədim qitə turniri sayılır.</p>
<h2>On ölkə üçün riyaziyyat</h2>
<p>Cənubi Amerika konfederasiyasında cəmi on üzv var və on komandanı rahat qruplara bölmək mümkün deyil. Həll 1993-cü ildə tapıldı: turnirə qonaqlar dəvət edildi. Meksika elə həmin il finala çıxdı, 2001-də bunu təkrarladı. Sonrakı illərdə Yaponiya, Qətər və Şimali Amerikanın digər yığmaları da bu cədvəldə yer aldı. 2016 və 2024-cü illərdə isə yarış on altı komanda ilə ABŞ-da keçirildi.</p>
<blockquote><p>1919-cu ilin həlledici oyunu bu günün azarkeşinə əfsanə kimi gəlir. Braziliya ilə Uruqvay doxsan dəqiqədə qol vura bilmədi, əlavə yarım saat da kömək etmədi. Komandalar daha otuz dəqiqə oynamağa razılaşdı və Artur Fridenrayxin qolu ev sahiblərinə ilk titulunu gətirdi. Görüş ümumilikdə yüz əlli dəqiqə davam etmişdi.</p></blockquote>
<h2>Kimin neçə kuboku var</h2>
<p>Bölgü qitənin futbol xəritəsini olduğu kimi göstərir. Argentina 2024-cü ildə on altıncı titulunu qazanıb təkbaşına birinci yerə çıxdı, Uruqvayın on beş, Braziliyanın doqquz kuboku var. Paraqvay, Çili və Peru ikişər dəfə, Kolumbiya və Boliviya bir dəfə qalib olub. On ölkədən yalnız Ekvador və Venesuela hələ bu kuboku qaldırmayıb.</p>
<p>Reqlamentin bir xüsusiyyəti canlı yayıma baxanları tez-tez çaşdırır: son buraxılışların pley-offunda finaldan başqa heç bir oyunda əlavə vaxt oynanılmayıb, heç-heçədən sonra dərhal penaltilər vurulub. Saatı da nəzərə alın. Buenos-Ayres Bakıdan yeddi saat geridədir, orada 21:00-da başlayan görüş bizdə səhərə yaxın, 04:00-da başlayır.</p>`,
  },
  {
    title: 'Yanvarda boşalan paltardəyişmə otaqları: Afrika Millətlər Kuboku klub mövsümünü necə dəyişir',
    shortTitle: 'Afrika Kuboku klub mövsümünü necə dəyişir',
    excerpt:
      'Üç komanda ilə başlayan turnirdə indi iyirmi dörd yığma oynayır. Təqvim mübahisəsinin kökü, iqlim amili və kubokun tarixindən bir neçə səhifə.',
    category: 'african-cup',
    author: 'Kamran Səfərov',
    tags: ['Afrika Millətlər Kuboku', 'Təqvim', 'Tarix', 'Milli komandalar'],
    hoursAgo: 176,
    views: 1530,
    picture: [
      'stadium/dressing-room',
      'Boş paltardəyişmə otağında taxta şkaflar, skamyada dəsmal və döşəmədə top',
    ],
    content: `<p>1957-ci ilin fevralında Xartumda keçirilən ilk turnirə dörd ölkə yazılmışdı, meydana isə üçü çıxdı: Misir, Sudan və Efiopiya. Cənubi Afrika irqi ayrı-seçkilik siyasətinə görə kənarda qaldı. Finalda Misir Efiopiyanı 4:0 hesabı ilə məğlub etdi və dörd qolun hamısını Əd-Diba vurdu. Bu gün qitənin kubokunda iyirmi dörd komanda iştirak edir.</p>
<h2>Təqvim mübahisəsi</h2>
<p>Avropa klubları üçün problem vaxtdadır. Turnir ənənəvi olaraq yanvar–fevral aylarında, yəni Avropa mövsümünün ən gərgin dövründə keçirilir. FIFA qaydasına görə klub rəsmi turnir üçün futbolçunu yığmaya buraxmalıdır. Nəticədə bəzi komandalar beş-altı həftə ərzində iki-üç əsas oyunçusuz qalır və heyəti payızdan buna uyğun planlaşdırmağa məcbur olur.</p>
<p>Yay variantı da sınaqdan keçib: 2019-cu ildə Misirdəki turnir iyun–iyulda oynanıldı. Lakin qitənin qərbində və mərkəzində yay yağış mövsümüdür, şimalda isə gündüz istisi oyunu çətinləşdirir. Elə buna görə sonrakı buraxılışlar yenidən qışa qaytarıldı. 2013-cü ildən turnirin tək illərə keçirilməsinin məqsədi isə dünya çempionatı ilə eyni ilə düşməmək idi.</p>
<h2>Əbədi qalan kuboklar</h2>
<p>Uzun müddət belə qayda vardı ki, titulu üç dəfə qazanan ölkə kuboku özündə həmişəlik saxlayır. Birinci kubok 1978-ci ildə Qanada, ikincisi 2000-ci ildə Kamerunda qaldı. Misir isə 2006, 2008 və 2010-cu illərdə üç dəfə ardıcıl çempion oldu. Fironlar ölkəsinin ümumi hesabında yeddi titul var və bu, turnirin rekordudur.</p>
<p>Kubokun ən təsirli hekayəsi 2012-ci ilə aiddir. Finala çıxan Zambiya Librevildə oynadı – 1993-cü ildə ölkənin milli komandasını aparan təyyarə məhz bu şəhərin sahilində qəzaya uğramışdı. Oyundan əvvəl futbolçular sahilə gül qoydu, finalda isə penaltilər seriyasında Kot-d’İvuarı məğlub edərək ölkə tarixində ilk dəfə qitə çempionu oldular.</p>`,
  },
  {
    title: 'Asiya Kuboku rəqəmlərlə: on səkkiz turnir, doqquz çempion',
    excerpt:
      'Yaponiya öndədir, Səudiyyə Ərəbistanı və İran izləyir, Qətər isə son iki kuboku götürüb. Qitənin ən böyük turnirinə qısa baxış.',
    category: 'asian-cup',
    author: 'Redaksiya',
    tags: ['Asiya Kuboku', 'Tarix', 'Statistika', 'Milli komandalar'],
    hoursAgo: 330,
    views: 512,
    picture: ['objects/trophy-cabinet', 'Taxta rəflərdə düzülmüş qızılı, gümüşü və bürünc kuboklar'],
    content: `<p>Asiya Kuboku 1956-cı ildə Honkonqda dörd komanda ilə başladı və qitə turnirləri arasında yaşına görə Kopa Amerikadan sonra ikinci yerdədir. 2004-cü ildən on altı, 2019-cu ildən isə iyirmi dörd yığma oynayır. Qitənin böyüklüyü turnirin üslubunu da müəyyən edir: bir qrupda Fars körfəzinin istisinə və Uzaq Şərqin sürətinə alışmış komandalar görüşə bilir.</p>
<table><thead><tr><th>Ölkə</th><th>Titul</th><th>İllər</th></tr></thead><tbody><tr><td>Yaponiya</td><td>4</td><td>1992, 2000, 2004, 2011</td></tr><tr><td>Səudiyyə Ərəbistanı</td><td>3</td><td>1984, 1988, 1996</td></tr><tr><td>İran</td><td>3</td><td>1968, 1972, 1976</td></tr><tr><td>Cənubi Koreya</td><td>2</td><td>1956, 1960</td></tr><tr><td>Qətər</td><td>2</td><td>2019, 2023</td></tr><tr><td>İsrail, Küveyt, İraq, Avstraliya</td><td>1</td><td>1964, 1980, 2007, 2015</td></tr></tbody></table>
<h2>2007: dörd ölkə, bir bayram</h2>
<p>Cədvəldəki ən emosional sətir İraqın titulu sayılır. Turnir İndoneziya, Malayziya, Tailand və Vyetnamda birlikdə keçirilirdi, İraq yığması isə ölkədəki müharibə üzündən öz meydanında nə məşq edə, nə də oynaya bilirdi. Cakartadakı finalda komanda Səudiyyə Ərəbistanını 1:0 hesabı ilə üstələdi və küçələrə çıxan minlərlə insan bir gecəliyə yalnız futboldan danışdı.</p>
<p>Avstraliyanın siyahıda olması da izah tələb edir. Ölkə 2006-cı ildə Okeaniya konfederasiyasından Asiyaya keçdi, çünki əvvəlki qitəsində ciddi rəqib tapmır, dünya çempionatına isə hər dəfə ağır pley-offdan keçirdi. Doqquz il sonra avstraliyalılar turniri öz evlərində keçirdi və çempion oldular. Beləcə onlar iki müxtəlif qitənin kubokunu qazanan yeganə yığmaya çevrildi.</p>
<p>Növbəti buraxılışı 2027-ci ilin əvvəlində Səudiyyə Ərəbistanı qəbul edir. Ər-Riyad Bakıdan bir saat geridədir, yəni orada 20:00-da başlayan oyun bizdə 21:00-a düşür və Çempionlar Liqasından fərqli olaraq, gecəyarısını gözləmək lazım gəlmir. Futbol saatı bizə bu qədər uyğun olan böyük turnirlər çox deyil.</p>`,
  },
  {
    title: 'Qəpiklə başlayan çempionluq',
    excerpt:
      '2000-ci ildə Kanada Qızıl Kubokun qrupundan püşklə çıxdı və kuboku evə apardı. Meksika ilə ABŞ-ın hökmranlığı altında keçən turnirin yeganə istisnası.',
    category: 'concacaf',
    author: 'Tural Əliyev',
    tags: ['KONKAKAF Qızıl Kuboku', 'Tarix', 'Püşkatma', 'Milli komandalar'],
    hoursAgo: 389,
    views: 428,
    picture: ['objects/coin-toss', 'Tribunanın önündə havaya atılmış ulduzlu gümüşü sikkə'],
    content: `<p>Şimali və Mərkəzi Amerika, Karib hövzəsi – KONKAKAF adının arxasında ölçüsü kəskin fərqlənən qırxdan çox assosiasiya dayanır. Bölgənin çempionatı 1963-cü ildən keçirilirdi, 1991-ci ildə isə “Qızıl Kubok” adı və indiki görkəmi alındı. Turnir iki ildən bir, demək olar ki, həmişə ABŞ-ın böyük stadionlarında oynanılır və tribunanı bütün bölgədən köçən ailələr doldurur.</p>
<h2>İki nəhəng və bir istisna</h2>
<p>2025-ci ilədək keçirilən on səkkiz turnirin on yeddisini iki ölkə bölüşüb: Meksika on, ABŞ yeddi dəfə qalib gəlib. Yeganə fərqli sətir 2000-ci ilə aiddir. Kanada həmin il qrupda Kosta-Rika ilə 2:2, qonaq qismində dəvət edilmiş Cənubi Koreya ilə 0:0 oynadı. Koreya – Kosta-Rika görüşü də 2:2 bitəndə cədvəldə üç komanda iki xalla bərabərləşdi.</p>
<p>Kosta-Rika daha çox qol vurduğuna görə birinci sayıldı. Kanada ilə Koreyanın isə bütün göstəriciləri eyni idi və reqlamentdə bircə meyar qalırdı: püşk. Sikkə kanadalıların xeyrinə düşdü. Sonra komanda dörddəbir finalda Meksikanı “qızıl qol”la 2:1, yarımfinalda Trinidad və Tobaqonu 1:0, finalda isə başqa bir qonağı, Kolumbiyanı 2:0 məğlub etdi.</p>
<h2>Qonaq ənənəsi</h2>
<p>Turnirə kənardan komanda dəvət etmək vərdişi bu gün də qalır. Braziliya 1990-cı illərdə və 2003-də, Cənubi Koreya 2000 və 2002-də, Qətər 2021 və 2023-də, Səudiyyə Ərəbistanı 2025-ci ildə iştirak edib. Ev sahibləri bununla həm rəqiblərin səviyyəsini, həm də yayım marağını artırır, qonaqlar isə dünya çempionatının keçirildiyi stadionlara və iqlimə alışır.</p>`,
  },
];
