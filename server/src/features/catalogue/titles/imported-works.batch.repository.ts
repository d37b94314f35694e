import {
  TITLE_VALUES,
  type TitleField,
  type TitleValue,
} from '@mediatheque/contract/catalogue/titles/title-fields.ts'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Titles } from '../../../platform/database/types.generated.ts'
import {
  countVersion,
  findTitleSheets,
  listTitleLocks,
  type TitleValues,
  writeTitleValues,
} from './title-values.repository.ts'
import {
  writeCountries,
  writeCredits,
  writeGenres,
  writeKeywords,
  writeLanguages,
  type WorkCredit,
} from './imported-parts.batch.repository.ts'
import {
  writeSeasons,
  type WorkSeason,
  writeTrailers,
  type WorkTrailer,
} from './imported-episodes.batch.repository.ts'

/** What an outside database says of a work; null is what it does not know. */
export interface ImportedWork {
  readonly values: TitleValues
  readonly voteAverage: number | null
  readonly voteCount: number | null
  readonly budget: number | null
  readonly revenue: number | null
  readonly languages: readonly string[]
  readonly countries: readonly string[]
  readonly genres: readonly { readonly slug: string; readonly name: string }[]
  readonly keywords: readonly { readonly slug: string; readonly name: string }[]
  readonly externalIds: Readonly<Record<string, string>>
  readonly credits: readonly WorkCredit[]
  /** Of people who came by such imports: `tmdb`. Their credits go when the work has them no more. */
  readonly peopleOf: string
  readonly seasons: readonly WorkSeason[]
  readonly trailers: readonly WorkTrailer[]
}

/** What an import did to a title that was there. */
export interface WrittenWork {
  readonly changed: readonly TitleField[]
  /** What the outside database says otherwise, and somebody locked. */
  readonly kept: readonly TitleField[]
}

/** Enters a title with its name alone; {@link writeImportedWork} writes the rest. */
export async function insertImportedTitle(
  tx: Database,
  title: Pick<Insertable<Titles>, 'type' | 'is_series' | 'name' | 'popularity' | 'import_key'>,
): Promise<number> {
  const row = await tx.insertInto('titles').values(title).returning('id').executeTakeFirstOrThrow()
  return row.id
}

/** Locks a title until the transaction ends. @returns whether it is there */
export async function lockTitle(tx: Database, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from titles where id = ${id} for no key update`.execute(tx)
  return rows.length > 0
}

/**
 * The one way by which imports of single works write a title: what is locked stays, what the source does not know stays,
 * everything else becomes what it says. Seasons and episodes are never taken away, since contributions hang on them.
 */
export async function writeImportedWork(
  tx: Database,
  id: number,
  work: ImportedWork,
): Promise<WrittenWork> {
  const locks = await listTitleLocks(tx, id)
  const values = await writeValues(tx, id, work, locks)
  const parts: readonly (readonly [TitleField, WritePart])[] = [
    ['languages', (isLocked) => writeLanguages(tx, id, work.languages, isLocked)],
    ['countries', (isLocked) => writeCountries(tx, id, work.countries, isLocked)],
    ['genres', (isLocked) => writeGenres(tx, id, work.genres, isLocked)],
    ['keywords', (isLocked) => writeKeywords(tx, id, work.keywords, isLocked)],
    ['people', (isLocked) => writeCredits(tx, id, work, isLocked)],
    ['seasons', (isLocked) => writeSeasons(tx, id, work.seasons, isLocked)],
    ['trailers', (isLocked) => writeTrailers(tx, id, work.trailers, isLocked)],
  ]
  const changed: TitleField[] = [...values.changed]
  const kept: TitleField[] = [...values.kept]
  for (const [field, write] of parts)
    if (await write(locks.has(field))) (locks.has(field) ? kept : changed).push(field)
  await writeFigures(tx, id, work)
  await writeExternalIds(tx, id, work.externalIds)
  // Values count by themselves, what lies in other tables does not.
  if (values.changed.length === 0 && changed.length > 0) await countVersion(tx, id)
  return { changed, kept }
}

/** Whether something differs, written where it is not locked. */
type WritePart = (isLocked: boolean) => Promise<boolean>

async function writeValues(
  tx: Database,
  id: number,
  { values }: ImportedWork,
  locks: ReadonlySet<TitleField>,
): Promise<{ changed: TitleValue[]; kept: TitleValue[] }> {
  const [before] = await findTitleSheets(tx, [id])
  const differing = TITLE_VALUES.filter(
    (name) => values[name] !== null && values[name] !== before?.[name],
  )
  const changed = differing.filter((name) => !locks.has(name))
  await writeTitleValues(tx, id, Object.fromEntries(changed.map((name) => [name, values[name]])))
  return { changed, kept: differing.filter((name) => locks.has(name)) }
}

/** Figures that nobody writes by hand. */
async function writeFigures(tx: Database, id: number, work: ImportedWork): Promise<void> {
  await sql`update titles set tmdb_vote_average = coalesce(${work.voteAverage}::numeric(3,1), tmdb_vote_average),
      tmdb_vote_count = coalesce(${work.voteCount}, tmdb_vote_count),
      budget = coalesce(${work.budget}, budget), revenue = coalesce(${work.revenue}, revenue)
    where id = ${id} and (tmdb_vote_average, tmdb_vote_count, budget, revenue) is distinct from
      (coalesce(${work.voteAverage}::numeric(3,1), tmdb_vote_average), coalesce(${work.voteCount}::int, tmdb_vote_count),
       coalesce(${work.budget}::bigint, budget), coalesce(${work.revenue}::bigint, revenue))`.execute(
    tx,
  )
}

/** An id that another title has stays that one's. */
async function writeExternalIds(
  tx: Database,
  id: number,
  ids: ImportedWork['externalIds'],
): Promise<void> {
  await sql`insert into title_external_ids (title_id, provider, value)
    select ${id}, x.key, x.value from jsonb_each_text(${JSON.stringify(ids)}::jsonb) x
    where not exists (select 1 from title_external_ids e where e.title_id = ${id} and e.provider = x.key)
    on conflict do nothing`.execute(tx)
}
