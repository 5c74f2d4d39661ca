/**
 * Nouns and adjectives of news and football that are short or end like an inflected word (`oyun`, `hakim`, `medal`). Folded.
 */
export const NOUN_ROOTS: ReadonlySet<string> = new Set(
  `
  abide acar ad ada adam addim adet afisa agac agiz agri akademiya akt albom alem alim alin alman almaz alov altmis ana
  anbar aprel ara arena artim arxa arxiv arzu asayis at ata ates atletika av avto ay ayaq azad azadliq azarkes baci bag
  bahar bal bala ban baqaj bar baris barmaq bas basketbol baxim bayram bayraq bayraqdar bazar beden bel bele benzin
  berpa beyin bicim bilet bina bir birinci boks bolum bomba borc bos bosluq boy boyun bu bucaq bugun bulaq bulud burun
  butun cadir can cavab cay cedvel cem cemiyyet cempion cempionat cerime cetin ceza cib cicek cins cixis coban col corab
  corek cudo cume cumle cut cuxur dag daire dam das davam daxil dayanacaq dayaq defe demir deniz deqiqe derbi derd dere
  deri ders deste destek deyer deyim dil din diplom diqqet direk dirnaq dis diyar dogum dollar don doqquz dord dost
  dovlet dovr dovran doyum doyus dozum duman dunen dunya durum duz duzum edalet eded efir ehali ehtimal ekin ekran el
  elan elaqe eli elli elm emek emekdas emeliyyat emir emlak en enis eqil er era erazi erik es eser esger esir esya et
  etap etir etraf ev evez faiz fakt fan fayda federasiya felaket ferd ferman fikir fil film final finalci finis firma
  fond forma forum foto fut futbol futbolcu gece gedis gelecek gelin gelis gemi genc gerb geyim giris girov gol gore
  gorus goy goz gozel guc gul gules gulus gumus gun gunorta hadise hakim hal hamam haq hava hazir hefte hekim hem hemle
  hesab heves heyat heyet hind his hisse hokkey hovuz huceyre hucum hudud huquq icecek icim iclas icra idare idman ifade
  iki ikinci il ilk imkan imza inam indi inkisaf insaf insan ip iqlim irad irade iran irq is isim isiq istek isti
  istifade it itki itkin ixtisas iz izdiham izin jest jurnal kadr kafe kamera kanada kanal kapitan karantin karate kart
  kasa katib keci kecim kecmis kend kent kesim kibrit kim kimi kino kisi kitab klub koc kod kok kol kolge komanda komek
  komite komur konfrans konsert kopuk korner korpu kostyum koz kral kran kredit kubok kuce kulek kurs lale latin layihe
  lazim leg legion lider lift lig liman limit liqa lisenziya livan lobbi loji maas madde maksimum mal maraq mart masa
  masin matc mavi may mayor meclis medal meden medeni medeniyyet mehelle mehsul mektub melek memar menzil meqale meqsed
  merhele merkez mesaj mese mesele meslekdas mesq mesqci metal metbuat meter metro meydan mezar mezmun milad milyard
  milyon min mina minimum minut mis model mohtac movcud movqe movsum mubarize mudafie muddet mudir muellim muhasire
  mukafat mumkun muqavile musabiqe musiqi muzakire naib namaz nar nazir nece nefer neft nesil nisan niyyet noqte norma
  nov noyabr numune nur ocaq od oda odenis odun ofis ofsayd oglan ogru ogul okean oktyabr olcu olimpiada olke olum omur
  on onlayn ora ordu orqan orta ortaq ot otaq oturacaq ox oyun oyuncu oz palto park parti partiya pasport pay penalti
  peyk peyvend piyada plan platforma polad polis post prezident problem program proqnoz proqram proses pul punkt qab qac
  qadin qala qalib qalin qan qanad qanun qapi qapici qar qara qardas qarin qarisiq qarsi qas qat qatar qayda qayin
  qaymaq qaz qaza qedim qefes qefil qehreman qelebe qelem qem qerar qerib qeti qida qirmizi qis qisa qisim qiymet qiz
  qohum qol qolcu qonaq qonsu qorxu qosma qosun qrafik qram qrup qul qulaq qum qurban qurd qurum qus qutu quyruq quyu
  quzu raket ray rayon real redd reforma reis rejim reklam rekord rels reng reqbi reqem reqib resmi ressam rey reyestr
  rol rota ruh rus saat sabah sabun sac sade saf sag sah sahe sahib sahil sahmat salam salon saniye sans sari satim
  satis say sayt sebeb sebeke sebet secim sef seher sehid sehife sehm sehv sekil sekkiz sel selahiyyet sema semt sen
  senaye sened sentyabr ser serbest serhed seriya sermaye serq ses setir sevgi sevinc sex sexs sey seyf sezon silsile
  simal sinif siqnal sir sira sirdas sirk siyahi siyasi sol son sona sorgu soz spirt sport stadion stul su sual suret
  surucu tac tacir taksi tale tam tank tapsiriq tar tarif tarix tas taxta tay tebii tebrik tecrube tedbir tehsil tek
  teklif telefon telim temin temir tennis tenqid teqdim teqvim teref termin ters tesir test tim top topcu toplu torpaq
  toy transfer tur turan turist turk turnir tut uc ucun ucus udus ulduz umid un urek us usaq usta uygun uz uzguculuk
  uzum uzv vaksin var vaxt vekil veli vergi verilis verim vesile veten vetendas vezife vicdan vilayet virus viza
  voleybol vurus xal xala xalq xan xana xarici xeber xerite xeste xet xett xidmet xususi yad yag yagis yan yanacaq
  yanvar yara yardim yarim yaris yas yay yayim yaz yazi yazici yeddi yel yemek yemis yeni yer yetmis yeyecek yigim yigma
  yol yolcu yoldas yorgun yubiley yuk yun yurus yuva yuz zal zaman zavod zefer zeng zerbe zibil zindan zirve zolaq zona
  zor
  `
    .trim()
    .split(/\s+/),
);
