/**
 * The same as the database's refresh_title_search(), with what it reads per title gathered once per range of ids. A test
 * compares the two.
 */
export const FILL_TITLE_SEARCH = `
  insert into title_search (title_id, document, type, year, popularity)
  select t.id,
    setweight(to_tsvector('simple', normalise_name(t.name)), 'A')
    || setweight(to_tsvector('simple', normalise_name(coalesce(t.original_name, '') || ' ' || coalesce(n.names, ''))), 'B')
    || setweight(to_tsvector('simple', normalise_name(coalesce(p.names, ''))), 'C'),
    t.type, t.year, t.popularity
  from titles t
  left join (
    select title_id, string_agg(name, ' ' order by part, name) names from (
      select 1 part, title_id, name from title_translations where name is not null and title_id between $1 and $2
      union all select 2, title_id, name from title_alternative_names where title_id between $1 and $2) x
    group by title_id) n on n.title_id = t.id
  left join (
    select title_id, string_agg(name, ' ' order by place) names from (
      select c.title_id, person.name, row_number() over (partition by c.title_id order by c.position) place
      from credits c join people person on person.id = c.person_id where c.title_id between $1 and $2) x
    where place <= 30 group by title_id) p on p.title_id = t.id
  where t.id between $1 and $2
  order by t.id`

/** Every distinct word of titles and of people, as the triggers collect them. */
export const FILL_SEARCH_TERMS = `
  insert into search_terms (term)
  select word from (
    select unnest(tsvector_to_array(document)) word from title_search
    union all select unnest(tsvector_to_array(search_document)) from people) words
  where length(word) between 2 and 40
  group by word order by word
  on conflict (term) do nothing`

export const COUNT_SEARCH_TERMS = `
  update search_terms s set titles_count = greatest(1, c.count)
  from (select word, count(*) from (select unnest(tsvector_to_array(document)) word from title_search) words group by word) c
  where c.word = s.term and s.titles_count is distinct from c.count`
