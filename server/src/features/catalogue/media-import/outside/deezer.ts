import type { Settings } from '@mediatheque/contract/settings.ts'
import { z } from 'zod'
import type { Needs } from '../../../../platform/platform.ts'
import { askService, judgeStatus, type Service, type ToAsk } from './ask-service.ts'
import {
  type ImportedPerson,
  type ImportedTitle,
  MOST_FOUND,
  NOTHING_ELSE,
  type OutsideCatalogue,
} from './outside-catalogue.ts'
import type { ServiceFault } from './outside-service-error.ts'
import {
  addressValue,
  amountValue,
  dayValue,
  listOf,
  nameValue,
  once,
  partOf,
  requiredName,
  yearOf,
} from './outside-values.ts'

const ORIGIN = 'https://api.deezer.com'
/** It allows fifty calls in five seconds. */
const GAP_MS = 110

const complaint = z.object({ error: z.object({ code: z.number() }) })
const FAULTS: Readonly<Record<number, ServiceFault>> = {
  4: 'too many',
  100: 'too many',
  200: 'key refused',
  300: 'key refused',
  500: 'unknown id',
  600: 'unknown id',
  800: 'unknown id',
}

/** Its complaints come with status 200. */
function judge(status: number, body: unknown): ServiceFault | undefined {
  const complained = complaint.safeParse(body)
  return complained.success
    ? (FAULTS[complained.data.error.code] ?? 'service down')
    : judgeStatus(status)
}

const artist = z.object({
  id: z.number().int().positive(),
  name: nameValue(),
  picture_xl: addressValue,
})

const albumAnswer = z.object({
  id: z.number().int().positive(),
  title: requiredName,
  label: nameValue(120),
  upc: z
    .string()
    .regex(/^\d{8,14}$/)
    .nullable()
    .catch(null)
    .default(null),
  release_date: dayValue,
  /** In seconds. */
  duration: amountValue,
  cover_xl: addressValue,
  cover_big: addressValue,
  cover: addressValue,
  genres: partOf({ data: listOf(partOf({ name: nameValue(80) }), 20) }),
  artist: artist.nullable().catch(null).default(null),
  contributors: listOf(artist, 30),
})
type AlbumAnswer = z.output<typeof albumAnswer>

const searchAnswer = z.object({
  data: listOf(
    z.object({
      id: z.number().int().positive(),
      title: nameValue(),
      cover_medium: addressValue,
      release_date: dayValue,
      artist: partOf({ name: nameValue() }),
    }),
    40,
  ),
})

/** Albums of Deezer. */
export function createDeezer(
  platform: Needs<ToAsk>,
  { import_deezer: deezer }: Settings,
): OutsideCatalogue | undefined {
  if (!deezer.is_on) return undefined
  const service: Service = {
    name: 'deezer',
    origin: ORIGIN,
    standIn: deezer.api,
    gapMs: GAP_MS,
    judge,
  }
  const searchAlbums = (query: string, isOnce = false) => {
    const parameters = new URLSearchParams({ q: query, limit: String(MOST_FOUND) })
    const question = { path: `/search/album?${parameters}`, isOnce }
    return askService(platform, service, question, searchAnswer)
  }
  return {
    probes: { deezer: () => searchAlbums('cinema', true) },
    search: async (_type, query) => {
      const { data } = await searchAlbums(query)
      return data.slice(0, MOST_FOUND).flatMap((album) =>
        album.title
          ? {
              id: album.id,
              name: album.title,
              originalName: null,
              year: yearOf(album.release_date),
              description: album.artist.name,
              pictureUrl: album.cover_medium,
            }
          : [],
      )
    },
    fetch: async (_type, id) =>
      titleOfAlbum(await askService(platform, service, { path: `/album/${id}` }, albumAnswer)),
  }
}

function titleOfAlbum(album: AlbumAnswer): ImportedTitle {
  const artists = new Map(
    [album.artist, ...album.contributors].flatMap((one) => (one?.name ? [[one.id, one]] : [])),
  )
  return {
    ...NOTHING_ELSE,
    source: 'deezer',
    mediaType: 'music',
    id: album.id,
    name: album.title,
    year: yearOf(album.release_date),
    releaseDate: album.release_date,
    posterUrl: album.cover_xl ?? album.cover_big ?? album.cover,
    runtimeMinutes: album.duration === null ? null : Math.max(1, Math.round(album.duration / 60)),
    genres: once(album.genres.data.map(({ name }) => name)),
    keywords: once([album.label]),
    externalIds: { deezer: String(album.id), ...(album.upc && { upc: album.upc }) },
    credits: [...artists.values()].map((one) => ({
      person: personOf(one),
      department: 'music',
      job: 'Performer',
      character: null,
    })),
  }
}

const personOf = ({ id, name, picture_xl }: z.output<typeof artist>): ImportedPerson => ({
  key: `deezer:${id}`,
  name: name ?? '',
  pictureUrl: picture_xl,
})
