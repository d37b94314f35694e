import type pg from 'pg'

const COUNT = 100

/** Popular titles are asked for more often than others, but not only they. */
async function askedTitleIds(pool: pg.Pool, where = 'true'): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(`
    (select id::int from titles where ${where} order by popularity desc, id limit ${COUNT / 2})
    union (select id::int from titles where ${where} order by md5(id::text) limit ${COUNT / 2}) order by id`)
  return rows.map(({ id }) => id)
}

/** Every combination that a category page offers: the most common genres of the large types, several decades. */
export async function listPaths(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ type: string; genre: string }>(`
    select type, genre from (
      select t.type, g.slug genre, row_number() over (partition by t.type order by count(*) desc, g.slug) place
      from titles t join title_genres tg on tg.title_id = t.id join genres g on g.id = tg.genre_id
      where t.type in ('movie', 'series', 'music', 'ebook', 'doc') group by t.type, g.slug) x
    where place in (1, 3, 6) order by type, place`)
  return rows.flatMap(({ type, genre }) =>
    [1990, 2010, 2020].map(
      (year) => `/api/v1/titles?type=${type}&genre=${genre}&year_from=${year}&perPage=20`,
    ),
  )
}

export const titlePaths = async (pool: pg.Pool): Promise<string[]> =>
  (await askedTitleIds(pool)).map((id) => `/api/v1/titles/${id}`)

export const linkPaths = async (pool: pg.Pool): Promise<string[]> =>
  (await askedTitleIds(pool, 'active_links_count > 0')).map(
    (id) => `/api/v1/liens?title_id=${id}&loader=linksdl`,
  )

/** Words as they are typed: whole names, beginnings, and every third with a typing error. */
export async function searchPaths(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from titles order by md5(id::text) limit ${COUNT}`,
  )
  return rows.map(({ name }, index) => {
    const typed =
      index % 3 === 0
        ? swapLetters(name)
        : index % 3 === 1
          ? name.slice(0, Math.max(4, Math.ceil(name.length * 0.7)))
          : name
    return `/api/v1/search/${encodeURIComponent(typed.trim())}`
  })
}

function swapLetters(name: string): string {
  const middle = Math.floor(name.length / 2)
  return (
    name.slice(0, middle) + name.charAt(middle + 1) + name.charAt(middle) + name.slice(middle + 2)
  )
}
