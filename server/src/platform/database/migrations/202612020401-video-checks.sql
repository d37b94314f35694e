-- When the address of each video is looked at next, and since when nothing is there. Files of the site itself are not asked for.
alter table video_checks
  alter column result drop not null,
  alter column checked_at drop not null,
  add column first_failed_at timestamptz,
  add column died_at timestamptz,
  add column next_check_at timestamptz;
comment on column video_checks.result is 'Null: not looked at since it has this address.';
create index video_checks_next on video_checks (next_check_at) where next_check_at is not null;

-- What was found was found of the address that a video had.
create function plan_video_check() returns trigger language plpgsql as $$
begin
  insert into video_checks (video_id, next_check_at)
  values (new.id, case when new.url ~* 'https?://' then now() end)
  on conflict (video_id) do update set
    result = null, failures = 0, checked_at = null, first_failed_at = null, died_at = null,
    next_check_at = excluded.next_check_at;
  return null;
end $$;
create trigger videos_to_check after insert on videos for each row execute function plan_video_check();
create trigger videos_to_check_again after update of url, type on videos
  for each row when (old.url is distinct from new.url or old.type is distinct from new.type)
  execute function plan_video_check();

insert into video_checks (video_id, next_check_at)
select id, case when url ~* 'https?://' then now() end from videos on conflict (video_id) do nothing;
