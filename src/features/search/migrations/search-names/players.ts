/**
 * Players and coaches: how the site writes each name, then its other spellings. A surname that is also an Azerbaijani
 * word does not stand alone: `hakimi` is a form of `hakim`.
 */
export const players = `
Qurban Qurbanov: Gurban Gurbanov, Kurban Kurbanov
Rəşad Sadıqov: Rashad Sadygov, Rashad Sadigov
Mahir Emreli: Emreli, Mahir Mədətov, Mahir Madatov
Ramil Şeydayev: Şeydayev, Ramil Sheydaev
Qara Qarayev: Gara Garayev, Kara Karaev
Elvin Cəfərquliyev: Cəfərquliyev, Elvin Jafarguliyev, Elvin Cafarguliyev
Bəhlul Mustafazadə: Mustafazadə, Bahlul Mustafazada
Emin Mahmudov: Emin Makhmudov
Şahrudin Məhəmmədəliyev: Məhəmmədəliyev, Shakhrudin Magomedaliyev, Shahrudin Mahammadaliyev
Nəriman Axundzadə: Axundzadə, Nariman Akhundzada
Musa Qurbanlı: Musa Gurbanli
Renat Dadaşov: Dadaşov
Abdulla Zubir: Zubir, Zoubir, Abdellah Zoubir, Abdullah Zoubir
Kamilo Duran: Camilo Duran
Anatoli Banişevski: Banişevski, Anatoly Banishevsky
Tofiq Bəhramov: Tofik Bakhramov, Tofiq Bahramov

Kriştianu Ronaldu: Ronaldu, Ronaldo, Cristiano Ronaldo, Kriştiano Ronaldo, Kriştiano Ronaldu, CR7
Lionel Messi: Messi, Mesi, Leo Messi
Kilian Mbappe: Mbappe, Mbape, Embappe, Embape, Kylian Mbappe
Erlinq Holand: Holand, Haaland, Haland, Erling Haaland, Erlinq Haaland
Neymar: Neymar Junior, Neymar Jr
Vinisius Junior: Vinisius, Vinicius, Vinicius Junior, Vinicius Jr, Vini
Cud Bellinqem: Bellinqem, Bellingem, Bellingham, Jude Bellingham
Məhəmməd Salah: Salah, Salax, Mohamed Salah, Mohammed Salah, Mo Salah
Robert Levandovski: Levandovski
Harri Keyn: Hari Keyn, Keyn, Kane, Harry Kane
Kevin de Brüyne: De Brüyne, De Bröyne, Kevin De Bröyne
Luka Modriç: Modriç
Karim Benzema: Benzema, Kərim Benzema
Lamin Yamal: Yamal, Lamine Yamal
Qavi: Gavi
Rafinya: Raphinha, Rafinha
Frenki de Yonq: De Yonq, De Jong, Frenkie de Jong
Serxio Ramos: Sergio Ramos
Toni Kroos: Kroos, Toni Kros
Tibo Kurtua: Kurtua, Courtois, Thibaut Courtois
Federiko Valverde: Valverde, Federico Valverde, Fede Valverde
Rodriqo: Rodrygo
Antuan Qrizmann: Qrizmann, Qrizman, Griezmann, Antoine Griezmann
Xulian Alvares: Julian Alvarez, Xulian Alvarez
Bukayo Saka: Saka
Martin Edeqor: Edeqor, Ødegaard, Martin Ødegaard, Ödeqor
Kol Palmer: Palmer, Cole Palmer
Fil Foden: Foden, Phil Foden
Markus Reşford: Reşford, Rashford, Marcus Rashford
Cek Qriliş: Qriliş, Grealish, Jack Grealish
Virgil van Deyk: Van Deyk, Van Dijk, Virgil van Dijk, Virqil van Deyk
Florian Virts: Virts, Wirtz, Florian Wirtz
Camal Musiala: Musiala, Jamal Musiala
Lerua Sane: Leroy Sane
Manuel Noyer: Noyer, Neuer, Manuel Neuer
Tomas Müller: Müller, Thomas Müller
Aleksandr İsak: Aleksander İsak, Alexander Isak
Viktor Dyökereş: Dyökereş, Gyökeres, Viktor Gyökeres
Viktor Osimhen: Osimhen, Osimen, Victor Osimhen
Mauro İkardi: İkardi, İcardi, Mauro Icardi
Hakan Çalhanoğlu: Çalhanoğlu
Lautaro Martines: Lautaro, Lautaro Martinez
Rafael Leau: Leao, Rafael Leao
Xviça Kvaratsxeliya: Xviça Kvarasxeliya, Kvaratsxeliya, Kvarasxeliya, Kvaratskhelia, Khvicha Kvaratskhelia
Usman Dembele: Dembele, Ousmane Dembele
Aşraf Hakimi: Achraf Hakimi
Canluici Donnarumma: Donnarumma, Donnaruma, Gianluigi Donnarumma
Canluici Buffon: Buffon, Gianluigi Buffon
Zlatan İbrahimoviç: İbrahimoviç, Zlatan
Son Hın Min: Son Heung-min, Heung-min Son, Son Xın Min
Riyad Mahrez: Mahrez
Sadio Mane: Sadyo Mane
Anxel Di Mariya: Di Mariya, Di Maria, Angel Di Maria
Luis Suares: Luis Suarez
Qaret Beyl: Gareth Bale, Qaret Beyll
Pol Poqba: Poqba, Pogba, Paul Pogba
Dieqo Maradona: Maradona, Diego Maradona

Pep Qvardiola: Qvardiola, Guardiola, Pep Guardiola, Xosep Qvardiola
Joze Mourinyo: Mourinyo, Mourinho, Jose Mourinho, Joze Mourinho, Jose Mourinyo
Yurgen Klopp: Klopp, Jürgen Klopp
Karlo Ançelotti: Ançelotti, Anselotti, Carlo Ancelotti
Dieqo Simeone: Simeone, Diego Simeone
Mikel Arteta: Arteta
Yulian Nagelsmann: Nagelsmann, Nagelsman, Naqelsman, Julian Nagelsmann
Tomas Tuxel: Tuxel, Tuchel, Thomas Tuchel
Antonio Konte: Antonio Conte
Luis Enrike: Luis Enrique
Hansi Flik: Flik, Flick, Hansi Flick
Xabi Alonso: Çabi Alonso, Habi Alonso
Ruben Amorim: Amorim
Erik ten Haq: Ten Haq, Ten Hag, Erik ten Hag
Maurisio Poçettino: Poçettino, Mauricio Pochettino
Fernandu Santuş: Fernando Santos, Fernandu Santos
Roberto Mançini: Mançini
Didye Deşam: Deşam, Deschamps, Didier Deschamps
Lionel Skaloni: Skaloni, Scaloni, Lionel Scaloni
Simone İnzaqi: İnzaqi, İnzagi, Simone Inzaghi
Massimiliano Alleqri: Alleqri, Allegri, Massimiliano Allegri
Vinsent Kompani: Vincent Kompany, Kompany
Zinəddin Zidan: Zidan, Zidane, Zinedine Zidane
`;
