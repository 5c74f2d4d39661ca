/**
 * Nouns and adjectives of news and football that are short or end like an inflected word (`oyun`, `hakim`, `medal`). Folded.
 */
export const NOUN_ROOTS: ReadonlySet<string> = new Set(
  `
  abide ad ada adam adet afisa agac agiz agri akademiya akt albom alem alim alin alov ana anbar aprel ara arena arxa
  arxiv arzu asayis at ata ates atletika av avto ay ayaq azad azadliq azarkes baci bag bahar bal bala ban baqaj bar
  baris bas basketbol bayram bayraq bazar beden bel berpa beyin bilet bina bir birinci boks bomba borc bos bosluq boy
  boyun bu bucaq bugun bulaq bulud burun can cavab cay cedvel cem cempion cempionat cerime cetin ceza cicek cins cixis
  coban col corab corek cudo cume cut cuxur dag dam das daxil dayaq defe deniz derbi derd dere deri ders deste destek
  deyer dil din diqqet direk dirnaq dis diyar dollar don doqquz dord dost dovlet dovr dovran doyus duman dunen dunya duz
  edalet eded efir ehali ekin ekran el elan elaqe eli elli elm emek emekdas emeliyyat emir emlak en enis eqil er era
  erazi erik es eser esger esya et etap etraf ev evez faiz fakt fan federasiya felaket ferd ferman fikir fil film final
  finalci finis firma fond forma forum foto fut futbol futbolcu gece gedis gelecek gelin gelis gemi genc gerb giris
  girov gol gorus goy goz gozel guc gul gules gulus gumus gun gunorta hadise hakim hal hamam haq hava hefte hekim hem
  hesab heves heyat heyet hind his hisse hokkey hovuz huceyre hucum hudud huquq iclas icra idare idman iki ikinci il ilk
  imkan imza inam indi inkisaf insaf insan ip iqlim irad iran irq is isim isiq istek isti it itki ixtisas iz izdiham
  izin jest jurnal kadr kafe kamera kanal kapitan karate kart kasa keci kend kent kibrit kim kino kisi kitab klub koc
  kod kok kol kolge komanda komek komite konfrans konsert kopuk korner korpu koz kral kran kredit kubok kuce kulek kurs
  lale layihe leg legion lider lift lig liman limit liqa lisenziya livan lobbi loji maas madde mal maraq mart masa masin
  matc mavi may mayor meclis medal medeni mehsul melek memar menzil meqale meqsed merkez mesaj mese mesele meslekdas
  mesq mesqci metal metbuat meter metro meydan mezar milad milyard milyon min mina minut mis model mohtac movqe mubarize
  mudafie muddet mudir muhasire mukafat muqavile musabiqe musiqi muzakire nar nazir nece nefer neft nesil nisan niyyet
  noqte nov noyabr nur ocaq od oda odenis ofis ofsayd oglan ogru ogul okean oktyabr olimpiada olke olum on onlayn ordu
  orqan orta ortaq ot otaq oturacaq ox oyun oyuncu oz palto park parti partiya pasport pay penalti peyk peyvend piyada
  plan polad polis post prezident problem program proqnoz proqram proses pul punkt qab qac qadin qala qalib qalin qan
  qanad qanun qapi qapici qar qara qardas qarin qarisiq qarsi qas qat qatar qayda qayin qaz qaza qefes qefil qelebe
  qelem qem qerar qerib qeti qida qirmizi qis qisa qisim qiymet qiz qohum qol qolcu qonaq qonsu qorxu qosma qosun qrafik
  qram qrup qul qulaq qum qurban qurd qurum qus qutu quyruq quyu quzu raket ray rayon real redd reis rejim reklam rekord
  rels reng reqbi reqem reqib resmi ressam rey reyestr rol rota ruh rus saat sabah sac sade saf sag sah sahe sahil
  sahmat salam salon sans sari satis say sayt sebeb sebet sef seher sehid sehife sehm sehv sekil sekkiz sel selahiyyet
  sema semt sen senaye sened sentyabr ser serbest serhed seri sermaye serq ses setir sevgi sevinc sex sexs sey seyf
  simal sinif siqnal sir sira sirdas sirk siyahi siyasi sol son sona sorgu soz spirt sport stadion stul su sual suret
  surucu tac tacir tale tam tank tapsiriq tar tarif tarix tas taxta tay tebrik tecrube tedbir tehsil tek telim temin
  temir tennis tenqid teref termin ters tesir test tim top topcu toplu torpaq toy transfer tur turan turist turk turnir
  tut uc ucus udus ulduz umid un urek us usaq usta uz uzguculuk uzum uzv var vaxt vekil veli vergi verilis veten
  vetendas vezife virus viza voleybol vurus xal xala xalq xan xana xarici xeber xerite xeste xet xett xidmet xususi yad
  yag yagis yan yanvar yara yardim yarim yaris yas yay yaz yazi yazici yeddi yel yeni yer yol yolcu yoldas yubiley yuk
  yun yurus yuva yuz zal zaman zavod zefer zeng zerbe zibil zirve zolaq zona zor
  `
    .trim()
    .split(/\s+/),
);
