import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { isAny } from './imported-parts.batch.repository.ts'

/** What of it is known in French. */
interface French {
  readonly name?: string
  readonly plot?: string
}

export interface WorkSeason {
  readonly number: number
  readonly name: string | null
  readonly plot: string | null
  readonly year: number | null
  readonly releaseDate: string | null
  readonly pictureUrl: string | null
  readonly french: French | null
  readonly episodes: readonly {
    readonly number: number
    readonly name: string
    readonly plot: string | null
    readonly releaseDate: string | null
    readonly runtimeMinutes: number | null
    readonly pictureUrl: string | null
    readonly french: French | null
  }[]
}

export interface WorkTrailer {
  readonly name: string
  readonly url: string
  readonly pictureUrl: string | null
  readonly language: string | null
}

/** New seasons and episodes come in any case: a lock keeps what is there as it is. @returns whether something differs of that */
export async function writeSeasons(
  tx: Database,
  id: number,
  seasons: readonly WorkSeason[],
  isLocked: boolean,
): Promise<boolean> {
  if (seasons.length === 0) return false
  const of = { id, seasons: JSON.stringify(seasons), episodes: JSON.stringify(episodesOf(seasons)) }
  const isChanged = isLocked ? await isAnyDifferent(tx, of) : await updateKnown(tx, of)
  const isAdded = await insertMissing(tx, of)
  return isLocked ? isChanged : isChanged || isAdded
}

const episodesOf = (seasons: readonly WorkSeason[]) =>
  seasons.flatMap(({ number, episodes }) =>
    episodes.map((episode) => ({ season: number, ...episode })),
  )

interface SeasonsOfTitle {
  readonly id: number
  /** As JSON. */
  readonly seasons: string
  readonly episodes: string
}

const wantedSeasons = ({ seasons }: SeasonsOfTitle) => sql`jsonb_to_recordset(${seasons}::jsonb)
  as w (number integer, name text, plot text, year smallint, "releaseDate" date, "pictureUrl" text, french jsonb)`
const wantedEpisodes = ({ episodes }: SeasonsOfTitle) => sql`jsonb_to_recordset(${episodes}::jsonb)
  as w (season integer, number integer, name text, plot text, "releaseDate" date, "runtimeMinutes" integer, "pictureUrl" text, french jsonb)`

const FRENCH = sql`case when jsonb_typeof(w.french) = 'object' then jsonb_build_object('fr', w.french) end`
/** Other languages stay, and of this one what the source does not know. */
const withFrench = (now: ReturnType<typeof sql>) => sql`case when jsonb_typeof(w.french) = 'object'
  then coalesce(${now}, '{}') || jsonb_build_object('fr', coalesce(${now} -> 'fr', '{}') || w.french) else ${now} end`

/** Who was called by a number, and gets a name, is no longer called by the number in French. */
const EPISODE_TOLD = sql`(case when w.name <> e.name and e.translations -> 'fr' ->> 'name' = 'Épisode ' || e.episode_number
  then e.translations #- '{fr,name}' else e.translations end)`

/** What is there, with what the source says of it; what it does not know stays. */
const SEASON_NOW = sql`(s.name, s.plot, s.year, s.release_date, s.poster_url, s.translations)`
const SEASON_NEXT = sql`(coalesce(w.name, s.name), coalesce(w.plot, s.plot), coalesce(w.year, s.year),
  coalesce(w."releaseDate", s.release_date), coalesce(w."pictureUrl", s.poster_url), ${withFrench(sql`s.translations`)})`
const EPISODE_NOW = sql`(e.name, e.plot, e.release_date, e.runtime_minutes, e.poster_url, e.translations)`
const EPISODE_NEXT = sql`(w.name, coalesce(w.plot, e.plot), coalesce(w."releaseDate", e.release_date),
  coalesce(w."runtimeMinutes", e.runtime_minutes), coalesce(w."pictureUrl", e.poster_url), ${withFrench(EPISODE_TOLD)})`

const seasonDiffers = (of: SeasonsOfTitle) => sql`s.title_id = ${of.id} and s.number = w.number
  and ${SEASON_NOW} is distinct from ${SEASON_NEXT}`
const episodeDiffers = (
  of: SeasonsOfTitle,
) => sql`e.title_id = ${of.id} and e.season_number = w.season
  and e.episode_number = w.number and ${EPISODE_NOW} is distinct from ${EPISODE_NEXT}`

async function isAnyDifferent(tx: Database, of: SeasonsOfTitle): Promise<boolean> {
  return (
    (await isAny(
      tx,
      sql`select 1 from seasons s, ${wantedSeasons(of)} where ${seasonDiffers(of)} limit 1`,
    )) ||
    isAny(
      tx,
      sql`select 1 from episodes e, ${wantedEpisodes(of)} where ${episodeDiffers(of)} limit 1`,
    )
  )
}

async function updateKnown(tx: Database, of: SeasonsOfTitle): Promise<boolean> {
  const seasons = await isAny(
    tx,
    sql`update seasons s set (name, plot, year, release_date, poster_url, translations) = ${SEASON_NEXT}
      from ${wantedSeasons(of)} where ${seasonDiffers(of)} returning 1`,
  )
  const episodes = await isAny(
    tx,
    sql`update episodes e set (name, plot, release_date, runtime_minutes, poster_url, translations) = ${EPISODE_NEXT}
      from ${wantedEpisodes(of)} where ${episodeDiffers(of)} returning 1`,
  )
  return seasons || episodes
}

async function insertMissing(tx: Database, of: SeasonsOfTitle): Promise<boolean> {
  const seasons = await isAny(
    tx,
    sql`insert into seasons (title_id, number, name, plot, year, release_date, poster_url, translations)
      select ${of.id}, w.number, w.name, w.plot, w.year, w."releaseDate", w."pictureUrl", ${FRENCH} from ${wantedSeasons(of)}
      on conflict (title_id, number) do nothing returning 1`,
  )
  const episodes = await isAny(
    tx,
    sql`insert into episodes (title_id, season_id, season_number, episode_number, name, plot, release_date, runtime_minutes, poster_url, translations)
      select ${of.id}, s.id, s.number, w.number, w.name, w.plot, w."releaseDate", w."runtimeMinutes", w."pictureUrl", ${FRENCH}
      from ${wantedEpisodes(of)} join seasons s on s.title_id = ${of.id} and s.number = w.season
      on conflict (title_id, season_number, episode_number) do nothing returning 1`,
  )
  return seasons || episodes
}

/** Players of other sites, which are part of the page as videos are. One that is there stays as it is. */
export async function writeTrailers(
  tx: Database,
  id: number,
  trailers: readonly WorkTrailer[],
  isLocked: boolean,
): Promise<boolean> {
  const missing = sql`select ${id}::bigint, w.name, 'embed', w.url, w."pictureUrl", w.language, true, 1000 + w.position
    from jsonb_to_recordset(${JSON.stringify(trailers.map((trailer, position) => ({ ...trailer, position })))}::jsonb)
      as w (name text, url text, "pictureUrl" text, language text, position integer)
    where not exists (select 1 from videos v where v.title_id = ${id} and v.url = w.url)`
  if (isLocked) return isAny(tx, sql`${missing} limit 1`)
  return isAny(
    tx,
    sql`insert into videos (title_id, name, type, url, thumbnail_url, language, is_streaming, position)
      ${missing} returning 1`,
  )
}
