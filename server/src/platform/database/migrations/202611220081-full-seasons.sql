-- Whether a season has a link to all of it, and which episodes have one: both without reading the links themselves.
create index links_full_season on links (title_id, season_number) where status = 'active' and is_full_season;
