-- Teams of accounts. Everybody's personal workspace has the id 0 and no row.
create table workspaces (
  id bigint generated always as identity primary key,
  name text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger workspaces_touch before update on workspaces for each row execute function touch_updated_at();

create table workspace_members (
  workspace_id bigint not null references workspaces on delete cascade,
  user_id bigint not null references users on delete cascade,
  role text not null check (role in ('owner', 'admin', 'member')),
  joined_at timestamptz not null default now(),
  primary key (workspace_id, user_id)
);
create index workspace_members_user on workspace_members (user_id);
create unique index workspace_members_owner on workspace_members (workspace_id) where role = 'owner';

create table workspace_invites (
  id bigint generated always as identity primary key,
  workspace_id bigint not null references workspaces on delete cascade,
  user_id bigint references users on delete cascade,
  email text,
  role text not null check (role in ('admin', 'member')),
  invited_by bigint references users on delete set null,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (user_id is not null or email is not null)
);
create unique index workspace_invites_user on workspace_invites (workspace_id, user_id) where user_id is not null;
create unique index workspace_invites_email on workspace_invites (workspace_id, lower(email)) where email is not null;
comment on column workspace_invites.user_id is 'An account that was invited; without one the mail to the address has to be read.';
comment on column workspace_invites.email is 'As it was typed by who invites; null for somebody invited by name.';

-- Every account may own five teams, unless an administrator says otherwise.
insert into role_permissions (role_id, permission, restrictions)
select id, 'workspaces.create', '[{"name": "count", "value": 5}, {"name": "members", "value": 20}]' from roles where key = 'member';
