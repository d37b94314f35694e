import type { Language } from '@mediatheque/contract/core/lines.ts'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { listFilledRanges } from '../../../platform/database/filled-ranges.ts'
import type { SitemapRange } from '../../../platform/sitemap.ts'

const TABLES = { titles: sql`titles r`, seasons: sql`seasons r`, episodes: sql`episodes r` }

export const listFilledTitleRanges = (db: Database, table: keyof typeof TABLES, size: number) =>
  listFilledRanges(db, { table: TABLES[table], size })

interface NamedTitleRow {
  id: number
  title_id: number
  /** Of the title, in the language that was asked for. */
  name: string
}

const named = (language: Language) => ({
  name: sql`coalesce(tr.name, t.name) as name`,
  join: sql`left join title_translations tr on tr.title_id = t.id and tr.language = ${language}`,
})

/** What addresses of titles are made of. */
export async function listTitleAddressRows(
  db: Database,
  { from, before, limit }: SitemapRange,
  language: Language,
): Promise<(NamedTitleRow & { updated_at: Date })[]> {
  const { name, join } = named(language)
  const { rows } = await sql<NamedTitleRow & { updated_at: Date }>`
    select t.id, t.id as title_id, ${name}, t.updated_at from titles t ${join}
    where t.id >= ${from} and t.id < ${before} order by t.id limit ${limit}`.execute(db)
  return rows
}

export async function listSeasonAddressRows(
  db: Database,
  { from, before, limit }: SitemapRange,
  language: Language,
): Promise<(NamedTitleRow & { number: number })[]> {
  const { name, join } = named(language)
  const { rows } = await sql<NamedTitleRow & { number: number }>`
    select s.id, s.title_id, s.number, ${name}
    from (select id, title_id, number from seasons where id >= ${from} and id < ${before} order by id limit ${limit}) s
    join titles t on t.id = s.title_id ${join} order by s.id`.execute(db)
  return rows
}

export async function listEpisodeAddressRows(
  db: Database,
  { from, before, limit }: SitemapRange,
  language: Language,
): Promise<(NamedTitleRow & { season_number: number; episode_number: number })[]> {
  const { name, join } = named(language)
  const { rows } = await sql<NamedTitleRow & { season_number: number; episode_number: number }>`
    select e.id, e.title_id, e.season_number, e.episode_number, ${name}
    from (select id, title_id, season_number, episode_number from episodes
      where id >= ${from} and id < ${before} order by id limit ${limit}) e
    join titles t on t.id = e.title_id ${join} order by e.id`.execute(db)
  return rows
}
