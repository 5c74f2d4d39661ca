import { expect, test } from 'vitest';
import type { GrammarCase } from '../characters/endings.ts';
import { teamInCase, teamName } from './name-forms.ts';

const CASES: GrammarCase[] = ['nominative', 'genitive', 'dative', 'accusative', 'locative', 'ablative'];

function club(name: string) {
  return { name, kind: 'club', grammar: null } as const;
}

test.each([
  // The Azerbaijan Premier League of 2025/26.
  ['“Qarabağ”', '“Qarabağ”ın', '“Qarabağ”a', '“Qarabağ”ı', '“Qarabağ”da', '“Qarabağ”dan'],
  ['“Neftçi”', '“Neftçi”nin', '“Neftçi”yə', '“Neftçi”ni', '“Neftçi”də', '“Neftçi”dən'],
  ['“Zirə”', '“Zirə”nin', '“Zirə”yə', '“Zirə”ni', '“Zirə”də', '“Zirə”dən'],
  ['“Sabah”', '“Sabah”ın', '“Sabah”a', '“Sabah”ı', '“Sabah”da', '“Sabah”dan'],
  ['“Sumqayıt”', '“Sumqayıt”ın', '“Sumqayıt”a', '“Sumqayıt”ı', '“Sumqayıt”da', '“Sumqayıt”dan'],
  [
    '“Araz-Naxçıvan”',
    '“Araz-Naxçıvan”ın',
    '“Araz-Naxçıvan”a',
    '“Araz-Naxçıvan”ı',
    '“Araz-Naxçıvan”da',
    '“Araz-Naxçıvan”dan',
  ],
  [
    '“Turan Tovuz”',
    '“Turan Tovuz”un',
    '“Turan Tovuz”a',
    '“Turan Tovuz”u',
    '“Turan Tovuz”da',
    '“Turan Tovuz”dan',
  ],
  ['“Şamaxı”', '“Şamaxı”nın', '“Şamaxı”ya', '“Şamaxı”nı', '“Şamaxı”da', '“Şamaxı”dan'],
  ['“Kəpəz”', '“Kəpəz”in', '“Kəpəz”ə', '“Kəpəz”i', '“Kəpəz”də', '“Kəpəz”dən'],
  ['“Qəbələ”', '“Qəbələ”nin', '“Qəbələ”yə', '“Qəbələ”ni', '“Qəbələ”də', '“Qəbələ”dən'],
  ['“İmişli”', '“İmişli”nin', '“İmişli”yə', '“İmişli”ni', '“İmişli”də', '“İmişli”dən'],
  [
    '“Karvan-Yevlax”',
    '“Karvan-Yevlax”ın',
    '“Karvan-Yevlax”a',
    '“Karvan-Yevlax”ı',
    '“Karvan-Yevlax”da',
    '“Karvan-Yevlax”dan',
  ],
  // Others at home and abroad. Names keep their last consonant, and imported ones may be in English.
  [
    '“Xəzər Lənkəran”',
    '“Xəzər Lənkəran”ın',
    '“Xəzər Lənkəran”a',
    '“Xəzər Lənkəran”ı',
    '“Xəzər Lənkəran”da',
    '“Xəzər Lənkəran”dan',
  ],
  ['“Şəfəq”', '“Şəfəq”in', '“Şəfəq”ə', '“Şəfəq”i', '“Şəfəq”də', '“Şəfəq”dən'],
  ['“Arsenal”', '“Arsenal”ın', '“Arsenal”a', '“Arsenal”ı', '“Arsenal”da', '“Arsenal”dan'],
  ['“Çelsi”', '“Çelsi”nin', '“Çelsi”yə', '“Çelsi”ni', '“Çelsi”də', '“Çelsi”dən'],
  ['“Liverpul”', '“Liverpul”un', '“Liverpul”a', '“Liverpul”u', '“Liverpul”da', '“Liverpul”dan'],
  [
    '“Mançester Yunayted”',
    '“Mançester Yunayted”in',
    '“Mançester Yunayted”ə',
    '“Mançester Yunayted”i',
    '“Mançester Yunayted”də',
    '“Mançester Yunayted”dən',
  ],
  [
    '“Mançester Siti”',
    '“Mançester Siti”nin',
    '“Mançester Siti”yə',
    '“Mançester Siti”ni',
    '“Mançester Siti”də',
    '“Mançester Siti”dən',
  ],
  ['“Nyukasl”', '“Nyukasl”ın', '“Nyukasl”a', '“Nyukasl”ı', '“Nyukasl”da', '“Nyukasl”dan'],
  ['“Real”', '“Real”ın', '“Real”a', '“Real”ı', '“Real”da', '“Real”dan'],
  ['“Barselona”', '“Barselona”nın', '“Barselona”ya', '“Barselona”nı', '“Barselona”da', '“Barselona”dan'],
  ['“Atletiko”', '“Atletiko”nun', '“Atletiko”ya', '“Atletiko”nu', '“Atletiko”da', '“Atletiko”dan'],
  ['“Bavariya”', '“Bavariya”nın', '“Bavariya”ya', '“Bavariya”nı', '“Bavariya”da', '“Bavariya”dan'],
  ['“Borussiya”', '“Borussiya”nın', '“Borussiya”ya', '“Borussiya”nı', '“Borussiya”da', '“Borussiya”dan'],
  ['“Şalke 04”', '“Şalke 04”ün', '“Şalke 04”ə', '“Şalke 04”ü', '“Şalke 04”də', '“Şalke 04”dən'],
  ['“Yuventus”', '“Yuventus”un', '“Yuventus”a', '“Yuventus”u', '“Yuventus”da', '“Yuventus”dan'],
  ['“İnter”', '“İnter”in', '“İnter”ə', '“İnter”i', '“İnter”də', '“İnter”dən'],
  ['“Napoli”', '“Napoli”nin', '“Napoli”yə', '“Napoli”ni', '“Napoli”də', '“Napoli”dən'],
  [
    '“Fənərbağça”',
    '“Fənərbağça”nın',
    '“Fənərbağça”ya',
    '“Fənərbağça”nı',
    '“Fənərbağça”da',
    '“Fənərbağça”dan',
  ],
  ['“Monako”', '“Monako”nun', '“Monako”ya', '“Monako”nu', '“Monako”da', '“Monako”dan'],
  ['“Leypsiq”', '“Leypsiq”in', '“Leypsiq”ə', '“Leypsiq”i', '“Leypsiq”də', '“Leypsiq”dən'],
  ['“Köln”', '“Köln”ün', '“Köln”ə', '“Köln”ü', '“Köln”də', '“Köln”dən'],
  ['“Porto”', '“Porto”nun', '“Porto”ya', '“Porto”nu', '“Porto”da', '“Porto”dan'],
  ['“Bodö-Qlimt”', '“Bodö-Qlimt”in', '“Bodö-Qlimt”ə', '“Bodö-Qlimt”i', '“Bodö-Qlimt”də', '“Bodö-Qlimt”dən'],
  [
    '“Manchester City”',
    '“Manchester City”nin',
    '“Manchester City”yə',
    '“Manchester City”ni',
    '“Manchester City”də',
    '“Manchester City”dən',
  ],
  ['“Chelsea”', '“Chelsea”nin', '“Chelsea”yə', '“Chelsea”ni', '“Chelsea”də', '“Chelsea”dən'],
  [
    '“Newcastle United”',
    '“Newcastle United”in',
    '“Newcastle United”ə',
    '“Newcastle United”i',
    '“Newcastle United”də',
    '“Newcastle United”dən',
  ],
])('%s in the six cases', (...forms) => {
  const name = forms[0].slice(1, -1);
  expect(CASES.map((grammarCase) => teamInCase(club(name), grammarCase))).toEqual(forms);
});

