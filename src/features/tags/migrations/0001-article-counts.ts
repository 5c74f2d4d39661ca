import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/**
 * Triggers that update `category.article_count`, `tag.article_count` and `article_tag.listed_at`. Lists read their total
 * from one row, and an index returns the articles of a tag in order.
 */
export const articleCountsBaseline = sqlMigration('0001-article-counts', ({ engine }) =>
  engine === 'postgres' ? onPostgres : onSqlite,
);

const onSqlite = [
  `create trigger article_counted_on_insert after insert on article when new.status = 'published'
   begin
     update category set article_count = article_count + 1 where id = new.category_id;
   end`,

  `create trigger article_counted_on_update after update of status, category_id on article
   when (old.status = 'published' or new.status = 'published')
     and (old.status <> new.status or old.category_id is not new.category_id)
   begin
     update category set article_count = article_count - 1
       where id = old.category_id and old.status = 'published';
     update category set article_count = article_count + 1
       where id = new.category_id and new.status = 'published';
   end`,

  `create trigger article_counted_on_delete after delete on article when old.status = 'published'
   begin
     update category set article_count = article_count - 1 where id = old.category_id;
   end`,

  `create trigger article_tags_listed after update of status, published_at on article
   when old.status <> new.status or old.published_at is not new.published_at
   begin
     update article_tag
       set listed_at = case when new.status = 'published' then new.published_at end
       where article_id = new.id;
   end`,

  `create trigger article_tag_listed_on_insert after insert on article_tag
   when exists (select 1 from article where id = new.article_id and status = 'published')
   begin
     update article_tag
       set listed_at = (select published_at from article where id = new.article_id)
       where article_id = new.article_id and tag_id = new.tag_id;
   end`,

  `create trigger article_tag_counted_on_update after update of listed_at on article_tag
   when (old.listed_at is null) <> (new.listed_at is null)
   begin
     update tag set article_count = article_count + iif(new.listed_at is null, -1, 1) where id = new.tag_id;
   end`,

  `create trigger article_tag_counted_on_delete after delete on article_tag when old.listed_at is not null
   begin
     update tag set article_count = article_count - 1 where id = old.tag_id;
   end`,
];

/**
 * Two editors may publish at once. Every path acquires its row locks in the same order (article, category, tags by id), so
 * they cannot deadlock.
 */
const onPostgres = [
  `create function lock_tags_of_article(wanted text) returns void language sql as $$
     select 1 from tag where id in (select tag_id from article_tag where article_id = wanted)
     order by id for no key update
   $$`,

  `create function keep_article_counts() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' and old.status = 'published' then
       update category set article_count = article_count - 1 where id = old.category_id;
     end if;
     if tg_op <> 'DELETE' and new.status = 'published' then
       update category set article_count = article_count + 1 where id = new.category_id;
     end if;
     if tg_op = 'UPDATE' then
       perform lock_tags_of_article(new.id);
       update article_tag
         set listed_at = case when new.status = 'published' then new.published_at end
         where article_id = new.id;
     elsif tg_op = 'DELETE' then
       perform lock_tags_of_article(old.id);
       return old;
     end if;
     return new;
   end $$`,
  `create trigger article_counted_on_insert after insert on article for each row
     execute function keep_article_counts()`,
  `create trigger article_counted_on_update after update of status, category_id, published_at on article for each row
     when (old.status is distinct from new.status or old.category_id is distinct from new.category_id
       or old.published_at is distinct from new.published_at)
     execute function keep_article_counts()`,
  `create trigger article_counted_on_delete before delete on article for each row
     execute function keep_article_counts()`,

  // The row lock makes a concurrent publication wait, so that neither misses the change of the other.
  `create function list_article_tag() returns trigger language plpgsql as $$
   begin
     select case when status = 'published' then published_at end into new.listed_at
       from article where id = new.article_id for no key update;
     return new;
   end $$`,
  `create trigger article_tag_listed_on_insert before insert on article_tag for each row
     execute function list_article_tag()`,

  `create function keep_tag_counts() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' and old.listed_at is not null then
       update tag set article_count = article_count - 1 where id = old.tag_id;
     end if;
     if tg_op <> 'DELETE' and new.listed_at is not null then
       update tag set article_count = article_count + 1 where id = new.tag_id;
     end if;
     return null;
   end $$`,
  `create trigger article_tag_counted after insert or update of listed_at or delete on article_tag for each row
     execute function keep_tag_counts()`,
];
