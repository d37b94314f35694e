-- What was denied is gone from every list. It is kept here as it was, so that a denial can be taken back.
create table denied_contributions (
  id bigint generated always as identity primary key,
  item_type text not null check (item_type in ('link', 'nzb', 'torrent')),
  item_id bigint not null,
  title_id bigint not null references titles on delete cascade,
  user_id bigint references users on delete cascade,
  file_id bigint references file_entries on delete set null,
  name text not null,
  content jsonb not null,
  reason text not null,
  denied_by bigint references users on delete set null,
  created_at timestamptz not null default now()
);
comment on table denied_contributions is 'Denied links, newsgroup files and torrents, until they are restored or old. A migration that drops or renames a column of their tables does the same to the keys of content -> row.';
comment on column denied_contributions.item_id is 'Its number before, which it has again when it is restored.';
comment on column denied_contributions.content is '{ row, parts, nfo }: the columns of its table, and what of a link is kept elsewhere.';
comment on column denied_contributions.created_at is 'When it was denied.';

create index denied_contributions_created on denied_contributions (created_at desc, id desc);
create index denied_contributions_kind on denied_contributions (item_type, created_at desc, id desc);
create index denied_contributions_user on denied_contributions (user_id);
create index denied_contributions_by on denied_contributions (denied_by);
create index denied_contributions_title on denied_contributions (title_id);
create index denied_contributions_file on denied_contributions (file_id);
