import type { CopyWriter } from './copy-writer.ts'
import { TITLE_KINDS, TRACKED_LANGUAGES } from './kinds.data.ts'
import { makeFrenchName, makePersonName, makePlot, makeTitleName } from './names.ts'
import { createRandom, type Random } from './random.ts'
import type { SeedReference } from './reference.ts'
import { episodesOfSeason, momentOf, type ScalePlan, type ScaleSizes } from './scale-plan.ts'

/** Columns that the fill writes; the kept ones are computed afterwards. */
export const TITLE_COLUMNS = [
  'id',
  'type',
  'is_series',
  'name',
  'original_name',
  'year',
  'release_date',
  'plot',
  'tagline',
  'poster_url',
  'backdrop_url',
  'runtime_minutes',
  'certification',
  'spoken_languages',
  'tmdb_vote_average',
  'tmdb_vote_count',
  'popularity',
  'views',
  'import_key',
  'created_at',
  'updated_at',
] as const
export const SEASON_COLUMNS = ['id', 'title_id', 'number', 'name', 'year', 'release_date'] as const

/** Columns of the other tables in the order in which they are written. */
export const PART_COLUMNS = {
  title_translations: ['title_id', 'language', 'name', 'plot'],
  title_alternative_names: ['title_id', 'name'],
  title_external_ids: ['title_id', 'provider', 'value'],
  title_genres: ['title_id', 'genre_id', 'type', 'year', 'popularity'],
  title_countries: ['title_id', 'country_code'],
  episodes: [
    'id',
    'title_id',
    'season_id',
    'season_number',
    'episode_number',
    'name',
    'release_date',
    'runtime_minutes',
  ],
  credits: ['title_id', 'person_id', 'department', 'job', 'character', 'position'],
} as const

type Writers = Record<keyof typeof PART_COLUMNS | 'titles' | 'seasons', CopyWriter>

interface TitleContext {
  plan: ScalePlan
  sizes: ScaleSizes
  reference: SeedReference
  genreIdsOfKind: number[][]
  writers: Writers
  random: Random
  nextSeasonId: number
  nextEpisodeId: number
}

const SETTLE_EVERY = 200
const CERTIFICATIONS = ['', '', 'U', '12', '16', '18']

/** Titles and everything that comes with them. `onProgress` is told how many are written. */
export async function writeTitles(
  input: Pick<TitleContext, 'plan' | 'sizes' | 'reference' | 'writers'>,
  onProgress: (done: number) => void,
): Promise<void> {
  const genreIds = new Map(input.reference.genres.map(({ slug, id }) => [slug, id]))
  const genreIdsOfKind = TITLE_KINDS.map((kind) =>
    kind.genres.flatMap((slug) => genreIds.get(slug) ?? []),
  )
  const context: TitleContext = {
    ...input,
    genreIdsOfKind,
    random: createRandom(input.sizes.seed + 1),
    nextSeasonId: 1,
    nextEpisodeId: 1,
  }
  for (let index = 0; index < input.sizes.titles; index++) {
    writeTitle(context, index)
    if (index % SETTLE_EVERY === 0) {
      for (const writer of Object.values(input.writers)) await writer.settle()
      onProgress(index)
    }
  }
}

