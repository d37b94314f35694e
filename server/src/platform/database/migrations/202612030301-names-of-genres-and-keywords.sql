alter table keywords add column name_fr text check (btrim(name_fr) <> '');
comment on column keywords.name_fr is 'Null: readers of French get the other name.';
alter table keywords add column version integer not null default 1;
alter table genres add column version integer not null default 1;

create trigger keywords_version before update on keywords for each row
  when (old.version is distinct from new.version
    or (old.name, old.name_fr) is distinct from (new.name, new.name_fr))
  execute function keep_version('name', 'name_fr');
create trigger keywords_versions_forget after delete on keywords referencing old table as old_rows
  for each statement execute function forget_versions();
create trigger genres_version before update on genres for each row
  when (old.version is distinct from new.version
    or (old.name, old.name_fr) is distinct from (new.name, new.name_fr))
  execute function keep_version('name', 'name_fr');
create trigger genres_versions_forget after delete on genres referencing old table as old_rows
  for each statement execute function forget_versions();

create index keywords_by_name on keywords (lower(name), id);
