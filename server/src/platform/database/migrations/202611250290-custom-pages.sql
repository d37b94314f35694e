create table custom_pages (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  slug text not null unique check (slug ~ '^[^\s/?#]{1,80}$' and slug !~ '^\d+$'),
  title text not null check (btrim(title) <> ''),
  title_fr text check (btrim(title_fr) <> ''),
  body text not null check (body <> ''),
  body_fr text check (body_fr <> ''),
  description text,
  description_fr text,
  is_published boolean not null default false,
  is_in_footer boolean not null default false,
  import_key text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table custom_pages is 'Pages that administrators write: rules, privacy, help.';
comment on column custom_pages.slug is 'In its address. No number, which would be taken for an id.';
comment on column custom_pages.body is 'HTML as platform/rich-text stores it; pictures without the base path of the site.';
comment on column custom_pages.description is 'For search engines and previews of links.';
create trigger custom_pages_touch before update on custom_pages for each row execute function touch_updated_at();

create trigger custom_pages_version before update on custom_pages for each row
  when (old.version is distinct from new.version
    or (old.slug, old.title, old.title_fr, old.body, old.body_fr, old.description, old.description_fr, old.is_published,
        old.is_in_footer)
      is distinct from
       (new.slug, new.title, new.title_fr, new.body, new.body_fr, new.description, new.description_fr, new.is_published,
        new.is_in_footer))
  execute function keep_version('slug', 'title', 'title_fr', 'body', 'body_fr', 'description', 'description_fr',
    'is_published', 'is_in_footer');
create trigger custom_pages_versions_forget after delete on custom_pages referencing old table as old_rows
  for each statement execute function forget_versions();

create table former_custom_page_slugs (
  slug text primary key,
  page_id bigint not null references custom_pages on delete cascade
);
create index former_custom_page_slugs_page on former_custom_page_slugs (page_id);
comment on table former_custom_page_slugs is 'What pages were called in addresses before: these lead on to the present address.';

-- Kept by the database, so that nothing that renames a page can forget it.
create function keep_former_custom_page_slug() returns trigger language plpgsql as $$
begin
  delete from former_custom_page_slugs where slug = new.slug;
  if tg_op = 'UPDATE' then
    insert into former_custom_page_slugs (slug, page_id) values (old.slug, old.id)
    on conflict (slug) do update set page_id = excluded.page_id;
  end if;
  return null;
end $$;
create trigger custom_pages_former_slug_insert after insert on custom_pages
  for each row execute function keep_former_custom_page_slug();
create trigger custom_pages_former_slug_update after update of slug on custom_pages
  for each row when (old.slug is distinct from new.slug) execute function keep_former_custom_page_slug();
