import type { ImageKindOfRoute } from '@mediatheque/contract/catalogue/images/image-url.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface TitlePicture {
  readonly kind: ImageKindOfRoute
  readonly url: string
}

/** Addresses of the pictures that the pages of a title show, those seen first before the others, each once. */
export async function listTitlePictures(
  db: Database,
  titleId: number,
  most: number,
): Promise<TitlePicture[]> {
  const { rows } = await sql<TitlePicture>`
    select kind, url from (
      select distinct on (url) kind, url, rank, place from (
        select 'poster' as kind, poster_url as url, 1 as rank, 0 as place from titles where id = ${titleId}
        union all select 'backdrop', backdrop_url, 2, 0 from titles where id = ${titleId}
        union all (select 'season', poster_url, 3, number from seasons where title_id = ${titleId} order by number limit ${most})
        union all (select 'person', p.poster_url, 4, c.position from credits c join people p on p.id = c.person_id
          where c.title_id = ${titleId} order by c.position limit ${most})
        union all (select 'video', thumbnail_url, 5, 0 from videos where title_id = ${titleId} limit ${most})
        union all (select 'episode', poster_url, 6, season_number * 10000 + episode_number from episodes
          where title_id = ${titleId} order by season_number, episode_number limit ${most})
      ) as shown where url like 'http%' order by url, rank, place
    ) as once order by rank, place limit ${most}`.execute(db)
  return rows
}