function writeTitle(context: TitleContext, index: number): void {
  const { plan, random, writers, sizes } = context
  const id = index + 1
  const kind = TITLE_KINDS[plan.kinds[index] as number] as (typeof TITLE_KINDS)[number]
  const year = random.isChance(0.01)
    ? null
    : 2026 - Math.floor(random.next() ** 2.6 * (2026 - kind.oldestYear))
  const releaseDate =
    year === null || random.isChance(0.1)
      ? null
      : `${year}-${twoDigits(random.between(1, 12))}-${twoDigits(random.between(1, 28))}`
  const name = makeTitleName(random)
  const frenchName = random.isChance(0.4) ? makeFrenchName(random) : null
  const created = new Date(momentOf(index, sizes.titles)).toISOString()
  const votes = Math.floor((plan.popularity[index] as number) * random.between(3, 60))
  const isSeries = (plan.seasons[index] as number) > 0
  writers.titles.write([
    id,
    kind.type,
    isSeries,
    name,
    random.isChance(0.2) ? (frenchName ?? makeFrenchName(random)) : null,
    year,
    releaseDate,
    random.isChance(0.88) ? makePlot(random) : null,
    random.isChance(0.2) ? `${makeTitleName(random)}.` : null,
    random.isChance(0.85) ? `https://images.example/poster/${id}.jpg` : null,
    random.isChance(0.5) ? `https://images.example/backdrop/${id}.jpg` : null,
    kind.qualityKinds[0] === 'video' ? random.between(20, 160) : null,
    random.pick(CERTIFICATIONS) || null,
    [random.pickSkewed(TRACKED_LANGUAGES, 2.5)],
    votes > 10 ? random.between(25, 92) / 10 : null,
    votes > 10 ? votes : null,
    plan.popularity[index] as number,
    votes * 7,
    `scale:${id}`,
    created,
    created,
  ])
  writeNames(context, id, frenchName)
  writeClassification(
    context,
    { id, type: kind.type, year, popularity: plan.popularity[index] as number },
    context.genreIdsOfKind[plan.kinds[index] as number] ?? [],
  )
  writeCredits(context, id, kind.qualityKinds[0] === 'video')
  for (let number = 1; number <= (plan.seasons[index] as number); number++)
    writeSeason(context, index, { number, year, releaseDate })
}

function writeNames(
  { random, writers }: TitleContext,
  id: number,
  frenchName: string | null,
): void {
  if (frenchName)
    writers.title_translations.write([
      id,
      'fr',
      frenchName,
      random.isChance(0.6) ? makePlot(random) : null,
    ])
  if (random.isChance(0.12)) writers.title_alternative_names.write([id, makeTitleName(random)])
  writers.title_external_ids.write([id, 'tmdb', String(id)])
  if (random.isChance(0.5))
    writers.title_external_ids.write([id, 'imdb', `tt${String(id).padStart(8, '0')}`])
}

interface Classified {
  id: number
  type: string
  year: number | null
  popularity: number
}

function writeClassification(
  { random, writers, reference }: TitleContext,
  { id, type, year, popularity }: Classified,
  genreIds: readonly number[],
): void {
  const genres = new Set<number>()
  for (let count = random.between(1, 3); count > 0 && genreIds.length > 0; count--)
    genres.add(random.pickSkewed(genreIds, 2))
  for (const genre of [...genres].sort((a, b) => a - b))
    writers.title_genres.write([id, genre, type, year, popularity])
  const countries = new Set<string>()
  for (let count = random.isChance(0.2) ? 2 : 1; count > 0; count--)
    countries.add(random.pickSkewed(reference.countries, 6))
  for (const country of [...countries].sort()) writers.title_countries.write([id, country])
}

function writeCredits(
  { random, writers, sizes }: TitleContext,
  id: number,
  isFilmed: boolean,
): void {
  const known = new Set<number>()
  const count = Math.min(16, Math.floor(-Math.log(1 - random.next()) * 4.6) + (isFilmed ? 1 : 0))
  for (let position = 0; position < count; position++) {
    const person = 1 + Math.floor(random.next() ** 2.2 * sizes.people)
    if (known.has(person)) continue
    known.add(person)
    if (!isFilmed) writers.credits.write([id, person, 'writing', 'Author', null, position])
    else if (position === 0)
      writers.credits.write([id, person, 'directing', 'Director', null, position])
    else if (position === 1)
      writers.credits.write([id, person, 'writing', 'Writer', null, position])
    else writers.credits.write([id, person, 'cast', null, makePersonName(random), position])
  }
}

function writeSeason(
  context: TitleContext,
  index: number,
  season: { number: number; year: number | null; releaseDate: string | null },
): void {
  const { plan, random, writers } = context
  const seasonId = context.nextSeasonId++
  const year = season.year === null ? null : Math.min(2026, season.year + season.number - 1)
  writers.seasons.write([
    seasonId,
    index + 1,
    season.number,
    random.isChance(0.1) ? makeTitleName(random) : null,
    year,
    season.releaseDate,
  ])
  for (let number = 1; number <= episodesOfSeason(plan, index, season.number); number++) {
    writers.episodes.write([
      context.nextEpisodeId++,
      index + 1,
      seasonId,
      season.number,
      number,
      random.isChance(0.3) ? `Episode ${number}` : makeTitleName(random),
      season.releaseDate,
      random.between(18, 62),
    ])
  }
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
