/**
 * Stems of verbs that are common in news, folded, without -maq. Regular derivations are not listed: those in -la, -lan and
 * -las, and those that a voice suffix makes of a listed verb (`yazil`, `bildir`).
 */
export const VERB_ROOTS: ReadonlySet<string> = new Set(
  `
  ac aci acix agar agla agri al alcal aldat an anla apar ara art artir as asir at atla ax axtar ayil ayir ayril az azal
  azalt bacar bagir bagisla bagla bas basar basla bat batir bax becer beyen beze bezen bil birik bis bisir bit bitir bog
  bol bosal bosan boya boyu boz bozar buk bulan bur burax buru buyur cagir cal calis cap carp cat cek cekin cevir cim
  ciril cirp cix cixar cok cos cosdur coxal coz curu dad dagil dagit dan danis dara darix dart dasi davran dayan
  dayandir de del den dene des dey deyis dik dikel dil dile dilen din dincel dinle dircel diren dirmas dis dog dogra dol
  dola dolan dolas don dose doy dur dus dusun dusur duy duz duzel duzelt ed ek eksil ele em en er eri es esirge esit
  eskil et eyle eylen eyles ez gec gecik gecir ged gel genel get getir gey geyin gez gir gizle gizlen gom gonder gor
  gorus goster gotur goyer goz gozle gud gul gules gulumse guven hayqir hazirla hop hor hurk ic icir ilis in inan inci
  incit isin islat isle islet iste it itir iz izle kec kecir kes kicil kirp kisil koc kocur kokel kopar kos kus lengi
  min od ode ogurla ol olc oldur op ort oskur ot otur otus oxsa oxu oy oyan oyna oyren oyret parilda picilda pisir poz
  qac qacir qal qaldir qalx qap qapa qar qara qaris qat qavra qay qayit qayna qaytar qaz qazan qina qir qis qisal qisqan
  qiz qizar qocal qon qop qopar qoru qorx qos qov qovus qoy qucaqla qur qurtar qurtul quru qus quy quz sac sagal sal
  salla san sanc sap sar saral saril sarsi sarsil sat sax saxla say sec sep ser sev sevin seyrel sez sicra sig sigin sil
  silk sin sina siril sirin sis six siyir siz sok son sondur sor sovur sovus sox soy soyle soyu sun supur sur surt surus
  sus susa suvar suz tani tanis tap tapsir tara tasi teles tep tepin terle terpe terpen terpet tik titre tixan tok topla
  toqqus toxta toxu toxun tuken tulla tut tutus uc ucal ucur ud udquz uduz ufur ugra ulas um unut urk us usan usu utan
  uy uz uza uzan uzul var ver vur yag yalvar yan yapis yar yaran yarat yaris yas yasa yasat yat yatir yay yayil yaz ye
  yedir yen yeri yerit yet yetir yetis yig yix yol yolla yon yonel yor yoxla yu yuban yubat yukle yuksel yukselt yum
  yuru yurut yut yuyur
  `
    .trim()
    .split(/\s+/),
);
