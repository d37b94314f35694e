-- A title that is hidden lies where deleted ones lie, so that no query has to leave it out; other than those it is listed,
-- shown again by whoever edits titles, and not brought in a second time.
alter table deleted_titles add column is_hidden boolean not null default false;
alter table deleted_titles add column keys text[] not null default '{}';
comment on column deleted_titles.is_hidden is 'Hidden by an edit, and to be shown again: deleted_by and deleted_at say who hid it, and when.';
comment on column deleted_titles.keys is 'Of a hidden one, by what imports know the same again: import:…, imdb:….';
create index deleted_titles_hidden on deleted_titles (deleted_at, title_id) where is_hidden and restored_at is null;
create index deleted_titles_keys on deleted_titles using gin (keys) where is_hidden and restored_at is null;
