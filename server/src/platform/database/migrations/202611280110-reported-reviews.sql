-- Reviews can be reported, as comments are.
alter table reports drop constraint reports_item_type_check;
alter table reports add constraint reports_item_type_check
  check (item_type in ('link', 'nzb', 'torrent', 'comment', 'video', 'review'));
alter table reviews
  add column reports_count integer not null default 0,
  add column last_reported_at timestamptz;
comment on column reviews.last_reported_at is 'When it was last reported, while something that was said about it is open.';

create or replace function keep_reports_count() returns trigger language plpgsql as $$
declare item record; way integer := case when tg_op = 'INSERT' then 1 else -1 end;
begin
  for item in
    select item_type, item_id, way * count(*)::int as said, way * (count(*) filter (where kind = 'dead'))::int as dead
    from changed_rows group by item_type, item_id order by item_type, item_id
  loop
    if item.item_type = 'link' then
      update links set reports_count = reports_count + item.said, dead_reports_count = dead_reports_count + item.dead where id = item.item_id;
    elsif item.item_type = 'nzb' then
      update nzbs set reports_count = reports_count + item.said, dead_reports_count = dead_reports_count + item.dead where id = item.item_id;
    elsif item.item_type = 'torrent' then
      update torrents set reports_count = reports_count + item.said, dead_reports_count = dead_reports_count + item.dead where id = item.item_id;
    elsif item.item_type = 'comment' then
      update comments set reports_count = reports_count + item.said,
        last_reported_at = (select max(r.created_at) from reports r where r.item_type = 'comment' and r.item_id = item.item_id)
        where id = item.item_id;
    elsif item.item_type = 'review' then
      update reviews set reports_count = reports_count + item.said,
        last_reported_at = (select max(r.created_at) from reports r where r.item_type = 'review' and r.item_id = item.item_id)
        where id = item.item_id;
    end if;
  end loop;
  return null;
end $$;

-- Those that somebody has to decide about are few; each order of their list is an index of them alone.
create index reviews_reported on reviews (reports_count, id) where reports_count > 0 and deleted_at is null;
create index reviews_reported_lately on reviews (last_reported_at, id) where reports_count > 0 and deleted_at is null;
create index reviews_reported_by_moment on reviews (created_at, id) where reports_count > 0 and deleted_at is null;
create index reviews_reported_by_author on reviews (user_id) where reports_count > 0 and deleted_at is null;
