import type { Selectable } from 'kysely';
import { tokenise } from '#az/characters/tokens.ts';
import { listStemKeys, stemWord } from '#az/stem.ts';
import type { ArticleStatus } from '#features/articles/tables.ts';
import type { ArticleSearchTable } from '../../tables.ts';
import { FIELDS, PostingLists, toPosting } from './postings.ts';
import { Vocabulary } from './vocabulary.ts';

/** A row of `article_search`. */
export type IndexedArticle = Omit<Selectable<ArticleSearchTable>, 'version'>;

/** A word of the index: its number in the vocabulary `forms`, or in `stems` for the other kinds. */
export interface IndexWord {
  /** A folded word stands in headlines, tags and leads, a stem also in texts, `stemOfText` only there. */
  kind: 'form' | 'stem' | 'stemOfText';
  word: number;
}

/** The postings of a word are in three tiers: headline or tags, lead, text. An article is in the first that it belongs to. */
export const TIERS = 3;

const STATUSES = ['draft', 'pending', 'scheduled', 'published', 'archived'] as const;
const MAX_STEMS_KEPT = 200_000;

/** What the index knows of a written word: its number among the folded words and among the stems. */
interface Spelling {
  form: number;
  stem: number;
  count: number;
}

/**
 * The search index of all articles, in memory. A changed article gets a new number, and its old number is not used again. Words of
 * headline, tags and lead are kept folded (`forms`) and as stems, words of the text as stems only.
 */
export class SearchIndex {
  readonly stems = new Vocabulary();
  readonly forms = new Vocabulary();
  /** The articles that have a word, by kind of word and by tier. */
  readonly postings = makePostings();
  /** By number: the article; null when it has a newer number or is removed. */
  readonly articleIds: (string | null)[] = [];
  /** The position of its status in `statusNames`. */
  readonly statusOf: number[] = [];
  /** Null stands for articles that have a newer number or are removed. */
  readonly statusNames: readonly (ArticleStatus | null)[] = [null, ...STATUSES];
  /** The position of its category in `categories`. */
  readonly categoryOf: number[] = [];
  /** Null for articles without a category. */
  readonly categories: (string | null)[] = [];
  /** Epoch milliseconds; 0 before the publication. */
  readonly publishedAt: number[] = [];
  /** The latest publication. */
  newest = 0;
  /** How often an article was added or removed. */
  changes = 0;

  private readonly docs = new Map<string, number>();
  private readonly spellings = new Map<string, Spelling>();
  private readonly spellingsOfForm: string[][] = [];
  /** The stems of words of texts while many articles are added. */
  private stemsOfWords = new Map<string, number>();

  /** Adds an article, or replaces its earlier version. */
  add(article: IndexedArticle): void {
    this.changes += 1;
    this.remove(article.article_id);
    if (article.status === 'removed') return;
    const doc = this.articleIds.length;
    this.docs.set(article.article_id, doc);
    this.articleIds.push(article.article_id);
    this.statusOf.push(this.statusNames.indexOf(article.status));
    this.categoryOf.push(this.numberCategory(article.category_id));
    this.publishedAt.push(article.published_at ?? 0);
    this.newest = Math.max(this.newest, article.published_at ?? 0);
    this.addPostings(doc, article);
  }

  /** In how many articles a word stands, in the first `tiers` tiers. */
  countArticles({ kind, word }: IndexWord, tiers = TIERS): number {
    return this.postings[kind].slice(0, tiers).reduce((sum, lists) => sum + lists.count(word), 0);
  }

  /** In how many articles a folded word stands in headline, tags or lead. */
  countForm(folded: string): number {
    const word = this.forms.find(folded);
    return word === undefined ? 0 : this.countArticles({ kind: 'form', word });
  }

  /** In how many articles a folded word stands in any of its inflected forms. */
  countStem(folded: string): number {
    return listStemKeys(folded, folded, false).reduce((sum, key) => {
      const word = this.stems.find(key);
      return word === undefined ? sum : sum + this.countArticles({ kind: 'stem', word });
    }, 0);
  }

