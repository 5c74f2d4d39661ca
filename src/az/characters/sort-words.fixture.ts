/** Azerbaijani words in no order, for comparing ours with the collation that Node knows. */
export const sortWords: readonly string[] = `
  zenitdən lider oyun leyptsiqin çatmadı əzələsini vyana bolqarıstanı ısıdıcı şamaxını səbətlərdən süd xoş
  xalqlarının kloppu nyukaslı liqalarını xəbərlərinə zəifləməyəcəyini qalatasarayda cüdoları şəhidlər
  oynayıb havaların uşağına sah fevralının görünməyəcək nümayəndəliklə çatmışdır atdıqdan universiteti
  fikrimiz səbaildən yayımlarda imkanına valideynlərini şamaxıdakı artdığını vaxt himnə cüdosu xalqı
  görüşlə menecerlərə ürəklərini rəqibində universitetlərinin mahmudovdan anlamasına zenitdə iyunlardan
  zeniti sabaha elvinin cavablardan hazırlıqlarını zirə bolqarıstanla gənc tofiqin yaydıqdan nəsil
  cəriməsindən əlləri yazılmadığından evdəki üstünlüklərə çay sabahı dəniz göndərməyəcəkdir fotolarda
  neymardakı məşqçisi zenitlə finalında qapı rəy xatırladı ğəm uzadıldığının agentində kamalı şamaxıyla
  cay londona fikirlərindən əsaslanır ev işçisinin xəbəri barselonadan ümidi nyukaslın xankəndini polşadan
  dinamodan uğursuzluğunun karatesinə uğursuzluğuna alqışlamayıblar qurbanova özbəkistandakı jurnal
  komitələrdən yaxşılaşmasını rəşadın çexiyadakı lesterdəki hollanda praqadan olduğundan cəzalandırılacaq
  yerləşdirməyəcəyini qatarlarının əl ürək daşımayacaqdır ördək yaşamağa transferdən döyüşəcəklər
  rəqabətləri tələb istehsalların kəpəz qaçmadığında ağac liderinə sevinmədiyinin ankarada hücumçusundan
  niderlanda transferinin təqvim dəyişdirməyəcək özbəkistanla neymarla olimpiadasına hollandda
  xatırlamadığına berlində ötürdüyünün manatımız çexiyadan ərizəsində dəyişdirməməli meydan uşaqlar yay
  şəhidə elçinə olimpiadada vaqifdən uzadılmadı moskvayla iclasının orduların vəd kəndlərə işləyəcəkdir
  xal portuqaliyanın görüşlərinin əsaslandığında ümidlərdən çalışdırması hollandın yarımmüdafiəçisində
  üstünlüyün televiziyasının nəticəsindən sağalmayacaqlar hücumçumuz rəqib elnura az zəifləmədiyini
  zədəsinin kameruna lionu şah əhmədovla oxumadıqdan ümidində xatırlamamışdır göndərilmədiyini yaşamasını
  qarlarını turaldan medala çatdırmayacağını gətirilmədiyinin özbəkistanda iyununun qiymətdəki
  əvəzlənəcəyini turala hüseynovu rəşada cərimələr qol rəqiblər ox rəşfordda çərşənbəmiz görmədilər iyunda
  öz zədələnməmiş slovakiyada yaxşılaşmış rəşfordu əllərini leyptsiqi cümələri artırırlar musayla
  rəşforddakı şuşayla göndərməyən çıxmamalı gətiriliblər himnlə layihələrini oxumayanın şamaxının pəncərə
  koreyaya elçindən pilləni cəzasından üstünlüyündən ara göndərilməyəcəklər xalça danışmayacaqdır zədədə
  uzadılırlar lesterdə tofiqdəki saxladıqdan avtomobillərinin praqanın menecerində nəticələrinə satıldı
  fəsil bağlanmasına öyrətdiyini beşiktaşdakı qarları kameralar fevrallarda bacarmamışdır fransayla həkimi
  nəzarətdə fikirdən fərqlərə portuqaliyada vüqara dəstəkləmədikdən pozuntulara əvəzləməyə uç şənbələrinin
  edilmiş veteranlarda elçi dortmundu üç nərimanın ağ anardakı layihələr voleybolu ıldırım çexiyaya
  qvardioladakı afrikayla ürəklərinin vüqardan ödəyənin xəbərinin uğursuzluğundan turalı qız bağlamayanlar
  iynə elnurda mətbuatlarından şikayətlərini boksçularından gözün uzadılmayanlar olmayıb ümidlə çayların
  toplaşmasından çatdırılmamış ödəməmiş edilmir şənbəsindən elnurla cavabla qurbanovdakı heyət stadionla
  komitənin cüdolardan fransadan maraqlandıqdan kəsilməyi parisi müəyyənləşdirmədiyindən olunmasını
  ürəklərdə vurğulamasının yayımını sabahın çərşənbədən uğur ürəyinin romadan xalqlarına kəndlə baxdığının
  afrikalarına ümidləri orxanla sualın zəfər rəşforddan oynamayıblar qarşıladı kubok xatırladığı
  işləməsini jüri lionun rəqabətdən hücumçulara veterandakı maraqlandığı bərpamız dəyərləndirməyi
  əvəzlənəcək baxmamış vərəqəsinə azaltmayan həkim hava fevralını iş təsdiqləndilər veteranla
  izləndiyindən vurğuladığına qiymətləndirməsindən gətirmədiyində ölmüş inspektordakı polşadakı
  vurğulamayacaqdır qarlardan nəzarətlə tutmayanın şəhərlərin əvəzləmədiyində rəsmiləşdirmədiyi pozuntudan
  oynamadığını ehtiyatdan xankəndidən portuqaliyadakı inanmadığından kəsilməsini açar şikayətlərin
  öyrənmədiyinin pas əvəzetmələr ötürməməli yol təsnifatları cəzalandırılmayıblar öldüyünün zidanın
  parisdən zədəni elvini yerləşdirəcəklər zenitə dizlərinə nəticədə dayandırıldılar uşaqlarının
  yoxlanılmadılar ehtiyatda dəyişdirənin öyrətəcəklər leyptsiqdə fikrinin cəzanın xəzər ləng
`
  .trim()
  .split(/\s+/);
