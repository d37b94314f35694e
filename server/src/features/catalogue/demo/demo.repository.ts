import { slugify } from '@mediatheque/contract/core/slugify.ts'
import type { Database } from '../../../platform/database/database.ts'
import { insertWholeLinks } from '../../links/links/links.batch.repository.ts'
import { insertPeople } from '../people/people.batch.repository.ts'
import {
  insertCredits,
  insertKeywords,
  insertSeason,
  insertTitleFacts,
  insertTitles,
} from '../titles/titles.batch.repository.ts'
import type { DemoCredit, DemoLink, DemoPerson, DemoSeason, DemoTitle } from './demo-title.ts'

const DAY_MS = 86_400_000

export interface Reference {
  languageIds: ReadonlyMap<string, number>
  genreIds: ReadonlyMap<string, number>
  hostIds: ReadonlyMap<string, number>
  userIds: Readonly<Record<DemoLink['uploader'], number>>
  now: Date
}

export async function readReference(
  db: Database,
  userIds: Reference['userIds'],
  now: Date,
): Promise<Reference> {
  const [languages, genres, domains] = await Promise.all([
    db.selectFrom('languages').select(['id', 'code']).execute(),
    db.selectFrom('genres').select(['id', 'slug']).execute(),
    db.selectFrom('host_domains').select(['host_id', 'domain']).execute(),
  ])
  return {
    languageIds: new Map(languages.map(({ id, code }) => [code, id])),
    genreIds: new Map(genres.map(({ id, slug }) => [slug, id])),
    hostIds: new Map(domains.map(({ domain, host_id }) => [domain, host_id])),
    userIds,
    now,
  }
}

export async function hasAnyTitle(db: Database): Promise<boolean> {
  return (await db.selectFrom('titles').select('id').limit(1).executeTakeFirst()) !== undefined
}

function known<T>(map: ReadonlyMap<string, T>, key: string, what: string): T {
  const found = map.get(key)
  if (found === undefined) throw new Error(`The demo catalogue names an unknown ${what}: ${key}`)
  return found
}

/** The host of an address: that of its domain, or of a domain above it. */
function hostIdOf(reference: Reference, url: string): number {
  const labels = new URL(url).hostname.split('.')
  for (let cut = 0; cut < labels.length - 1; cut++) {
    const id = reference.hostIds.get(labels.slice(cut).join('.'))
    if (id !== undefined) return id
  }
  throw new Error(`The demo catalogue links to an unknown host: ${url}`)
}

/** Inserts people by name and gives the id of every one. */
export async function insertDemoPeople(
  db: Database,
  names: readonly string[],
  details: ReadonlyMap<string, DemoPerson>,
): Promise<Map<string, number>> {
  return insertPeople(
    db,
    names.map((name) => {
      const detail = details.get(name)
      return {
        name,
        import_key: `name:${name.toLowerCase()}`,
        popularity: detail ? 10 : 1,
        birth_date: detail?.birthDate ?? null,
        death_date: detail?.deathDate ?? null,
        birthplace: detail?.birthplace ?? null,
        biography: detail?.biography ?? null,
        biography_fr: detail?.biographyFr ?? null,
      }
    }),
  )
}

/** Inserts keywords by slug and gives the id of every one. */
export function insertDemoKeywords(
  db: Database,
  names: readonly string[],
): Promise<Map<string, number>> {
  return insertKeywords(
    db,
    names.map((name) => ({ name, slug: slugify(name) })),
  )
}

/** Inserts titles and gives the id of each by its key; those already there are left alone and left out. */
export async function insertDemoTitles(
  db: Database,
  titles: readonly DemoTitle[],
  now: Date,
): Promise<Map<string, number>> {
  const ids = await insertTitles(
    db,
    titles.map((title, index) => ({
      import_key: `demo:${title.key}`,
      type: title.type,
      is_series: title.isSeries ?? title.seasons !== undefined,
      name: title.name,
      original_name: title.originalName ?? null,
      year: title.year,
      release_date: title.releaseDate ?? null,
      plot: title.plot ?? null,
      tagline: title.tagline ?? null,
      poster_url: title.poster ?? null,
      homepage_url: title.homepage ?? null,
      license: title.license,
      runtime_minutes: title.runtimeMinutes ?? null,
      certification: title.certification ?? null,
      spoken_languages: title.spokenLanguages,
      popularity: title.popularity,
      // Spread over the past weeks, so that "new" means something.
      created_at: new Date(now.getTime() - (index % 60) * DAY_MS),
    })),
  )
  return new Map([...ids].map(([key, id]) => [key.slice('demo:'.length), id]))
}

