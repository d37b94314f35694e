-- Names and texts of seasons and episodes in other languages than the title's own, as titles have them.
alter table seasons add column translations jsonb check (jsonb_typeof(translations) = 'object');
alter table episodes add column translations jsonb check (jsonb_typeof(translations) = 'object');
comment on column seasons.translations is 'By language: {"fr": {"name": "…", "plot": "…"}}; what is not there is read in the own language.';
comment on column episodes.translations is 'As those of seasons.';
