-- Reports go with what they are about, however it goes.
create function forget_reports() returns trigger language plpgsql as $$
begin
  delete from reports r using old_rows o where r.item_type = tg_argv[0] and r.item_id = o.id;
  return null;
end $$;
create trigger links_reports after delete on links referencing old table as old_rows for each statement execute function forget_reports('link');
create trigger nzbs_reports after delete on nzbs referencing old table as old_rows for each statement execute function forget_reports('nzb');
create trigger torrents_reports after delete on torrents referencing old table as old_rows for each statement execute function forget_reports('torrent');
create trigger videos_reports after delete on videos referencing old table as old_rows for each statement execute function forget_reports('video');
delete from reports r where (r.item_type = 'link' and not exists (select from links x where x.id = r.item_id))
  or (r.item_type = 'nzb' and not exists (select from nzbs x where x.id = r.item_id))
  or (r.item_type = 'torrent' and not exists (select from torrents x where x.id = r.item_id))
  or (r.item_type = 'video' and not exists (select from videos x where x.id = r.item_id));
