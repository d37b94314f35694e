-- What was said about comments that were deleted since, or went with what they were about, waits for nobody.
delete from reports r where r.item_type = 'comment'
  and not exists (select from comments c where c.id = r.item_id and c.deleted_at is null);
update comments set reports_count = 0 where reports_count <> 0 and deleted_at is not null;

-- As of links: what goes for good takes along what was said about it.
create trigger comments_reports after delete on comments referencing old table as old_rows
  for each statement execute function forget_reports('comment');

-- When a comment was last reported, while something that was said about it is open.
alter table comments add column last_reported_at timestamptz;
update comments c set last_reported_at = r.latest
  from (select item_id, max(created_at) as latest from reports where item_type = 'comment' group by item_id) r
  where c.id = r.item_id;

-- Once for each item, however many of its reports come or go at once.
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
    end if;
  end loop;
  return null;
end $$;

-- Those that somebody has to decide about are few among the comments; each order of their list is an index of them alone.
drop index comments_reported;
create index comments_reported on comments (reports_count, id)
  where reports_count > 0 and deleted_at is null;
create index comments_reported_by_place on comments (commentable_type, reports_count, id)
  where reports_count > 0 and deleted_at is null;
create index comments_reported_lately on comments (last_reported_at, id)
  where reports_count > 0 and deleted_at is null;
create index comments_reported_by_moment on comments (created_at, id)
  where reports_count > 0 and deleted_at is null;
create index comments_reported_by_author on comments (user_id)
  where reports_count > 0 and deleted_at is null;
create index comments_reported_words on comments using gin (content gin_trgm_ops)
  where reports_count > 0 and deleted_at is null;
