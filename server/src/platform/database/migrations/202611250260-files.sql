-- Files that members send: what is there, and what is on its way.
create table file_entries (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  purpose text not null,
  disk text not null check (disk in ('local', 's3')),
  key text not null unique,
  is_public boolean not null,
  name text not null check (length(name) between 1 and 255),
  extension text not null check (length(extension) <= 20),
  mime text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  checksum text check (checksum ~ '^[0-9a-f]{64}$'),
  purge_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index file_entries_user on file_entries (user_id, id);
create index file_entries_purpose on file_entries (purpose, created_at) where purge_at is null;
create index file_entries_purge on file_entries (purge_at) where purge_at is not null;
create trigger file_entries_touch before update on file_entries for each row execute function touch_updated_at();
comment on column file_entries.user_id is 'Whose it is; null: the account is gone, and the file goes when nothing uses it.';
comment on column file_entries.purpose is 'Name of a purpose that a feature declares.';
comment on column file_entries.key is 'Its place in the storage of the disk.';
comment on column file_entries.mime is 'What it is by its content.';
comment on column file_entries.checksum is 'SHA-256 of what is stored, in hex.';
comment on column file_entries.purge_at is 'Deleted: hidden from everybody, its bytes go at this moment.';

create table file_uploads (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  purpose text not null,
  disk text not null check (disk in ('local', 's3')),
  key text not null unique,
  name text not null check (length(name) between 1 and 255),
  size_bytes bigint not null check (size_bytes >= 0),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index file_uploads_user on file_uploads (user_id, id);
create index file_uploads_expires on file_uploads (expires_at);
comment on table file_uploads is 'Files on their way, with the space that they will take; what is not finished in time is removed.';

insert into role_permissions (role_id, permission, restrictions)
select id, 'files.create', '[{"name": "size", "value": 2147483648}, {"name": "space", "value": 10737418240}]'
from roles where key in ('uploader', 'team', 'moderator')
on conflict do nothing;
