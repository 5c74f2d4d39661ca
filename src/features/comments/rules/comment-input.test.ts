import { describe, expect, test } from 'vitest';
import { InvalidInput } from '#platform/errors.ts';
import { parseComment, parseCommentText } from './comment-input.ts';

const refusal = (work: () => unknown) => {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof InvalidInput ? error.problems.map(({ code }) => code) : [error];
  }
};

describe('a comment', () => {
  test('of signs that show nothing is empty, and so is such a name', () => {
    expect(refusal(() => parseComment({ name: '\u200b\u2060', text: '\u200d\ufeff\n\u202e' }))).toEqual([
      'contact.nameRequired',
      'comment.textRequired',
    ]);
  });

  test('has no signs that turn the rest of the line around', () => {
    expect(parseComment({ name: 'Əli\u202e', text: '\u2067Qol!\u2069 👨\u200d👩\u200d👧' })).toEqual({
      name: 'Əli',
      text: 'Qol! 👨\u200d👩\u200d👧',
    });
  });

  test.each([
    'futbol.az t.me/abc bit.ly/xx',
    'futbol.az, bahis.com',
    'FUTBOL.AZ www.bahis',
    'Bahis.com.tr və 1xbet.info!',
    'https://a.az|https://b.az',
    'http://a.az|http://b.az',
    'kanal.futbol.az və xeber.idman.az',
    'mostbet.bet pin-up.casino',
    'https://a.az t.me/abc',
  ])('%j has too many links', (text) => {
    expect(refusal(() => parseCommentText(text))).toEqual(['comment.tooManyLinks']);
  });

  test.each([
    'https://www.futbol.az/xeber?a=www.b.az',
    't.me/kanal/futbol.az',
    'futbol.az 2.5 v.s. 20.30/21.00 3.5',
    'M.Ə.Rəsulzadə FK.Qarabağ FK.Neftci www.futbol.az',
    'Yaxşı oynadı.Sonra yoruldu.Az qaldı.TOP onda idi.Net vəziyyət',
    'Getdi.top itdi.biz də gördük.de görüm',
    'ad@mail.ru, basqa.ad@mail.az, qonaq@inbox.com və/və ya... qol/ötürmə',
  ])('%j has at most one', (text) => {
    expect(parseCommentText(text)).toBe(text);
  });

  test('of dots and letters only is read without long search', () => {
    for (const text of ['a'.repeat(2000), 'a.'.repeat(1000), '-'.repeat(2000), `${'a-'.repeat(999)}.`])
      expect(parseCommentText(text)).toBe(text);
  });
});
