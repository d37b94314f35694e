-- Several words together match few rows mostly: these are read at once, all of them. Only where there are more do the marks
-- of popularity narrow them down, since an index that has to bring a common mark together with several words takes longer
-- than the rows. A single word (more than one step) may match very many, and begins with the marks.
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

create or replace function person_candidates(words tsquery, endings tsquery, steps integer[], wanted integer) returns setof bigint
  language plpgsql stable parallel safe rows 60 set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  step integer;
  found bigint[];
begin
  if cardinality(steps) <= 1 then
    found := array(
      select x.id from (select p.id, p.popularity from people p where p.search_document @@ words and p.search_document @@ endings limit 5 * wanted) x
      order by x.popularity desc, x.id desc);
    if cardinality(found) < 5 * wanted then return query select unnest(found[:wanted]); return; end if;
  end if;
  foreach step in array steps loop
    found := array(
      select p.id from people p
      where p.search_document @@ words and p.search_document @@ endings and p.search_document @@ ('''~' || step || '''')::tsquery
      order by p.popularity + 0 desc, p.id desc limit wanted);
    if cardinality(found) >= wanted then return query select unnest(found); return; end if;
  end loop;
  return query select x.id
    from (select p.id, p.popularity from people p where p.search_document @@ words and p.search_document @@ endings limit 15 * wanted) x
    order by x.popularity desc, x.id desc limit wanted;
end $$;
