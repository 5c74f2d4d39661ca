/** Clubs of Europe, and a few of the rest of the world: how the site writes each name, then its other spellings and nicknames. */
export const europeanClubs = `
Arsenal: Kanonirlər, Gunners
Aston Villa: Aston Vila
Bornmut: Bournemouth, Bormut
Brayton: Brighton, Brighton Hove Albion
Börnli: Burnley
Çelsi: Chelsea, Aristokratlar
Fulhem: Fulham
İpsviç Taun: İpsviç, Ipswich Town
Kristal Pelas: Crystal Palace, Kristal Palas
Lester: Leicester, Leicester City, Lester Siti
Lids Yunayted: Lids, Leeds, Leeds United
Liverpul: Liverpool, LFC, Merseysaydlılar
Mançester Siti: Manchester City, Man City, Man Siti, MS, Siti, Şəhərlilər
Mançester Yunayted: Manchester United, Man United, Man Utd, Man Yunayted, MU, MY, Yunayted, Qırmızı şeytanlar, Qırmızı iblislər
Nottingem Forest: Nottingem, Nottingham, Nottingham Forest, Nottinqem, Nottinqem Forest
Nyukasl Yunayted: Nyukasl, Newcastle, Newcastle United, Saysağanlar
Sanderlend: Sunderland, Sanderland
Sauthempton: Southampton
Şeffild Yunayted: Sheffield, Sheffield United, Şeffild
Tottenhem: Tottenham, Tottenham Hotspur, Tottenhem Hotspur, Totenhem, Totenham, Spurs
Uotford: Watford
Vest Hem: West Ham, West Ham United, Vest Hem Yunayted, Vesthem, Çəkicçilər
Vulverhempton: Wolverhampton, Wolves, Volverhempton

Real Madrid: Real, RM, Kral klubu, Krallıq klubu, Madrid Realı, Qalaktikos, Blankos
Barselona: Barcelona, Barsa, Barça, Kataloniya klubu, Kataloniyalılar, Blauqrana, Blaugrana
Atletiko Madrid: Atletiko, Atletico, Atletico Madrid, Matrasçılar
Alaves: Deportivo Alaves
Almeriya: Almeria
Atletik Bilbao: Atletik, Athletic, Athletic Bilbao, Athletic Club, Bask klubu
Espanyol: Espaniol
Jirona: Girona
Kadis: Cadiz
Leqanes: Leganes
Mayorka: Mallorca, Real Mallorca, Malyorka
Qranada: Granada
Rayo Valyekano: Rayo, Rayo Vallecano
Real Betis: Betis
Real Ovyedo: Ovyedo, Oviedo, Real Oviedo
Real Sosyedad: Sosyedad, Sosiedad, Sociedad, Real Sosiedad, Real Sociedad
Real Valyadolid: Valyadolid, Valladolid, Real Valladolid
Selta: Celta, Celta Vigo, Selta Viqo
Sevilya: Sevilla
Valensiya: Valencia
Vilyarreal: Villarreal, Vilyareal, Sarı sualtı qayıq
Xetafe: Getafe, Hetafe

İnter: Internazionale, İnternasionale, İnter Milan, Neradzurri, Nerazzurri
Milan: AC Milan, AK Milan, Rossoneri
Yuventus: Juventus, Yuve, Juve, Qoca sinyora, Bianconeri
Atalanta: Atalanta Berqamo, Berqamo klubu
Bolonya: Bologna
Cenoa: Genoa
Fiorentina: Viola, Bənövşəyilər
Kalyari: Cagliari
Komo: Como
Latsio: Lazio, Lasio
Napoli: SSC Napoli, Neapol klubu
Roma: AS Roma, Rim klubu
Sampdoriya: Sampdoria
Udineze: Udinese
Venetsiya: Venezia
Verona: Hellas Verona, Ellas Verona

Bavariya: Bavaria, Bayern, Bayern Münhen, Bayern Münxen, Bayern München, Bayern Munich, Bavariya Münhen
Auqsburq: Augsburg
Ayntraxt Frankfurt: Ayntraxt, Eintracht, Eintracht Frankfurt
Bayer Leverkuzen: Bayer, Leverkuzen, Leverkusen, Bayer Leverkusen, Bayer 04
Borussiya Dortmund: Borussiya, Borussia, Borussia Dortmund, Dortmund, BVB
Borussiya Mönhenqladbax: Borussia Mönchengladbach, Mönchengladbach, Mönhenqladbax, Gladbach, Qladbax
Frayburq: Freiburg
Hamburq: Hamburg, HSV
Hoffenhaym: Hoffenheim, Xoffenhaym
Köln: Kyoln, Cologne
Leypsiq: RB Leypsiq, RB Leipzig, Leipzig, Leyptsiq, RB Leyptsiq
Mayns: Mainz, Mainz 05, Mayns 05
Şalke: Schalke, Schalke 04, Şalke 04
Ştutqart: Stuttgart, Ştuttqart
Verder: Werder Bremen
Volfsburq: Wolfsburg

PSJ: PSG, Paris Sen-Jermen, Pari Sen-Jermen, Sen-Jermen, Paris Saint-Germain, Paris SG
Lans: RC Lens
Lill: Lille, LOSC
Lion: Lyon, Olimpik Lion, Olympique Lyonnais, Olympique Lyon
Marsel: Marseille, Olimpik Marsel, Olympique Marseille, Olympique de Marseille
Monako: Monaco, AS Monaco
Nant: Nantes
Nitsa: OGC Nice, Nissa
Renn: Rennes
Strasburq: Strasbourg

Qalatasaray: Galatasaray, Cim Bom, Cimbom, GS
Fənərbaxça: Fenerbahçe, Fenerbağça, Fənər, Sarı kanaryalar
Beşiktaş: BJK, Qara qartallar
Trabzonspor: Trabzon
Başakşehir: Başakşəhər, İstanbul Başakşehir, Medipol Başakşehir
Qaziantep: Gaziantep
Kayserispor: Qayserispor

Ayaks: Ajax, Ayax
Feyenord: Feyenoord
PSV: PSV Eindhoven, PSV Eyndhoven
Benfika: Benfica, Benfika Lissabon
Braqa: Braga, Sporting Braga
Portu: Porto, FC Porto
Sportinq: Sporting, Sporting CP, Sporting Lisbon, Sportinq Lissabon
Anderlext: Anderlecht
Brügge: Bryugge, Bruges, Club Brugge, Klub Brügge
Seltik: Celtic, Seltik Qlazqo, Celtic Glasgow
Reyncers: Rangers, Qlazqo Reyncers, Glasgow Rangers
Bodo-Qlimt: Bodo Glimt, Budö-Qlimt, Budyo-Qlimt
Kopenhagen: Copenhagen, Kopenhaqen, København
Olimpiakos: Olympiacos, Olympiakos
Panatinaikos: Panathinaikos
Dinamo Zaqreb: Dinamo Zagreb
Srvena Zvezda: Crvena Zvezda, Red Star, Red Star Belgrade, Tsrvena Zvezda
Ferentsvaroş: Ferencváros, Ferensvaroş, Ferentsvaroşi
Lüdoqorets: Ludogorets
Slaviya Praqa: Slaviya, Slavia, Slavia Prague, Slavia Praha
Sparta Praqa: Sparta Prague, Sparta Praha
Zalsburq: Salzburg, Red Bull Salzburg, Zaltsburq
Ştorm: Sturm, Sturm Graz, Şturm Qrats
Dinamo Kiyev: Dynamo Kyiv, Dinamo Kiev, Dynamo Kiev
Şaxtyor: Shakhtar, Shakhtar Donetsk, Şaxtyor Donetsk
Zenit: Zenit Sankt-Peterburq, Zenit Saint Petersburg
Spartak Moskva: Spartak Moscow
TSSKA Moskva: TSSKA, CSKA, CSKA Moscow, CSKA Moskva
Lokomotiv Moskva: Lokomotiv Moscow
Kayrat: Kairat
Şerif: Sheriff
Makkabi Tel-Əviv: Maccabi Tel Aviv, Makkabi

İnter Mayami: Inter Miami
Əl-Nəsr: Al Nassr, Al Nasr, Ən-Nəsr
Əl-Hilal: Al Hilal
Əl-İttihad: Al Ittihad
Əl-Əhli: Al Ahli
Boka Xuniors: Boca Juniors
River Pleyt: River Plate
Flamenqo: Flamengo
`;
