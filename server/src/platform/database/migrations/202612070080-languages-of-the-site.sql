-- The languages of a site are data: staff add some, and switch them on and off.
alter table localizations drop constraint localizations_language_check;
alter table localizations
  add constraint localizations_language_check check (language ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$'),
  add column id integer generated always as identity constraint localizations_id_key unique,
  add column version integer not null default 1,
  add column is_enabled boolean not null default true;
comment on column localizations.name is 'In the language itself.';
comment on column localizations.is_enabled is 'Whether readers get it. Staff translate the others too.';

create trigger localizations_version before update on localizations for each row
  when (old.version is distinct from new.version or old.name is distinct from new.name or old.is_enabled is distinct from new.is_enabled)
  execute function keep_version('name', 'is_enabled');
create trigger localizations_versions_forget after delete on localizations referencing old table as old_rows
  for each statement execute function forget_versions();
