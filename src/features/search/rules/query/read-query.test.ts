import { describe, expect, it } from 'vitest';
import { tokenise } from '#az/characters/tokens.ts';
import { SearchIndex } from '../index/search-index.ts';
import type { NameGroup } from '../names/group-names.ts';
import { NameIndex } from '../names/name-index.ts';
import { rankArticles } from '../rank/rank-articles.ts';
import { readQuery } from './read-query.ts';

const group = (kind: NameGroup['kind'], ...spellings: string[]): NameGroup => {
  const [name = ''] = spellings;
  return { kind, id: null, name, names: spellings };
};
const names = new NameIndex([
  group('team', 'Qarabağ', 'Karabakh', 'Köhlən atlar'),
  group('team', 'Mançester Yunayted', 'Manchester United', 'MU'),
  group('team', 'İnter', 'İnter Milan'),
  group('team', 'Milan', 'AC Milan'),
  group('player', 'Kriştianu Ronaldu', 'Cristiano Ronaldo', 'Ronaldo'),
  group('competition', 'Çempionlar Liqası', 'ÇL'),
  group('word', 'penalti', '11 metrlik'),
]);

/** An index of published articles with these headlines; the headline is the id. */
function indexOf(...titles: string[]): SearchIndex {
  const index = new SearchIndex();
  const rest = { category_id: null, published_at: 1, tag_words: '', lead_words: '', body_words: '' };
  for (const title of titles) {
    const titleWords = tokenise(title)
      .map(({ start, end }) => title.slice(start, end))
      .join(' ');
    index.add({ ...rest, article_id: title, status: 'published', title_words: titleWords });
  }
  return index;
}

function find(index: SearchIndex, query: string): string[] {
  const { terms } = readQuery(index, names, query);
  return rankArticles(index, terms, { statuses: null, limit: 100 }).articleIds;
}

const correct = (index: SearchIndex, query: string) => readQuery(index, names, query).correction;
const applied = (query: string) => ({ query, isApplied: true });
const suggested = (query: string) => ({ query, isApplied: false });
const namedBy = (query: string, index = indexOf()) =>
  readQuery(index, names, query).named.map(({ name }) => name);

describe('names in a query', () => {
  it.each([
    ['qarabağ', 'Qarabağ'],
    ['Qarabağın', 'Qarabağ'],
    ['qarabaga', 'Qarabağ'],
    ['Qarabağdan', 'Qarabağ'],
    ['karabakh', 'Qarabağ'],
    ['köhlən atların', 'Qarabağ'],
    ['MU', 'Mançester Yunayted'],
    ['mançester yunaytedin', 'Mançester Yunayted'],
    ['ronaldonun', 'Kriştianu Ronaldu'],
    ['çl', 'Çempionlar Liqası'],
    ['çempionlar liqasında', 'Çempionlar Liqası'],
  ])('%s names %s', (query, name) => {
    expect(namedBy(query)).toEqual([name]);
    expect(namedBy(`${query} xəbərləri`)).toEqual([name]);
  });

  it('are the longest that begin at a word, but not one with the name of another', () => {
    expect(namedBy('inter milan')).toEqual(['İnter', 'Milan']);
    expect(namedBy('milan inter')).toEqual(['Milan', 'İnter']);
    expect(namedBy('cristiano ronaldo')).toEqual(['Kriştianu Ronaldu']);
    expect(namedBy('manchester')).toEqual([]);
    expect(namedBy('11 metrlik')).toEqual(['penalti']);
  });

  it('are one term, found in every spelling', () => {
    const index = indexOf(
      'Mançester Yunaytedin qələbəsi',
      'Manchester United',
      'MU uduzdu',
      'Mançester şəhəri',
    );
    const { terms } = readQuery(index, names, 'manchester united');
    expect(terms.map(({ weight }) => weight)).toEqual([2]);
    expect(find(index, 'manchester united')[0]).toBe('Manchester United');
    for (const query of ['manchester united', 'MU', 'Mançester Yunaytedə'])
      expect(find(index, query).sort(), query).toEqual(
        ['MU uduzdu', 'Manchester United', 'Mançester Yunaytedin qələbəsi'].sort(),
      );
  });
});

