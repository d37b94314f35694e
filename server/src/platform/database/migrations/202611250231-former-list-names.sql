create table former_list_names (
  list_id bigint not null references lists on delete cascade,
  name text not null check (name <> ''),
  was_shared boolean not null,
  changed_at timestamptz not null default now(),
  primary key (list_id, name)
);
create index former_list_names_name on former_list_names (name);
comment on table former_list_names is 'What lists were called before, as addresses write it: their pages lead on to the present address.';
comment on column former_list_names.was_shared is 'Whether others than its owner could read the list under that name. If not, the name stays between the owner and the list.';

-- Kept by the database, so that nothing that renames a list can forget it.
create function keep_former_list_names() returns trigger language plpgsql as $$
begin
  insert into former_list_names (list_id, name, was_shared)
  select distinct old.id, normalise_name(former.name), old.is_public or old.workspace_id is not null
  from (values (old.name, new.name), (old.name_fr, new.name_fr)) former (name, present)
  where former.name is distinct from former.present and normalise_name(former.name) <> ''
  on conflict (list_id, name) do update
    set was_shared = former_list_names.was_shared or excluded.was_shared, changed_at = now();
  -- Who renames a list all day does not fill the table.
  delete from former_list_names where list_id = old.id and name not in (
    select name from former_list_names where list_id = old.id order by changed_at desc, name limit 20);
  return null;
end $$;
create trigger lists_former_names after update of name, name_fr on lists
  for each row when (old.name is distinct from new.name or old.name_fr is distinct from new.name_fr)
  execute function keep_former_list_names();
