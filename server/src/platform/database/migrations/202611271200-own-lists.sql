-- Who may read a list: everybody, whoever has its address, or its owner alone.
alter table lists add column visibility text;
update lists set visibility = case when is_public then 'public' else 'private' end;
alter table lists
  alter column visibility set not null,
  alter column visibility set default 'public',
  add constraint lists_visibility_check check (visibility in ('public', 'unlisted', 'private')),
  add column share_key text not null default replace(gen_random_uuid()::text, '-', ''),
  add column kind text,
  add constraint lists_kind_check check (kind in ('watch_later')),
  add column version integer not null default 1;
alter table lists add constraint lists_share_key_key unique (share_key);
comment on column lists.share_key is 'What the address of an unlisted list is made of, so that nobody finds it by counting ids. Changes when the list becomes private.';
comment on column lists.kind is 'Null, or the one list of its owner that the application itself fills and that stays.';

drop index lists_public;
drop index lists_public_by_id;
drop trigger lists_touch on lists;
create or replace function keep_former_list_names() returns trigger language plpgsql as $$
begin
  insert into former_list_names (list_id, name, was_shared)
  select distinct old.id, normalise_name(former.name), old.visibility = 'public' or old.workspace_id is not null
  from (values (old.name, new.name), (old.name_fr, new.name_fr)) former (name, present)
  where former.name is distinct from former.present and normalise_name(former.name) <> ''
  on conflict (list_id, name) do update
    set was_shared = former_list_names.was_shared or excluded.was_shared, changed_at = now();
  -- Who renames a list all day does not fill the table.
  delete from former_list_names where list_id = old.id and name not in (
    select name from former_list_names where list_id = old.id order by changed_at desc, name limit 20);
  return null;
end $$;
alter table lists drop column is_public;
create index lists_public on lists (updated_at desc, id desc) where visibility = 'public';
create index lists_public_by_id on lists (id) where visibility = 'public' and workspace_id is null and items_count > 0;
create unique index lists_watch_later on lists (user_id) where kind = 'watch_later';
create trigger lists_touch before update of name, description, visibility on lists
  for each row execute function touch_updated_at();

-- An address that was given away leads nowhere once its list is private, and does not come back with the next one.
create function change_share_key() returns trigger language plpgsql as $$
begin
  new.share_key := replace(gen_random_uuid()::text, '-', '');
  return new;
end $$;
create trigger lists_share_key before update of visibility on lists
  for each row when (old.visibility <> 'private' and new.visibility = 'private') execute function change_share_key();

create trigger lists_version before update on lists
  for each row when (old.version is distinct from new.version or (old.name, old.name_fr, old.description, old.description_fr, old.visibility)
    is distinct from (new.name, new.name_fr, new.description, new.description_fr, new.visibility))
  execute function keep_version('name', 'name_fr', 'description', 'description_fr', 'visibility');
create trigger lists_versions_forget after delete on lists referencing old table as old_rows
  for each statement execute function forget_versions();

alter table list_items add column note text check (note <> '');
comment on column list_items.note is 'What its owner says of the title, below its cover.';