test.each([
  ['PSJ', 'PSJ-nin', 'PSJ-yə'],
  ['AZAL', 'AZAL-ın', 'AZAL-a'],
  ['MOİK', 'MOİK-in', 'MOİK-ə'],
])('an abbreviation has no quotation marks: %s', (name, genitive, dative) => {
  expect(teamName(club(name))).toBe(name);
  expect(teamInCase(club(name), 'genitive')).toBe(genitive);
  expect(teamInCase(club(name), 'dative')).toBe(dative);
});

test('a national team has no quotation marks', () => {
  const team = { name: 'Azərbaycan', kind: 'national', grammar: null } as const;
  expect(CASES.map((grammarCase) => teamInCase(team, grammarCase))).toEqual(
    ['', 'ın', 'a', 'ı', 'da', 'dan'].map((ending) => `Azərbaycan${ending}`),
  );
});

test('an ending set by hand wins, and the others follow the rules', () => {
  const team = { name: 'Sent-Etyen', kind: 'club', grammar: { genitive: 'ın', dative: '' } } as const;
  expect(teamInCase(team, 'genitive')).toBe('“Sent-Etyen”ın');
  expect(teamInCase(team, 'dative')).toBe('“Sent-Etyen”ə');
  expect(teamInCase({ ...team, name: 'PSJ' }, 'genitive')).toBe('PSJ-ın');
});
