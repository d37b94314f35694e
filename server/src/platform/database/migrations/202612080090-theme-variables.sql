-- A theme sets variables and names no other site: what else stood in one was never shown, or was asked of that site by
-- every page.
create function pg_temp.with_variables(theme jsonb) returns jsonb language sql as $$
  select jsonb_set(theme, '{values}', coalesce((
    select jsonb_object_agg(key, value) from jsonb_each_text(theme -> 'values')
    where key ~ '^--[A-Za-z0-9_-]+$' and value !~ '[;{}<>\\[:cntrl:]]|/\*|//' and value !~* '\m(https?|ftp|wss?):'
  ), '{}'))
$$;
create function pg_temp.with_themes(themes jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_agg(
    case when jsonb_typeof(theme -> 'values') = 'object' then pg_temp.with_variables(theme) else theme end
    order by place), '[]')
  from jsonb_array_elements(themes) with ordinality as each (theme, place)
$$;
update settings set value = jsonb_set(value, '{all}', pg_temp.with_themes(value -> 'all'))
where key = 'themes' and jsonb_typeof(value -> 'all') = 'array';
drop function pg_temp.with_themes(jsonb);
drop function pg_temp.with_variables(jsonb);
