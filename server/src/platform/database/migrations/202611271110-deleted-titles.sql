-- What was deleted with a title lies here as what was withdrawn lies in withdrawals, until somebody restores it.
create table deleted_titles (
  id bigint generated always as identity primary key,
  title_id bigint not null,
  name text not null,
  deleted_by bigint references users on delete set null,
  deleted_at timestamptz not null default now(),
  restored_by bigint references users on delete set null,
  restored_at timestamptz,
  content jsonb,
  account_ids bigint[] not null default '{}',
  file_ids bigint[] not null default '{}',
  check ((content is null) = (restored_at is not null))
);
comment on table deleted_titles is 'Titles that staff deleted, for ever: other than of what was withdrawn, nothing says of them that they were there, and the same may be added again. A migration that drops or renames a column of a table that titles or contributions own does the same to the keys of the rows in content.';
comment on column deleted_titles.title_id is 'Its number before, which it has again when it comes back.';
comment on column deleted_titles.content is '[{ table, rows }], parents before children: what archive_record took away; null when it is back.';
comment on column deleted_titles.account_ids is 'Accounts that rows of content belong to.';
comment on column deleted_titles.file_ids is 'Files that it needs when it comes back.';
create unique index deleted_titles_once on deleted_titles (title_id) where restored_at is null;
create index deleted_titles_accounts on deleted_titles using gin (account_ids) where restored_at is null;
create index deleted_titles_files on deleted_titles using gin (file_ids) where restored_at is null;
create index deleted_titles_by on deleted_titles (deleted_by);
create index deleted_titles_restored_by on deleted_titles (restored_by);
