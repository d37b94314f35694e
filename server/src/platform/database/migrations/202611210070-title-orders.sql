-- Orders and filters of lists that had no index yet.
create index titles_type_rating on titles (type, (coalesce(local_vote_average, tmdb_vote_average)) desc nulls last, id desc);
create index titles_rating on titles ((coalesce(local_vote_average, tmdb_vote_average)) desc nulls last, id desc);
create index titles_year on titles (year desc nulls last, id desc);
create index titles_name on titles ((normalise_name(name)) collate "C", id);
