import type { PlayBeat } from '@mediatheque/contract/catalogue/plays/plays.schemas.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { Database } from '../../../platform/database/database.ts'
import { locateCountry } from '../../../platform/geo/locate-address.ts'
import { addressBlock } from '../../../platform/http/address-block.ts'
import type { Needs } from '../../../platform/platform.ts'
import { createMinuteLimit } from '../../../platform/throttles/minute-limit.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { createCountBuffer } from './count-buffer.ts'
import { deviceOf } from './describe-device.ts'
import { joinBeats } from './join-beats.ts'
import { mayBeCounted } from './may-be-counted.ts'
import { normaliseTerm } from './normalise-term.ts'
import { pageOfPath, type SeenPage } from './page-of-path.ts'
import { dayIn } from './site-day.ts'
import { hashVisitorOf } from './visitors.ts'
import {
  insertFailedSearches,
  insertVisits,
  markStale,
  writeSittings,
} from './write-counts.repository.ts'

/** Nobody reads more pages than these in a minute: whatever does is a program, or a whole office. */
const VISITS_A_MINUTE = 240
const MOST_CALLERS = 50_000
const BUFFER = { everyMs: 2_000, mostInBatch: 1_000, mostWaiting: 20_000 } as const

export type ToCount = Needs<'db' | 'clock' | 'log' | 'config' | ToReadSettings>

/** What a request says of who makes it. It is forgotten within seconds; of the address nothing is written. */
export interface Caller {
  readonly address: string
  readonly headers: IncomingHttpHeaders
  /** Whether a proxy that the configuration trusts handed the request on. */
  readonly isForwarded: boolean
}

interface Heard {
  readonly caller: Caller
  readonly at: Date
}
interface SeenVisit extends Heard {
  readonly seen: SeenPage
  readonly referrer: string | null
  readonly isMember: boolean
}
interface SaidTerm extends Heard {
  readonly term: string
}
export interface HeardBeat extends Heard {
  readonly beat: PlayBeat
  readonly userId: number | null
}

const books = new WeakMap<Database, ReturnType<typeof openBook>>()

/** What a process counts with. */
function openBook(platform: ToCount) {
  const onFailure = (error: unknown) =>
    platform.log.error({ err: error }, 'what was counted could not be written yet')
  return {
    limit: createMinuteLimit({ perMinute: VISITS_A_MINUTE, mostCallers: MOST_CALLERS }),
    visits: createCountBuffer<SeenVisit>({
      ...BUFFER,
      onFailure,
      write: (visits) => writeVisits(platform, visits),
    }),
    terms: createCountBuffer<SaidTerm>({
      ...BUFFER,
      onFailure,
      write: (terms) => writeTerms(platform, terms),
    }),
    beats: createCountBuffer<HeardBeat>({
      ...BUFFER,
      onFailure,
      write: (beats) => writeBeats(platform, beats),
    }),
  }
}

function bookOf(platform: ToCount) {
  const book = books.get(platform.db) ?? openBook(platform)
  books.set(platform.db, book)
  return book
}

/** Whether somebody says no more than a reader could. */
const isWithinLimit = (platform: ToCount, { address }: Caller) =>
  bookOf(platform).limit.count(addressBlock(address), platform.clock.now().getTime()) === 0

/** Counts that somebody sees the page at a path, as soon as there is time for it. */
export function noteVisit(
  platform: ToCount,
  caller: Caller,
  {
    path,
    referrer,
    isMember,
  }: { readonly path: string; readonly referrer: string | null; readonly isMember: boolean },
): void {
  const seen = pageOfPath(path)
  if (!seen || !mayBeCounted(caller.headers) || !isWithinLimit(platform, caller)) return
  bookOf(platform).visits.add({ caller, seen, referrer, isMember, at: platform.clock.now() })
}

/** Counts a search that found nothing, unless it may say who made it. */
export function noteFailedSearch(platform: ToCount, caller: Caller, query: string): void {
  const term = normaliseTerm(query)
  if (term === undefined || !mayBeCounted(caller.headers) || !isWithinLimit(platform, caller))
    return
  bookOf(platform).terms.add({ caller, term, at: platform.clock.now() })
}

/** Counts what somebody plays: to be called with what `recordPlay` took. */
export function noteBeat(
  platform: ToCount,
  caller: Caller,
  { beat, userId }: { readonly beat: PlayBeat; readonly userId: number | null },
): void {
  if (mayBeCounted(caller.headers))
    bookOf(platform).beats.add({ caller, beat, userId, at: platform.clock.now() })
}

/** Resolves when everything that was noted is written. */
export async function writeNoted(platform: ToCount): Promise<void> {
  const { visits, terms, beats } = bookOf(platform)
  await Promise.all([visits.flush(), terms.flush(), beats.flush()])
}

async function writeVisits(platform: ToCount, visits: readonly SeenVisit[]): Promise<void> {
  const describe = await describer(platform)
  if (!describe) return
  const rows = await Promise.all(
    visits.map(async ({ seen, referrer, isMember, ...heard }) => {
      const { day, hash, country, device } = await describe(heard)
      const { page, titleId = null, season = null, episode = null, videoId = null } = seen
      const place = { page, titleId, season, episode, videoId }
      return { day, visitor: hash, ...place, referrer, country, device, isMember }
    }),
  )
  await platform.db.transaction().execute(async (tx) => {
    await insertVisits(tx, rows)
    await markStale(
      tx,
      rows.map(({ day }) => day),
    )
  })
}

async function writeTerms(platform: ToCount, terms: readonly SaidTerm[]): Promise<void> {
  const describe = await describer(platform)
  if (!describe) return
  const rows = await Promise.all(
    terms.map(async ({ term, ...heard }) => {
      const { day, hash } = await describe(heard)
      return { day, term, visitor: hash }
    }),
  )
  await platform.db.transaction().execute(async (tx) => {
    await insertFailedSearches(tx, rows)
    await markStale(
      tx,
      rows.map(({ day }) => day),
    )
  })
}

async function writeBeats(platform: ToCount, beats: readonly HeardBeat[]): Promise<void> {
  const describe = await describer(platform)
  if (!describe) return
  const heard = await Promise.all(
    beats.map(async ({ beat, userId, at, caller }) => {
      const { day, hash, country, device } = await describe({ caller, at }, userId)
      return { beat, userId, at, day, viewer: hash, country, device }
    }),
  )
  await platform.db
    .transaction()
    .execute(async (tx) => markStale(tx, await writeSittings(tx, joinBeats(heard))))
}

/** Says of whoever made a request what is written of them; undefined where nothing is to be counted. */
async function describer(platform: ToCount) {
  const { visits, dates } = await getSettings(platform)
  if (!visits.enable) return undefined
  /** With an account, members who share a network and a kind of browser are told apart. */
  return async ({ caller, at }: Heard, userId: number | null = null) => {
    const browser = caller.headers['user-agent'] ?? ''
    const day = dayIn(dates.default_timezone, at)
    return {
      day,
      hash: await hashVisitorOf(platform, day, {
        address: caller.address,
        browser: userId === null ? browser : `${browser}\n${userId}`,
      }),
      country: await countryOf(platform, caller, visits.country_header),
      device: deviceOf(browser),
    }
  }
}

async function countryOf(platform: ToCount, caller: Caller, header: string): Promise<string> {
  const said = header && caller.isForwarded ? String(caller.headers[header] ?? '') : ''
  // Proxies write `XX` for what they do not know, and `T1` for Tor.
  if (/^[a-z]{2}$/i.test(said) && !/^xx$/i.test(said)) return said.toUpperCase()
  return locateCountry(platform, caller.address)
}
