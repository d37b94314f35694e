-- A list of a genre is a walk along one index, whatever the size of the catalogue, and so is its count: the planner cannot
-- know how genres and types go together, and fetched thousands of wide rows to show twenty.
alter table title_genres add column type text, add column year smallint, add column popularity real;
comment on column title_genres.type is 'type, year and popularity are the title''s, kept by the database.';

create function fill_title_genre() returns trigger language plpgsql as $$
begin
  -- Locked, so that a change of the title that runs now cannot be missed.
  select t.type, t.year, t.popularity into new.type, new.year, new.popularity from titles t where t.id = new.title_id for no key update;
  return new;
end $$;
create trigger title_genres_fill before insert on title_genres for each row execute function fill_title_genre();

create function keep_title_genres() returns trigger language plpgsql as $$
begin
  update title_genres g set type = n.type, year = n.year, popularity = n.popularity
  from old_rows o join new_rows n using (id)
  where g.title_id = n.id and (o.type, o.year, o.popularity) is distinct from (n.type, n.year, n.popularity);
  return null;
end $$;
create trigger titles_keep_genres after update on titles referencing old table as old_rows new table as new_rows
  for each statement execute function keep_title_genres();

update title_genres g set type = t.type, year = t.year, popularity = t.popularity from titles t where t.id = g.title_id;
drop index title_genres_genre;
create index title_genres_list on title_genres (genre_id, type, popularity desc, title_id desc) include (year);
