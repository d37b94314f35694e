import type { Database } from '../../../platform/database/database.ts'
import { DEPARTMENTS } from '@mediatheque/contract/catalogue/people/departments.ts'
import { TITLE_TYPES } from '@mediatheque/contract/catalogue/titles/title-types.ts'

/** The same numbers for the same seed. */
function randomOf(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  const whole = (most: number) => Math.floor(next() * most)
  const one = <T>(values: readonly T[]): T => values[whole(values.length)]!
  const WORDS = [
    'nuit',
    'Äther',
    '«Ωmega»',
    "l'été",
    'tab\there',
    'a "quote"',
    '東京',
    '\\ back',
    '😀 ciné',
  ]
  const words = (count = 3) => Array.from({ length: count }, () => one(WORDS)).join(' ')
  const name = () => `${words(2).replaceAll('\t', ' ')} ${whole(1_000_000)}`
  const maybe = <T>(value: () => T): T | null => (next() < 0.5 ? value() : null)
  const day = () => `${1900 + whole(120)}-0${1 + whole(9)}-1${whole(10)}`
  const url = () => `https://upload.wikimedia.org/${whole(1e9)}.jpg`
  return { whole, one, words, name, maybe, day, url }
}
type Random = ReturnType<typeof randomOf>

/** Everything that titles and people can have, at random. */
export async function buildRandomCatalogue(db: Database, seed: number): Promise<void> {
  const random = randomOf(seed)
  const people = await buildPeople(db, random)
  for (let count = 0; count < 20; count++) await buildTitle(db, random, people)
}

