import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import type { inspectForm } from '@mediatheque/contract/links/releases/inspect.schemas.ts'
import type { z } from 'zod'
import type { Needs } from '../../../platform/platform.ts'
import { countAttempt } from '../../../platform/throttles/throttles.ts'
import { findByName } from '../../catalogue/search/search.service.ts'
import { listTitlesByIds, type TitleCardRow } from '../../catalogue/titles/titles.service.ts'
import type { ToReachFiles } from '../../operations/files/files.service.ts'
import { fileAtPlace, type SentFile } from '../../operations/files/stored-files.service.ts'
import { findSameReleases, type SameRelease } from './change-releases.repository.ts'
import { hashesOf } from './guard-same-releases.ts'
import { readSentRelease, type ReleaseFacts } from './read-release-file.ts'
import { nameOfRelease } from './release-columns.ts'
import { ReleaseFault } from './release-fault.ts'
import { type ReleaseKind, stemOf } from './release-kind.ts'
import { readReleaseName, type ReleaseNameFacts } from './read-release-name.ts'
import { findSentOfAllKinds } from './sent-releases.ts'
import { assertShareable } from './trackers.ts'

/** Each file is read from end to end, and the catalogue searched. */
const CALLS_BY_ACCOUNT: Throttle = {
  name: 'inspect-releases.account',
  by: 'account',
  attempts: 300,
  windowSeconds: 3_600,
}
const MOST_CANDIDATES = 5
/** So many matches are ranked: names say more than anybody types. */
const RANKED = 50

export interface Inspected {
  readonly url: string | null
  readonly name: string
  readonly kind: ReleaseKind | null
  /** The English line of why nothing can be made of it. */
  readonly fault: string | null
  readonly release: ReleaseFacts | null
  readonly guess: ReleaseNameFacts & { readonly from: string }
  readonly candidates: readonly TitleCardRow[]
  readonly duplicates: readonly SameRelease[]
}

/** What is known of one before the catalogue is asked. */
type Read = Pick<Inspected, 'url' | 'name' | 'kind' | 'fault' | 'release'>

/** What files that somebody sent, and names of releases, say; with what the catalogue has for them. */
export async function inspectReleases(
  platform: Needs<'clock' | 'readDb' | ToReachFiles>,
  { actor, language }: { readonly actor: LoggedInActor; readonly language: Language },
  { url: addresses, names, title_id: titleId }: z.output<typeof inspectForm>,
): Promise<Inspected[]> {
  await countAttempt(platform, CALLS_BY_ACCOUNT, String(actor.user.id))
  const ids = addresses.map((address) => fileAtPlace(platform, address))
  const files = await findSentOfAllKinds(
    platform,
    actor,
    ids.filter((id) => id !== undefined),
  )
  const found: Inspected[] = []
  // One after the other: each may take ten megabytes.
  for (const [at, url] of addresses.entries()) {
    const sent = files.find(({ file }) => file.id === ids[at])
    found.push(await addKnown(await readAt(platform, url, sent)))
  }
  for (const name of names)
    found.push(await addKnown({ url: null, name, kind: null, fault: null, release: null }))
  return found

  async function addKnown(read: Read): Promise<Inspected> {
    const guess = guessOf(read)
    return {
      ...read,
      guess,
      candidates: await findCandidates(platform, guess, language),
      duplicates: await findDuplicates(platform, read.release, titleId),
    }
  }
}

async function readAt(
  platform: Needs<ToReachFiles>,
  url: string,
  sent: { readonly kind: ReleaseKind; readonly file: SentFile } | undefined,
): Promise<Read> {
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
function guessOf({ name, release }: Read): Inspected['guess'] {
  const names = [stemOf(name), ...(release ? [nameOfRelease(release, { name })] : [])]
  const guesses = names.map((from) => ({ from, ...readReleaseName(from) }))
  return guesses.toSorted((a, b) => toldBy(b) - toldBy(a))[0]!
}

const toldBy = ({ year, seasons, episodes, quality, languages, subtitles }: ReleaseNameFacts) =>
  [year, quality].filter((told) => told !== null).length +
  [seasons, episodes, languages, subtitles].filter((told) => told.length > 0).length

async function findCandidates(
  platform: Needs<'readDb'>,
  { title, year }: ReleaseNameFacts,
  language: Language,
): Promise<TitleCardRow[]> {
  if (title === null) return []
  const options = { page: 1, titles: MOST_CANDIDATES, people: 0, candidates: RANKED }
  const { titles } = await findByName(platform, year === null ? title : `${title} ${year}`, options)
  return listTitlesByIds(platform, titles.ids, language)
}

async function findDuplicates(
  { db }: Needs<'db'>,
  release: ReleaseFacts | null,
  titleId: number | undefined,
): Promise<SameRelease[]> {
  if (!release) return []
  const same = await findSameReleases(db, release.kind, { hashes: hashesOf(release) })
  const once = [...new Map(same.map((found) => [found.id, found])).values()]
  const isHere = ({ title_id }: SameRelease) => Number(title_id === titleId)
  return once.toSorted((a, b) => isHere(b) - isHere(a))
}
