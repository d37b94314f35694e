-- What the search reads of a title: names (A), other names (B), the people of it (C). Kept apart from titles, so that
-- the wide row is not read while ranking; kept right by triggers, so that an import or a rename is found at once.
create table title_search (
  title_id bigint primary key references titles on delete cascade,
  document tsvector not null,
  type text not null,
  year smallint,
  popularity real not null
);
create index title_search_document on title_search using gin (document);
create index title_search_popularity on title_search (popularity desc, title_id desc);

create table search_terms (
  term text primary key,
  titles_count integer not null default 1
);
create index search_terms_trigrams on search_terms using gin (term gin_trgm_ops);
comment on table search_terms is 'Every distinct word of titles and people: typing errors are mended against it, not against a million names.';

create function refresh_title_search(ids bigint[]) returns void language plpgsql as $$
begin
  insert into title_search (title_id, document, type, year, popularity)
  select t.id,
    setweight(to_tsvector('simple', normalise_name(t.name)), 'A')
    || setweight(to_tsvector('simple', normalise_name(coalesce(t.original_name, '') || ' ' || coalesce(n.names, ''))), 'B')
    || setweight(to_tsvector('simple', normalise_name(coalesce(p.names, ''))), 'C'),
    t.type, t.year, t.popularity
  from titles t
  left join lateral (
    select string_agg(x.name, ' ') names from (
      select tr.name from title_translations tr where tr.title_id = t.id and tr.name is not null
      union all select a.name from title_alternative_names a where a.title_id = t.id) x) n on true
  left join lateral (
    select string_agg(x.name, ' ') names from (
      select person.name from credits c join people person on person.id = c.person_id
      where c.title_id = t.id order by c.position limit 30) x) p on true
  where t.id = any (ids)
  on conflict (title_id) do update
    set document = excluded.document, type = excluded.type, year = excluded.year, popularity = excluded.popularity;

  insert into search_terms (term)
  select distinct word from title_search s, unnest(tsvector_to_array(s.document)) word
  where s.title_id = any (ids) and length(word) between 2 and 40
  order by word
  on conflict (term) do nothing;
end $$;

create function search_changed_titles() returns trigger language plpgsql as $$
begin
  perform refresh_title_search(array(select distinct id from new_rows));
  return null;
end $$;
create trigger titles_search_insert after insert on titles referencing new table as new_rows
  for each statement execute function search_changed_titles();

create function search_updated_titles() returns trigger language plpgsql as $$
declare ids bigint[];
begin
  ids := array(select n.id from old_rows o join new_rows n using (id)
               where (o.name, o.original_name, o.type, o.year, o.popularity) is distinct from (n.name, n.original_name, n.type, n.year, n.popularity));
  if cardinality(ids) > 0 then perform refresh_title_search(ids); end if;
  return null;
end $$;
create trigger titles_search_update after update on titles referencing old table as old_rows new table as new_rows
  for each statement execute function search_updated_titles();

create function search_changed_parts() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then perform refresh_title_search(array(select distinct title_id from old_rows));
  else perform refresh_title_search(array(select distinct title_id from new_rows)); end if;
  return null;
end $$;
create trigger title_translations_search_insert after insert on title_translations referencing new table as new_rows
  for each statement execute function search_changed_parts();
create trigger title_translations_search_update after update on title_translations referencing new table as new_rows
  for each statement execute function search_changed_parts();
create trigger title_translations_search_delete after delete on title_translations referencing old table as old_rows
  for each statement execute function search_changed_parts();
create trigger title_alternative_names_search_insert after insert on title_alternative_names referencing new table as new_rows
  for each statement execute function search_changed_parts();
create trigger title_alternative_names_search_delete after delete on title_alternative_names referencing old table as old_rows
  for each statement execute function search_changed_parts();
create trigger credits_search_insert after insert on credits referencing new table as new_rows
  for each statement execute function search_changed_parts();
create trigger credits_search_delete after delete on credits referencing old table as old_rows
  for each statement execute function search_changed_parts();

create function add_person_terms() returns trigger language plpgsql as $$
begin
  insert into search_terms (term)
  select distinct word from new_rows n, unnest(tsvector_to_array(n.search_document)) word
  where length(word) between 2 and 40 order by word
  on conflict (term) do nothing;
  return null;
end $$;
create trigger people_terms_insert after insert on people referencing new table as new_rows
  for each statement execute function add_person_terms();
create trigger people_terms_update after update on people referencing new table as new_rows
  for each statement execute function add_person_terms();
