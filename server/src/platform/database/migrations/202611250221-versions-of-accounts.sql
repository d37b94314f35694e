-- What somebody says about themselves has versions too. The language does not count: it is chosen in passing, on any page.
alter table users add column version integer not null default 1;
create trigger users_version before update on users for each row
  when (old.version is distinct from new.version
    or (old.first_name, old.last_name, old.country, old.timezone, old.opens_links_premium)
      is distinct from (new.first_name, new.last_name, new.country, new.timezone, new.opens_links_premium))
  execute function keep_version('first_name', 'last_name', 'country', 'timezone', 'opens_links_premium');
create trigger users_versions_forget after delete on users referencing old table as old_rows
  for each statement execute function forget_versions();

-- And what somebody is in a workspace: not the same person who was there before, if they come again.
alter table workspace_members
  add column id bigint generated always as identity unique,
  add column version integer not null default 1;
create trigger workspace_members_version before update on workspace_members for each row
  when (old.version is distinct from new.version or old.role is distinct from new.role)
  execute function keep_version('role');
create trigger workspace_members_versions_forget after delete on workspace_members referencing old table as old_rows
  for each statement execute function forget_versions();
