import type { Settings } from '@mediatheque/contract/settings.ts'
import { z } from 'zod'
import type { Needs } from '../../../../platform/platform.ts'
import { askService, judgeStatus, type Service, type ToAsk } from './ask-service.ts'
import { isbn13Of, readIsbn } from './isbn.ts'
import { type FoundTitle, MOST_FOUND, type OutsideCatalogue } from './outside-catalogue.ts'
import { OutsideServiceError, type ServiceFault } from './outside-service-error.ts'
import {
  foundInLibrary,
  foundInVolumes,
  libraryBook,
  librarySearch,
  titleOfBook,
  volumesAnswer,
} from './read-books.ts'

const LIBRARY_ORIGIN = 'https://openlibrary.org'
const VOLUMES_ORIGIN = 'https://www.googleapis.com'
/** It asks programs that say who they are for at most three calls in a second. */
const LIBRARY_GAP_MS = 400
const VOLUMES_GAP_MS = 200

/** Something that there are books about. */
const PROBE = 'cinema'

const LIMIT = /rateLimit|quota|dailyLimit/i
const complaint = z.object({
  error: z.object({
    errors: z.array(z.object({ reason: z.string() })).default([]),
    message: z.string().default(''),
  }),
})

/** It says with the same status that a key is wrong and that it was used too often. */
function judgeVolumes(status: number, body: unknown): ServiceFault | undefined {
  const read = complaint.safeParse(body)
  if (!read.success) return judgeStatus(status)
  const { errors, message } = read.data.error
  if (status === 403 && errors.some(({ reason }) => LIMIT.test(reason))) return 'too many'
  if (status === 400 && /api key/i.test(message)) return 'key refused'
  return judgeStatus(status) ?? 'service down'
}

/** Books by ISBN: what Open Library knows, completed by Google Books. Either is enough. */
export function createBooks(
  platform: Needs<ToAsk>,
  { import_books: books, import_books_key: { google_key: key } }: Settings,
): OutsideCatalogue | undefined {
  if (!books.is_on) return undefined
  const library: Service = {
    name: 'openlibrary',
    origin: LIBRARY_ORIGIN,
    standIn: books.open_library,
    gapMs: LIBRARY_GAP_MS,
    judge: judgeStatus,
  }
  const volumes: Service = {
    name: 'googlebooks',
    origin: VOLUMES_ORIGIN,
    standIn: books.google_books,
    gapMs: VOLUMES_GAP_MS,
    judge: judgeVolumes,
  }
  const askVolumes = (query: string, isOnce = false) => {
    const parameters = new URLSearchParams({ q: query, maxResults: '20', ...(key && { key }) })
    const question = { path: `/books/v1/volumes?${parameters}`, isOnce }
    return askService(platform, volumes, question, volumesAnswer)
  }
  const findInLibrary = async (isbn: string) => {
    const name = `ISBN:${isbn}`
    const query = new URLSearchParams({ bibkeys: name, jscmd: 'data', format: 'json' })
    const answer = await askService(
      platform,
      library,
      { path: `/api/books?${query}` },
      z.record(z.string(), z.unknown()),
    )
    return answer[name] === undefined ? undefined : libraryBook.parse(answer[name])
  }
  const findVolume = async (isbn: string) => {
    const { items } = await askVolumes(`isbn:${isbn}`)
    return items.find(({ isbns }) => isbns.some((other) => isbn13Of(other) === isbn))
  }
  const searchLibrary = async (query: string, isOnce = false): Promise<readonly FoundTitle[]> => {
    const parameters = new URLSearchParams({
      q: query,
      fields: 'title,author_name,first_publish_year,isbn,cover_i',
      limit: String(MOST_FOUND),
    })
    const question = { path: `/search.json?${parameters}`, isOnce }
    return foundInLibrary(await askService(platform, library, question, librarySearch))
  }
  const searchVolumes = async (query: string) => foundInVolumes(await askVolumes(query))

  return {
    probes: {
      openlibrary: () => searchLibrary(PROBE, true),
      googlebooks: () => askVolumes(PROBE, true),
    },
    search: async (_type, query) => {
      const [first, second] = await Promise.allSettled([searchLibrary(query), searchVolumes(query)])
      const found = [first, second].flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
      if (found.length === 0) throwFault(first, second)
      return [...new Map(found.toReversed().map((one) => [one.id, one])).values()]
        .toReversed()
        .slice(0, MOST_FOUND)
    },
    fetch: async (_type, id) => {
      const isbn = readIsbn(id)
      if (!isbn) throw new OutsideServiceError('unknown id', `isbn: ${id} is none`)
      const [book, volume] = await Promise.allSettled([findInLibrary(isbn), findVolume(isbn)])
      const parts = {
        book: book.status === 'fulfilled' ? book.value : undefined,
        volume: volume.status === 'fulfilled' ? volume.value : undefined,
      }
      if (!parts.book?.title && !parts.volume?.title) {
        throwFault(book, volume)
        throw new OutsideServiceError('unknown id', `isbn: ${isbn}`)
      }
      return titleOfBook(isbn, parts)
    },
  }
}

/** Where neither gave anything, what went wrong with one of them is the answer. */
function throwFault(...results: readonly PromiseSettledResult<unknown>[]): void {
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
