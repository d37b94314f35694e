-- A workspace has an owner for as long as it exists, whoever leaves and however.
create function pass_workspace_on(passed_id bigint) returns void language plpgsql as $$
begin
  perform 1 from workspaces where id = passed_id for update;
  if not found then return; end if;
  loop
    if exists (select from workspace_members where workspace_id = passed_id and role = 'owner') then return; end if;
    -- Administrators first, then who has been there for longest.
    update workspace_members set role = 'owner'
    where workspace_id = passed_id and user_id = (
      select user_id from workspace_members where workspace_id = passed_id
      order by role = 'admin' desc, joined_at, user_id limit 1);
    if found then return; end if;
    -- Who was chosen may have left at the same moment: then somebody else is.
    if not exists (select from workspace_members where workspace_id = passed_id) then
      delete from notifications where workspace_id = passed_id;
      delete from workspaces where id = passed_id;
      return;
    end if;
  end loop;
end $$;
comment on function pass_workspace_on is 'Gives a workspace without an owner to one of its members; without members it is closed.';

create function workspace_owner_left() returns trigger language plpgsql as $$
begin
  perform pass_workspace_on(old.workspace_id);
  return null;
end $$;
create trigger workspace_members_owner_left after delete on workspace_members
  for each row when (old.role = 'owner') execute function workspace_owner_left();
create trigger workspace_members_owner_changed after update of role on workspace_members
  for each row when (old.role = 'owner' and new.role <> 'owner') execute function workspace_owner_left();

create function workspace_must_have_owner() returns trigger language plpgsql as $$
begin
  if exists (select from workspaces where id = new.id)
    and not exists (select from workspace_members where workspace_id = new.id and role = 'owner') then
    raise exception 'Workspace % has no owner', new.id using errcode = 'check_violation', constraint = 'workspaces_have_an_owner';
  end if;
  return null;
end $$;
create constraint trigger workspaces_have_an_owner after insert on workspaces
  deferrable initially deferred for each row execute function workspace_must_have_owner();

select pass_workspace_on(id) from workspaces;
