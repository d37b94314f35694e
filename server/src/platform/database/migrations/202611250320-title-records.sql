-- The list of titles of the administration: what it is filtered by, and ordered by, has an index.
create index titles_views on titles (views desc, id desc);
create index titles_release_date on titles (release_date) where release_date is not null;
create index titles_tmdb_rating on titles (tmdb_vote_average desc nulls last, id desc);
create index titles_local_rating on titles (local_vote_average desc nulls last, id desc);
create index titles_runtime on titles (runtime_minutes) where runtime_minutes is not null;
create index titles_budget on titles (budget) where budget is not null;
create index titles_revenue on titles (revenue) where revenue is not null;
create index titles_certification on titles (certification) where certification is not null;
create index titles_spoken_languages on titles using gin (spoken_languages);
create index titles_without_poster on titles (id) where poster_url is null;
create index titles_with_poster on titles (id) where poster_url is not null;
