/**
 * Common nouns, adjectives, adverbs and function words of news and football, as they are written and in the order of the alphabet. Words that end
 * like an inflected word (`oyun`, `hakim`) must be here. The stemmer and the spelling aid use the list. Regular forms, such as
 * verbal nouns in -ma, do not belong in it.
 */
export const NOUN_ROOTS: readonly string[] = `
  abadlıq abidə abonent abunə abunəçi ac acı açar açıq ad ada adam addım adət adətən adi adil adlı afət affa afişa
  agent agentlik ağ ağac ağcaqanad ağciyər ağdam ağıl ağıllı ağır ağız ağlabatan ağrı ağsaqqal axın axır axşam axtarış
  aidiyyət ailə ailəvi ajiotaj akademik akademiya aksent aksiya akt aktiv aktivlik aktrisa aktual aktyor aqibət albom
  alçaq aləm alıcı alın alış alim aliment alqı alqış alman almaz alov alt alternativ altı altıncı altmış alver amal
  aman ambulans amerikalı amfiteatr amil amma ampula an ana analiz analoq anbar ancaq anket anlayış anons ansambl
  antik aparat aparıcı aparıcılıq aparteid apellyasiya aprel ara arabir aralıq arbitr arbitraj ardıcıl ardıcıllıq
  arena argument arxa arxitektura arxiv arı arıq armud artıq artım artist arvad arzu asan asayiş asfalt asılı asılılıq
  asiman asiyalı aslan assistent assosiasiya aşağı aşı aşırma aşiq aşkar aşkarlıq aşpaz at ata atəş atlet atletika
  atlı atmosfer auditoriya auksion av avadanlıq avans avara avarçəkmə avqust avro avropalı avto avtobus avtodrom
  avtoqəza avtoqol avtomat avtomobil avtor avtoritet ay ayaq ayaqqabı aydın aylıq ayrı az azad azadlıq azadlıqsevər
  azarkeş azarkeşlik azərbaycanlı azlıq azuqə azyaşlı baba bacarıq bacı bağ bağça bağır bağlı baha bahalı bahar bahis
  baxım baxış bakılı baqaj bal bala balaca balans balerina balet balıq banan band bandit bank bankomat banner bar
  barəsində barış barıt barmaq baron baryer basketbol basketbolçu bassein baş başçı başqa başlanğıc başlıca başlıq
  batal bayağı bayraq bayraqdar bayram bazalt bazar bazarlıq bazis bazlıq bel belçikalı belə benzin beş beşinci beton
  betonçu beyin beyinli beynəlxalq beynəlmiləl bədbəxt bədən bədxərc bədii bədnam bəhanə bəhrə bəhrəli bəhs bəxt
  bəlağət bələdçi bələdiyyə bəli bəlkə bənd bərabər bərabərlik bəraət bərəkət bərk bərpa bəs bəsit bəstə bəstəkar bəy
  bəyan bəyanat bəyaz bəzək bəzəkli bəzən bəzi bəzirgan biçim bildiriş bilet biletçi bilik bina bioloji bir birbaşa
  birgə birinci birincilik birja birlik bit bitərəf bitki bizə bizim biznes bizon bloger blok blokada boks boksçu bol
  bolluq bomba bombaçı bombardir bonus borc boru bostan boş boşluq boy boya boyun boz bozqır böhran bölgə bölgü bölüm
  böyrək böyük böyüklük böyür braziliyalı brazilyalı brend brifinq briket briqada britaniyalı bronz bu bucaq bufer
  bufet bugün buğda buxar buker bukmeker bulaq bulud bulvar buna bunda bundan bunu bunun buraxılış burun but butulka
  buz buzov büdcə büdrəmə bülbül bülleten büro bürünc büst bütöv bütün camaat can cavab cavabdeh cavan cazibə
  cazibədar cəbhə cədvəl cəhd cəhət cəlb cəld cəm cəmi cəmiyyət cənab cənazə cəngavər cənnət cənub cərəyan cərgə
  cərimə cərrah cərrahiyyə cəsarət cəsarətli cəsur cəza cib cibgir ciddi cihaz cin cinah cinahçı cinayət cins cisim
  coğrafiya corab cücə cüdo cüdoçu cümə cümlə cür cürbəcür cüt cütlük çadır çadra çağ çağdaş çağırış çaxır çalışqan
  çalışqanlıq çap çapıq çarə çarəsiz çarpayı çatı çatışmazlıq çay çayçı çempion çempionat çempionluq çeşid çeşmə çevik
  çevrə çevriliş çəki çəkic çəkiliş çələng çəmən çəmənlik çənə çəngəl çərçivə çərpələng çərşənbə çətin çətinlik çıxış
  çılpaq çınqıl çıraq çiçək çimərlik çirk çirkin çirkli çiy çiyələk çiyin çoban çox çoxlu çoxluq çoxsaylı çöl çörək
  çubuq çuxur çünki da dad dadlı dağ dağıntı dağlıq dahi daxil daim dair dairə dalan dalğa dam damar damcı damğa
  danışıq dar daraq darıxdırıcı daş daşıyıcı dava davam davamiyyət davamlı davranış dayaq dayanacaq dayaz dayə dayı
  debüt debütant dekabr dekan demokratiya depo deputat derbi desant detal devriyə deyə deyil deyim də dəb dəbdəbə
  dəbilqə dədə dəf dəfə dəfn dəftər dəhliz dəhşət dəhşətli dəqiq dəqiqə dəli dəlil dəm dəmir dəmiryol dəniz dənizçi
  dərc dərd dərə dərəcə dərgi dərhal dəri dərin dərinlik dərk dərman dərs dərsdənkənar dərslik dərz dəsmal dəst dəstə
  dəstək dəva dəvə dəvət dəvətnamə dəyər dəyərli dəyirman dəyişiklik dəyişkən dırnaq diaqnoz dialoq diaspor dib dibçək
  dieta digər dik diktor diqqət diqqətli dil dilçi dilək din dinamika dinamo dinc dinclik dinləyici diplom diplomat
  direktor direktorluq dirək diri dirsək diskussiya diskvalifikasiya dispanser dispetçer distansiya diş divan divar
  divizion diyar diz dizayn doğma doğru doğum doxsan doktor doqquz dolab dolayı dolğun dollar dolu don donor donuz
  doping dopinq dost dostluq dosye doyum doza dörd dördüncü döş döşək döşəmə dövlət dövr dövran döyüş döyüşçü dözüm
  dözümlü dram dribling driblinq dua dubl dublor dublyaj dublyor dul dulus duman dumanlı durğun durum duyğu duz duzlu
  düçar düha dükan dülgər dünən dünya dünyəvi düşərgə düşkün düşmən düşük düşüncə düymə düyü düyün düz düzəliş düzgün
  düzülüş düzüm ecazkar edam effekt effektiv efir ehtimal ehtiram ehtiras ehtiraslı ehtiyac ehtiyat ehtiyatlı
  ehtiyatsız ekran eksperiment ekspert ekvator el elan elçi elçilik elektrik element elə elit elm emal emalatxana
  embarqo emissiya emosional emosiya en energetika enerji eniş enli epizod era eskiz estafet estrada etalon etap
  etibar etibarlı etik etiqad etiraf etiraz etnik etüd ev evlad evli eyham eyib eynək eyni eyş eyvan əbədi əcdad
  əcnəbi əczaçı əda ədalət ədalətli ədalətsiz ədəb ədəbiyyat ədəd əfsanə əfsanəvi əfv əgər əhali əhatə əhd əhəmiyyət
  əhəmiyyətli əhliyyət əhval əhvalat əkin əkinçi əkinçilik əkiz əks əksər əksəriyyət əqidə əqil əqrəb əl əlac əlacsız
  əlaqə əlaqələndirici əlaqəli əlaltı əlamət əlamətdar əlavə əlbəttə əlbəyaxa əlbir əlcək əlçatan əlçatmaz əli əlil
  əlillik əlli əllinci əlverişli əlyazma əmək əməkdaş əməkdaşlıq əməkhaqqı əməl əməliyyat əməliyyatçı əmi əmin əmir
  əmlak əmr əmtəə əndişə ənənə ənənəvi əngəl əntiq ər ərazi ərəb ərəfə ərik ərizə ərk ərzaq əsas əsasən əsaslı əsassız
  əsəb əsər əsgər əsir əskik əsl əsla əslində əsr əsrarəngiz əsrlik əşya ət ətalət ətək ətir ətraf ətraflı əvəz
  əvəzedici əvəzetmə əvəzsiz əvvəl əyalət əyani əyin əyləc əyləncə əyri əyriqapı əza əzab əzəl əzələ əzəmət əzəmətli
  əziyyət əziz əzm əzmkar fabrik facia faciə faiz fakt faktor fakültə falçı familiya fan fanat fanatik fantastik
  fantaziya fasilə fasiləsiz fauna favorit fayda faydalı fazil federasiya feil felyeton ferma fermer festival fevral
  fəal fəaliyyət fəda fədai fədakar fədakarlıq fəhlə fəxr fəqərə fəqət fəlakət fəlakətli fələk fəlsəfə fəna fənd fənn
  fərasət fərd fərəh fərq fərqli fərman fərz fərziyyə fəsad fəsil fəth fəza fiasko fidan fifa figur fikir fiqur fil
  filarmoniya filial film filosof final finalçı finalist finiş firma firuzə fişə fizika fiziki fleşmob fleyta flora
  fond forma formalı format forslu forum forvard foto fotoqraf fraksiya funksioner funksiya futbol futbolçu futbolka
  futbolsevər futzal fürsət gah gecə gediş geniş genişlik gerb gerçək gerçəklik geri geyim gələcək gəlin gəlinlik
  gəlirli gəliş gəmi gəmiçilik gənc gəncəli gənclik gərək gərəksiz gərgin gərginlik gəzinti giriş girov gizli göbək
  göl gömrük gömrükçü görə görəv görkəm görkəmli görüntü görünüş görüş göstərici göstəriş göy göyərçin göyərti göz
  gözəl gözəllik gözətçi gözətim gözlənti gözlük guya güc güclü gül güləş güləşçi güllə gülüş gümüş gün günah günahkar
  günahsız gündəlik gündəm günəş günorta gürz güzəşt güzəştli güzgü habelə hadisə hafizə hakim haqq haqqında haqlı
  haqsız hal halal halqa halva hamam hamı hamilə hansı harada haram haray hard hasar hasil hava havadar hazır
  hazırcavab hazırki hazırlıq hazırlıqlı heca heç hesab hesabat heyət heyif heykəl heyran heyranedici heyrət
  heyrətamiz heyva heyvan hədd hədə hədəf hədəfli hədis hədiyyə hədsiz həftə həftəlik həftəsonu həkim həlak hələlik
  həlim həll həlledici həm həmçinin həmin həmişə həmişəki həmişəlik həmkar həmlə həmrəy həmrəylik həmvətən həndbol
  hənək hərb hərbçi hərbi hərc hərəkət hərəkətli hərf hərif hərrac hərtərəfli həsəd həsir həsr həsrət həssas həssaslıq
  həşərat hətta həvəs həvəskar həvəsli həya həyasız həyat həyəcan həyəcanlı həyət həyətyanı həzin həzm həzz hiddət
  hiddətli hikmət himayə himn hind hiss hissə hissəcik hiylə hokkey hovuz hökm hökmdar hökmən hökmranlıq hökumət
  hörmət hörmətli hörük humanitar hüceyrə hücum hücumçu hücumsuz hüdud hüquq hüquqi hüquqşünas hündür hündürlük hünər
  hüzn hüzur xahiş xain xal xala xalça xalis xalq xam xammal xan xana xaos xarab xarakter xarakterik xaric xarici xas
  xasiyyət xatirə xeyir xeyirxah xeyli xəbər xəbərdar xəbərdarlıq xəcalət xəlvət xəncər xəndək xərac xərc xərçəng
  xəritə xəsis xəstə xəstəxana xəstəlik xəta xətir xətt xəyal xəyanət xəzinə xına xırda xidmət xidmətçi xizək xizəkçi
  xor xoreoqraf xort xoruz xoş xoşbəxt xoşbəxtlik xristian xronika xroniki xurma xülasə xüsus xüsusən xüsusi xüsusilə
  xüsusiyyət xüsusiyyətli ibadət ibarə ibarət ibrət icad icarə icazə icbari iclas icma icmal icra icraçı icraedici
  ictimai ictimaiyyət içəcək içim içki idarə idarəçi idarəçilik idarəetmə iddia iddiaçı iddialı ideal ideologiya ideya
  idxal idi idman idmançı ifa ifaçı ifadə iflas ifrat iftar iftira igid iğtişaş ixrac ixtilaf ixtira ixtisas ixtisaslı
  ixtiyar ikən iki ikili ikinci ikincilik iq iqamət iqdam iqlim iqtidar iqtisadi iqtisadiyyat il ilahə ilahi ilan ilə
  ilğım ilham ilıq ilk ilkin illik illüziya imdad imiş imkan imperiya imtahan imtina imtiyaz imza inad inadkar inam
  inamlı incə incəsənət inci incik indeks indi indicə infarkt informasiya ingilis inkar inkişaf inqilab innovasiya
  insaf insan inspektor instinkt institut instruktor insult inşa inşaat inşallah intellekt intensiv intensivlik
  internat internet interval intiqam intizam intizamlı intizar intonasiya intriqa inventar invest investisiya investor
  inzibati ip ipək ipoteka irad iradə iradəli iranlı irəli irəliləyiş iri irq irlandiyalı irs isə isim islahat
  islahatçı islam ispan ispaniyalı istedad istedadlı istefa istehkam istehlak istehlakçı istehsal istehsalat
  istehsalçı isterik istək istər isti istifadə istifadəçi istiqamət istiqanlı istiqlal istiqraz istila istinad
  istintaq istirahət istisna iş işarə işçi işgüzar işğal işğalçı işıq işıqlı işlək işsiz işsizlik iştaha iştirak
  iştirakçı it itaət itaətkar italiyalı italyan itgi itki itkin ittifaq ittiham ittihamnamə iyirmi iyirminci iynə iyul
  iyun iz izah izahat izdiham izdivac izin izləyici jalüz jandarm janr jest jurnal jurnalist jüri kabab kabel kabinet
  kabinə kabus kadr kafe kafedra kağız kahin kainat kal kalori kamal kambala kamera kamil kampaniya kanal kandar
  kandidat kapital kapitan kapitanlıq kar karamel karantin karate karateçi kardinal kart karvan karyera kasa kasıb
  kasıblıq kassa kaş kataloq kateqoriya katib katiblik keçi keçim keçmiş kəbin kəc kədər kədərli kəfən kəhrəba kəklik
  kəlam kələm kəllə kəlmə kəmər kəmiyyət kənar kənd kəndçi kəndir kəndli kəniz kənizlik kəpək kəpənək kəramət kərpic
  kərtənkələ kəsim kəskin kəskinlik kəsr kəşf kəşfiyyat kəşfiyyatçı kəşməkəş kətan kətil ki kiber kibrit kiçik kim
  kimi kimsə kimya kimyəvi kino kinoteatr kirayə kirli kisə kişi kitab kitabça kitabxana klassik klassika klinika klip
  klub knyaz kod kol kolbasa kollec kollektiv kolleqa komanda komandasız komandir komediya komfort komik komissar
  komissiya komitə kompaniya kompensasiya kompleks komplekt kompliment kompozitor kompromis kompüter kondisiya
  konfrans konkret konkurent konkurs konsert konstitusiya konsul konsulluq kontekst kontinent kontrakt kooperativ
  koordinator kor korafəhim korluq korner korpus korrupsiya kostyum köç köçəri köhlən köhnə kök köks kölgə kömək
  köməkçi kömür könül könüllü köpək köpük körpə körpü köşə kötük köynək köz kral kraliça kran kredit krem kriket
  kriminal kriminoloq kriteriya kritik kruiz kub kubok kukla kulis kulminasiya kurator kurort kurs kursant küçə kül
  külək küləkli kültür künc kürd kürə kürək kürəkən kürsü küs küt kütlə kütləvi qab qabağcıl qabaq qabaqlayıcı qabıq
  qabırğa qabiliyyət qaç qaçış qaçqın qadağa qadın qafqazlı qahmar qala qalaq qalereya qalın qalib qaliblik qalmaqal
  qalmaqallı qalstuk qamət qan qanad qanlı qanun qanuni qanunsuz qanunverici qanunvericilik qapaq qapalı qapı qapıçı
  qapısız qar qara qaraj qaranlıq qarant qarantiya qardaş qarğa qarğıdalı qarın qarış qarışıq qarışıqlıq qarışqa qarşı
  qarşıdurma qarşılıq qarşılıqlı qaş qaşıq qat qatar qatı qatıq qatil qatqı qatqısız qaval qavun qayda qaydasız qayğı
  qayğıkeş qayıq qayın qaymaq qaynaq qaynana qaynar qayta qaz qaza qazan qazanc qazıntı qeyb qeybət qeyd qeydiyyat
  qeyrət qeyri qəbilə qəbir qəbul qəbz qəddar qədəm qədər qədim qədr qəfəs qəfil qəflət qəhər qəhqəhə qəhrəman
  qəhrəmanlıq qəhvə qəhvəyi qəlb qələbə qələm qəlib qəlp qəlyan qəm qəmgin qənaət qənaətbəxş qənd qənimət qənnadı
  qəpik qərar qərargah qərb qərəz qərəzli qərəzsiz qəribə qərinə qəsb qəsd qəsdən qəsr qəşəng qəti qətiyyət qətiyyətli
  qətl qətnamə qətrə qəza qəzet qəzetçi qəzəb qəzəbli qıfıl qılınc qınaq qıraq qırğın qırx qırıcı qırıntı qırmızı
  qırpım qısa qısqanc qış qışqırıq qıt qıvrım qız qızğın qızğınlıq qızıl qızılgül qida qisas qisim qism qismən qismət
  qiyabi qiyafə qiyam qiyamçı qiyamət qiyas qiymət qiymətli qoca qoç qoçaq qohum qohumluq qol qolçu qolkiper qolsuz
  qonaq qonaqlıq qonorar qonşu qonşuluq qorxaq qorxu qorxulu qorxunc qorxusuz qoruq qoruyucu qoşa qoşqar qoşqu qoşma
  qoşun qovaq qovğa qovluq qoyun qoz qozbel qrafik qram qrammatika qrant qrossmeyster qrup qubernator quda qudrət
  qudrətli qul qulaq qulluq qulluqçu qum quraq quraqlıq qurban qurd qurğu qurğuşun quru qurucu qurultay quruluş qurum
  quş qutu quyruq quyu quzey quzu qürbət qürub qürur qüsl qüssə qüsur qüsursuz qüvvə qüvvət qüvvətli laborator
  laboratoriya lakin laqeyd laqəb lal lalə lampa layihə layiq layiqli lazım legion legioner lent leysan ləçək ləğv
  ləhcə ləkə ləl lələk ləng ləvazimat ləzzət ləzzətli lider liderlik lift liqa liman limit lisenziya lisey litr livan
  lobbi lobya loğman loji lotereya löhvə lüğət lütf lüzum maarif maarifçi maaş maddə mağara mağaza mahal mahir
  mahiyyət mahmız mahnı maksimum mal manat marafon marağ maraq maraqlı maraqsız maral marşal marşrut mart masa masaj
  maska massaj maşın mat matç material matəm mavi may maya maye mayka mayo mayor medal medalçı media meduza mehmanxana
  mehrab mehriban mexaniki mexanizm meqapolis memar memarlıq menecer menecment menyu mesaj meşə metal metallurgiya
  meteoroloq metod metodika metr metro metropol meyar meydan meydança meydançı meyil meyit meyvə məbəd məbləğ məcbur
  məcburi məcburiyyət məcəllə məclis məcmuə məddah mədə mədən mədəni mədəniyyət mədəniyyətsiz məfhum məğlub
  məğlubedilməz məğlubiyyət məğlubiyyətsiz məğrib məğrur məharət məharətli məhdud məhdudiyyət məhəbbət məhək məhəl
  məhəllə məhkəmə məhkum məhrəm məhrum məhsul məhsulat məhsuldar məhsuldarlıq məhv məhz məxfi məxluq məxsus məişət
  məkan məktəb məktəbli məktub məqalə məqsəd mələk məlum məlumat məlumatlı məmləkət məmnun məmnuniyyət məmulat məmur
  məna mənalı mənasız mənbə mənə mənəvi mənəviyyat mənfəət mənfi mənfur mənim mənsub mənşə məntəqə məntəqəli məntiq
  mənzərə mənzil mərasim mərc mərcan mərd mərhələ mərhəmət mərhum mərkəz mərmər mərmi mərtəbə mərtəbəli məruzə
  məruzəçi məsafə məsafəli məscid məsəl məsələ məsələn məskən məskun məsləhət məsləhətçi məsləkdaş məsrəf məsul
  məsuliyyət məsuliyyətli məsuliyyətsiz məsum məşəqqət məşəl məşğələ məşğul məşğuliyyət məşhur məşhurluq məşq məşqçi
  məşqçilik məşqçisiz mətanət mətbəə mətbəx mətbuat mətləb mətn məyus məzar məzarlıq məzə məzəmmət məzənnə məzhəb
  məzmun məzun məzuniyyət mıx mıxça mifologiya mikrob mikrofon miqdar miqrant miqyas mil milad milçək milis millət
  milli millilik millimetr milyard milyarder milyon milyonçu min mina minarə minatür mineral minimal minimum minlik
  minnət minnətdar minnətdarlıq minut minutluq miras mis misal mislisiz misra missiya mistika mişar mizan mizrab moda
  model modern moment monitor monitorinq monoloq monopoliya motiv motivasiya motor motosiklet möcüzə möcüzəvi möhkəm
  möhlət möhnət möhtac möhtəşəm möhtəşəmlik möhür mövcud mövhumat mövqe mövsüm mövsümi mövsümlük mövzu muğam mundial
  musiqi musiqiçi muzd muzey müalicə müalicəvi müasir müasirlik müavin müavinət mübadilə mübahisə mübahisəli mübaliğə
  mübarək mübarizə mücadilə mücahid mücərrəd müdafiə müdafiəçi müdaxilə müdaxiləsiz müddəa müddət müdhiş müdir
  müdiriyyət müdrik müəllif müəllim müəmma müəssisə müəyyən müfəssəl müflis müftə müğənni mühacir mühafizə mühafizəçi
  mühafizəkar mühakimə mühasib mühasir mühasirə mühazirə mühəndis mühərrik mühit mühüm müxalif müxalifət müxbir müxtar
  müxtəlif müxtəliflik müxtəsər mükafat mükafatçı mükafatlı mükalimə mükəmməl mükəmməllik müqabil müqavilə müqavimət
  müqayisə müqəddəs müqəssir müqtədir mülahizə mülayim mülk mülkiyyət mümkün münaqişə münasib münasibət münbit münsif
  müraciət mürəbbə mürəkkəb müsabiqə müsadirə müsahibə müsbət müsəlman müsibət müstəqil müstəqillik müstəqim müstəntiq
  müstəsna müşahidə müşahidəçi müşavir müşavirə müşayiət müşkül müştəri mütaliə mütəfəkkir mütəxəssis mütəmadi
  mütərəqqi mütəşəkkil mütəvazi mütləq müvafiq müvəffəq müvəffəqiyyət müvəqqəti müzakirə müzəffər nağd nağıl nahaq
  nahar naxış naib naqil naqis namaz naməlum namizəd namizədlik namus namuslu nar narahat narahatlıq narazı narazılıq
  nasos naz nazik nazir nazirlik necə neçə neft neftçi nerv nə nəbz nəcib nəfər nəfəs nəfis nəğmə nəhayət nəhəng nəql
  nəqliyyat nəm nəsə nəsihət nəsil nəsilli nəsr nəşr nəşriyyat nəticə nəticəli nəvaziş nəvə nəzakət nəzakətli nəzarət
  nəzarətçi nəzarətsiz nəzər nəzəriyyə nicat nifrət nigah nigaran nigaranlıq nihal nikah nikbin nikbinlik nimdaş
  nisbət nisbi nişan nişanlı niyə niyyət nizam nizamlı nizamnamə norma normal normativ nota notarius noyabr nöqsan
  nöqtə nömrə növ növbə növbədənkənar növbəli növbəti nur nüans nüfuz nüfuzlu nümayəndə nümayəndəlik nümayiş nümunə
  nümunəvi nüsxə nüvə oba obyekt obyektiv ocaq od oda odun ofis ofisiant ofsayd ofsayt oğlan oğru oğul ox oxşar
  oxşarlıq oxucu okean oktyabr olimpiada olimpiya olimpiyaçı omba on ona onda ondan onillik onlar onlayn onluq onu
  onun onuncu onurğa opera operativ operator opponent optimal optimist optimizm ora orden ordu orijinal orkestr orqan
  orqanizm orta ortaq ortalıq ot otağ otaq otel oturacaq otuz ov ovçu ovqat oynaq oyun oyuncaq oyunçu oyunsuz ozan öd
  ödəniş öhdəlik ölçü ölkə ölü ölüm ömür ön öncə öndər önəm önəmli öpüş ördək örnək örtü örtük öt ötəri ötkəm övlad
  övladlıq öyrənci öz özəl özəllik özgə özü özül özünəinam özünəməxsus özünümüdafiə paket paqon palata palıd paltar
  palto panel panorama papaq para parad paradoks paralel parça parıltı park parkinq parlaq parlament parol part parti
  partiya partlayış partnyor pas paslı pasport pasyor pauza pavilion pay payız paylı paytaxt peçə pedaqoji pedaqoq
  pedal penalti pensiya performans periferiya personaj personal perspektiv perspektivli peşə peşəkar peşəkarlıq peşman
  peşmançılıq peyğəmbər peyğəmbərlik peyk peyvənd pəhləvan pəltək pənah pəncərə pərakəndə pərçim pərdə pərəstiş
  pərəstişkar pəri pəzəvəng pfl pianino piano pianoçu piçıltı pilot pinqvin pis pişik piyada piyalə plan planşet
  plastik plastika platforma pley pleyoff plyaj plyus poçt poçtalyon poema poeziya polad polis polkovnik polo pomidor
  populyar populyarlıq portret post postament potensial povest praktik praktika predmet premyer premyera pressinq
  prezident prezidium prinsip prinsipial prioritet problem problemli prodüser professional professor profil
  profilaktika program prokuror prokurorluq proqnoz proqram proqramçı proqres prosedur proses prospekt protokol
  prototip provokasiya psixologiya psixoloji psixoloq pul pullu pulsuz punkt pusqu püşk püşkatma rabitə radio rahat
  rahatlıq raket rakurs ramka raport rast rauf raund ray rayon razı razılıq reabilitasiya reaksiya real reallıq
  redaksiya redaktor referendum referi reforma regbi region regional reglament rejim rejissor reklam rekord rekordçu
  rekordsmen rektor reqbi rels repertuar republik respublika respublikaçı restoran resurs reyd reyestr reys reytinq
  rəçəl rədd rəf rəftar rəğbət rəğm rəhbər rəhbərlik rəhm rəhmət rəis rəqabət rəqabətli rəqəm rəqəmsal rəqib rəqibsiz
  rəqs rəmz rənc rəng rəngarəng rəngli rəsm rəsmi rəssam rəssamlıq rəşadət rəvac rəvan rəy rəyasət rəzil risk riskli
  ritm ritual rival riyakar riyaziyyat rol romantik rota rotasiya rövşən ruh ruhani ruhi rus rüb rüsum rüsvay rüşvət
  rütbə rütubət saat saatlıq sabah sabiq sabit sabitlik sabun sac sacaq saç sadə sadəcə sadəlik sadəlövh sadiq
  sadiqlik saf sağ sağlam sağlamlıq sağol sahə sahəvi sahib sahibkar sahibkarlıq sahil sahman saxta saxtakar sakin
  sakit sakitlik saqqal salam salamat salat salon saman samit samovar san sanballı sancaq saniyə sanki sanksiya sap
  saray sarı sarımsaq sarsıntı satıcı satım satın satış savad savadlı savaş say sayğac sayğı sayıq saysız sayt saz
  sazaq saziş sazişçi seçici seçim seçki sehir sex sekretar seksən sektor sel selfi senaryo sensasiya sentyabr serial
  seriya sertifikat servis sessiya sevda sevgi sevgili sevimli sevinc sevincək sevincli seyf seyr seyrçi seyrək səadət
  səbəb səbəbkar səbət səbir səbirli səbirsiz səciyyə səda sədaqət sədaqətli sədd sədəqə sədr sədrlik səfa səfalət
  səfeh səfər səfərbər səfərbərlik səfil səfir səfirlik səhər səhifə səhih səhiyyə səhlənkar səhlənkarlıq səhm səhmdar
  səhnə səhra səhv səhvən səxavət səkkiz səkkizinci səlahiyyət səlahiyyətli səliqə səliqəli səltənət səma səmavi
  səmərə səmərəli səmimi səmimiyyət səmt sən sənaye sənayeçi sənə sənəd sənədli sənət sənətçi sənətkar səngər sənin
  səpgi sərbəst sərbəstlik sərdar sərəncam sərf sərfə sərfəli sərgərdan sərgi sərhəd sərhədçi sərin sərkərdə sərmayə
  sərmayəçi sərnişin sərraf sərrast sərsəm sərt sərtlik sərvət səs səsli səssiz səssizlik səth sətir səviyyə səviyyəli
  səy səyahət səyahətçi səyyah səyyar sxem sıfır sığorta sıx sıxıntı sıxlıq sınaq sınıq sıra sıravi sırf sicil siçan
  sifariş sifət sikkə siqaret siqnal silah silahlı silsilə sim sima simfonik simpatiya simvol simvolik sinə sinxron
  sinif sinir sirdaş siren sirk sirli sirr sistem sistemli sitat situasiya siyahı siyasət siyasətçi siyasi siz sizə
  sizin skamya skandal skaut skripka skuad slayd sol solçu solğun son sona sonluq sonra sonuncu sorğu sosial sovet soy
  soyad soyqırım soyuq söhbət söykənək söyüş söz sözçü sözlük spektakl spesifik spiker spirt sponsor sponsorluq spor
  sport sportçu stadion stajçı standart stansiya start statistik statistika status statut stend stəkan stimul stol
  stopper strategiya strateji stress striker struktur studiya stul su sual sultan suveren suverenlik sübh sübut süd
  südçü süfrə süjet sükan sükut sülalə sülh sümük süni sünnət sürək sürət sürətli sürpriz sürü sürücü süst sütun
  süzgəc şad şadlıq şagird şah şahid şahidlik şahmat şahmatçı şahzadə şaxə şaxta şair şalvar şam şan şanlı şans şanslı
  şanssız şapka şar şargüc şarj şayiə şedevr şef şeir şey şeyx şeytan şəbəkə şəcərə şəfa şəfəq şəffaf şəfqət
  şəhadətnamə şəhər şəhərcik şəhərətrafı şəhid şəhidlik şəhvət şəxs şəxsən şəxsiyyət şəkər şəkil şəkk şəksiz şəlalə
  şəmşir şən şənbə şənlik şərab şəraf şərait şərəf şərəfli şərh şərhçi şərik şərq şərt şərtsiz şikar şikayət şikayətçi
  şimal şimşək şir şirə şirin şirkət şiş şişkin şok şor şorba şou şöbə şöhrət şöhrətli şöhrətpərəst şölə ştab ştanqa
  ştat şum şumlu şura şurup şüa şüar şübhə şübhəli şübhəsiz şücaət şükür şüşə şüur şüurlu tab tabe tabeçilik tablet
  tablo tabu tac tacir taekvondo taxıl taxt taxta taksi taktik taktika tale taleyüklü talış talib taliq tam tamah
  tamam tamamilə tamaşa tamaşaçı tamhüquqlu tanış tanışlıq tank tanker tapança tapdaq tapıntı tapmaca tapşırıq tar
  taraz tarazlıq tarif tarix tarixçə tarixçi tas taş tay tayfa tayfun tayqa taym taymaut teatr texnik texnika
  texnologiya texnoloji telefilm telefon telekanal teleqraf teletamaşaçı televiziya televizor temp tennis tennisçi
  teorem termin terminal terror terrorçu ters test tez tezis tezlik təbəqə təbəssüm təbib təbiət təbii təbliğ təbliğat
  təbrik təbriknamə təcavüz təcavüzkar təchiz təchizat təchizatçı təcili təcrid təcrübə təcrübəli təcrübəsiz tədarük
  tədbir tədqiq tədqiqat tədqiqatçı tədric tədris təəccüb təəccüblü təəssüf təəssürat təfavüt təfəkkür təfərrüat
  təftiş təftişçi təhkim təhqiqat təhqir təhqiramiz təhlil təhlilçi təhlükə təhlükəli təhlükəsiz təhlükəsizlik təhrif
  təhsil təhsilli təhvil təxir təxirəsalınmaz təxliyə təxmin təxribat tək təkan təkbətək təkcə təkər təkhakimiyyət
  təkid təklif təkmil təkrar təkzib təqaüd təqaüdçü təqdim təqdimat təqdir təqdirəlayiq təqib təqlid təqsir təqsirkar
  təqvim təlaş təlatüm tələ tələb tələbat tələbə tələbəlik tələbkar tələf tələsik tələskən təlim təlimat təlimçi
  təlqin təltif təmas təmayül təmənna təmənnasız təmin təminat təmir təmirçi təmiz təmizlik təmkin təmkinli təmsil
  təmsilçi təmsilçilik təmtəraq tən tənbəl təndir tənəffüs tənəzzül tənha tənhalıq tənqid tənqidçi təntənə təntənəli
  təpə təpik təpikçi tər tərcümə tərcüməçi tərəf tərəfdar tərəfdaş tərəfdaşlıq tərəfsiz tərəqqi tərəvəz tərəzi tərif
  tərk tərkib tərs tərtib tərtibat təsadüf təsadüfi təsdiq təsəlli təsərrüfat təsəvvür təsir təsirli təskinlik təslim
  təsnifat təsvir təşəbbüs təşəbbüskar təşəxxüs təşəkkül təşəkkür təşkil təşkilat təşkilatçı təşnə təşrif təşviq
  təşviqat təşviş tətbiq tətik tətil təvazö təvazökar təvəllüd təyin təyinat təyyarə təyyarəçi təzad təzahür təzə
  təzminat təzyiq tibb ticarət ticarətçi tikan tikili tikinti tilsim tim tip tipik tiraj titul titullu toxum
  toxunulmaz ton top topçu toplam toplantı toplu topuq tor torba torpaq toy toyuq toz tozlu töhfə törədici törən tövbə
  tövsiyə traktor tramvay transfer tranzit trasa travma travmalı trend trener treninq tribuna trilyon triumf tumar
  tunc tunel tur turist turizm turnir turp tut tutqun tutum tüfəng tük türk türkcə tüstü tütək tütün uc uca ucbatından
  ucqar ucuz uçurum uçuş udlaq uduş uefa uğur uğurlu uğursuz uğursuzluq ulduz ulu umud un unikal universal universiada
  universitet uran us usta ustad ustalıq uşaq uşaqlıq uyğun uyğunluq uzaq uzaqlıq uzun uzunluq uzunmüddətli üç üçbucaq
  üçqat üçlük üçün üçüncü ülfət ülgüc ülvi ümid ümidli ümidsiz ümman ümum ümumdünya ümumi ümumiyyət ümumiyyətlə
  ünsiyyət ünsür ünvan ürək ürəkli üslub üst üstqol üstün üstünlük üsul üsyan üsyançı ütü üz üzərlik üzgüçü üzgüçülük
  üzlü üzr üzrə üzrlü üzük üzüm üzüntü üzv üzvlük vacib vacibat vadi vağzal vahid vahimə vaxt vaxtaşırı vakant vaksin
  vaqe vaqon valideyn valyuta var varis varlı varlıq vasitə vasitəçi vasitəçilik vaterpol velosiped velosipedçi vergi
  veriliş verim versiya veteran vəba vəbal vəd vəfa vəfalı vəfat vəhşət vəhşi vəhy vəkalət vəkil vəkillik vəli vəliəhd
  vərdiş vərəq vərəqə vərəsə vəsait vəsatət vəsiqə vəsilə vəsiyyət vəssalam vətən vətəndaş vətəndaşlıq vətənpərvər
  vəzifə vəzifəli vəzir vəziyyət vicdan vicdanlı vida video vilayət virus vitrin vitse viza voleybol voleybolçu vulkan
  vurğu vurğun vuruş vüqar vüqarlı vüsət yabanı yad yadigar yağ yağıntı yağış yağışlı yağlı yaxa yaxın yaxınlıq yaxşı
  yaxşılıq yaxud yalan yalançı yalqız yalnız yamac yaman yan yanacaq yanaşı yanğın yanğınsöndürən yanıq yanlış yanvar
  yar yara yaradıcı yaradıcılıq yaralı yararlı yarasa yardım yarı yarım yarımçıq yarımfinal yarımmüdafiə
  yarımmüdafiəçi yarış yarışçı yarpaq yas yasaq yastıq yaş yaşayış yaşıd yaşıl yaşlı yavaş yay yayım yayımçı yaylaq
  yaz yazı yazıçı yazıq yazılı yeddi yeddinci yeganə yekdil yekdilliklə yekə yekun yel yelkən yem yemək yeməkxana
  yemiş yenə yeni yenilik yer yeraltı yerli yersiz yetərli yetim yetkin yetmiş yetmişinci yeyəcək yəqin yəni yığcam
  yığım yığıncaq yığma yırtıcı yod yox yoxluq yoxsul yoxsulluq yol yolayrıcı yolçu yoldaş yoldaşlıq yorğun yorğunluq
  yosun yubiley yuxarı yuxu yumor yumru yumruq yumşaq yumurta yun yurd yuva yük yüksək yüksəklik yüksəliş yüngül yürüş
  yürüyüş yüz yüzillik yüzüncü zabit zahiri zaqon zal zalım zaman zamanət zamin zarafat zaval zavallı zavod zay zehin
  zədə zədəli zəfər zəhər zəhərli zəhmət zəhmətkeş zəif zəiflik zəka zəlil zəlzələ zəmanə zəmanət zəmin zəncir zəng
  zəngin zənginlik zənn zərb zərbə zərbəçi zərər zərərçəkən zərərli zərf zərgər zərgərlik zərif zərurət zəruri
  zəruriyyət zibil zidd ziddiyyət ziddiyyətli zidiyyət zikir zina zindan zinət zireh zirehli zirvə ziyafət ziyalı
  ziyan ziyarət ziyarətçi zolaq zolaqlı zona zor zorakı zorakılıq zövq zövqlü zülm zülmət zümrə zümrüd
`
  .trim()
  .split(/\s+/);

/** Nouns of the list that lose their last vowel before a suffix with a vowel: fikir, fikri. */
export const VOWEL_LOSING_NOUNS: ReadonlySet<string> = new Set(
  `
  ağıl ağız alın bağır beyin boyun böyür burun cisim çiyin eyib əqil ətir əyin fəsil fikir xeyir xətir isim izin könül
  qarın qəbir qəlib qisim meyil nəsil oğul ömür sehir səbir sətir sinif şəkil zehin zikir
  `
    .trim()
    .split(/\s+/),
);
