import { tokenise } from '#az/characters/tokens.ts';
import { stemWord } from '#az/stem.ts';
import type { IndexedArticle, StemmedSpelling, WordList, WritablePart } from './index-part.ts';
import { FIELDS, PostingLists, toPosting } from './postings.ts';
import { Vocabulary } from './vocabulary.ts';

/** Words of texts whose stems are kept: most words of an article are among them. */
const MAX_STEMS_KEPT = 50_000;

/** What the index knows of a written word: its number among the folded words and among the stems. */
interface Spelling {
  spelling: string;
  form: number;
  stem: number;
  count: number;
}

/**
 * The newest articles of an index, in memory. A changed article gets a new number, and its old number is not used again. Words of
 * headline, tags and lead are kept folded (`forms`) and as stems, words of the text as stems only.
 */
export class MemoryPart implements WritablePart {
  private readonly vocabularies = { forms: new Vocabulary(), stems: new Vocabulary() };
  /** The articles that have a word, by tier. */
  private readonly postings = {
    forms: [new PostingLists(), new PostingLists()],
    stems: [new PostingLists(), new PostingLists(), new PostingLists()],
  } as const;
  private readonly articleIds: string[] = [];
  private readonly docs = new Map<string, number>();
  /** All articles that were replaced or removed, and new ones: older parts can have other versions of them. */
  readonly changedIds = new Set<string>();
  private readonly spellings = new Map<string, Spelling>();
  private readonly spellingsOfForm: Spelling[][] = [];
  private readonly stemsOfWords = new Map<string, number>();

  get size(): number {
    return this.articleIds.length;
  }

  /** Adds an article. Call `markChanged` before. */
  add(article: IndexedArticle): void {
    const doc = this.articleIds.length;
    this.docs.set(article.article_id, doc);
    this.articleIds.push(article.article_id);
    this.addPostings(doc, article);
  }

  /** Notes that other parts can have older versions of an article. */
  markChanged(articleId: string): void {
    this.changedIds.add(articleId);
  }

  findWord(list: WordList, word: string): number {
    return this.vocabularies[list].find(word) ?? -1;
  }

  listLonger(list: WordList, beginning: string, limit: number): string[] {
    return this.vocabularies[list].listLonger(beginning, limit);
  }

  listSimilar(word: string, maxEdits: number): string[] {
    return this.vocabularies.forms.listSimilar(word, maxEdits);
  }

  countPostings(list: WordList, word: number, tier: number): number {
    return this.postings[list][tier]?.count(word) ?? 0;
  }

  readPostings(list: WordList, word: number, tier: number, limit: number): readonly Uint32Array[] {
    return this.postings[list][tier]?.read(word, limit) ?? [];
  }

  listSpellings(form: number): StemmedSpelling[] {
    const { words } = this.vocabularies.stems;
    return (this.spellingsOfForm[form] ?? []).map(({ spelling, stem, count }) => {
      return { spelling, stem: words[stem] ?? '', count };
    });
  }

  findDoc(articleId: string): number {
    return this.docs.get(articleId) ?? -1;
  }

  articleIdOf(doc: number): string {
    return this.articleIds[doc] ?? '';
  }

  listWords(list: WordList): Iterable<{ bytes: Uint8Array; number: number }> {
    return this.vocabularies[list].words
      .map((word, number) => ({ bytes: Buffer.from(word), number }))
      .sort((one, other) => Buffer.compare(one.bytes, other.bytes));
  }

  private addPostings(doc: number, article: IndexedArticle): void {
    const forms = new Map<number, number>();
    const stems = new Map<number, number>();
    const addFields = (words: string, field: number) => {
      for (const word of splitWords(words)) {
        const { form, stem } = this.addSpelling(word);
        forms.set(form, (forms.get(form) ?? 0) | field);
        stems.set(stem, (stems.get(stem) ?? 0) | field);
      }
    };
    addFields(article.title_words, FIELDS.title);
    addFields(article.tag_words, FIELDS.tags);
    addFields(article.lead_words, FIELDS.lead);
    for (const word of splitWords(article.body_words)) {
      const stem = this.addStem(word);
      if (!stems.has(stem)) stems.set(stem, 0);
    }
    for (const lists of [...this.postings.forms, ...this.postings.stems]) lists.startArticle();
    for (const [word, fields] of forms)
      this.postings.forms[tierOfForm(fields)].add(word, toPosting(doc, fields));
    for (const [word, fields] of stems) this.postings.stems[tierOf(fields)].add(word, toPosting(doc, fields));
  }

  private addStem(word: string): number {
    const known = this.stemsOfWords.get(word);
    if (known !== undefined) return known;
    if (this.stemsOfWords.size >= MAX_STEMS_KEPT) this.stemsOfWords.clear();
    const stem = this.vocabularies.stems.add(stemWord(tokenise(word)[0]?.word ?? word, word));
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
    const form = this.vocabularies.forms.add(folded);
    const stem = this.vocabularies.stems.add(stemWord(folded, word));
    const added = { spelling: word, form, stem, count: 1 };
    this.spellings.set(word, added);
    const others = this.spellingsOfForm[form];
    if (others) others.push(added);
    else this.spellingsOfForm[form] = [added];
    return added;
  }
}

function tierOfForm(fields: number): 0 | 1 {
  return fields >= FIELDS.tags ? 0 : 1;
}

function tierOf(fields: number): 0 | 1 | 2 {
  return fields === 0 ? 2 : tierOfForm(fields);
}

function splitWords(words: string): string[] {
  return words === '' ? [] : words.split(' ');
}
