/**
 * Stems of verbs that are common in news, folded, without -maq. Regular derivations are not listed: those in -la, -lan and
 * -las, and those that a voice suffix makes of a listed verb (`yazil`, `bildir`).
 */
export const VERB_ROOTS: ReadonlySet<string> = new Set(
  `
  ac aci agla agri al aldat an anla apar ara art artir as asir at atla ax axtar ayil ayir ayril az azal azalt bacar
  bagir bagisla bagla bas basar basla bat batir bax becer beyen bezen bil bis bisir bit bitir bog bol bosal bosan boya
  boyu boz buk bur burax buyur cagir cal calis cap carp cat cek cekin cevir cirp cix cixar cok cos coz cur da dad dagil
  dagit dan danis dara dart dasi dayan dayandir de del den dene dey deyis dik dil dile din dinle diren dirmas dis dol
  dola dolan don dos dose doy doyus dur dus dusun dusur duy duz duzel duzelt ed ek ele em en er eri es esit et ez gec
  gecik gecir ged gel get getir gey geyin gez gir gizle gom gonder gor gorus goster gotur goz gozle gul gules guven
  hazirla ic icir ilis in inan inci incit is isin islat isle iste it itir iz izle kec kecir kes kirp koc kocur kopar kos
  kus min od ode ogurla ol olc oldur op or ort os ot otur otus oxsa oxu oy oyan oyna oyren oyret pis pisir poz qac qacir
  qal qaldir qalx qap qapa qar qara qaris qat qay qayit qayna qaytar qaz qazan qir qis qisal qisqan qiz qizar qon qop
  qopar qoru qorx qos qov qovus qoy qucaqla qur qurtar qurtul quru qus quy quz sac sagal sal san sap sar saral sarsi
  sarsil sat sax saxla say sec sev sevin sez sig sigin sil silk sin sina siril sirin sis six siz sok son sondur sor soru
  sov sovur sox soy soyle soyu sun sur surt surus sus susa suz tani tap tapsir tasi tep teren terpe terpen tik titre tok
  topla tora toxu toxun tur tut tutus uc ucur ud uduz ugra um unut us usan utan uy uyus uz uza uzan uzul var ver vur ya
  yad yag yan yapis yar yaran yarat yaris yas yasa yasat yat yatir yay yaz ye yedir yen yeri yerit yet yetir yetis yig
  yix yol yolla yon yonel yor yoxla yu yukle yuksel yukselt yum yuru yurut yut
  `
    .trim()
    .split(/\s+/),
);
