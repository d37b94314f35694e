import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { LinkWarningView } from '@mediatheque/contract/links/links/links.schemas.ts'
import type { Database } from '../../../platform/database/database.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import { findForbidden } from '../../catalogue/withdrawals/withdrawals.service.ts'
import { canViewLink } from '../links/links.policy.ts'
import { findSameReleases, type SameRelease } from './change-releases.repository.ts'
import type { ReleaseFacts } from './read-release-file.ts'
import type { ReleaseKind } from './release-kind.ts'

const UNIQUE_VIOLATION = '23505'

/** A release about to be kept, by the name that its sender knows. */
export interface NamedRelease {
  readonly name: string
  /** Of {@link hashesOf}. */
  readonly hashes: readonly string[]
}

/** What makes two releases the same: the articles of a newsgroup file, the description of a torrent. */
export const hashesOf = ({ kind, facts }: ReleaseFacts): string[] =>
  kind === 'nzb'
    ? [facts.contentHash]
    : [facts.infohash, facts.infohashV2].filter((hash) => hash !== null)

interface Guarded {
  readonly kind: ReleaseKind
  readonly titleId: number
  readonly files: readonly NamedRelease[]
  /** The one being edited, which may keep its own file. */
  readonly exceptId?: number
}

/**
 * The same release belongs to a title once.
 * @returns where it is on other titles, for a warning
 * @throws 422 on `url` naming the one that is there already
 */
export async function guardSameReleases(
  tx: Database,
  { actor, t }: { readonly actor: Actor; readonly t: Translate },
  { kind, titleId, files, exceptId }: Guarded,
): Promise<LinkWarningView[]> {
  assertDistinct(t, files)
  const nameOf = new Map(
    files.flatMap(({ name, hashes }) => hashes.map((hash) => [hash, name] as const)),
  )
  await assertNotWithdrawn(tx, { actor, t }, nameOf)
  const same = await findSameReleases(tx, kind, {
    hashes: [...nameOf.keys()],
    ...(exceptId !== undefined && { exceptId }),
  })
  const told = (found: SameRelease) => nameOf.get(found.hash) ?? found.name
  const here = onceEach(same.filter((found) => found.title_id === titleId))
  if (here.length > 0)
    throw fieldError(
      'url',
      here
        .map((found) =>
          t(
            isNamed(actor, found)
              ? 'This title already has :file: it is number :id, “:name”'
              : 'This title already has :file: it is number :id',
            { file: told(found), id: found.id, name: found.name },
          ),
        )
        .join('\n'),
    )
  return onceEach(same).map((found) => ({
    lien: told(found),
    title_id: found.title_id,
    title_name: found.title_name,
    link_id: found.id,
  }))
}

/** @throws 422 on `url` with the public reason */
async function assertNotWithdrawn(
  tx: Database,
  { actor, t }: { readonly actor: Actor; readonly t: Translate },
  nameOf: ReadonlyMap<string, string>,
): Promise<void> {
  const added = [...nameOf].map(([release, file]) => ({ release, file }))
  const forbidden = await findForbidden(tx, actor, added)
  if (forbidden.length === 0) return
  const lines = forbidden.map(({ one: { file }, reason }) =>
    t(':file was withdrawn and cannot be added again. :reason', { file, reason }),
  )
  throw fieldError('url', [...new Set(lines)].join('\n'))
}

/** What others call one that waits is for those who may see it. */
export const isNamed = (actor: Actor, { user_id: userId, status }: SameRelease) =>
  canViewLink(actor, { userId, status })

function assertDistinct(t: Translate, files: readonly NamedRelease[]): void {
  const seen = new Map<string, string>()
  for (const { name, hashes } of files)
    for (const hash of hashes) {
      const other = seen.get(hash)
      if (other !== undefined)
        throw fieldError('url', t(':file and :other are the same', { file: other, other: name }))
      seen.set(hash, name)
    }
}

/** A torrent of both versions is found by each of its hashes. */
const onceEach = (same: readonly SameRelease[]): SameRelease[] => [
  ...new Map(same.map((found) => [found.id, found])).values(),
]

/** Two people who add the same at the same moment: the database lets one through, the other is told. */
export async function refuseLateReleases<T>(t: Translate, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string }
    if (code !== UNIQUE_VIOLATION) throw error
    if (constraint.endsWith('_file')) throw fieldError('url', t('This file is in use already.'))
    if (constraint.includes('per_title') || constraint === 'torrents_title_id_infohash_key')
      throw fieldError('url', t('Somebody just added this to this title'))
    throw error
  }
}
