import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ToReachFiles } from '../../operations/files/files.service.ts'
import { fileAtPlace, type SentFile } from '../../operations/files/stored-files.service.ts'
import { hashesOf } from './guard-same-releases.ts'
import { readSentRelease, type ReleaseFacts } from './read-release-file.ts'
import { nameOfRelease } from './release-columns.ts'
import { ReleaseFault } from './release-fault.ts'
import { type ReleaseKind, stemOf } from './release-kind.ts'
import { readReleaseName, type ReleaseNameFacts } from './read-release-name.ts'
import { findSentOfAllKinds } from './sent-releases.ts'
import { assertShareable } from './trackers.ts'

export { findSameReleases, type SameRelease } from './change-releases.repository.ts'
export { isNamed } from './guard-same-releases.ts'

/** What is known of a file that was sent, or of a name, before the catalogue is asked. */
export interface ReadFile {
  readonly url: string | null
  readonly name: string
  readonly kind: ReleaseKind | null
  /** The English line of why nothing can be made of it. */
  readonly fault: string | null
  readonly release: ReleaseFacts | null
}

/** What a release name seems to say, and which it was. */
export type Guess = ReleaseNameFacts & { readonly from: string }

export const guessOfName = (from: string): Guess => ({ from, ...readReleaseName(from) })

/** What is kept of a file while others are read: a whole one may take megabytes. */
export interface SentSummary extends Pick<ReadFile, 'name' | 'kind' | 'fault'> {
  readonly guess: Guess
  readonly sizeBytes: number | null
  /** What makes two releases the same. */
  readonly hashes: readonly string[]
}

/** What files say that somebody sent, by their addresses; each is read from end to end. */
export async function summariseSent(
  platform: Needs<ToReachFiles>,
  actor: Actor,
  addresses: readonly string[],
): Promise<Map<string, SentSummary>> {
  const ids = addresses.map((address) => fileAtPlace(platform, address))
  const files = await findSentOfAllKinds(
    platform,
    actor,
    ids.filter((id) => id !== undefined),
  )
  const summaries = new Map<string, SentSummary>()
  for (const [at, url] of addresses.entries()) {
    const sent = files.find(({ file }) => file.id === ids[at])
    const read = await readAt(platform, url, sent)
    const { name, kind, fault, release } = read
    summaries.set(url, {
      name,
      kind,
      fault,
      guess: guessOf(read),
      sizeBytes: release?.facts.sizeBytes ?? null,
      hashes: release ? hashesOf(release) : [],
    })
  }
  return summaries
}

export async function readAt(
  platform: Needs<ToReachFiles>,
  url: string,
  sent: { readonly kind: ReleaseKind; readonly file: SentFile } | undefined,
): Promise<ReadFile> {
  const gone = { url, name: '', kind: null, release: null }
  if (!sent) return { ...gone, fault: 'This file is no longer there. Please send it again.' }
  const { kind, file } = sent
  const read = { url, name: file.name, kind }
  try {
    const release = await readSentRelease(platform, kind, file)
    await assertShareable(platform, release)
    return { ...read, release, fault: null }
  } catch (error) {
    if (error instanceof ReleaseFault) return { ...read, release: null, fault: error.message }
    throw error
  }
}

/** Of what the file calls itself and what it is called, the one that tells more. */
export function guessOf({ name, release }: ReadFile): Guess {
  const names = [stemOf(name), ...(release ? [nameOfRelease(release, { name })] : [])]
  const guesses = names.map(guessOfName)
  return guesses.toSorted((a, b) => toldBy(b) - toldBy(a))[0]!
}

const toldBy = ({ year, seasons, episodes, quality, languages, subtitles }: ReleaseNameFacts) =>
  [year, quality].filter((told) => told !== null).length +
  [seasons, episodes, languages, subtitles].filter((told) => told.length > 0).length
