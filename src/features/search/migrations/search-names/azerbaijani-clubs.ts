/** Clubs of Azerbaijan: how the site writes each name, then its other spellings, older names and nicknames. */
export const azerbaijaniClubs = `
Qarabağ: Qarabakh, Karabakh, Karabağ, Garabagh, Garabakh, Köhlən atlar
Neftçi: Neftchi Baku, Neftyanik, Ağ-qaralar
Sabah: Sabah Baku, Bayquşlar
Zirə: Zira
Sumqayıt: Sumgayit, Sumgait, Sumqait
Qəbələ: Gabala, Qabala, Kabala, Gebele
Kəpəz: Kapaz, Kyapaz
Turan Tovuz: Turan, Turan-T
Araz-Naxçıvan: Araz, Araz-Nahçıvan, Araz-Nakhichevan
Şamaxı: Shamakha, Şemaxa, Keşlə, Keshla, İnter Bakı
Səbail: Sabail, Dənizçilər
İmişli: Imishly
Karvan-Yevlax: Karvan, Karvan-Evlax
Mingəçevir: Mingachevir, Mingechaur
Şəfa: Shafa
MOİK: Mərkəzi Ordu İdman Klubu
Zaqatala: Zakatala, Zagatala
Cəbrayıl: Jabrayil, Cabrayil
Ağdaş: Aqdaş
Bakı Sportinq: Baku Sporting, Sportinq Bakı
Qaradağ Lökbatan: Qaradağ, Garadagh, Lökbatan
Xəzər Lənkəran: Khazar Lankaran
Rəvan: Ravan
Simurq: Simurg
Bakı FK: FK Bakı, FC Baku
Şüvəlan: Shuvalan, AZAL
Şəmkir: Shamkir
Dinamo Bakı: Dinamo Baku, Dynamo Baku
`;
