alter table news_articles add column version integer not null default 1;
alter table news_articles add column deleted_at timestamptz;
comment on column news_articles.deleted_at is 'Deleted by staff, who may restore it with its comments; nobody else sees it.';

-- The number of an article is in its address too: two may be called the same.
alter table news_articles drop constraint news_articles_slug_key;
alter table news_articles drop constraint news_articles_slug_check;
alter table news_articles add constraint news_articles_slug_check check (slug ~ '^[^\s/?#]{1,150}$');

-- Texts were plain, with an empty line between paragraphs; now they are formatted.
create function pg_temp.as_rich_text(plain text) returns text language sql as $$
  select case when btrim(plain, E' \n') = '' then plain else '<p>' || replace(regexp_replace(
    replace(replace(replace(btrim(replace(plain, E'\r', ''), E' \n'), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'),
    '\n{2,}', '</p><p>', 'g'), E'\n', '<br>') || '</p>' end
$$;
update news_articles set body = pg_temp.as_rich_text(body), body_fr = pg_temp.as_rich_text(body_fr);
comment on column news_articles.body is 'HTML as platform/rich-text stores it; pictures without the base path of the site.';
comment on column news_articles.image_url is 'Below the address of the site: /files/12/file.jpg.';

drop trigger news_articles_touch on news_articles;
create trigger news_articles_touch before update of title, title_fr, summary, summary_fr, body, body_fr, slug, image_url,
  source_name, source_url, published_at on news_articles for each row execute function touch_updated_at();

create trigger news_articles_version before update on news_articles for each row
  when (old.version is distinct from new.version
    or (old.slug, old.title, old.title_fr, old.summary, old.summary_fr, old.body, old.body_fr, old.image_url, old.source_name,
        old.source_url, old.published_at)
      is distinct from
       (new.slug, new.title, new.title_fr, new.summary, new.summary_fr, new.body, new.body_fr, new.image_url, new.source_name,
        new.source_url, new.published_at))
  execute function keep_version('slug', 'title', 'title_fr', 'summary', 'summary_fr', 'body', 'body_fr', 'image_url',
    'source_name', 'source_url', 'published_at');
create trigger news_articles_versions_forget after delete on news_articles referencing old table as old_rows
  for each statement execute function forget_versions();

drop index news_articles_published;
create index news_articles_published on news_articles (published_at desc, id desc)
  where published_at is not null and deleted_at is null;
