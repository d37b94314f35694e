-- People that staff deleted, as deleted_titles has titles: the same may be entered again.
create table deleted_people (
  id bigint generated always as identity primary key,
  person_id bigint not null,
  name text not null,
  deleted_by bigint references users on delete set null,
  deleted_at timestamptz not null default now(),
  restored_by bigint references users on delete set null,
  restored_at timestamptz,
  content jsonb,
  account_ids bigint[] not null default '{}',
  check ((content is null) = (restored_at is not null))
);
comment on column deleted_people.person_id is 'Their number before, which they have again when they come back.';
comment on column deleted_people.content is '[{ table, rows }], parents before children: what archive_record took away; null when they are back.';
comment on column deleted_people.account_ids is 'Accounts that rows of content belong to.';
create unique index deleted_people_once on deleted_people (person_id) where restored_at is null;
create index deleted_people_accounts on deleted_people using gin (account_ids) where restored_at is null;
create index deleted_people_by on deleted_people (deleted_by);
create index deleted_people_restored_by on deleted_people (restored_by);

insert into archived_references (parent_table, child_table, child_column, kind_column, kind) values
  ('people', 'follows', 'item_id', 'kind', 'person'),
  ('people', 'channel_items', 'item_id', 'item_type', 'person');
