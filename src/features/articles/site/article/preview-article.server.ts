import { slugifyOr } from '#az/characters/slug.ts';
import { findCategoryBySlug } from '#features/categories/rules/read-categories.ts';
import type { Picture } from '#features/media/rules/images/picture-source.ts';
import { findMedia, toReaderPicture } from '#features/media/rules/media.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import { type ArticleFields, emptyArticleFields } from '../../rules/article-fields.ts';
import { cleanArticleFields } from '../../rules/clean-article-fields.ts';
import { findAutosave } from '../../rules/drafts/autosave-article.ts';
import { findUnsavedDraft } from '../../rules/drafts/list-unsaved-drafts.ts';
import { findArticlePreview } from '../../rules/preview/article-preview.ts';
import { type ArticlePage, listShownFields } from '../../rules/read/article-page.ts';

interface PreviewedArticle {
  article: ArticlePage;
  /**
   * `saved`: the article as it was saved. `ownWords`: with the unsaved changes of the signed-in person, which only they see.
   * `draft`: a new article that was never saved. Everyone with the link sees its latest autosave.
   */
  shows: 'saved' | 'ownWords' | 'draft';
}

/**
 * The article of a preview: as it was saved, or the autosave of a new article. Signed-in staff see it with their own unsaved
 * changes.
 */
export async function findPreviewedArticle(
  db: Db,
  { id, staff, now }: { id: string; staff: { id: string } | null; now: number },
): Promise<PreviewedArticle | null> {
  const saved = await findArticlePreview(db, { id });
  if (!saved) {
    const draft = await findUnsavedDraft(db, { articleId: id });
    if (!draft) return null;
    return {
      article: await withFields(db, emptyPage(id, now), cleanUnsavedFields(draft.fields, '')),
      shows: 'draft',
    };
  }
  const autosave = staff && (await findAutosave(db, { actor: staff, articleId: id }));
  // Shown like a published article, without the notice of an archived one.
  const article: ArticlePage = { ...saved, status: 'published' };
  if (!autosave) return { article, shows: 'saved' };
  const unsaved = await withFields(db, article, cleanUnsavedFields(autosave.fields, article.content));
  return { article: unsaved, shows: 'ownWords' };
}

/** Sanitises unsaved fields. A text that is too long for that is replaced by the saved one. */
function cleanUnsavedFields(fields: ArticleFields, savedContent: string): ArticleFields {
  try {
    return cleanArticleFields(fields);
  } catch (error) {
    if (error instanceof InvalidInput) return { ...fields, content: savedContent };
    throw error;
  }
}

async function withFields(db: Db, page: ArticlePage, fields: ArticleFields): Promise<ArticlePage> {
  const category = await findCategoryBySlug(db, { slug: fields.category });
  return {
    ...page,
    ...listShownFields(fields),
    slug: fields.slug || page.slug || slugifyOr(fields.title, 'xeber'),
    authorSlug: slugifyOr(fields.author, 'muellif'),
    category: category && { slug: category.slug, name: category.name, color: category.color },
    picture: fields.image === null ? null : await readPicture(db, fields.image),
    tags: fields.tags.map((name) => ({ slug: slugifyOr(name, 'teq'), name })),
  };
}

async function readPicture(db: Db, url: string): Promise<Picture> {
  const media = await findMedia(db, { url });
  if (media) return toReaderPicture(media);
  const noMetadata = { width: null, height: null, color: null, alt: '', credit: '', caption: '' };
  return { url, ...noMetadata, focalX: 0.5, focalY: 0.5 };
}

function emptyPage(id: string, now: number): ArticlePage {
  return {
    ...listShownFields(emptyArticleFields),
    id,
    slug: '',
    authorSlug: '',
    category: null,
    picture: null,
    mediaKind: null,
    tags: [],
    views: 0,
    status: 'published',
    createdAt: now,
    updatedAt: now,
    revisedAt: null,
    publishedAt: now,
  };
}
