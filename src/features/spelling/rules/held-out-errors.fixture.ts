/** As `plantedErrors`, as a second set: no word list was changed because of them. */
export const heldOutErrors = `
Oyun {gozlenildiyi|gözlənildiyi} kimi başladı.
Məşqçi {deyisiklik|dəyişiklik} etməyə tələsmədi.
{Ferqlenme|Fərqlənmə} şansı çox idi.
Komanda {ugursuz|uğursuz} seriyanı dayandırdı.
Qapıçı {bacarigini|bacarığını} göstərdi.
Rəqib {guclu|güclü} idi, biz isə {zeif|zəif} oynadıq.
Onlar {hesabi|hesabı} bərabərləşdirdilər.
Klub {borclarini|borclarını} bağladı.
Çempion deyil, lider {deyisdi|dəyişdi}.
Mövsüm avqustda yox, sentyabrda {baslayir|başlayır}.
O, topu {qapiya|qapıya} göndərdi.
{Mudafieciler|Müdafiəçilər} səhv etdi.
{Yarimmudafieci|Yarımmüdafiəçi} mərkəzdə oynayır.
Məşq {seher|səhər} saatlarında keçirildi.
Tribunalarda {minlerle|minlərlə} azarkeş vardı.
{Oyunculara|Oyunçulara} istirahət verildi.
Klub yeni stadionun {tikintisine|tikintisinə} başlayır.
Bu {heftenin|həftənin} mərkəzi oyunudur.
Kapitan intizam {cezasi|cəzası} alıb.
{Qaliblerin|Qaliblərin} adları açıqlandı.
Hər iki {terefin|tərəfin} şansı var.
Komanda {qelebeden|qələbədən} sonra sevinc yaşadı.
{Bazar gunu|Bazar günü} iki oyun keçiriləcək.
{Xatirladaq|Xatırladaq} ki, ilk oyun qolsuz bitmişdi.
Görüşün {bas|baş} hakimi dəyişdirildi.
Ehtiyat oyunçular {skamyasinda|skamyasında} beş gənc var.
Futbolçu {emeliyyat|əməliyyat} olunacaq.
Onun {saglamligi|sağlamlığı} qaydasındadır.
Klubun sahibi milyarder yox, {dovletdir|dövlətdir}.
{Ilk|İlk} hissədə qol olmadı.
{Ikinci|İkinci} qolu kapitan vurdu.
Yığma {neticeni|nəticəni} qoruya bilmədi.
Hakim fiti çaldı və {oyuncular|oyunçular} soyunub-geyinmə otağına getdi.
Onlar {ustun|üstün} oynadılar.
Məşqçinin {fikrince|fikrincə}, oyun bərabər keçdi.
{Azarkesin|Azarkeşin} sevinci böyük idi.
Komanda {turnirden|turnirdən} kənarlaşdı.
Bizə {lazim|lazım} olan bir xaldır.
{Hec-hece|Heç-heçə} hər iki tərəfi qane etdi.
Onlar {gunahi|günahı} hakimdə görürlər.
Rəqibin {kapitani|kapitanı} meydandan qovuldu.
{Xosbextlikden|Xoşbəxtlikdən}, zədə ciddi deyil.
Turnirin {tesebbuskari|təşəbbüskarı} federasiyadır.
{Muhacim|Mühacim} deyil, {qapici|qapıçı} seçildi.
Oyun {yagis|yağış} altında keçdi.
{Nehayet|Nəhayət}, qol vuruldu.
Komanda {elave|əlavə} vaxtda uddu.
{Mesqlerde|Məşqlərdə} hamı iştirak edir.
O, {dunyanin|dünyanın} ən yaxşısıdır.
{Usaqlar|Uşaqlar} da stadiona gəlmişdi.
Ulduz oyunçu {ferqli|fərqli} mövqedə oynayıb.
Komandanın {butcesi|büdcəsi} artırılıb.
Onlara {tebrik|təbrik} düşür.
Tezliklə rəsmi {aciqlama|açıqlama} veriləcək.
Klub {gelirlerini|gəlirlərini} artırıb.
Qol {13-ci|13-cü} dəqiqədə gəldi.
Bu, onun 20-ci yox, {30-ci|30-cu} qoludur.
Klub {4-ci|4-cü} pillədə qərarlaşıb.
Hesab {26-ci|26-cı} dəqiqədə dəyişdi.
Oyun {2023-ci|2023-cü} ildə keçirilib.
Turnir {2026-ci|2026-cı} ildə olacaq.
Qol {45+3-ci|45+3-cü} dəqiqədə qeydə alındı.
Komanda {16-ci|16-cı} qələbəsini qazandı.
Görüş {20:45-da|20:45-də} başlayıb.
Yayım {22:00-de|22:00-da} olacaq.
{UEFA-dən|UEFA-dan} icazə gəlib.
{FIFA-ye|FIFA-ya} şikayət edilib.
{AFFA-nin|AFFA-nın} prezidenti seçildi.
{PSJ-nın|PSJ-nin} hücumçusu zədələnib.
{VAR-in|VAR-ın} müdaxiləsi ilə qol ləğv edildi.
{PFL-dan|PFL-dən} məlumat verildi.
UEFA-da yox, {FIFA-de|FIFA-da} qərar verildi.
{“Neftçi”ya|“Neftçi”yə} penalti vurmaq qismət olmadı.
{“Qarabağ”dən|“Qarabağ”dan} üç nəfər çağırılıb.
{“Zirə”nın|“Zirə”nin} hesabı açması gözlənilirdi.
{“Səbail”ın|“Səbail”in} meydanı yararsızdır.
{“Qəbələ”nın|“Qəbələ”nin} kapitanı danışdı.
{“Real”in|“Real”ın} təklifi rədd edildi.
{“Yuventus”ın|“Yuventus”un} borcu böyüyür.
{“Milan”də|“Milan”da} iki mövsüm oynayıb.
{“Bavariya”nin|“Bavariya”nın} planları dəyişib.
{“Arsenal”in|“Arsenal”ın} səfəri uğurlu alındı.
{Qapıçılər|Qapıçılar} yaxşı oynadı.
{Oyundən|Oyundan} sonra danışdı.
{Komandade|Komandada} zədəlilər var.
{Hücumçulərimiz|Hücumçularımız} səmərəsizdir.
{Məğlubiyyətdan|Məğlubiyyətdən} nəticə çıxarmalıyıq.
{Stadionlər|Stadionlar} doludur.
{Rəqiblar|Rəqiblər} güclüdür.
{Qolden|Qoldan} sonra oyun dəyişdi.
{Transfferi|Transferi} klub təsdiqlədi.
{Oyunçuullar|Oyunçular} gecikdi.
{Mdəafiəçi|Müdafiəçi} qırmızı aldı.
{Turinrin|Turnirin} qalibi məlum oldu.
{Qapçıı|Qapıçı} penaltini dəf etdi.
{Nəticcə|Nəticə} ədalətlidir.
{Dəqiqqədə|Dəqiqədə} üç hücum oldu.
{Mövüsm|Mövsüm} başa çatdı.
{Haikm|Hakim} oyunu dayandırdı.
{Azarkşelər|Azarkeşlər} narazıdır.
{Sumqayit|Sumqayıt} xal itirdi.
{Neftci|Neftçi} səfərdə uduzdu.
{Cempionlar|Çempionlar} Liqasında iki oyun var.
{Avropa Liqasinda|Avropa Liqasında} qrup mərhələsi bitdi.
`;
