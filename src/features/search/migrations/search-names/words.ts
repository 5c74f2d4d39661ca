/** Words of sports news that mean the same, the most usual first, and federations with their full names. */
export const words = `
AFFA: Azərbaycan Futbol Federasiyaları Assosiasiyası
UEFA: Avropa Futbol Assosiasiyaları İttifaqı
FIFA: Beynəlxalq Futbol Federasiyası
PFL: Peşəkar Futbol Liqası

oyun: matç, qarşılaşma, görüş
yoldaşlıq oyunu: yoldaşlıq görüşü, yoldaşlıq matçı, yoxlama oyunu, yoxlama görüşü
milli komanda: yığma, yığma komanda
bombardir: qolçu, snayper
hakim: referi, arbitr
qapıçı: qolkiper
hücumçu: forvard
baş məşqçi: çalışdırıcı
heyət: sostav
azarkeş: fanat
legioner: əcnəbi futbolçu, əcnəbi oyunçu
sərbəst agent: azad agent
turnir cədvəli: xal cədvəli, puan cədvəli
penalti: 11 metrlik, on bir metrlik
ofsayd: ofsayt, oyundankənar vəziyyət
künc zərbəsi: korner
sarı vərəqə: sarı kart
qırmızı vərəqə: qırmızı kart
əvəzetmə: əvəzləmə
avtoqol: avto qol, öz qapısına qol
het-trik: hettrik, hətrik, hat-trick, heyt-trik
pley-off: pleyoff, playoff, play-off
püşkatma: püşk
zədə: travma
canlı yayım: canlı yayın, birbaşa yayım, canlı translyasiya
VAR: videobaxış, video hakim, video köməkçi hakim
müsahibə: intervyu
mətbuat konfransı: press-konfrans
Qızıl top: Ballon d’Or
Qızıl buts: Golden Boot
futzal: futsal
minifutbol: mini-futbol
kiberidman: kibersport, e-sport, esports
`;