describe('the surname of a player in a query', () => {
  const players = new NameIndex(
    [
      ['player', 'Abdellah Zubir'],
      ['player', 'Nurlan Novruz Bayram'],
      ['player', 'Şənliyi Bayram'],
      ['player', 'Samir İbrahimli'],
      ['player', 'Əli Milan'],
      ['player', 'Araz Zubir'],
      ['team', 'Milan'],
      ['team', 'Araz'],
      ['word', 'oyun', 'qarşılaşma'],
    ].map(([kind, name = '', ...others]) => ({
      ...group(kind as NameGroup['kind'], name, ...others),
      id: name,
    })),
  );
  const index = indexOf('Zubir qol vurdu', 'Novruz bayram günü', 'Bayram şənliyi', 'İbrahimli razıdır');
  const namedIn = (query: string) => readQuery(index, players, query).named.map(({ name }) => name);

  it.each(['zubir', 'Zubirin', 'zubirin oyunu', 'Zubir xəbərləri'])('%s names him', (query) => {
    expect(namedIn(query)).toContain('Abdellah Zubir');
  });

  it('names him also when it is a word of the language, and with the first name behind it', () => {
    expect(namedIn('ibrahimli')).toEqual(['Samir İbrahimli']);
    expect(namedIn('zubir abdellah')).toEqual(['Abdellah Zubir']);
    expect(namedIn('zubir araz')).toEqual(['Araz Zubir']);
  });

  it('names him when only a part of the surname or of the name is a common word', () => {
    for (const query of ['novruz bayram', 'bayram nurlan novruz'])
      expect(namedIn(query), query).toEqual(['Nurlan Novruz Bayram']);
  });

  it('names nobody beside other words, or when articles write it in lower case, or it is a team', () => {
    for (const query of ['zubir qol vurdu', 'bayram', 'bayramda oyun', 'bayram şənliyi', 'kitab', 'oyun'])
      expect(
        namedIn(query).filter((name) => name !== 'oyun'),
        query,
      ).toEqual([]);
    expect(namedIn('milan')).toEqual(['Milan']);
    expect(namedIn('oyun'), 'a word with synonyms').toEqual(['oyun']);
  });

  it('stays a word: the articles are those of the same query without the player', () => {
    const found = (among: NameIndex) => {
      const { terms } = readQuery(index, among, 'zubirin qolu');
      return rankArticles(index, terms, { statuses: null, limit: 9 }).articleIds;
    };
    expect(found(players)).toEqual(found(new NameIndex([])));
    expect(found(players)[0]).toBe('Zubir qol vurdu');
  });
});

