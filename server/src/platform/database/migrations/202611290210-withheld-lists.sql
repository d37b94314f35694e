-- Lists can be reported, as comments and reviews are, and those who look after them hide or remove them.
alter table reports drop constraint reports_item_type_check;
alter table reports add constraint reports_item_type_check
  check (item_type in ('link', 'nzb', 'torrent', 'comment', 'video', 'review', 'list'));
alter table lists
  add column reports_count integer not null default 0,
  add column last_reported_at timestamptz,
  add column withheld text check (withheld in ('hidden', 'removed')),
  add column withheld_at timestamptz,
  add column withheld_by bigint references users on delete set null,
  add column withheld_reason text,
  add column visibility_before text check (visibility_before in ('public', 'unlisted', 'private')),
  add column share_key_before text,
  add constraint lists_withheld_is_private check (withheld is null
    or (visibility = 'private' and withheld_at is not null and withheld_reason <> '' and visibility_before is not null));
comment on column lists.last_reported_at is 'When it was last reported, while something that was said about it is open.';
comment on column lists.withheld is 'hidden: read by its owner alone, who is told why; removed: by nobody. Whatever it was before, it is private then, so that no query has to leave it out.';
comment on column lists.visibility_before is 'What becomes of it again when it is restored, with the address that it had.';
create index lists_withheld_by on lists (withheld_by) where withheld_by is not null;

create trigger lists_reports after delete on lists referencing old table as old_rows
  for each statement execute function forget_reports('list');

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
    elsif item.item_type = 'list' then
      update lists set reports_count = reports_count + item.said,
        last_reported_at = (select max(r.created_at) from reports r where r.item_type = 'list' and r.item_id = item.item_id)
        where id = item.item_id;
    end if;
  end loop;
  return null;
end $$;

-- Those that somebody has to decide about are few; each order of their list is an index of them alone.
create index lists_reported on lists (reports_count, id) where reports_count > 0;
create index lists_reported_lately on lists (last_reported_at, id) where reports_count > 0;
create index lists_reported_by_author on lists (user_id) where reports_count > 0;

insert into role_permissions (role_id, permission)
select id, 'lists.delete' from roles where key = 'moderator' on conflict do nothing;
