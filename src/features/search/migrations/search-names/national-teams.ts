/** National teams: how the site writes each name, then its other names and nicknames. */
export const nationalTeams = `
Azərbaycan millisi: Azərbaycan yığması, Azərbaycan milli komandası, millimiz, yığmamız, milli komandamız, Azerbaijan national team, сборная Азербайджана
Türkiyə millisi: Türkiyə yığması, Türkiyə milli komandası, Ay-ulduzlular
Almaniya millisi: Almaniya yığması, Bundestim
Argentina millisi: Argentina yığması, Albiseleste
Belçika millisi: Belçika yığması
Braziliya millisi: Braziliya yığması, Selesao
Fransa millisi: Fransa yığması, Üçrənglilər
Gürcüstan millisi: Gürcüstan yığması
Xorvatiya millisi: Xorvatiya yığması
İngiltərə millisi: İngiltərə yığması, Üç şir
İspaniya millisi: İspaniya yığması, La Roja, La Roxa
İtaliya millisi: İtaliya yığması, Skuadra Adzurra, Squadra Azzurra
Niderland millisi: Niderland yığması, Hollandiya millisi, Hollandiya yığması
Portuqaliya millisi: Portuqaliya yığması
Qazaxıstan millisi: Qazaxıstan yığması
Özbəkistan millisi: Özbəkistan yığması
Rusiya millisi: Rusiya yığması
Ukrayna millisi: Ukrayna yığması
`;
