-- Who took what lately: a download counts once per member and item within a while, however often it is pressed.
create table recent_downloads (
  user_id bigint not null references users on delete cascade,
  item_type text not null check (item_type in ('link', 'nzb', 'torrent')),
  item_id bigint not null,
  counted_at timestamptz not null,
  primary key (user_id, item_type, item_id)
);
create index recent_downloads_age on recent_downloads (user_id, counted_at);