interface Placed {
  id: number
  title: DemoTitle
}

export async function insertDemoFacts(
  db: Database,
  placed: readonly Placed[],
  reference: Reference,
  keywordIds: ReadonlyMap<string, number>,
): Promise<void> {
  const translations = placed
    .filter(({ title }) => title.frenchName ?? title.plotFr)
    .map(({ id, title }) => ({
      title_id: id,
      language: 'fr',
      name: title.frenchName ?? null,
      plot: title.plotFr ?? null,
    }))
  const names = placed.flatMap(({ id, title }) =>
    [...new Set(title.alternativeNames ?? [])].map((name) => ({ title_id: id, name })),
  )
  const genres = placed.flatMap(({ id, title }) =>
    // Of what is shipped, a site may have deleted some.
    [...new Set(title.genres)].flatMap((slug) => {
      const genreId = reference.genreIds.get(slug)
      return genreId === undefined ? [] : [{ title_id: id, genre_id: genreId }]
    }),
  )
  const keywords = placed.flatMap(({ id, title }) =>
    [...new Set(title.keywords.map(slugify))].map((slug) => ({
      title_id: id,
      keyword_id: known(keywordIds, slug, 'keyword'),
    })),
  )
  const countries = placed.flatMap(({ id, title }) =>
    [...new Set(title.countries)].map((code) => ({ title_id: id, country_code: code })),
  )
  const externalIds = placed.flatMap(({ id, title }) =>
    Object.entries(title.externalIds ?? {}).map(([provider, value]) => ({
      title_id: id,
      provider,
      value,
    })),
  )
  const videos = placed.flatMap(({ id, title }) =>
    (title.videos ?? []).map((video, position) => ({
      title_id: id,
      name: video.name,
      type: video.type,
      url: video.url,
      position,
    })),
  )
  await insertTitleFacts(db, {
    translations,
    names,
    genres,
    keywords,
    countries,
    externalIds,
    videos,
  })
}

export async function insertDemoCredits(
  db: Database,
  placed: readonly Placed[],
  personIds: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = placed.flatMap(({ id, title }) =>
    title.credits.map((credit: DemoCredit, position) => ({
      title_id: id,
      person_id: known(personIds, credit.name, 'person'),
      department: credit.department,
      job: credit.job ?? null,
      character: credit.character ?? null,
      position,
    })),
  )
  await insertCredits(db, rows)
}

export async function insertDemoSeasons(db: Database, placed: readonly Placed[]): Promise<void> {
  for (const { id, title } of placed) {
    for (const season of title.seasons ?? []) {
      await insertSeason(
        db,
        {
          title_id: id,
          number: season.number,
          name: season.name ?? null,
          year: season.year ?? null,
        },
        season.episodes.map((episode) => ({
          episode_number: episode.number,
          name: episode.name,
          plot: episode.plot ?? null,
          release_date: episode.releaseDate ?? null,
          runtime_minutes: episode.runtimeMinutes ?? null,
          translations: inFrench(episode),
        })),
      )
    }
  }
}

/** What of an episode is told in French, as its column holds it. */
function inFrench({ frenchName, plotFr }: DemoSeason['episodes'][number]): string | null {
  if (!frenchName && !plotFr) return null
  return JSON.stringify({
    fr: { ...(frenchName && { name: frenchName }), ...(plotFr && { plot: plotFr }) },
  })
}

export async function insertDemoLinks(
  db: Database,
  placed: readonly Placed[],
  reference: Reference,
): Promise<void> {
  const links = placed.flatMap(({ id, title }) =>
    title.links.map((link) => ({ titleId: id, link })),
  )
  if (links.length === 0) return
  const ids = (codes: readonly string[]) =>
    codes.map((code) => known(reference.languageIds, code, 'language'))
  await insertWholeLinks(
    db,
    links.map(({ titleId, link }) => {
      const at = new Date(reference.now.getTime() - link.ageDays * DAY_MS)
      const status = link.status ?? 'active'
      return {
        title_id: titleId,
        host_id: hostIdOf(reference, link.url),
        url: link.url,
        quality_id: link.qualityId,
        language_ids: ids(link.languages),
        subtitle_ids: ids(link.subtitles ?? []),
        size_bytes: link.sizeBytes ?? null,
        season_number: link.season ?? null,
        episode_number: link.fullSeason ? null : (link.episode ?? null),
        is_full_season: link.fullSeason ?? false,
        user_id: reference.userIds[link.uploader],
        status,
        checked_at: status === 'pending' ? null : at,
        validated_at: status === 'pending' ? null : at,
        created_at: at,
        updated_at: at,
      }
    }),
  )
}
