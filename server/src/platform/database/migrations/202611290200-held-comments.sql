-- Comments that look like advertisements wait until somebody has looked at them.
alter table comments
  add column held_for text check (held_for in ('link', 'words')),
  add column held_at timestamptz,
  add column edits integer not null default 0,
  add constraint comments_held_check check (held_for is null or (deleted_at is not null and held_at is not null));
comment on column comments.held_for is 'Why it waits for a moderator; null: it does not. While it does it counts as deleted, so that no query has to leave it out.';
comment on column comments.edits is 'How often its words were changed: who decides about it says which words they read.';

-- Those that somebody has to decide about: each order of their list is an index of them alone.
drop index comments_reported;
drop index comments_reported_by_place;
drop index comments_reported_lately;
drop index comments_reported_by_moment;
drop index comments_reported_by_author;
drop index comments_reported_words;
create index comments_waiting on comments (reports_count, id)
  where held_for is not null or (reports_count > 0 and deleted_at is null);
create index comments_waiting_by_place on comments (commentable_type, reports_count, id)
  where held_for is not null or (reports_count > 0 and deleted_at is null);
create index comments_waiting_lately on comments (greatest(last_reported_at, held_at), id)
  where held_for is not null or (reports_count > 0 and deleted_at is null);
create index comments_waiting_by_moment on comments (created_at, id)
  where held_for is not null or (reports_count > 0 and deleted_at is null);
create index comments_waiting_by_author on comments (user_id)
  where held_for is not null or (reports_count > 0 and deleted_at is null);
create index comments_waiting_words on comments using gin (content gin_trgm_ops)
  where held_for is not null or (reports_count > 0 and deleted_at is null);
