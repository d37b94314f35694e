-- Favourites of members go along with a title that is merged into another, at their place, and come back with it.
create index favourite_titles_title_ids on favourite_titles using gin (title_ids);

-- As `move_rows`, for favourites: the step says that the column is an array.
create function move_favourites(from_id bigint, into_id bigint) returns jsonb
language plpgsql as $$
declare
  rows jsonb;
begin
  with moved as (update favourite_titles x set title_ids = array_replace(x.title_ids, from_id, into_id)
    where x.title_ids @> array[from_id] and not x.title_ids @> array[into_id] returning x.user_id)
  select coalesce(jsonb_agg(jsonb_build_object('user_id', user_id)), '[]') into rows from moved;
  if rows = '[]' then return rows; end if;
  return jsonb_build_array(jsonb_build_object('table', 'favourite_titles', 'column', 'title_ids', 'array', true,
    'from', from_id, 'into', into_id, 'keys', '["user_id"]'::jsonb, 'rows', rows));
end $$;

create or replace function move_rows_back(moved jsonb) returns void
language plpgsql as $$
declare
  step jsonb;
begin
  for step in select one from jsonb_array_elements(moved) with ordinality as e (one, place) order by place desc loop
    execute format(case when step ? 'array'
        then 'update %1$s x set %2$I = array_replace(x.%2$I, $2, $1) from jsonb_populate_recordset(null::%1$s, $3) m
          where x.%2$I @> array[$2] and not x.%2$I @> array[$1] and %3$s'
        else 'update %1$s x set %2$I = $1 from jsonb_populate_recordset(null::%1$s, $3) m where x.%2$I = $2 and %3$s' end,
      step ->> 'table', step ->> 'column',
      (select string_agg(format('x.%1$I = m.%1$I', one), ' and ') from jsonb_array_elements_text(step -> 'keys') one))
      using (step ->> 'from')::bigint, (step ->> 'into')::bigint, step -> 'rows';
  end loop;
end $$;

-- Titles are merged by functions of their own, since their seasons and episodes meet one by one: merges are of people.
alter table merges drop constraint merges_kind_check, add constraint merges_kind_check check (kind = 'person');