describe('the words of a query', () => {
  const index = indexOf('Transfer pəncərəsi', 'Transferlər bağlandı', 'Hakimlər təyin edildi');

  it('are found in every form, and the last one as a beginning', () => {
    expect(find(index, 'transferin').sort()).toEqual(['Transfer pəncərəsi', 'Transferlər bağlandı']);
    expect(find(index, 'hakim')).toEqual(['Hakimlər təyin edildi']);
    expect(find(index, 'pən')).toEqual(['Transfer pəncərəsi']);
    expect(find(index, 'pə')).toEqual([]);
    expect(find(index, 'hakimlər tə')).toEqual(['Hakimlər təyin edildi']);
  });

  it('are corrected when they are unknown, with Azerbaijani letters', () => {
    expect(correct(index, 'trasnfer pencere')).toEqual(applied('Transfer pencere'));
    expect(correct(index, 'qarbag')).toEqual(applied('Qarabağ'));
    expect(correct(index, 'yunayded')).toEqual(applied('Yunayted'));
    expect(find(index, 'trasnfer').sort()).toEqual(['Transfer pəncərəsi', 'Transferlər bağlandı']);
    for (const known of ['transferlər', 'hakimə', 'karabakh', 'pencer', 'mu'])
      expect(correct(index, known)).toBeNull();
  });

  it('are not corrected when they are words of the language, numbers, or short', () => {
    const books = indexOf('Kitap', 'Topu', '2025', 'Qol');
    for (const word of ['2026', 'qom', 'zzzzzz']) expect(correct(books, word), word).toBeNull();
    // Another word may be meant, but the typed one is right.
    for (const word of ['kitab', 'kitablar']) expect(correct(books, word)).toEqual(suggested('Kitap'));
    expect(find(books, 'kitab')).toEqual([]);
    const shirts = indexOf('Dirsən qol vurdu');
    expect(correct(shirts, 'dirsəyə')).toEqual(suggested('Dirsən'));
    expect(correct(shirts, 'dirsəklinin')).toBeNull();
  });

  it('are shown as most headlines have them', () => {
    const index = indexOf('Karabakh uddu', 'Karabaxın qolu', 'Karabax', 'Karabax və Neftçi');
    expect(correct(index, 'karabqx')).toEqual(applied('Karabax'));
  });

  it('are mistyped beginnings of names when nothing else is similar', () => {
    expect(correct(indexOf(), 'qarba')).toEqual(applied('Qarabağ'));
    expect(correct(indexOf(), 'qxrba')).toBeNull();
  });

  it('are suggested when a rare word is near to a frequent one', () => {
    const many = Array.from({ length: 50 }, (_, number) => `Transfer ${number}`);
    const typo = indexOf(...many, 'Tramsfer səhvi');
    expect(correct(typo, 'tramsfer')).toEqual(suggested('Transfer'));
    expect(find(typo, 'tramsfer')[0]).toBe('Tramsfer səhvi');
    expect(correct(typo, 'səhvi tramsfer')).toEqual(suggested('səhvi Transfer'));
    // A suggestion for a query that was corrected already would confuse.
    expect(correct(typo, 'tramsfer qarbag')).toEqual(applied('Tramsfer Qarabağ'));
    const surnames = indexOf(...Array.from({ length: 50 }, (_, number) => `Məmmədov ${number}`), 'Məmmədli');
    expect(correct(surnames, 'məmmədli')).toBeNull();
    for (const word of ['transfer', 'transferin', 'səhvi', 'qarabağ'])
      expect(correct(typo, word), word).toBeNull();
  });
});

describe('the terms of a query', () => {
  const terms = (query: string) =>
    readQuery(indexOf('Transfer pəncərəsi'), names, query).terms.map(
      ({ weight, isGeneric }) => `${weight}${isGeneric ? ' generic' : ''}`,
    );

  it('count as many words as they are, and a generic word counts less beside others', () => {
    expect(terms('manchester united transfer')).toEqual(['2', '1']);
    expect(terms('transfer oyunu')).toEqual(['1', '0.7 generic']);
    expect(terms('qarabağ oyun')).toEqual(['1', '0.7 generic']);
    expect(terms('son oyun'), 'there is nothing else').toEqual(['1', '1']);
    expect(terms('11 metrlik')).toEqual(['2']);
    expect(terms('bir iki uc dord bes alti yeddi sekkiz doqquz on')).toHaveLength(8);
  });

  it('complete the last word, and others only when nobody has them', () => {
    const index = indexOf('Hakimiyyət', 'Hakim', 'Pəncərədə', 'Ofsayd');
    expect(find(index, 'hakim').sort()).toEqual(['Hakim', 'Hakimiyyət']);
    expect(find(index, 'hakim ofsayd').sort()).not.toContain('Hakimiyyət');
    expect(find(index, 'pənc hakim')).toContain('Pəncərədə');
    expect(find(index, 'of')).toEqual([]);
    expect(find(index, 'ofs')).toEqual(['Ofsayd']);
  });

  it('find a nickname of common words last, and a name by its cases', () => {
    const index = indexOf('Qarabağın qolu', 'Köhlən atlar yarışı', 'Qarabağlılar', 'Karabakh');
    const found = find(index, 'qarabağ');
    expect(found[0]).toBe('Qarabağın qolu');
    expect(found).toContain('Karabakh');
    expect(found.at(-1)).toBe('Köhlən atlar yarışı');
  });
});

describe('the words to highlight', () => {
  it('are the typed ones in all forms and the names that the query means', () => {
    const { isMatch } = readQuery(indexOf('Hakimlər danışdı'), names, 'hakimin köhlən atlar dan');
    const marked = (text: string) => tokenise(text).filter(({ word }) => isMatch(word, word)).length;
    for (const text of ['hakimlərin', 'Qarabağın', 'köhlən', 'atlar', 'danışdılar'])
      expect(marked(text), text).toBe(1);
    for (const text of ['məşqçi', 'hava', 'qara']) expect(marked(text), text).toBe(0);
  });
});
