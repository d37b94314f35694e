import { type PlayBeat, stateOfPlay } from '@mediatheque/contract/catalogue/plays/plays.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { addressBlock } from '../../../platform/http/address-block.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { createMinuteLimit } from '../../../platform/throttles/minute-limit.ts'
import { QueueFullError } from '../../../platform/work-queue.ts'
import { hashVisitor } from '../../operations/visits/visits.service.ts'
import { createBatchQueue } from './batch-queue.ts'
import {
  type GuestBeat,
  lockPlayable,
  lockViewers,
  type MemberBeat,
  type PlayableVideo,
  type WatchedPart,
  writeGuestBeats,
  writeMemberBeats,
  writeWatchedParts,
} from './write-plays.repository.ts'

/** Players say where they are every ten seconds, and once more when they are left. */
const BEATS_A_MINUTE = 60
const MOST_VIEWERS = 50_000
const BATCH = { mostInBatch: 500, mostWaiting: 5_000, gatherMs: 10 } as const

type ToWrite = Needs<'db' | 'clock'>
type Book = ReturnType<typeof openBook>

const books = new WeakMap<Database, Book>()

/** What a process writes plays through. Answers say whether there is such a video to play. */
function openBook(platform: ToWrite) {
  return {
    limit: createMinuteLimit({ perMinute: BEATS_A_MINUTE, mostCallers: MOST_VIEWERS }),
    members: createBatchQueue<MemberBeat, boolean>({
      ...BATCH,
      write: (beats) => writeMembers(platform, beats),
    }),
    guests: createBatchQueue<GuestBeat, boolean>({
      ...BATCH,
      write: (beats) => writeGuests(platform, beats),
    }),
  }
}

function bookOf(platform: ToWrite): Book {
  const book = books.get(platform.db) ?? openBook(platform)
  books.set(platform.db, book)
  return book
}

export interface Viewer {
  readonly actor: Actor
  readonly address: string
  readonly browser: string
}

/**
 * Keeps where somebody is in a video; when this returns it is stored.
 * @throws AppError notFound where there is no such video to play, tooManyRequests, unavailable
 */
export async function recordPlay(
  platform: ToWrite,
  { actor, address, browser }: Viewer,
  { video_id: videoId, seconds, duration }: PlayBeat,
): Promise<void> {
  const book = bookOf(platform)
  const wait = book.limit.count(
    actor.user ? `member ${actor.user.id}` : `guest ${addressBlock(address)}`,
    platform.clock.now().getTime(),
  )
  if (wait > 0) throw new AppError('tooManyRequests', { details: { retryAfterSeconds: wait } })
  const length = Math.floor(duration)
  const at = Math.floor(seconds)
  const beat = { videoId, duration: length, seconds: length > 0 ? Math.min(at, length) : at }
  try {
    const isThere = actor.user
      ? await book.members.add({ ...beat, userId: actor.user.id })
      : await book.guests.add({
          ...beat,
          visitor: await hashVisitor(platform, { address, browser }),
        })
    if (!isThere) throw new AppError('notFound')
  } catch (error) {
    throw error instanceof QueueFullError ? new AppError('unavailable', { cause: error }) : error
  }
}

function writeMembers(
  { db, clock }: ToWrite,
  beats: readonly MemberBeat[],
): Promise<readonly boolean[]> {
  return db.transaction().execute(async (tx) => {
    const playable = await lockPlayable(tx, idsOf(beats))
    const viewers = await lockViewers(tx, [...new Set(beats.map(({ userId }) => userId))])
    const kept = lastOfEach(beats, ({ userId, videoId }) => `${userId} ${videoId}`)
      .filter(({ userId, videoId }) => viewers.has(userId) && playable.has(videoId))
      .toSorted((a, b) => a.userId - b.userId || a.videoId - b.videoId)
    if (kept.length > 0) await writeMemberBeats(tx, kept, clock.now())
    const watched = kept.flatMap((beat) => watchedBy(beat, playable.get(beat.videoId)!))
    await writeWatchedParts(tx, watched, { now: clock.now(), isByHand: false })
    return beats.map(({ videoId }) => playable.has(videoId))
  })
}

function writeGuests(
  { db, clock }: ToWrite,
  beats: readonly GuestBeat[],
): Promise<readonly boolean[]> {
  return db.transaction().execute(async (tx) => {
    const playable = await lockPlayable(tx, idsOf(beats))
    const kept = lastOfEach(
      beats,
      ({ visitor, videoId }) => `${visitor.toString('hex')} ${videoId}`,
    )
      .filter(({ videoId }) => playable.has(videoId))
      .toSorted((a, b) => Buffer.compare(a.visitor, b.visitor) || a.videoId - b.videoId)
    if (kept.length > 0) await writeGuestBeats(tx, kept, clock.now())
    return beats.map(({ videoId }) => playable.has(videoId))
  })
}

const idsOf = (beats: readonly { readonly videoId: number }[]) => [
  ...new Set(beats.map(({ videoId }) => videoId)),
]

const lastOfEach = <Each>(beats: readonly Each[], keyOf: (beat: Each) => string): Each[] => [
  ...new Map(beats.map((beat) => [keyOf(beat), beat])).values(),
]

/** Trailers and samples are no film: of a title without episodes what was seen has to be half as long as it at least. */
const HALF = 2
const SECONDS_OF_MINUTE = 60

function watchedBy(beat: MemberBeat, video: PlayableVideo): WatchedPart[] {
  if (stateOfPlay(beat) !== 'watched') return []
  const { season_number: season, episode_number: episode, runtime_minutes: minutes } = video
  const isEpisode = season !== null && episode !== null
  const isWhole =
    isEpisode ||
    (minutes ? beat.duration * HALF >= minutes * SECONDS_OF_MINUTE : video.type !== 'embed')
  if (!isWhole) return []
  const place = isEpisode ? { season, episode } : { season: null, episode: null }
  return [{ userId: beat.userId, titleId: video.title_id, ...place }]
}
