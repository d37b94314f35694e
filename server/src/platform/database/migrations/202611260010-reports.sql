-- What is wrong with a contribution; of comments their words say it.
alter table reports add column kind text not null default 'other'
  check (kind in ('dead', 'content', 'quality', 'password', 'other'));
-- What an account has open is counted.
create index reports_user on reports (user_id);

-- Members who say that it is dead: each of them once.
alter table links add column dead_reports_count integer not null default 0;
alter table nzbs add column dead_reports_count integer not null default 0;
alter table torrents add column dead_reports_count integer not null default 0;

drop trigger reports_count on reports;
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
      update comments set reports_count = reports_count + item.said where id = item.item_id;
    end if;
  end loop;
  return null;
end $$;
create trigger reports_count_insert after insert on reports referencing new table as changed_rows
  for each statement execute function keep_reports_count();
create trigger reports_count_delete after delete on reports referencing old table as changed_rows
  for each statement execute function keep_reports_count();

-- What three members call dead comes first.
drop index links_reported;
create index links_reported on links ((dead_reports_count >= 3) desc, reports_count desc, id) where reports_count > 0;
drop index nzbs_reported;
create index nzbs_reported on nzbs ((dead_reports_count >= 3) desc, reports_count desc, id) where reports_count > 0;
drop index torrents_reported;
create index torrents_reported on torrents ((dead_reports_count >= 3) desc, reports_count desc, id) where reports_count > 0;

-- Of a deleted comment its place is left; nobody has to decide about it any more.
create function forget_reports_of_comment() returns trigger language plpgsql as $$
begin
  delete from reports where item_type = 'comment' and item_id = new.id;
  return null;
end $$;
create trigger comments_forget_reports after update of deleted_at on comments
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_reports_of_comment();
