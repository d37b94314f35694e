import { sql } from 'kysely'
import type { CreditGroup } from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import type { Database } from '../../../../platform/database/database.ts'

/** Where credits stand: with the title itself, a season or an episode. */
export interface CreditPlace {
  readonly titleId: number
  readonly seasonId: number | null
  readonly episodeId: number | null
  readonly group: CreditGroup
}

export interface CreditOfSheet {
  readonly id: number
  readonly person: { readonly id: number; readonly name: string; readonly poster: string | null }
  readonly department: string
  readonly job: string | null
  readonly character: string | null
}

export interface WrittenCredit {
  readonly id?: number | undefined
  readonly person_id: number
  readonly department: string
  readonly job: string | null
  readonly character: string | null
}

const ofPlace = ({
  titleId,
  seasonId,
  episodeId,
  group,
}: CreditPlace) => sql`c.title_id = ${titleId}
  and ${
    episodeId === null
      ? sql`c.episode_id is null and c.season_id is not distinct from ${seasonId}::bigint`
      : sql`c.episode_id = ${episodeId}`
  }
  and ${group === 'cast' ? sql`c.department = 'cast'` : sql`c.department <> 'cast'`}`

/** The numbers of a season, or of one of its episodes. */
export async function findPlaceIds(
  db: Database,
  { id, season, episode }: { id: number; season: number; episode?: number | undefined },
): Promise<{ readonly season_id: number; readonly episode_id: number | null } | undefined> {
  const { rows } = await sql<{ season_id: number; episode_id: number | null }>`
    select s.id as season_id, e.id as episode_id from seasons s
    left join episodes e on e.season_id = s.id and e.episode_number = ${episode ?? null}::integer
    where s.title_id = ${id} and s.number = ${season}`.execute(db)
  return rows[0]
}

/** In their order. */
export async function listCredits(db: Database, place: CreditPlace): Promise<CreditOfSheet[]> {
  const { rows } = await sql<CreditOfSheet>`select c.id, c.department, c.job, c.character,
      jsonb_build_object('id', p.id, 'name', p.name, 'poster', p.poster_url) as person
    from credits c join people p on p.id = c.person_id
    where ${ofPlace(place)} order by c.position, c.id`.execute(db)
  return rows
}

/** Which of these people there are. */
export async function findPeopleIds(db: Database, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select id from people
    where id = any (${[...ids]}::bigint[]) for key share`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Those that are named, in this order, and no others. One that names no credit of this place is new. */
export async function writeCreditsSheet(
  tx: Database,
  place: CreditPlace,
  credits: readonly WrittenCredit[],
): Promise<void> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(credits.map((credit, position) => ({ ...credit, position })))}::jsonb)
    as w (id bigint, person_id bigint, department text, job text, character text, position integer)`
  // What stays as it is keeps its row: whoever is new is told of by a trigger.
  await sql`delete from credits c where ${ofPlace(place)}
    and not exists (select 1 from ${wanted} where w.id = c.id and ${SAME})`.execute(tx)
  await sql`update credits c set position = w.position from ${wanted}
    where ${ofPlace(place)} and w.id = c.id and c.position <> w.position`.execute(tx)
  const { titleId, seasonId, episodeId } = place
  await sql`insert into credits (title_id, season_id, episode_id, person_id, department, job, character, position)
    select ${titleId}::bigint, ${seasonId}::bigint, ${episodeId}::bigint, w.person_id, w.department, w.job, w.character, w.position
    from ${wanted} where not exists (select 1 from credits c where ${ofPlace(place)} and c.id = w.id)
    order by w.position on conflict do nothing`.execute(tx)
}

const SAME = sql`w.person_id = c.person_id and w.department = c.department
  and w.job is not distinct from c.job and w.character is not distinct from c.character`
