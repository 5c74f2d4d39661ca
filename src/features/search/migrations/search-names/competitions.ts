/**
 * Competitions: how the site writes each name, then its other names and abbreviations. APL is the English league in
 * Azerbaijani media. `Avro` alone is not here, because it is a currency.
 */
export const competitions = `
Azərbaycan Premyer Liqası: Premyer Liqa, Misli Premyer Liqası, Misli Premyer Liqa, Topaz Premyer Liqası, Topaz Premyer Liqa, Azərbaycan çempionatı, Azerbaijan Premier League
Azərbaycan Birinci Liqası: Birinci Liqa, I Liqa, 1-ci Liqa, Birinci Divizion, I Divizion
Azərbaycan Kuboku: ölkə kuboku, Azerbaijan Cup
Azərbaycan Superkuboku: Azerbaijan Super Cup

Çempionlar Liqası: ÇL, UCL, UEFA Çempionlar Liqası, Champions League, UEFA Champions League, Лига чемпионов, ЛЧ
Avropa Liqası: AL, UEL, UEFA Avropa Liqası, Europa League, UEFA Europa League, Лига Европы, ЛЕ
Konfrans Liqası: UECL, UEFA Konfrans Liqası, Konferensiya Liqası, Conference League, Лига конференций
Gənclər Liqası: UEFA Gənclər Liqası, Youth League
UEFA Superkuboku: UEFA Super Kuboku, UEFA Super Cup, Avropa Superkuboku

Dünya çempionatı: DÇ, Mundial, World Cup, FIFA World Cup, Dünya Kuboku, чемпионат мира, ЧМ
Avropa çempionatı: AÇ-2024, AÇ-2028, Avro-2024, Avro-2028, Euro 2024, Euro 2028, European Championship, чемпионат Европы
Millətlər Liqası: UEFA Millətlər Liqası, Nations League, UEFA Nations League, Лига наций
Klublararası dünya çempionatı: Klublararası DÇ, KDÇ, Club World Cup, FIFA Club World Cup
Konfederasiyalar Kuboku: Confederations Cup
Kopa Amerika: Copa America, Amerika Kuboku
Afrika Millətlər Kuboku: Afrika Kuboku, Africa Cup, AFCON
Asiya Kuboku: Asian Cup
Olimpiya Oyunları: Olimpiada, Olympics, Olympic Games

İngiltərə Premyer Liqası: APL, EPL, Premier League, English Premier League, İngiltərə çempionatı
İngiltərə Kuboku: FA Cup, FA Kuboku
İngiltərə Liqa Kuboku: Carabao Cup, Karabao Kuboku, EFL Cup, Liqa Kuboku
Çempionşip: Championship, EFL Championship
La Liqa: La Liga, LaLiga, LaLiqa, İspaniya La Liqası, İspaniya çempionatı, Primera
Kral Kuboku: Copa del Rey, Kopa del Rey, İspaniya Kuboku
A Seriyası: Serie A, Seriya A, İtaliya A Seriyası, İtaliya çempionatı
İtaliya Kuboku: Coppa Italia
Bundesliqa: Bundesliga, Almaniya Bundesliqası, Almaniya çempionatı
Almaniya Kuboku: DFB-Pokal, DFB Kuboku
Liqa 1: Ligue 1, Liga 1, Fransa Liqa 1, Fransa çempionatı
Türkiyə Super Liqası: Türkiyə Superliqası, Süper Lig, Super Liq, Türkiyə çempionatı, Trendyol Süper Lig
Primeyra Liqa: Primeira Liga, Portuqaliya çempionatı
Eredivizi: Eredivisie, Niderland çempionatı, Hollandiya çempionatı
MLS: Major League Soccer
Səudiyyə Pro-Liqası: Saudi Pro League, Səudiyyə Ərəbistanı çempionatı
Libertadores Kuboku: Copa Libertadores, Kopa Libertadores
Formula 1: F1, Formula Bir
`;
