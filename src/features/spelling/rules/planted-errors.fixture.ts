/** Sentences with mistakes that newsrooms make: `{mistake|correction}`. The rules were mended against these. */
export const plantedErrors = `
Hakim {mubahiseli|mübahisəli} epizodda penalti təyin etdi.
Komanda son turlarda {meglubiyyet|məğlubiyyət} acısı dadmayıb.
Futbolçu {mugavile|müqavilə} şərtlərini açıqlamadı.
Qapıçı komandanı {meglubiyyetden|məğlubiyyətdən} xilas etdi.
Klubun prezidenti yox, baş {mesqcisi|məşqçisi} danışdı.
Azarkeşlər oyunu maraqla izlədi, {teeccub|təəccüb} çox idi.
Bu qol {tarixe|tarixə} düşdü.
Hücumçu {yarimfinalda|yarımfinalda} iki qol vurub.
Oyunun {gedisatinda|gedişatında} dörd dəyişiklik edildi.
Rəqib {hucumda|hücumda} çox təsirsiz idi.
Komandanın {heyetinde|heyətində} üç yeni oyunçu var.
Müdafiəçi {zedelendi|zədələndi} və meydanı tərk etdi.
Onun {ifadesine|ifadəsinə} görə, oyun ağır keçib.
Qələbə {uc|üç} xal deməkdir, {cunki|çünki} cədvəl sıxdır.
Məşqçi {gorusden|görüşdən} əvvəl heyəti açıqladı.
Stadion {tamasacilarla|tamaşaçılarla} dolu idi.
Oyun {axsam|axşam} saatlarında başlayacaq.
Klub yeni mövsümə {hazirliga|hazırlığa} başlayıb.
Futbolçular {mesqe|məşqə} çıxdılar.
Hakim {sari|sarı} vərəqə göstərdi.
O, {qirmizi|qırmızı} vərəqə ilə cəzalandırıldı.
Komanda birinciliyin lideridir, amma {ustunluyu|üstünlüyü} azdır.
Qonaqlar {deqiqelerin|dəqiqələrin} azalmasını gözləyirdi.
Yığma komanda {seçme|seçmə} mərhələdə oynayacaq.
Federasiya {qerari|qərarı} ləğv etdi.
Futbolçunun {muqavilesi|müqaviləsi} yayda bitir.
Klub transferi rəsmən {tesdiqledi|təsdiqlədi}.
Gənc oyunçu {formasini|formasını} bərpa edir.
Onlar {movsumun|mövsümün} ən yaxşı oyununu göstərdilər.
Oyundan sonra məşqçi {suallari|sualları} cavablandırdı.
Hücumçu {zerbesi|zərbəsi} dirəyə dəydi.
Zərbədən sonra top {cercivenin|çərçivənin} üstündən keçdi.
Məğlubiyyətin {sebebi|səbəbi} aydındır.
Bu, klubun {tarixinde|tarixində} ilk kubokdur.
Komanda {sefer|səfər} oyununa yola düşdü.
{Evveller|Əvvəllər} o, başqa klubda oynayırdı.
Püşkatma {naticesinde|nəticəsində} rəqiblər məlum oldu.
Oyun {gerginlik|gərginlik} içində keçdi.
{Butun|Bütün} azarkeşlər ayağa qalxdı.
Onun {yerine|yerinə} gənc qapıçı daxil oldu.
Komanda {xallarin|xalların} çoxunu evdə yığıb.
Klub rəhbərliyi {gelecek|gələcək} planlarını bölüşdü.
Bu oyunda {esas|əsas} məqsəd qələbədir.
O, {karyerasi|karyerası} boyu on kubok qazanıb.
{Ozunu|Özünü} yaxşı hiss etmir.
Futbolçu ilə {danisiqlar|danışıqlar} davam edir.
Bizim {azarkeslerimiz|azarkeşlərimiz} hər yerdədir.
Onlar {meydancada|meydançada} çox çalışdılar.
Turnirin sonuncu {gorusu|görüşü} bazar günüdür.
Rəqib {cedvelde|cədvəldə} altıncıdır.
Oyunçu {vaxtindan|vaxtından} əvvəl qayıtdı.
Klub onun {xidmetlerinden|xidmətlərindən} imtina etdi.
Sabiq yarımmüdafiəçi {muellim|müəllim} işləyir.
Komanda {duserge|düşərgə} üçün Türkiyəyə gedib.
Qol ofsayd {sebebinden|səbəbindən} sayılmadı.
Görüş 1-1 başa çatdı, {3-ci|3-cü} turda da belə olmuşdu.
Komanda {6-ci|6-cı} yerdədir.
Hesabı {10-ci|10-cu} dəqiqədə açdılar.
O, {9-ci|9-cu} nömrəli formanı geyinəcək.
Klub {100-cu|100-cü} qələbəsini qeyd etdi.
Oyun {2024-ci|2024-cü} ildə olub.
Qol {90+4-ci|90+4-cü} dəqiqədə vuruldu.
Hakim {40-ci|40-cı} dəqiqədə fasilə verdi.
Görüş saat {21:00-de|21:00-da} başlayacaq.
Oyun {19:30-de|19:30-da} start götürəcək.
Qərar {UEFA-nin|UEFA-nın} saytında dərc olunub.
Siyahını {FIFA-nin|FIFA-nın} komitəsi təsdiqləyib.
Cərimə {AFFA-nin|AFFA-nın} büdcəsinə ödəniləcək.
{PFL-ın|PFL-in} rəsmi açıqlaması belədir.
Klub {UEFA-ye|UEFA-ya} müraciət edib.
{CAS-in|CAS-ın} qərarı gözlənilir.
{AFFA-den|AFFA-dan} bildiriblər ki, oyun təxirə salınıb.
{“Neftçi”nın|“Neftçi”nin} qapıçısı fərqləndi.
{“Qarabağ”in|“Qarabağ”ın} heyəti açıqlandı.
{“Zirə”ya|“Zirə”yə} iki oyunçu qoşuldu.
{“Sabah”in|“Sabah”ın} hücumçusu zədəlidir.
{“Sumqayıt”den|“Sumqayıt”dan} cavab gəlmədi.
{“Kəpəz”ın|“Kəpəz”in} yeni məşqçisi var.
{“Turan Tovuz”ın|“Turan Tovuz”un} meydanında oynayacaqlar.
{“Barselona”nin|“Barselona”nın} maraqları var.
Bu mövsüm {“Çelsi”nın|“Çelsi”nin} oyunları maraqlıdır.
{“Liverpul”ın|“Liverpul”un} qələbəsi gözlənilən idi.
Meydana {komandalarımiz|komandalarımız} çıxdı.
{Futbolçulərin|Futbolçuların} çoxu gəncdir.
{Oyunçuler|Oyunçular} yorulub.
{Stadionde|Stadionda} boş yer qalmayıb.
{Məşqçidan|Məşqçidən} şərh almaq olmadı.
Onlar turnirdən yox, {kubokden|kubokdan} danışdılar.
{Hakimlar|Hakimlər} təyin olunub.
{Klublər|Klublar} razılığa gəldi.
{Komandnın|Komandanın} kapitanı oyunu buraxacaq.
{Qələəbə|Qələbə} çox vacib idi.
{Azrakeşlər|Azarkeşlər} sevinirdi.
Onun {müqavliəsi|müqaviləsi} bitib.
{Hücummçu|Hücumçu} fərqlənmədi.
{Futoblçu|Futbolçu} xəstəxanadadır.
Baş {məşçqi|məşqçi} istefa verdi.
{Çempionattın|Çempionatın} təqvimi dəyişdi.
{Stadoinda|Stadionda} işıqlar söndü.
{Yığmammız|Yığmamız} səfərdə uduzdu.
{Federasyia|Federasiya} bəyanat yaydı.
{Penalltini|Penaltini} kapitan vurdu.
{Qarabag|Qarabağ} evdə oynayacaq.
Mançester Yunaytedin yox, {Neftcinin|Neftçinin} oyunu göstərilir.
{Azerbaycan|Azərbaycan} millisi toplandı.
{Turkiye|Türkiyə} klubu təklif göndərib.
`;
