-- How many downloads counted when, in spans of ten minutes: the start page compares the hours of today with those of other
-- days. In several rows each, so that downloads at one moment do not wait for each other.
create table downloads_by_time (
  starts_at timestamptz not null,
  part smallint not null,
  count integer not null,
  primary key (starts_at, part)
);
comment on table downloads_by_time is 'Downloads that counted, by spans of ten minutes. Kept by a trigger of recent_downloads; nobody is named.';

create function count_download_by_time() returns trigger language plpgsql as $$
begin
  insert into downloads_by_time as d (starts_at, part, count)
  values (date_bin('10 minutes', new.counted_at, '2000-01-01Z'), floor(random() * 16), 1)
  on conflict (starts_at, part) do update set count = d.count + 1;
  return null;
end $$;

create trigger recent_downloads_by_time after insert or update of counted_at on recent_downloads
  for each row execute function count_download_by_time();

-- How many comments a day brought.
create index comments_created on comments (created_at desc, id desc);
