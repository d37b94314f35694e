-- Episodes by the day on which they come out; titles have such an index.
create index episodes_release_date on episodes (release_date, title_id) where release_date is not null;

-- With such a key a program reads the calendar of what somebody follows, and nothing else.
create table calendar_keys (
  user_id bigint primary key references users (id) on delete cascade,
  key_hash text not null unique,
  created_at timestamptz not null default now()
);
