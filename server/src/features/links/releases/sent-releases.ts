import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import type { ToReachFiles } from '../../operations/files/files.service.ts'
import {
  fileAtPlace,
  findSentFiles,
  type SentFile,
} from '../../operations/files/stored-files.service.ts'
import { hashesOf, type NamedRelease } from './guard-same-releases.ts'
import { PURPOSES, readSentRelease, type ReleaseFacts } from './read-release-file.ts'
import { ReleaseFault } from './release-fault.ts'
import type { ReleaseKind } from './release-kind.ts'
import { assertShareable } from './trackers.ts'

/** A file that a contribution is made of, and what it says. */
export interface SentRelease extends NamedRelease {
  readonly file: SentFile
  readonly release: ReleaseFacts
}

/**
 * The files at these addresses, read from end to end.
 * @throws 422 on `url` for one that this member did not send as such a file, and with what is wrong with one
 */
export async function readSentReleases(
  platform: Needs<ToReachFiles>,
  { actor, t }: { readonly actor: Actor; readonly t: Translate },
  kind: ReleaseKind,
  addresses: readonly string[],
): Promise<SentRelease[]> {
  const files = await findFiles(platform, actor, kind, addresses)
  if (!files) throw fieldError('url', t('This file is no longer there. Please send it again.'))
  const read: SentRelease[] = []
  // One after the other: each may take ten megabytes.
  for (const file of files) {
    const release = await readOne(file)
    read.push({ file, name: file.name, release, hashes: hashesOf(release) })
  }
  return read

  async function readOne(file: SentFile) {
    try {
      const release = await readSentRelease(platform, kind, file)
      await assertShareable(platform, release)
      return release
    } catch (error) {
      if (error instanceof ReleaseFault)
        throw fieldError('url', t(':file: :fault', { file: file.name, fault: t(error.message) }))
      throw error
    }
  }
}

/** In the order of the addresses; undefined where one leads to nothing of theirs. */
async function findFiles(
  platform: Needs<'db' | 'config'>,
  actor: Actor,
  kind: ReleaseKind,
  addresses: readonly string[],
): Promise<SentFile[] | undefined> {
  const ids = addresses.map((address) => fileAtPlace(platform, address))
  const known = [...new Set(ids.filter((id) => id !== undefined))]
  const sent = { userId: actor.user!.id, purpose: PURPOSES[kind], ids: known }
  const byId = new Map((await findSentFiles(platform, sent)).map((file) => [file.id, file]))
  if (ids.some((id) => id === undefined || !byId.has(id))) return undefined
  return known.map((id) => byId.get(id)!)
}

/** Those of these files that this member sent as newsgroup files or torrents, with what they were sent as. */
export async function findSentOfAllKinds(
  platform: Needs<'db'>,
  actor: Actor,
  ids: readonly number[],
): Promise<{ readonly kind: ReleaseKind; readonly file: SentFile }[]> {
  const kinds = Object.keys(PURPOSES) as ReleaseKind[]
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const sent = { userId: actor.user!.id, purpose: PURPOSES[kind], ids }
      return (await findSentFiles(platform, sent)).map((file) => ({ kind, file }))
    }),
  )
  return found.flat()
}
