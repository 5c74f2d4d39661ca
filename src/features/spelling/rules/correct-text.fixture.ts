/** Correct Azerbaijani text with many foreign names, to test that nothing in it is marked. */
export const correctText: readonly string[] = [
  'Azərbaycan Premyer Liqasının 12-ci turunda “Qarabağ” öz meydanında “Neftçi” ilə qarşılaşıb. Tofiq Bəhramov adına Respublika stadionunda keçirilən oyun 2:1 hesabı ilə başa çatıb.',
  'Ev sahiblərinin qollarını Leandro Andrade və Mahir Emreli vurub. Qonaqların yeganə qolunu isə 67-ci dəqiqədə Keyta qeydə alıb. “Neftçi”nin baş məşqçisi Roman Hrıhorçuk oyundan sonra “rəqib bizdən güclü idi” deyib.',
  'Məşqçi Qurban Qurbanov UEFA-nın saytına müsahibəsində bildirib: “Çempionlar Liqasında hər xal qızıldır. Liverpul, Bayern, Real Madrid və Paris Sen-Jermen kimi komandalarla oynamaq asan deyil”.',
  'Xatırladaq ki, ötən mövsüm Köln – Verder oyununda Nuri Şahin, Merih Demiral, Hakan Çalhanoğlu və Arda Güler meydana çıxmışdı. Kerem Aktürkoğlu, Orkun Kökçü və Ferdi Kadıoğlu isə heyətdə yox idi.',
  'Erling Haaland, Kilian Mbappe, Virgil van Deyk, Robert Levandovski, Luka Modriç, Xabi Alonso, Luis Enrike, Zinəddin Zidan və Karlo Ançelotti də bu siyahıdadır. Bremer, Nunyes, Yao, O’Nil və Ødegård zədəlidir.',
  'İngiltərənin The Guardian və Fransanın L’Équipe nəşrləri yazır ki, Manchester United klubu Qvadalaxaradan olan müdafiəçi üçün 80 milyon avro ödəyəcək. Haqqında https://www.manutd.com/en/qarabag ünvanında oxuya bilərsiniz.',
  '“Sabah” sabah Masazırda “Zirə”ni qəbul edəcək. “Turan Tovuz” Sumqayıta səfər edəcək, “Araz-Naxçıvan” isə İmişlidə oynayacaq. Səbail, Kəpəz və Şamaxının oyunları bazar günü, saat 18:30-da başlayacaq.',
  'İrlandiya, İslandiya, Avstriya, Avstraliya, Slovakiya və Sloveniya millilərinin heyətləri açıqlanıb. Qana və Qayana arasında yoldaşlıq görüşü isə təxirə salınıb. Atletika üzrə çempion Ramil Quliyev də tribunada idi.',
  'Neftçala rayonunda yeni stadion tikilir. Neftçilər prospektində, Qarabağlı küçəsində və Zirənin mərkəzində də meydançalar açılacaq. Tikinti işlərinə gələn ilin mart ayında başlanacaq.',
  'O, əlavə edib: “Biz ‘Qarabağ’dan çox şey öyrəndik. Futbolçular əllərindən gələni etdilər, lakin nəticə istədiyimiz kimi olmadı. Növbəti oyunda qələbə qazanmağa çalışacağıq”.',
  'İtaliyanın İnter və Milan klubları, İspaniyanın Barselona, Valensiya, Sevilya və Atletiko komandaları, Türkiyənin Fənərbaxça və Beşiktaş klubları da transferlə maraqlanır.',
  'Qarabağın, Qarabağa, Qarabağı, Qarabağda, Qarabağdan, Qarabağla, Qarabağlılar; Neftçinin, Neftçiyə, Neftçini, Neftçidə, Neftçidən; Zirənin, Zirəyə, Zirəni, Zirədə, Zirədən.',
];
