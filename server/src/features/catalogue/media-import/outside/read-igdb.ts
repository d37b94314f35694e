import { z } from 'zod'
import { type ImportedCredit, type ImportedTitle, NOTHING_ELSE } from './outside-catalogue.ts'
import {
  addressValue,
  countValue,
  listOf,
  nameValue,
  numberValue,
  once,
  partOf,
  textValue,
  yearOf,
} from './outside-values.ts'
import { youtubeTrailer } from './read-tmdb.ts'

const PICTURES = 'https://images.igdb.com/igdb/image/upload'
const FRENCH = /french|fran[cç]ais/i
const MOST_COMPANIES = 30

const picture = partOf({
  image_id: z
    .string()
    .regex(/^\w{1,60}$/)
    .nullable()
    .catch(null)
    .default(null),
  url: addressValue,
})
const named = partOf({ name: nameValue(80) })
const flag = z.boolean().catch(false).default(false)

export const gameAnswer = z.object({
  id: z.number().int().positive(),
  name: nameValue(),
  slug: textValue(200),
  url: addressValue,
  summary: textValue(),
  /** Seconds since 1970. */
  first_release_date: numberValue,
  /** Of a hundred. */
  total_rating: numberValue,
  total_rating_count: countValue,
  cover: picture,
  artworks: listOf(picture, 5),
  screenshots: listOf(picture, 5),
  genres: listOf(named, 20),
  themes: listOf(named, 20),
  platforms: listOf(named, 30),
  keywords: listOf(named, 30),
  alternative_names: listOf(partOf({ name: nameValue(), comment: textValue(200) }), 30),
  videos: listOf(
    z.object({ name: nameValue(200), video_id: z.string().regex(/^[\w-]{5,20}$/) }),
    10,
  ),
  involved_companies: listOf(
    z.object({
      company: z.object({ id: z.number().int().positive(), name: nameValue() }),
      developer: flag,
      publisher: flag,
    }),
    MOST_COMPANIES,
  ),
})
export type GameAnswer = z.output<typeof gameAnswer>

export function pictureOfGame(
  { image_id, url }: GameAnswer['cover'],
  size: 'cover_big' | '1080p',
): string | null {
  return image_id ? `${PICTURES}/t_${size}/${image_id}.jpg` : url
}

function dayOfGame({ first_release_date: seconds }: GameAnswer): string | null {
  if (seconds === null) return null
  const moment = new Date(seconds * 1_000)
  return Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1_900
    ? null
    : moment.toISOString().slice(0, 10)
}

export const yearOfGame = (game: GameAnswer) => yearOf(dayOfGame(game))

export function titleOfGame(game: GameAnswer, name: string): ImportedTitle {
  const french = game.alternative_names.find(({ comment }) => comment && FRENCH.test(comment))
  const backdrop = [...game.artworks, ...game.screenshots].find(({ image_id }) => image_id)
  return {
    ...NOTHING_ELSE,
    source: 'igdb',
    mediaType: 'games',
    id: game.id,
    name,
    year: yearOfGame(game),
    releaseDate: dayOfGame(game),
    plot: game.summary,
    posterUrl: pictureOfGame(game.cover, '1080p'),
    backdropUrl: backdrop ? pictureOfGame(backdrop, '1080p') : null,
    voteAverage: game.total_rating === null ? null : game.total_rating / 10,
    voteCount: game.total_rating_count,
    french: french?.name ? { name: french.name, plot: null, tagline: null } : null,
    genres: once([...game.genres, ...game.themes].map((genre) => genre.name)),
    keywords: once([...game.platforms, ...game.keywords].map((keyword) => keyword.name)),
    externalIds: { igdb: String(game.id) },
    credits: creditsOf(game),
    trailers: game.videos.map(({ name: title, video_id }) => youtubeTrailer(video_id, title, null)),
  }
}

function creditsOf({ involved_companies }: GameAnswer): ImportedCredit[] {
  return involved_companies.flatMap(({ company, developer, publisher }) => {
    if (!company.name) return []
    const person = { key: `igdb-company:${company.id}`, name: company.name, pictureUrl: null }
    const credit = (department: ImportedCredit['department'], job: string) => ({
      person,
      department,
      job,
      character: null,
    })
    return [
      ...(developer ? [credit('development', 'Developer')] : []),
      ...(publisher ? [credit('production', 'Publisher')] : []),
    ]
  })
}
