-- Whoever asks for a link, nzb or torrent that went with its title is told so: which of them everybody might have seen.
create function archived_contributions(content jsonb) returns text[]
language sql immutable parallel safe as $$
  select coalesce(array_agg(kinds.kind || ':' || (one ->> 'id')), '{}')
  from jsonb_array_elements(coalesce(content, '[]')) entry
  join (values ('links', 'link'), ('nzbs', 'nzb'), ('torrents', 'torrent')) kinds (name, kind) on kinds.name = entry ->> 'table'
  cross join lateral jsonb_array_elements(entry -> 'rows') one
  where one ->> 'status' <> 'pending'
$$;

alter table withdrawals add column contributions text[] not null generated always as (archived_contributions(content)) stored;
comment on column withdrawals.contributions is 'Kind and number (link:12) of what went along and waited for no moderator.';
create index withdrawals_contributions on withdrawals using gin (contributions) where restored_at is null;
