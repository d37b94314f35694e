-- A link of which a later part was replaced leads elsewhere too: what was found of it is forgotten, and it is looked at anew.
create function follow_replaced_parts() returns trigger language plpgsql as $$
begin
  update link_checks k set
    next_check_at = case when l.status = 'active' and not is_demo_work(l.user_id) then now() + random() * interval '1 day' end,
    failures = 0, first_failed_at = null, died_at = null, checked_at = null, result = null, http_status = null, latency_ms = null
  from links l
  where l.id = k.link_id and l.total_parts > 1 and l.id in (select link_id from old_rows);
  return null;
end $$;
create trigger link_parts_follow_replaced after delete on link_parts referencing old table as old_rows
  for each statement execute function follow_replaced_parts();
