alter table channels add column version integer not null default 1;
alter table channels add column seo_title_fr text;
alter table channels add column seo_description_fr text;

alter table channels drop constraint channels_slug_check;
alter table channels add constraint channels_slug_check check (slug ~ '^[^\s/?#]{1,80}$');

create trigger channels_version before update on channels for each row
  when (old.version is distinct from new.version
    or (old.slug, old.name, old.name_fr, old.description, old.description_fr, old.content, old.item_type, old.filter,
        old.order_by, old.layout, old.items_shown, old.seo_title, old.seo_title_fr, old.seo_description,
        old.seo_description_fr)
      is distinct from
       (new.slug, new.name, new.name_fr, new.description, new.description_fr, new.content, new.item_type, new.filter,
        new.order_by, new.layout, new.items_shown, new.seo_title, new.seo_title_fr, new.seo_description,
        new.seo_description_fr))
  execute function keep_version('slug', 'name', 'name_fr', 'description', 'description_fr', 'content', 'item_type', 'filter',
    'order_by', 'layout', 'items_shown', 'seo_title', 'seo_title_fr', 'seo_description', 'seo_description_fr');
create trigger channels_versions_forget after delete on channels referencing old table as old_rows
  for each statement execute function forget_versions();
