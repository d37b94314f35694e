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

/** One of a title, wherever it stands. */
export interface CreditEntryRow {
  readonly id: number
  readonly title_id: number
  /** Of the title. */
  readonly version: number
  readonly department: string
  readonly job: string | null
  readonly character: string | null
}

export async function findCreditEntry(
  db: Database,
  titleId: number,
  creditId: number,
): Promise<CreditEntryRow | undefined> {
  const { rows } =
    await sql<CreditEntryRow>`select c.id, c.title_id, t.version, c.department, c.job, c.character
    from credits c join titles t on t.id = c.title_id where c.id = ${creditId} and c.title_id = ${titleId}`.execute(
      db,
    )
  return rows[0]
}

/** Behind the others of its place. @returns undefined where it is there */
export async function insertCredit(
  tx: Database,
  place: CreditPlace,
  { person_id: personId, department, job, character }: WrittenCredit,
): Promise<number | undefined> {
  const { titleId, seasonId, episodeId } = place
  const { rows } = await sql<{
    id: number
  }>`insert into credits (title_id, season_id, episode_id, person_id, department, job, character, position)
    select ${titleId}::bigint, ${seasonId}::bigint, ${episodeId}::bigint, ${personId}::bigint, ${department}, ${job}, ${character},
      coalesce((select max(c.position) + 1 from credits c where ${ofPlace(place)}), 0)
    on conflict do nothing returning id`.execute(tx)
  return rows[0]?.id
}

type Work = Pick<WrittenCredit, 'department' | 'job' | 'character'>

/** @returns false where the same person is named for the same in the same place */
export async function updateCredit(
  tx: Database,
  id: number,
  { department, job, character }: Work,
): Promise<boolean> {
  const { rows } =
    await sql`update credits c set department = ${department}, job = ${job}, character = ${character}
    where c.id = ${id} and not exists (select 1 from credits o
      where o.id <> c.id and o.title_id = c.title_id and o.person_id = c.person_id
        and coalesce(o.season_id, 0) = coalesce(c.season_id, 0) and coalesce(o.episode_id, 0) = coalesce(c.episode_id, 0)
        and o.department = ${department} and coalesce(o.job, '') = coalesce(${job}, '')
        and coalesce(o.character, '') = coalesce(${character}, '')) returning 1`.execute(tx)
  return rows.length > 0
}

export async function deleteCredit(tx: Database, id: number): Promise<void> {
  await tx.deleteFrom('credits').where('id', '=', id).execute()
}

const SAME = sql`w.person_id = c.person_id and w.department = c.department
  and w.job is not distinct from c.job and w.character is not distinct from c.character`
