-- Pairs of titles that are probably one work, found by a job.
create table title_duplicates (
  id bigint generated always as identity primary key,
  first_id bigint not null references titles on delete cascade,
  second_id bigint not null references titles on delete cascade,
  reason text not null check (reason in ('name', 'original_name', 'alternative_name')),
  found_at timestamptz not null default now(),
  -- Somebody looked, and they are two.
  dismissed_by bigint references users on delete set null,
  dismissed_at timestamptz,
  unique (first_id, second_id),
  check (first_id < second_id)
);
create index title_duplicates_second on title_duplicates (second_id);
create index title_duplicates_open on title_duplicates (found_at, id) where dismissed_at is null;
create index title_duplicates_by on title_duplicates (dismissed_by) where dismissed_by is not null;

-- Titles of one kind that are called alike, made within a year of each other: by their name, by that of the original, or by
-- another name of one. What is called as often as a dozen times says nothing. @returns how many pairs are new
create function find_title_duplicates(most integer) returns integer
language plpgsql as $$
declare
  found integer;
begin
  with names as (
    select t.id, t.type, t.year, normalise_name(t.name) as name, 1 as way from titles t
    union all
    select t.id, t.type, t.year, normalise_name(t.original_name), 2 from titles t
      where t.original_name is not null and normalise_name(t.original_name) <> normalise_name(t.name)
    union all
    select t.id, t.type, t.year, normalise_name(a.name), 3 from title_alternative_names a join titles t on t.id = a.title_id
  ), shared as (
    select type, name from names where name <> '' group by type, name having count(distinct id) between 2 and 12
  ), pairs as (
    select least(a.id, b.id) as first_id, greatest(a.id, b.id) as second_id, min(greatest(a.way, b.way)) as way
    from shared s join names a on a.type = s.type and a.name = s.name join names b on b.type = s.type and b.name = s.name
    where a.id < b.id and (a.year is null or b.year is null or abs(a.year - b.year) <= 1)
    group by 1, 2
  ), added as (
    insert into title_duplicates (first_id, second_id, reason)
    select first_id, second_id, (array['name', 'original_name', 'alternative_name'])[way] from pairs
    order by way, first_id, second_id limit most
    on conflict (first_id, second_id) do nothing returning 1
  ) select count(*) into found from added;
  return found;
end $$;
