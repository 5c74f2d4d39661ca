/** Names of football and of the news that end like an inflected word. Folded. */
export const NAME_ROOTS: ReadonlySet<string> = new Set(
  `
  adrian agdam alber almaniya anar araz argentina arsenal asim aslan aydin aynur azerbaycan baki barselona basel bayern
  benfika berlin besiktas betis borussiya bremen cavid celsi cenub ceyhun daniel dinamo dortmund dublin ehmed elcin
  eldar elnur elsad elvin elxan emil emin emreli everton fenerbaxce ferid fuad gence goycay goygol gurcustan hakim hemid
  hollandiya ibrahim ilqar imisli inter iran iraq island ispaniya isvecre italiya kamal kamil kamran karvan kelbecer
  kenan kepez kerim koln konya lacin lazio leganes leyptsiq lids lion lissabon liverpul london lukaku macaristan madrid
  mahir mahmud maksim malaqa mali malta manat mancester marsel mehemmed memmed messi milan mingecevir monako monza murad
  namiq napoli naxcivan nazim neftci neymar nicat niderland nigar norvec oksford orxan osasuna oslo palermo paris parma
  perez perviz porto praqa qalatasaray qarabag qasim qazax qazaxistan qebele qranada qurban qusar rafiq ramil ramin
  rasim rauf real rehim resad rim roma ronaldo rosiya rusiya ruslan rustem sabah sabirabad sadiq sahin said salyan
  samaxi samir sampdoriya santos selim serbiya sevilya seyid sirvan skopye spartak stambul sumqayit susa tahir tbilisi
  terter tofiq toral torino tottenhem tovuz tural turan turqut uels ufa ukrayna vahid vasif veles verona vilyarreal
  vuqar xalid xankendi xezer yunayted yuventus zahir zaqatala zenit zidan zire zurix
  `
    .trim()
    .split(/\s+/),
);
