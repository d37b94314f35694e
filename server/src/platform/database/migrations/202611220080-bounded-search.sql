-- A search reads a bounded number of rows, however common its words are. Beside its words a document holds marks that no
-- visitor can type: `~2` and every lower number for how popular it is, `~y1922` for its year, `=nosferatulevampire` for
-- each of its whole names, without spaces. Words and marks are intersected in the one inverted index, most popular titles first.
create function popularity_marks(popularity real) returns text[] language sql immutable strict parallel safe as $$
  select array(select '~' || step from generate_series(1, least(9, floor(2 * ln(1 + greatest(popularity, 0)))::int)) step)
$$;
create function name_marks(names text[]) returns text[] language sql immutable strict parallel safe as $$
  select array(select distinct '=' || left(replace(name, ' ', ''), 200) from unnest(names) name)
$$;

alter table title_search add column names text not null default '';
comment on column title_search.names is 'Every name in normalised spelling, once, between bars: |nosferatu|nosferatu le vampire|';
alter table search_terms add column weight real not null default 0, drop column titles_count;
comment on column search_terms.weight is 'Popularity of the best title or person ever with this word: which beginnings of words are meant first. Never lowered.';

create or replace function refresh_title_search(ids bigint[]) returns void language plpgsql as $$
begin
  insert into title_search (title_id, document, names, type, year, popularity)
  select t.id,
    setweight(to_tsvector('simple', normalise_name(t.name)), 'A')
    || setweight(to_tsvector('simple', normalise_name(coalesce(t.original_name, '') || ' ' || coalesce(n.names, ''))), 'B')
    || setweight(to_tsvector('simple', normalise_name(coalesce(p.names, ''))), 'C')
    || array_to_tsvector(popularity_marks(t.popularity) || coalesce('~y' || t.year, '~y') || name_marks(whole.names)),
    '|' || array_to_string(whole.names, '|') || '|', t.type, t.year, t.popularity
  from titles t
  left join lateral (
    select string_agg(x.name, ' ' order by x.part, x.name) names, array_agg(x.name) list from (
      select 1 part, tr.name from title_translations tr where tr.title_id = t.id and tr.name is not null
      union all select 2, a.name from title_alternative_names a where a.title_id = t.id) x) n on true
  left join lateral (
    select string_agg(x.name, ' ') names from (
      select person.name from credits c join people person on person.id = c.person_id
      where c.title_id = t.id order by c.position limit 30) x) p on true
  cross join lateral (
    select array(select distinct normalise_name(x) from unnest(array[t.name, t.original_name] || n.list) x where x is not null order by 1) names) whole
  where t.id = any (ids)
  on conflict (title_id) do update
    set document = excluded.document, names = excluded.names, type = excluded.type, year = excluded.year, popularity = excluded.popularity;

  insert into search_terms (term, weight)
  select word, max(s.popularity) from title_search s, unnest(tsvector_to_array(s.document)) word
  where s.title_id = any (ids) and length(word) between 2 and 40 and left(word, 1) not in ('~', '=')
  group by word order by word
  on conflict (term) do nothing;
  perform raise_term_weights(array_agg(s.document), array_agg(s.popularity)) from title_search s where s.title_id = any (ids);
end $$;

-- The weight is a hint: a row that somebody else is changing is left alone, so that two imports never wait for each other.
create function raise_term_weights(documents tsvector[], popularities real[]) returns void language sql as $$
  with heard as (
    select word, max(d.popularity) weight from unnest(documents, popularities) d (document, popularity), unnest(tsvector_to_array(d.document)) word
    where left(word, 1) not in ('~', '=') group by word),
  outdated as (
    select s.term, heard.weight from search_terms s join heard on heard.word = s.term where s.weight < heard.weight
    order by s.term for update of s skip locked)
  update search_terms s set weight = outdated.weight from outdated where s.term = outdated.term
$$;

-- A new column, since PostgreSQL before 17 cannot change how one is generated; its index goes with the old one.
alter table people drop column search_document;
alter table people add column search_document tsvector not null
  generated always as (to_tsvector('simple'::regconfig, normalise_name(name)) || array_to_tsvector(popularity_marks(popularity))) stored;
create index people_search on people using gin (search_document);

create or replace function add_person_terms() returns trigger language plpgsql as $$
begin
  insert into search_terms (term, weight)
  select word, max(n.popularity) from new_rows n, unnest(tsvector_to_array(n.search_document)) word
  where length(word) between 2 and 40 and left(word, 1) not in ('~', '=') group by word order by word
  on conflict (term) do nothing;
  perform raise_term_weights(array_agg(search_document), array_agg(popularity)) from new_rows;
  return null;
end $$;

-- The most popular titles with all the words and one of the endings: those with a high mark first, and only where these are
-- too few the next of `steps`. Each step reads a few times `wanted` rows at most; the last one gives up after fifty times as
-- many. Several conditions instead of one joined query, because the index skips along the rarest of them, but not within one.
-- Their plans are made once: the planner can say nothing about words that it does not know.
create function title_candidates(words tsquery, endings tsquery, steps integer[], wanted integer) returns setof bigint
  language plpgsql stable parallel safe rows 60 set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  step integer;
  found bigint[];
begin
  foreach step in array steps loop
    found := array(
      select s.title_id from title_search s
      where s.document @@ words and s.document @@ endings and s.document @@ ('''~' || step || '''')::tsquery
      order by s.popularity + 0 desc, s.title_id desc limit wanted);
    if cardinality(found) >= wanted then return query select unnest(found); return; end if;
  end loop;
  return query select x.title_id
    from (select s.title_id, s.popularity from title_search s where s.document @@ words and s.document @@ endings limit 50 * wanted) x
    order by x.popularity desc, x.title_id desc limit wanted;
end $$;

create function person_candidates(words tsquery, endings tsquery, steps integer[], wanted integer) returns setof bigint
  language plpgsql stable parallel safe rows 60 set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  step integer;
  found bigint[];
begin
  foreach step in array steps loop
    found := array(
      select p.id from people p
      where p.search_document @@ words and p.search_document @@ endings and p.search_document @@ ('''~' || step || '''')::tsquery
      order by p.popularity + 0 desc, p.id desc limit wanted);
    if cardinality(found) >= wanted then return query select unnest(found); return; end if;
  end loop;
  return query select x.id
    from (select p.id, p.popularity from people p where p.search_document @@ words and p.search_document @@ endings limit 50 * wanted) x
    order by x.popularity desc, x.id desc limit wanted;
end $$;

drop index title_search_popularity;
drop index title_search_document;
update title_search x set document = s.document || array_to_tsvector(popularity_marks(t.popularity) || coalesce('~y' || t.year, '~y') || name_marks(whole.names)),
  names = '|' || array_to_string(whole.names, '|') || '|'
from title_search s join titles t on t.id = s.title_id
cross join lateral (
  select array(select distinct normalise_name(n.name) from (
    select t.name union all select t.original_name
    union all select tr.name from title_translations tr where tr.title_id = t.id
    union all select a.name from title_alternative_names a where a.title_id = t.id) n where n.name is not null order by 1) names) whole
where x.title_id = s.title_id;
create index title_search_document on title_search using gin (document);

update search_terms s set weight = w.weight from (
  select word, max(popularity) weight from (
    select unnest(tsvector_to_array(document)) word, popularity from title_search
    union all select unnest(tsvector_to_array(search_document)), popularity from people) words
  group by word) w
where w.word = s.term;
create index search_terms_two_letters on search_terms (left(term, 2), weight desc);
create index search_terms_three_letters on search_terms (left(term, 3), weight desc);
