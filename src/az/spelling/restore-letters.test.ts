import { expect, test } from 'vitest';
import { foldText } from '../characters/characters.ts';
import { restoreLetters } from './restore-letters.ts';

/** Sentences of a match report, as the press writes them. */
const REPORT =
  `Komandamız ilk hissədə rəqibin qapısına yaxınlaşa bilmədi. Baş məşqçi fasilədən sonra iki dəyişiklik etdi. Oyunun
  sonunda hücumçumuz cərimə meydançasında yıxıldı və hakim penalti təyin etdi. Azarkeşlər qələbəni uzun müddət qeyd etdilər. Futbolçular
  növbəti görüşə hazırlaşır, çünki turnir cədvəlində vəziyyət çətindir. Klubun rəhbərliyi müqavilənin uzadılması üçün danışıqlara başlayıb.
  Qapıçı topu uzaqlaşdırdı, lakin müdafiəçilərin səhvi qola səbəb oldu. Qonaqlar son dəqiqələrdə hesabı bərabərləşdirdilər. Bu gün
  keçirilən məşqdə bütün oyunçular iştirak edib. Zədələnən yarımmüdafiəçi iki həftədən sonra meydana qayıdacaq. Onun sözlərinə görə,
  komanda yaxşı oynamasa da, üç xal qazandı. Stadionda iyirmi min tamaşaçı vardı. Qalib komanda yarımfinala yüksəldi. Sabah səhər
  təyyarə ilə şəhərə dönəcəyik. Olan oldu, indi qarşıdakı oyunu düşünməliyik. Sual verən jurnalistlərə cavab vermədi.`
    .split(/\s+/)
    .map((word) => word.replace(/[.,]/g, ''));

test('gives back the letters of most words of a text that is typed without them', () => {
  const marked = REPORT.filter((word) => foldText(word) !== word.toLowerCase() && word.length >= 4);
  const restored = marked.filter((word) => restoreLetters(foldText(word)) === word.toLowerCase());
  expect(restored.length / marked.length).toBeGreaterThan(0.75);
});

test('changes no word of a correct text, and restores no word wrongly', () => {
  expect(REPORT.filter((word) => restoreLetters(word) !== null)).toEqual([]);
  const wrong = REPORT.map((word) => word.toLowerCase()).filter(
    (word) => ![null, word].includes(restoreLetters(foldText(word))),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['ucun', 'üçün'],
  ['sozu', 'sözü'],
  ['Cunki', 'Çünki'],
  ['Iki', null],
  ['aldi', 'aldı'],
  ['usagi', 'uşağı'],
  ['gelmisdi', 'gəlmişdi'],
  ['oynayacagini', 'oynayacağını'],
  ['acilir', 'açılır'],
  ['fikrini', null],
  ['seher', null], // səhər or şəhər
  ['oldu', null], // olmaq is right as it is written
  ['satir', 'satır'],
  ['qalib', null],
  ['uzun', null],
  ['qezet123', null],
  ['UCUN', null],
  ['a'.repeat(9000), null],
])('%s → %s', (written, restored) => expect(restoreLetters(written)).toBe(restored));
