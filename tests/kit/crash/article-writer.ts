import { randomInt } from 'node:crypto';
import { newId } from '../content/articles.ts';
import type { TestSite } from '../site/site.ts';
import type { Visitor } from '../site/visitor.ts';
import { insist, type Writer } from './kill-repeatedly.ts';

/** The content of one write. Every write has different content. */
export interface WrittenText {
  title: string;
  content: string;
  category: string;
  tag: string;
}

/** An article in the state that the server has confirmed. */
export interface ConfirmedArticle {
  id: string;
  tabKey: string;
  /** The content of each version, the first at 0. Contains all confirmed versions. */
  versions: WrittenText[];
  isPublished: boolean;
  /** The newest confirmed autosave of the tab; `title` is null once it was saved. */
  autosave: { sequence: number; title: string | null };
}

type Kind = 'create' | 'save' | 'publish' | 'autosave';

/** A write without a response. It may have happened or not. */
export interface PendingWrite {
  kind: Kind;
  articleId: string;
  words: WrittenText;
}

/** An editor who creates, saves and publishes articles. */
export interface ArticleWriter extends Writer {
  articles: ConfirmedArticle[];
  pending: PendingWrite | null;
}

export const CATEGORIES = ['football', 'world'];

/** `name` distinguishes its writes from those of other writers. */
export function makeArticleWriter(
  site: Pick<TestSite, 'url' | 'fetch'>,
  { visitor, staffId, name }: { visitor: Visitor; staffId: string; name: string },
): ArticleWriter {
  let count = 0;
  const writer: ArticleWriter = {
    articles: [],
    pending: null,
    write,
    isWaiting: () => writer.pending !== null,
  };
  return writer;

  async function write(untilUp: () => Promise<void>): Promise<void> {
    const known = writer.articles.at(-randomInt(1, 4));
    const kind = known ? chooseKind(known) : 'create';
    const article = kind === 'create' || !known ? emptyArticle() : known;
    const words = kind === 'publish' ? (article.versions.at(-1) as WrittenText) : newWords();
    writer.pending = { kind, articleId: article.id, words };
    const sequence = article.autosave.sequence + 1;
    const expected = kind === 'autosave' ? 200 : 302;
    const { status } = await insist(() => send(kind, article, words, sequence), untilUp);
    if (status !== expected) throw new Error(`${kind} of ${words.title} was answered with ${status}`);
    writer.pending = null;
    if (kind === 'autosave') article.autosave = { sequence, title: words.title };
    else {
      article.versions.push(words);
      article.autosave = { sequence, title: null };
    }
    if (kind === 'publish') article.isPublished = true;
    if (kind === 'create') writer.articles.push(article);
  }

  function newWords(): WrittenText {
    count += 1;
    // Random words: similar headlines would be held back by the warning about similar articles.
    const title = `Yazı ${name}-${count} ${randomWord()} ${randomWord()} ${randomWord()}`;
    const content = `<p>${title} ${'söz '.repeat(randomInt(1, 400))}</p>`;
    return { title, content, category: CATEGORIES[count % 2] ?? '', tag: `Mövzu ${count % 5}` };
  }

  function send(
    kind: Kind,
    article: ConfirmedArticle,
    words: WrittenText,
    sequence: number,
  ): Promise<Response> {
    const { id, tabKey } = article;
    const baseVersion = article.versions.length || null;
    const { title, content, category, tag } = words;
    const fields = { title, content, category, excerpt: title, author: 'Aysel Məmmədli' };
    if (kind === 'autosave') {
      const kept = { ...fields, tags: [tag] };
      return post('/admin/articles/draft', {
        body: JSON.stringify({
          kind,
          articleId: id,
          tabKey,
          writer: staffId,
          sequence,
          baseVersion,
          fields: kept,
        }),
        headers: { 'Content-Type': 'application/json' },
      });
    }
    const form = new URLSearchParams({
      ...fields,
      tag,
      id,
      tabKey,
      writer: staffId,
      sequence: String(sequence),
      ...(kind === 'create' ? { intent: 'draft' } : { baseVersion: String(baseVersion), intent: kind }),
    });
    return post(kind === 'create' ? '/admin/articles/create' : `/admin/articles/edit/${id}`, { body: form });
  }

  async function post(path: string, init: RequestInit): Promise<Response> {
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { cookie, Origin: site.url, ...init.headers };
    const answer = await site.fetch(path, { ...init, method: 'POST', headers });
    await answer.body?.cancel();
    return answer;
  }
}

function emptyArticle(): ConfirmedArticle {
  const id = newId();
  return {
    id,
    tabKey: `tab-${id}`,
    versions: [],
    isPublished: false,
    autosave: { sequence: 0, title: null },
  };
}

function chooseKind({ isPublished }: ConfirmedArticle): Kind {
  const chance = randomInt(100);
  if (chance < 20) return 'create';
  if (chance < 50) return 'autosave';
  return chance < 65 && !isPublished ? 'publish' : 'save';
}

function randomWord(): string {
  return Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('');
}
