/**
 * The same as the database's refresh_title_search(), with what it reads per title gathered once per range of ids. A test
 * compares the two.
 */
export const FILL_TITLE_SEARCH = `
  insert into title_search (title_id, document, names, type, year, popularity)
  select t.id,
    setweight(to_tsvector('simple', normalise_name(t.name)), 'A')
    || setweight(to_tsvector('simple', normalise_name(coalesce(t.original_name, '') || ' ' || coalesce(n.names, ''))), 'B')
    || setweight(to_tsvector('simple', normalise_name(coalesce(p.names, ''))), 'C')
    || array_to_tsvector(popularity_marks(t.popularity) || coalesce('~y' || t.year, '~y') || name_marks(whole.names)),
    '|' || array_to_string(whole.names, '|') || '|', t.type, t.year, t.popularity
  from titles t
  left join (
    select title_id, string_agg(name, ' ' order by part, name) names, array_agg(name) list from (
      select 1 part, title_id, name from title_translations where name is not null and title_id between $1 and $2
      union all select 2, title_id, name from title_alternative_names where title_id between $1 and $2) x
    group by title_id) n on n.title_id = t.id
  left join (
    select title_id, string_agg(name, ' ' order by place) names from (
      select c.title_id, person.name, row_number() over (partition by c.title_id order by c.position) place
      from credits c join people person on person.id = c.person_id where c.title_id between $1 and $2) x
    where place <= 30 group by title_id) p on p.title_id = t.id
  cross join lateral (
    select array(select distinct normalise_name(x) from unnest(array[t.name, t.original_name] || n.list) x where x is not null order by 1) names) whole
  where t.id between $1 and $2
  order by t.id`

/** Every distinct word of titles and of people with its weight, as the triggers collect them. */
export const FILL_SEARCH_TERMS = `
  insert into search_terms (term, weight)
  select word, max(popularity) from (
    select unnest(tsvector_to_array(document)) word, popularity from title_search
    union all select unnest(tsvector_to_array(search_document)), popularity from people) words
  where length(word) between 2 and 40 and left(word, 1) not in ('~', '=')
  group by word order by word
  on conflict (term) do nothing`

/** In which departments people are credited, as the triggers of credits have it; before the indexes of people are built. */
export const FILL_DEPARTMENTS = `
  update people p set departments = d.names
  from (select person_id, array_agg(distinct department order by department) names from credits group by 1) d
  where d.person_id = p.id`
