/**
 * Stems of verbs that are common in news, as they are written without -maq, in the order of the alphabet. The stemmer finds most
 * regular derivations (`yazıl`, `bildir`) without them.
 */
export const VERB_ROOTS: readonly string[] = `
  acı aç açıqla açıqlan adlan adlandır ağar ağırlaş ağırlaşdır ağla ağrı ax axıt axtar aktivləş al alçal alda aldat
  alqışla alovlan an anla anlaş anlaşıl anlat apar ara aralan araşdır ardıcıllaş arxalan arın art artır arzula as
  asanlaş asanlaşdır asfaltla asılan aş aşıla aşkarla at atıl atla avtomatlaş ayaqla ayaqlan aydınlaş aydınlaşdır ayıl
  ayır ayrıl az azal azalt bacar bağır bağışla bağla bağlan bax barış barışdır bas basdır basqıla başa başla başlan
  başlat bat batır bayraqlan becər bəhrələn bərabərləş bərabərləşdir bərkit bəslə bəyən bəzə bəzən bil bildir bildiril
  bilgilən bilin birik birləş birləşdir bişər bişir bit bitər bitir boğ boşal boşaldıl boşan boya bozar böl bölüş böyü
  böyüt bulan bur burax buyur bük bürü büz büzüş canlan canlandır cavabla cavablandır cavanlaş cəmlə cəmləş
  cəzalandır cır cırıl cilala coş coşdur cücər cütləş çağır çal çalxala çalış çap çarp çarpış çaş çaşdır çat çatdır
  çatış çeşidlə çevir çevril çək çəkil çəkin çəpərlə çərçivələ çətinləş çətinləşdir çıx çıxar çıxarıl çıxart çıxış
  çırp çim çoxal çoxalt çök çürü dad dağıdıl dağıl dağıt dalğalan dan danış dara daral daralt darıx dart daşı daşın
  davran daya dayaqla dayan dayandır de dəftərlə dəqiqləş dəqiqləşdir dəl dən dənə dərinləş dəstəklə dəstəklən dəy
  dəyərləndir dəyiş dəyişdir dırmaş didərgin dik dikəl dilə dilən din dincəl dinlə dirçəl dirən dişlə doğ doğra
  doğrula doğrult dol dola dolan dolaş doldur don donat doy dön döndər döşə döy döyəclə döyüş döz dözül dözümlə dur
  duy düş düşün düşür düyünlə düz düzəl düzəldil düzəlt düzənlə ehtiyatlan eksil elanla elə en ertələ eşit et
  etibarla eylə əhatələ ək əlaqələndir ələ əm ən əngəllə əri ərklə əs əsaslan əsaslandır əsəbiləş əsirgə əskil
  əvəzlə əvəzlən əy əyərlə əyil əylən əylənd əz əzbərlə fəallaş fərqlən fərqləndir fırlan fırlat fikirləş formalaş
  formalaşdır gecələ gecik gecikdir genişlən genişləndir gerilə get gey geyin geyindir gəl gərəkləş gərginləş gətir
  gəz gəzin gir gizlə gizlən göm göndər gör görün görüş göstər götür göyər gözlə gözlən gurla güclən gücləndir güd gül
  gülləl güllələ gülümsə gülüş gündəmlə güvən haqla hamarla hayqır hazırla hazırlaş hesabla həblə hədələ hərəkətlən
  hərlən həvəslən həvəsləndir həyəcanlan hıçqır hop hör hücumla hür hürk iç içir iddialaş ixtisaslaş ilərlə iləş
  ilhamlan ilhamlandır iliş ilişdir imzala in inan inandır inci incit inlə irəlilə isidil isin isindir isit istə
  istiqamətləndir işıqlan işıqlandır işlə işlət it itələ itir izahla izlə keç keçin keçir keçiril kəs kəsdir kəsil
  kəsiş kəskinləş kiçil kilidlə kirp kişil kobudlaş kompleksləş köç köçür köhnəl kökəl köklə köməkləş kükrə küs küsdür
  kütləviləş qabar qabart qaç qaçır qal qaldır qalx qamarla qap qapa qapan qaral qaralan qarış qarışdır qarışıqlaş
  qarşıla qarşılaş qat qatıl qatla qavra qayıt qayna qaynaqlan qaynat qaytar qaz qazan qazandır qazıl qeydə
  qəhrəmanlaş qəzəblən qıcıqlan qına qır qırıl qıs qısal qısalt qısıl qısqan qıvrıl qıy qız qızar qızdır qızış qidala
  qidalan qiymətlən qiymətləndir qocal qon qop qopar qorx qorxut qorxuz qoru qorun qoş qoşul qov qovuş qoy qucaqla qur
  quraşdır quraşdırıl qurtar qurtarıl qurtul quru qurul qus quy qüvvətlən ləkələ ləngi ləngit ləzzət liderlə maraqlan
  maraqlandır mədəniləş məhdudlaş məhdudlaşdır məlumatlandır mənalandır mənimsə məsləhətləş məşğullaş məşqləş milliləş
  min möhkəmlən möhkəmləndir müddətlə müəyyənləş müəyyənləşdir mükafatlandır mükəmməlləş müqayisələndir mürəkkəbləş
  müstəqilləş narahatlan nəticələn nəticələndir nizamla nizamlan normallaş nömrələ oğurla oğurlan oxlan oxşa oxu oxut
  ol ortala otur oturt ovla oy oyan oyat oyna oynat ödə öhdələn öl ölç öldür öndə önəmlə öp ört öskür öt ötür
  ötürül ötüş öyrədil öyrən öyrəş öyrət öyün özəlləş özəlləşdir özləş pardaqla parılda parla partla partlat payla
  paylaş peyvəndlə pərçimlə pıçılda pıçıldaş pislə pisləş pisləşdir planlaşdır poz pozul puçur pulla rahatla rahatlan
  rahatlaş razılaş razılaşdır rəqəmləş rəqsə rənglə rəsmiləş rəsmiləşdir ruhlan ruhlandır sabitləş saç sadala sadələş
  sadələşdir sağ sağal sağalt sağlamlaş sax saxla saxlan sakitləş sakitləşdir sal salamla salla san sanc sap sar sara
  saral sarıl sarıt sars sarsı sarsıl sarsıt sat sataş satıl say sayıl seç seçdir seçil seçin sev sevin sevindir
  seyrəl sez səhvlə sənədləş səp sər sərbəstləş sərtləş sərtləşdir səslən səsləndir sıçra sığ sığalla sığallla sığın
  sıx sıxıl sıxlaş sın sına sındır sıra sırala sıralan sırıl sız sızla sifarişlə sil silahlan sinifləndir sinir
  siyir siz sox soxul sor sov sovxala sovur sovuş soy soyu soyut söhbətləş sök sön söndür söy söylə söyləş söyün
  sözləş stabilləş sun sus susa suvar suvarıl süpür sür sürətlən sürətləndir sürt sürün sürüş süz şaxələn şəxsiləş
  şərəflən şərtlən şərtləndir şikayətlən şiş şişirt şübhələn tala tamamla tamamlan tanı tanıdıl tanın tanış tanıt
  tanıtdır tap tapıl tapşır tara tart tezləş təbriklə təcrübələn təəccüblən təəccübləndir təklə təkmilləş
  təkmilləşdir təkrarla tələs tələsdir təmirlə təmizlə tənzimlə təp təravətlən tərlə tərpə tərpən tərpət təsdiqlə
  təsirlən təsirləndir təşkilatlan təzələ təzələn tıx tıxa tıxan tik tikil titrə toxta toxtat toxu toxun toxundur
  toqquş toparla topla toplan toplaş toplaşdır tök tökül tulla tullan tut tutul tutuş tutuşdur tükən tükət tüpür ucal
  ucalt uç uçul uçur ud udquz ududqur uduz uğra uğurla ula ulaş um unudul unut usan ut utan uy uyğunlaş
  uyğunlaşdır uyuş uza uzadıl uzaqlaş uzan uzat uzlaş üfür ümidlən ümumiləş ümumiləşdir ünvanla ürk üstələ üşü üyüt üz
  üzləş üzləşdir üzül vacibləş var ver verdir vidalaş vur vurğula vurnux vurul vuruş yadlaş yağ yağdır yaxala yaxalan
  yaxınlaş yaxşılaş yaxşılaşdır yalvar yan yanaş yandır yanıl yap yapış yar yara yaralan yaran yarat yarış yaşa yaşat
  yaşlan yat yatır yavaşla yay yayıl yayımla yayımlan yayınla yaylan yaz yazıl ye yedir yekunlaş yekunlaşdır yen yenil
  yenilə yeniləş yeri yerit yerləş yerləşdir yet yetir yetiş yetişdir yeyil yığ yığıl yığış yıx yıxıl yoxla yoxlan yol
  yola yolla yollan yolux yon yor yorul yönəl yönəldir yönəlt yönləndir yu yuban yubandır yubat yum yumşal yut
  yuvarlan yuyun yuyur yüklə yüklən yüksəl yüksəlt yüngülləş yüngülləşdir yürü yürüt zədələ zədələn zəhərlə zəiflə
  zəifləş zəiflət zənginləş zənginləşdir zərərsizləşdir ziddiyyətləş ziyalandır
`
  .trim()
  .split(/\s+/);
