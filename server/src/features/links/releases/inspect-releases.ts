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
import { fileAtPlace } from '../../operations/files/stored-files.service.ts'
import { findSameReleases, type SameRelease } from './change-releases.repository.ts'
import { hashesOf } from './guard-same-releases.ts'
import type { ReleaseFacts } from './read-release-file.ts'
import type { ReleaseNameFacts } from './read-release-name.ts'
import { type Guess, guessOf, type ReadFile, readAt } from './read-sent.service.ts'
import { findSentOfAllKinds } from './sent-releases.ts'

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

export interface Inspected extends ReadFile {
  readonly guess: Guess
  readonly candidates: readonly TitleCardRow[]
  readonly duplicates: readonly SameRelease[]
}

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

  async function addKnown(read: ReadFile): Promise<Inspected> {
    const guess = guessOf(read)
    return {
      ...read,
      guess,
      candidates: await findCandidates(platform, guess, language),
      duplicates: await findDuplicates(platform, read.release, titleId),
    }
  }
}

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