async function buildPeople(db: Database, random: Random): Promise<number[]> {
  const { whole, one, words, name, maybe, day, url } = random
  const ids: number[] = []
  for (let count = 0; count < 15; count++) {
    const { id } = await db
      .insertInto('people')
      .values({
        name: one([name(), 'Max Schreck']),
        birth_date: maybe(day),
        birthplace: maybe(name),
        biography: maybe(() => words(30)),
        biography_fr: maybe(() => words(30)),
        poster_url: maybe(url),
        popularity: whole(1_000) / 7,
        gender: maybe(() => one(['female', 'male', 'non-binary'])),
        known_for: maybe(() => one(DEPARTMENTS)),
        locks: one([[], ['biography', 'name']]),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
    if (maybe(day)) {
      const external = { person_id: id, provider: 'tmdb', value: String(whole(1e9)) }
      await db.insertInto('person_external_ids').values(external).execute()
      await db
        .insertInto('images')
        .values({ person_id: id, kind: 'portrait', url: url() })
        .execute()
    }
  }
  return ids
}

async function buildTitle(db: Database, random: Random, people: readonly number[]): Promise<void> {
  const { whole, one, words, name, maybe, day, url } = random
  const { id } = await db
    .insertInto('titles')
    .values({
      type: one(TITLE_TYPES),
      is_series: whole(2) === 1,
      name: one([name(), 'Nosferatu']),
      original_name: maybe(name),
      year: maybe(() => 1_900 + whole(100)),
      release_date: maybe(day),
      plot: maybe(() => `${words(20)}\n${words(3)}`),
      tagline: maybe(name),
      poster_url: maybe(url),
      backdrop_url: maybe(url),
      homepage_url: maybe(url),
      license: maybe(name),
      runtime_minutes: maybe(() => 1 + whole(300)),
      certification: maybe(() => '12'),
      spoken_languages: one([[], ['fr', 'de'], ['en']]),
      budget: maybe(() => whole(9e12)),
      revenue: maybe(() => whole(9e12)),
      tmdb_vote_average: maybe(() => whole(100) / 10),
      tmdb_vote_count: maybe(() => whole(1e6)),
      popularity: whole(1_000) / 7,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await buildWords(db, random, id)
  await buildCredits(db, random, people, { title_id: id })
  for (let number = 0; number < whole(4); number++)
    await buildSeason(db, random, people, { title_id: id, number })
  for (let position = 0; position < whole(3); position++) await buildVideo(db, random, id, position)
}

async function buildWords(db: Database, random: Random, id: number): Promise<void> {
  const { whole, one, words, name, maybe, url } = random
  const french = { title_id: id, language: 'fr', name: name(), plot: maybe(() => words(9)) }
  if (maybe(name)) await db.insertInto('title_translations').values(french).execute()
  if (maybe(name))
    await db.insertInto('title_locks').values({ title_id: id, field: 'plot' }).execute()
  await db
    .insertInto('title_external_ids')
    .values({ title_id: id, provider: one(['imdb', 'tmdb']), value: String(whole(1e9)) })
    .execute()
  await db.insertInto('title_alternative_names').values({ title_id: id, name: name() }).execute()
  const slug = `g${whole(8)}`
  const genre = await db
    .insertInto('genres')
    .values({ slug, name: slug.toUpperCase(), name_fr: `Le ${slug}` })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ slug }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('title_genres').values({ title_id: id, genre_id: genre.id }).execute()
  const keyword = await db
    .insertInto('keywords')
    .values({ slug, name: name(), name_fr: maybe(name) })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ slug }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('title_keywords').values({ title_id: id, keyword_id: keyword.id }).execute()
  await db
    .insertInto('title_countries')
    .values({ title_id: id, country_code: one(['FR', 'DE']) })
    .execute()
  for (let position = 0; position < whole(3); position++)
    await db
      .insertInto('images')
      .values({
        title_id: id,
        kind: one(['poster', 'backdrop']),
        url: url(),
        width: maybe(() => 1 + whole(999)),
        position,
      })
      .execute()
}

interface CreditedIn {
  readonly title_id: number
  readonly season_id?: number
  readonly episode_id?: number
}

async function buildCredits(
  db: Database,
  { whole, one, name, maybe }: Random,
  people: readonly number[],
  of: CreditedIn,
): Promise<void> {
  for (let position = 0; position < whole(5); position++)
    await db
      .insertInto('credits')
      .values({
        ...of,
        person_id: one(people),
        department: one(DEPARTMENTS),
        job: maybe(name),
        character: maybe(name),
        position,
      })
      .execute()
}

async function buildSeason(
  db: Database,
  random: Random,
  people: readonly number[],
  { title_id, number }: { readonly title_id: number; readonly number: number },
): Promise<void> {
  const { whole, words, name, maybe, day, url } = random
  const translations = JSON.stringify({ fr: { name: name(), plot: null } })
  const { id } = await db
    .insertInto('seasons')
    .values({
      title_id,
      number,
      name: maybe(name),
      plot: maybe(() => words(5)),
      year: maybe(() => 1_950),
      release_date: maybe(day),
      poster_url: maybe(url),
      translations: maybe(() => translations),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await buildCredits(db, random, people, { title_id, season_id: id })
  for (let episode = 0; episode < whole(4); episode++) {
    const made = await db
      .insertInto('episodes')
      .values({
        title_id,
        season_id: id,
        season_number: number,
        episode_number: episode,
        name: name(),
        plot: maybe(() => words(5)),
        release_date: maybe(day),
        runtime_minutes: maybe(() => 1 + whole(60)),
        poster_url: maybe(url),
        translations: maybe(() => translations),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const still = { title_id, episode_id: made.id, kind: 'still', url: url() }
    if (maybe(name)) await db.insertInto('images').values(still).execute()
    await buildCredits(db, random, people, { title_id, episode_id: made.id })
  }
}

async function buildVideo(
  db: Database,
  random: Random,
  title_id: number,
  position: number,
): Promise<void> {
  const { whole, one, name, maybe, url } = random
  const qualities = await db.selectFrom('qualities').select('id').orderBy('id').execute()
  const { id } = await db
    .insertInto('videos')
    .values({
      title_id,
      name: name(),
      type: one(['video', 'stream', 'embed', 'external']),
      url: url(),
      thumbnail_url: maybe(url),
      quality_id: maybe(() => one(qualities).id),
      language: maybe(() => 'fr'),
      is_streaming: whole(2) === 1,
      position,
      duration_seconds: maybe(() => 1 + whole(9_000)),
      credits_start: maybe(() => whole(1_000) / 3),
      intro_start: 1.5,
      intro_end: 20.25,
      chapters: JSON.stringify(maybe(() => [{ start: 0, name: name() }]) ?? []),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const caption = { video_id: id, name: name(), language: 'fr', url: '', content: 'WEBVTT\n\n…' }
  if (maybe(name))
    await db
      .insertInto('video_captions')
      .values({ ...caption, offset_ms: -250 })
      .execute()
}