  /** The stems that a folded word has in headlines, tags and leads. `Qalib` and `qalıb` are one folded word with two stems. */
  listStemsOfForm(form: number): string[] {
    const stems = (this.spellingsOfForm[form] ?? []).map((written) => this.spellings.get(written)?.stem);
    return [...new Set(stems)].flatMap((stem) => (stem === undefined ? [] : (this.stems.words[stem] ?? [])));
  }

  /** How a folded word is written in headlines, tags and leads, with the number of its uses, the most frequent first. */
  listSpellings(form: string): { spelling: string; count: number }[] {
    const number = this.forms.find(form);
    const written = number === undefined ? [] : (this.spellingsOfForm[number] ?? []);
    return written
      .map((spelling) => ({ spelling, count: this.spellings.get(spelling)?.count ?? 0 }))
      .sort((a, b) => b.count - a.count);
  }

  /** Frees the memory that makes adding many articles fast. */
  trim(): void {
    this.stemsOfWords = new Map();
  }

  private remove(articleId: string): void {
    const doc = this.docs.get(articleId);
    if (doc === undefined) return;
    this.articleIds[doc] = null;
    this.statusOf[doc] = 0;
    this.docs.delete(articleId);
  }

  private addPostings(doc: number, article: IndexedArticle): void {
    const forms = new Map<number, number>();
    const stems = new Map<number, number>();
    const addFields = (words: string, field: number) => {
      for (const word of listWords(words)) {
        const { form, stem } = this.addSpelling(word);
        forms.set(form, (forms.get(form) ?? 0) | field);
        stems.set(stem, (stems.get(stem) ?? 0) | field);
      }
    };
    addFields(article.title_words, FIELDS.title);
    addFields(article.tag_words, FIELDS.tags);
    addFields(article.lead_words, FIELDS.lead);
    for (const word of listWords(article.body_words)) {
      const stem = this.addStem(word);
      if (!stems.has(stem)) stems.set(stem, 0);
    }
    for (const lists of [...this.postings.form, ...this.postings.stem]) lists.startArticle();
    for (const [word, fields] of forms) this.postings.form[tierOf(fields)].add(word, toPosting(doc, fields));
    for (const [word, fields] of stems) this.postings.stem[tierOf(fields)].add(word, toPosting(doc, fields));
  }

  private numberCategory(id: string | null): number {
    const known = this.categories.indexOf(id);
    return known >= 0 ? known : this.categories.push(id) - 1;
  }

  private addStem(word: string): number {
    const known = this.stemsOfWords.get(word);
    if (known !== undefined) return known;
    if (this.stemsOfWords.size >= MAX_STEMS_KEPT) this.trim();
    const stem = this.stems.add(stemWord(tokenise(word)[0]?.word ?? word, word));
    this.stemsOfWords.set(word, stem);
    return stem;
  }

  private addSpelling(word: string): Spelling {
    const known = this.spellings.get(word);
    if (known) {
      known.count += 1;
      return known;
    }
    const folded = tokenise(word)[0]?.word ?? word;
    const form = this.forms.add(folded);
    const spelling = { form, stem: this.stems.add(stemWord(folded, word)), count: 1 };
    this.spellings.set(word, spelling);
    const others = this.spellingsOfForm[form];
    if (others) others.push(word);
    else this.spellingsOfForm[form] = [word];
    return spelling;
  }
}

function tierOf(fields: number): 0 | 1 | 2 {
  if (fields === 0) return 2;
  return fields >= FIELDS.tags ? 0 : 1;
}

/** Folded words of texts are not kept: `stemOfText` has the articles with a stem in the text only. */
function makePostings() {
  const none = new PostingLists();
  const text = new PostingLists();
  return {
    form: [new PostingLists(), new PostingLists(), none],
    stem: [new PostingLists(), new PostingLists(), text],
    stemOfText: [none, none, text],
  } as const;
}

function listWords(words: string): string[] {
  return words === '' ? [] : words.split(' ');
}
