/** Correct sentences as the press writes them. Nothing in them may be marked. */
export const pressSentences = `
“Qarabağ” səfərdə “Kəpəz”i 2:0 hesabı ilə məğlub edərək liderliyini möhkəmləndirib.
“Neftçi”nin baş məşqçisi oyundan sonra “bu, hamımız üçün acı dərs oldu” deyib.
Görüşün 74-cü dəqiqəsində Leandro Andrade iki müdafiəçini keçib topu uzaq küncə göndərdi.
Xatırladaq ki, tərəflərin payızdakı görüşü qolsuz heç-heçə ilə başa çatmışdı.
UEFA-nın İntizam Komitəsi kluba 25 min avro cərimə kəsib.
“Mançester Siti”də Holandın zədəsi Qvardiolanı narahat edir.
İspan mütəxəssis müqavilənin detallarını açıqlamaqdan imtina etdi.
Azərbaycan millisi Latviya ilə yoldaşlıq oyununa Şamaxıda hazırlaşacaq.
The Athletic nəşrinin yazdığına görə, Bruno Guimarães Nyukasldan ayrılmaq istəyir.
Florian Virts Leverkuzendə keçirdiyi illəri xoş xatirə kimi anıb.
Müdafiəçimiz Bədavi Hüseynov 2016-cı ildən bu kollektivin şərəfini qoruyur.
Kubokun 1/8 finalında sürpriz yaşanıb: birinci liqa təmsilçisi favoriti oyundankənar qoyub.
– Sizcə, komandanın oyununda nə çatışmır? – Səbir, bir də azca bəxt.
Marsel Sabitzer, Julian Brandt və Nico Schlotterbeck start heyətində olmayacaq.
“Beşiktaş” stadionunda 41 min 188 nəfər vardı, küləyin sürəti isə 60 km/saata çatırdı.
Qızıl top mükafatının namizədləri Parisdə keçiriləcək mərasimdə bəlli olacaq.
Oyunun hakimi İngiltərədən Maykl Oliver, VAR otağındakı köməkçisi Stüart Attvel idi.
Ata-anası ilə birgə tribunada əyləşən balaca azarkeş gözyaşlarını saxlaya bilmədi.
Nə hücumda, nə müdafiədə istədiyimizi edə bildik – deyə kapitan gileyləndi.
Klub sabiq forvardının vəfatı ilə əlaqədar başsağlığı verib.
Ankarada doğulan, Almaniyada böyüyən futbolçu Kıbrıs mənşəlidir.
Bu ərəfədə Suriya, İordaniya və Livan yığmaları da toplanışa başlayıb.
Həkimlərin ehtimalına görə, onun bərpası ən azı altı həftə çəkəcək.
“Araz-Naxçıvan” FK-nın mətbuat xidməti xəbəri nə təsdiq, nə də təkzib edib.
“Zirə” tarixində ilk dəfə avrokuboklarda pley-offadək yüksəlib.
Dombrovskis, Yensen və Kalderon cərimə meydançasının önündə bir-birinə mane oldular.
Qayıdış baş tutsa, 36 yaşlı qapıçı doğma divarlara üçüncü dəfə dönəcək.
Əvəzetmədən narazı qalan vinger məşqçisinin əlini sıxmadan soyunub-geyinmə otağına yollandı.
Bilet satışı yalnız “iTicket.az” portalı üzərindən aparılır.
Təqaüdə çıxmış idmançılar üçün fond yaradılması da müzakirə olundu.
Bu gecə saat 00:15-dən etibarən canlı yayımda olacağıq.
İki qolla geri düşsək də, əsla təslim olmadıq.
San-Siroda keçirilən derbidə Lautaro Martines het-trikə imza atıb.
O, “Sent-Etyen”, “Bordo” və “Lill”də də forma geyinib.
Premyer Liqanın bombardirlər siyahısına 14 qolla Cəfərquliyev başçılıq edir.
“Toran” adlı fan-klub etiraz əlaməti olaraq ilk on dəqiqə susub.
Havalar soyuduqca meydanların vəziyyəti də pisləşir.
Səfər heyətinə daxil edilməyən Sambu Yatabare fərdi qrafiklə çalışır.
FIFA reytinqində irəliləyişimiz cəmi bir pillə oldu.
Ötən həftəsonu oynanılan görüşlərdə cəmi yeddi qol vurulub.
Bizimkilər küncdən verilən ötürməni uzaqlaşdıra bilməyincə hesab bərabərləşdi.
Nazirliyin kollegiya iclasında uşaq-gənclər məktəblərinin maliyyələşməsi gündəmə gətirilib.
Ronaldo karyerasının 950-ci qolunu Əl-Feyhanın qapısından keçirdi.
Hamının gözlədiyi duel baş tutmadı: Salah skamyada, Mbappe isə tribunada idi.
Oyundan öncə dünyasını dəyişən veteranın xatirəsi bir dəqiqəlik sükutla yad edildi.
Gedişini təsdiqləyən braziliyalı azarkeşlərə ünvanladığı məktubda minnətdarlığını bildirib.
Udsaydıq, hər şey başqa cür olacaqdı.
Tərəflər 3+1 il müddətinə razılığa gəliblər.
Hamburq, Köln və Şalke ikinci bundesliqaya necə düşdülər?
Qurban Qurbanov: “Uşaqlarıma güvənirəm, görək Allah nə yazıb”.
Bəlkə də elə buna görə heyətdə dəyişiklik gözlənilmir.
“Samux”un, “Şəfəq”in və MOİK-in oyunları eyni vaxtda start götürəcək.
Məşqçilər korpusunda dəyişiklik olub: Vəli Qasımovu Kamal Quliyev əvəzləyib.
Kolumbiyalı hücumçunun agenti Bakıya nə üçün gəldiyini deməyib.
Çempionun adı sonuncu turda, özü də 90+6-cı dəqiqədə bəlli oldu.
Uğurlu alınan sınaqdan sonra ona bir illik müqavilə təklif edildi.
Şərqi Asiya turnesi çərçivəsində komanda Tokio, Seul və Pekində olacaq.
Qeyd edək ki, Səmədov daha öncə “Xəzər Lənkəran” və “İnter”də oynayıb.
Gecəyarısına az qalmış azarkeşlər meydanı tərk etməyə başladılar.
Azyaşlıların müsabiqəsində birincilik Goranboyun təmsilçisinə nəsib olub.
ABŞ-da keçiriləcək mundialın rəsmi topu nümayiş etdirildi.
Bonuslarla birgə məbləğ 42,5 milyon funt-sterlinqə çata bilər.
Hakim briqadasının qərarına etiraz edən Mourinyo tribunaya göndərildi.
Pas vermək, təzyiqdən çıxmaq, oyunu oxumaq – onun üçün bunlar adi işdir.
Sarı-qırmızılıların rəhbərliyi Osimhenin alınması üçün bütün imkanları səfərbər edib.
İlin ilk günlərindən etibarən klubun saytı yeni dizaynda fəaliyyət göstərir.
Seçmə mərhələdə qrup yoldaşlarımız Fransa, İslandiya və Ukraynadır.
Görüşdən görüşə oyunumuz yaxşılaşır, nəticəsə gecikir.
Kim deyir ki, müdafiədə oynayan qol vura bilməz?
Yaşıl-ağların arenası təmirdən sonra 28 minlik olacaq.
Kənar hakimin qaldırdığı bayraq qonaqların sevincini yarımçıq qoydu.
Deni Olmo ilə Qavinin toqquşması məşqi dayandırmağa vadar etdi.
Amerikalı sərmayədarlar səhmlərin 51%-ni almağa hazırdırlar.
Adını çəkmək istəməyən mənbə danışıqların dalana dirəndiyini vurğulayıb.
Finaldakı qol onu klubun əfsanələri sırasına qoşdu.
Komandamız Tirana səfərinə 22 futbolçu ilə yollanıb.
Meydan sahibləri birinci hissəni 0:1 uduzsalar da, fasilədən sonra üç qol vurdular.
Axar oyunda buraxdığımız qolların sayı azdır, standartlardan isə əziyyət çəkirik.
Vaşinqtondan qayıdan nümayəndə heyəti təəssüratlarını bölüşüb.
Ehtiyatda olan Tural Bayramov meydana girər-girməz fərqləndi.
Böyük Britaniya mediası hadisəni “əsrin rüsvayçılığı” adlandırır.
Qış fasiləsində üç nəfərlə yollarımız ayrılacaq.
Bakıda yağan leysan ucbatından məşq qapalı zala keçirilib.
Sərgidə Tofiq Bəhramovun fiti, vərəqələri və qol saatı nümayiş olunur.
Yarış mart ayının 21-də başa çatacaq.
Xorvatiyanı çətin vəziyyətdən Perişiç çıxardı.
Üç mövsümdür ki, “Qəbələ” meydançadan meydançaya köçür.
Əl-Hilal Neyməri qeydiyyata almayacağını bildirib.
Dünya çempionatının püşkatması Las-Veqasda təşkil ediləcək.
Kişilərdən ibarət 4x100 metr estafetdə rekord yeniləndi.
Elə oyunlar olur ki, doxsan dəqiqə saniyə kimi keçir.
Söhbət icarədən yox, tam keçiddən gedir.
Qoca stadionun divarları neçə-neçə finala şahidlik edib.
Kilid oyunçumuz olan Keyta tütək kimi səslənən o mahnını sevir.
Mərhum futbolçunun oğlu da atasının yolunu davam etdirir.
Şərhçimiz efirdə səsini itirsə də, reportajı sonadək çatdırdı.
Hansı tərəfin güclü olduğunu meydan göstərər.
Təcili yardım briqadası hadisə yerinə bir neçə dəqiqəyə çatıb.
Dəniz kənarındakı bazada külək əsdiyindən məşqin saatı dəyişdirilib.
Tiago Silva: “Fluminensedə özümü evdəki kimi hiss edirəm”.
`;
