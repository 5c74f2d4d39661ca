import { tokenise } from '#az/characters/tokens.ts';
import { stemWord } from '#az/stem.ts';
import type { ArticleStatus } from '#db/tables/articles.ts';
import { FIELDS, PostingLists, toPosting } from './postings.ts';
import { Vocabulary } from './vocabulary.ts';

/** The words of an article as the table `article_search` has them. */
export interface IndexedArticle {
  articleId: string;
  status: ArticleStatus | 'removed';
  categoryId: string | null;
  publishedAt: number | null;
  titleWords: string;
  tagWords: string;
  leadWords: string;
  bodyWords: string;
}

const MAX_STEMS_KEPT = 200_000;

/** What the index knows of a written word: its number among the folded words and among the stems. */
interface Spelling {
  form: number;
  stem: number;
  count: number;
}

/**
 * The search index of all articles, in memory. A changed article gets a new number, and the old number dies. Words of headline,
 * tags and lead are kept folded (`forms`) and as stems, words of the text as stems only.
 */
export class SearchIndex {
  readonly stems = new Vocabulary();
  readonly forms = new Vocabulary();
  /** In three tiers: the articles with a word in headline or tags, the others with it in the lead, those with it in the text. */
  readonly postings = makePostings();
  /** By number: the article; null when it has a newer number or is removed. */
  readonly articleIds: (string | null)[] = [];
  /** The position of its status in `statusNames`. */
  readonly statusOf: number[] = [];
  /** Null stands for articles that have a newer number or are removed. */
  readonly statusNames: readonly (ArticleStatus | null)[] = [
    ...([null, 'draft', 'pending', 'scheduled', 'published', 'archived'] as const),
  ];
  /** The position of its category in `categories`. */
  readonly categoryOf: number[] = [];
  /** Null for articles without a category. */
  readonly categories: (string | null)[] = [];
  /** Epoch milliseconds; 0 before the publication. */
  readonly publishedAt: number[] = [];
  /** The latest publication. */
  newest = 0;

  private readonly docs = new Map<string, number>();
  private readonly spellings = new Map<string, Spelling>();
  private readonly spellingsOfForm: string[][] = [];
  /** The stems of words of texts while many articles are added. */
  private stemsOfWords = new Map<string, number>();

  /** How often an article was added or removed. */
  changes = 0;

  add(article: IndexedArticle): void {
    this.changes += 1;
    const before = this.docs.get(article.articleId);
    if (before !== undefined) {
      this.articleIds[before] = null;
      this.statusOf[before] = 0;
    }
    this.docs.delete(article.articleId);
    if (article.status === 'removed') return;
    const doc = this.articleIds.length;
    this.docs.set(article.articleId, doc);
    this.articleIds.push(article.articleId);
    this.statusOf.push(this.statusNames.indexOf(article.status));
    this.categoryOf.push(this.numberCategory(article.categoryId));
    this.publishedAt.push(article.publishedAt ?? 0);
    this.newest = Math.max(this.newest, article.publishedAt ?? 0);

    const forms = new Map<number, number>();
    const stems = new Map<number, number>();
    const addFields = (words: string, field: number) => {
      for (const word of listWords(words)) {
        const { form, stem } = this.addSpelling(word);
        forms.set(form, (forms.get(form) ?? 0) | field);
        stems.set(stem, (stems.get(stem) ?? 0) | field);
      }
    };
    addFields(article.titleWords, FIELDS.title);
    addFields(article.tagWords, FIELDS.tags);
    addFields(article.leadWords, FIELDS.lead);
    for (const word of listWords(article.bodyWords)) {
      const stem = this.addStem(word);
      if (!stems.has(stem)) stems.set(stem, 0);
    }
    for (const lists of [...this.postings.form, ...this.postings.stem]) lists.startArticle();
    for (const [word, fields] of forms)
      this.postings.form[fields >= FIELDS.tags ? 0 : 1].add(word, toPosting(doc, fields));
    for (const [word, fields] of stems)
      this.postings.stem[fields >= FIELDS.tags ? 0 : fields === 0 ? 2 : 1].add(word, toPosting(doc, fields));
  }

  /** How a folded word is written in headlines, tags and leads, with the number of its uses, the most frequent first. */
  listSpellings(form: string): { spelling: string; count: number }[] {
    const number = this.forms.find(form);
    const written = number === undefined ? [] : (this.spellingsOfForm[number] ?? []);
    return written
      .map((spelling) => ({ spelling, count: this.spellings.get(spelling)?.count ?? 0 }))
      .sort((a, b) => b.count - a.count);
  }

  /** Frees what only helps to add many articles. */
  trim(): void {
    this.stemsOfWords = new Map();
  }

  private numberCategory(id: string | null): number {
    const known = this.categories.indexOf(id);
    return known >= 0 ? known : this.categories.push(id) - 1;
  }

  private addStem(word: string): number {
    const known = this.stemsOfWords.get(word);
    if (known !== undefined) return known;
    if (this.stemsOfWords.size >= MAX_STEMS_KEPT) this.trim();
    const stem = this.stems.add(stemWord(word));
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
    const spelling = { form, stem: this.stems.add(stemWord(folded)), count: 1 };
    this.spellings.set(word, spelling);
    const others = this.spellingsOfForm[form];
    if (others) others.push(word);
    else this.spellingsOfForm[form] = [word];
    return spelling;
  }
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
