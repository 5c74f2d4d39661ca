/** Names of football and of the news that end like an inflected word. Folded. */
export const NAME_ROOTS: ReadonlySet<string> = new Set(
  `
  adrian agdam alber almaniya alvares anar araz argentina arsenal asim aslan avstriya aydin aynur azerbaycan baki
  balaken barselona basel bayern belarus belcika benfika berlin besiktas betis borussiya bremen cavid celilabad celsi
  cenub ceyhun cili daniel daskend dinamo dortmund dublin ehmed elcin eldar elnur elsad elvin elxan emil emin empoli
  emreli everton fenerbaxce ferid feyenoord finland fuad fuzuli gence goycay goygol gurcustan haaland hakim hemid
  hollandiya huseyn ibrahim icardi ikardi ilqar imisli inter iran iraq irland islamabad island ispaniya isvecre italiya
  kamal kamil kamran kanada karvan kelbecer kenan kepez kerim kesle koln konya korkmaz lacin lazio leganes leyptsiq lids
  lill lion lissabon liverpul london lukaku macaristan madrid mahir mahmud maksim malaqa mali malta manat mancester
  mancini marsel martines masalli matias mehemmed memmed messi milan mingecevir monako monza murad nadir namiq napoli
  naxcivan nazim neftci neymar nicat niderland nigar norvec okeaniya oksford orxan osasuna oslo palermo palmas paraqvay paris
  parma perez perviz porto praqa qadir qalatasaray qana qarabag qasim qatar qazax qazaxistan qebele qranada qurban qusar
  rafiq ramil ramin rapid rasim rauf real rehim resad resford rim roma ronaldo rosiya rusiya ruslan rustem sabah
  sabirabad sadiq safa sahin said salyan samaxi samir sampdoriya sanderlend santos saysagan selim serbiya sevilya seyid
  sirvan skopye solmaz sonmez sosyedad sotland spartak stambul sumqayit susa tahir tbilisi terter tofiq toral torino
  tottenhem tovuz tunis tural turan turqut uels ufa ukrayna uruqvay vahid valyadolid vasif veles verona vilyarreal
  vinisius vladimir vuqar xalid xankendi xezer yasin yilmaz yunayted yuventus zahir zaqatala zengilan zenit zidan zire
  zurix
  `
    .trim()
    .split(/\s+/),
);
