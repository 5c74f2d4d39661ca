import { expect, test } from 'vitest';
import { quote } from './quote.ts';

test.each([
  ['Neftçi', '“Neftçi”'],
  [7, '“7”'],
  ['“Qarabağ” – “Zirə” oyunu', '“‘Qarabağ’ – ‘Zirə’ oyunu”'],
  ['"Qarabağ" – "Zirə"', '“‘Qarabağ’ – ‘Zirə’”'],
  ['„Qarabağ“ qalib gəldi', '“‘Qarabağ’ qalib gəldi”'],
  ['«Qarabağ» qalib gəldi', '“«Qarabağ» qalib gəldi”'],
  ['Məşqçi: “Biz ‘Qarabağ’ıq”', '“Məşqçi: ‘Biz “Qarabağ”ıq’”'],
  ['L’Équipe: “Qarabağ”ın gecəsi', '“L’Équipe: ‘Qarabağ’ın gecəsi”'],
  ['“Qarabağ” və “Zir…', '“‘Qarabağ’ və ‘Zir…”'],
  ['““Qarabağ” – “Neftçi””', '“‘‘Qarabağ’ – ‘Neftçi’’”'],
  ['"Zir', '“‘Zir”'],
  ['5" ekran', '“5’ ekran”'],
  ['', '“”'],
])('%s in quotation marks is %s', (text, expected) => {
  expect(quote(text)).toBe(expected);
});
