-- A word that very many titles have is one that many of the most popular have too: these are looked through one by one, in
-- their order, before the index of words brings thousands together of which a few hundred are ranked.
create index title_search_most_popular on title_search (popularity desc, title_id desc) where document @@ '''~4'''::tsquery;

create or replace function title_candidates(words tsquery, endings tsquery, steps integer[], wanted integer) returns setof bigint
  language plpgsql stable parallel safe rows 60 set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  step integer;
  found bigint[];
begin
  if cardinality(steps) <= 1 then
    found := array(
      select x.title_id from (select s.title_id, s.popularity from title_search s where s.document @@ words and s.document @@ endings limit 5 * wanted) x
      order by x.popularity desc, x.title_id desc);
    if cardinality(found) < 5 * wanted then return query select unnest(found[:wanted]); return; end if;
  else
    found := array(
      select x.title_id
      from (select s.title_id, s.document from title_search s where s.document @@ '''~4'''::tsquery order by s.popularity desc, s.title_id desc limit 6 * wanted) x
      where x.document @@ words and x.document @@ endings limit wanted);
    if cardinality(found) >= wanted then return query select unnest(found); return; end if;
  end if;
  foreach step in array steps loop
    found := array(
      select s.title_id from title_search s
      where s.document @@ words and s.document @@ endings and s.document @@ ('''~' || step || '''')::tsquery
      order by s.popularity + 0 desc, s.title_id desc limit wanted);
    if cardinality(found) >= wanted then return query select unnest(found); return; end if;
  end loop;
  return query select x.title_id
    from (select s.title_id, s.popularity from title_search s where s.document @@ words and s.document @@ endings limit 15 * wanted) x
    order by x.popularity desc, x.title_id desc limit wanted;
end $$;
