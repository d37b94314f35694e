-- Roles are edited as other records are: with a version, in an order, and with what they allowed in each version.
alter table roles
  add column version integer not null default 1,
  add column position integer not null default 100 check (position between 0 and 999);
comment on column roles.position is 'Where it stands among the others, from the front.';
update roles set position = id * 10 where key is not null;

create function keep_role_version() returns trigger language plpgsql as $function$
begin
  new.version := old.version + 1;
  insert into record_versions (table_name, record_id, version, content)
    values ('roles', old.id, old.version, jsonb_build_object(
      'name', old.name, 'description', old.description, 'is_default', old.is_default, 'position', old.position,
      'permissions', coalesce((select jsonb_agg(jsonb_build_object('name', p.permission, 'restrictions', p.restrictions) order by p.permission)
        from role_permissions p where p.role_id = old.id), '[]')))
    on conflict (table_name, record_id, version) do update set content = excluded.content;
  delete from record_versions
    where table_name = 'roles' and record_id = old.id and version <= old.version - 20;
  return new;
end $function$;
comment on function keep_role_version() is 'What a role allows lies beside it: its row is written before that.';

create trigger roles_version before update on roles for each row
when (
  old.version is distinct from new.version
  or old.name is distinct from new.name
  or old.description is distinct from new.description
  or old.is_default is distinct from new.is_default
  or old.position is distinct from new.position
)
execute function keep_role_version();
create trigger roles_versions_forget after delete on roles referencing old table as old_rows
  for each statement execute function forget_versions();
