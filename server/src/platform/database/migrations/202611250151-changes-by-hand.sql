-- Whoever changes a line or a setting, the application or somebody with psql, tells every process to forget what it keeps of
-- it, as the application's cache tells its tags.
create function tell_caches() returns trigger language plpgsql as $$
begin
  perform pg_notify('mediatheque', json_build_object('topic', 'cache', 'message', json_build_object('tags', tg_argv))::text);
  return null;
end $$;

create trigger localization_lines_tell_caches after insert or update or delete or truncate on localization_lines
  for each statement execute function tell_caches('lines');
create trigger localizations_tell_caches after insert or update or delete or truncate on localizations
  for each statement execute function tell_caches('lines');
create trigger settings_tell_caches after insert or update or delete or truncate on settings
  for each statement execute function tell_caches('settings');
