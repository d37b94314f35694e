-- One title in thirty-two, with all that lists of titles are narrowed by: how many of a long list have a genre, a country or
-- a quality is counted on these, and nothing but this index is read for it.
create index titles_sample on titles (type, id)
  include (genre_ids, country_codes, quality_ids, language_ids, spoken_languages, certification, year, runtime_minutes,
    local_vote_average, tmdb_vote_average, last_link_at)
  where id % 32 = 0;
