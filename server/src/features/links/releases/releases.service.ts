import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { mergeFilters } from '@mediatheque/contract/core/table-filters.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type {
  AnnounceView,
  ListReleasesQuery,
} from '@mediatheque/contract/links/releases/releases.schemas.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { OpenedFile } from '../../../platform/storage/storage.ts'
import { findUserWithGrants, toActor } from '../../accounts/users/users.service.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import { canViewLink } from '../links/links.policy.ts'
import { assertListable, countOnce } from '../links/links.service.ts'
import { getPasskey } from '../../catalogue/titles/titles.service.ts'
import type { ToReachFiles } from '../../operations/files/files.service.ts'
import { openSentFile } from '../../operations/files/stored-files.service.ts'
import { announceHere } from './announce-here.ts'
import type { ReleaseKind } from './release-kind.ts'
import {
  countReleaseView,
  findReleaseContents,
  findReleaseFile,
  findReleaseNfo,
  type ReleaseFileRow,
  type ReleaseContents,
} from './release-files.repository.ts'
import {
  findReleaseRows,
  listReleaseRows,
  type NzbRow,
  type RowOf,
  type TorrentRow,
} from './releases.repository.ts'

import { announceAddress, findTracker } from './trackers.ts'

export { KINDS } from './contributed-kinds.ts'
export type { NzbRow, ReleaseContents, ReleaseKind, RowOf, TorrentRow }

/** Addresses of files work for so long: enough to hand one to a download program. */
const ADDRESS_SECONDS = 600
const MILLISECONDS = 1_000
const PURPOSE = 'release-file'

export function listReleases<K extends ReleaseKind>(
  platform: Needs<'readDb' | 'clock'>,
  kind: K,
  reader: { actor: Actor; list: ListReleasesQuery; language: Language },
): Promise<RowPage<RowOf<K>>> {
  assertListable(reader.actor, reader.list)
  const asked = { ...reader, list: mergeFilters(reader.list), now: platform.clock.now() }
  return listReleaseRows(platform.readDb, kind, asked)
}

/** @throws notFound */
export async function getRelease<K extends ReleaseKind>(
  platform: Needs<'db'>,
  kind: K,
  { id, ...reader }: { id: number; actor: Actor; language: Language },
): Promise<RowOf<K>> {
  const [row] = await findReleaseRows(platform.db, kind, { ids: [id], ...reader })
  if (!row) throw new AppError('notFound')
  return row
}

export const getReleaseNfo = (platform: Needs<'readDb'>, kind: ReleaseKind, id: number) =>
  findReleaseNfo(platform.readDb, kind, id)

/** Those that are there, in the order of the ids. */
export function findReleases<K extends ReleaseKind>(
  platform: Needs<'db'>,
  kind: K,
  asked: { ids: readonly number[]; actor: Actor; language: Language },
): Promise<RowOf<K>[]> {
  return findReleaseRows(platform.db, kind, asked)
}

/** What its file says, of which lists show nothing. */
export const getReleaseContents = (
  platform: Needs<'db'>,
  kind: ReleaseKind,
  id: number,
): Promise<ReleaseContents> => findReleaseContents(platform.db, kind, id)

/**
 * Counts the download, once within a while.
 * @returns an address, with the base path of the site, that gives this file to this member for ten minutes: for programs,
 *   which have no session
 */
export async function takeRelease(
  platform: Needs<'db' | 'clock' | 'secrets' | 'config'>,
  kind: ReleaseKind,
  { row, userId }: { row: Pick<NzbRow, 'id' | 'name'>; userId: number },
): Promise<{ url: string; isCounted: boolean }> {
  const isCounted = await countOnce(platform, { userId, kind, id: row.id }, (tx) =>
    countReleaseView(tx, kind, row.id),
  )
  const until = Math.floor(platform.clock.now().getTime() / MILLISECONDS) + ADDRESS_SECONDS
  const place = `${kind}/${row.id}/${userId}/${until}`
  const file = await findReleaseFile(platform.db, kind, row.id)
  const signature = platform.secrets.sign(signedText(place, file?.key), PURPOSE)
  const url = `${platform.config.basePath}/release-files/${place}/${signature}/${encodeURIComponent(fileName(kind, row.name))}`
  return { url, isCounted }
}

/** The file is part of what is signed: one that took its place is another matter. */
const signedText = (place: string, key: string | null | undefined) => `${place}/${key ?? ''}`

const fileName = (kind: ReleaseKind, name: string) =>
  `${name.replace(/[^\p{L}\p{N}. _-]+/gu, '').slice(0, 150) || kind}.${kind}`

interface FileAddress {
  readonly kind: string
  readonly id: string
  readonly userId: string
  readonly until: string
  readonly signature: string
}

const isReleaseKind = (kind: string): kind is ReleaseKind => kind === 'nzb' || kind === 'torrent'
/** What the database takes for an id, so that nothing else is asked for. */
const ID = /^[1-9]\d{0,14}$/

/**
 * The file of an address that was given out. It ends with its time, its file, its record, and with the right of its
 * member to have it, all of which are looked at now.
 * @throws notFound, in the same words for all of them
 */
export async function openRelease(
  platform: Needs<'clock' | ToReachFiles>,
  address: FileAddress,
): Promise<{ file: OpenedFile; name: string; kind: ReleaseKind }> {
  const { kind, id, userId, until } = address
  if (!isReleaseKind(kind) || ![id, userId, until].every((part) => ID.test(part))) throw over()
  if (Number(until) * MILLISECONDS < platform.clock.now().getTime()) throw over()
  // Not from the replica: what was withdrawn a moment ago is gone.
  const row = await findReleaseFile(platform.db, kind, Number(id))
  if (!row?.key || !isSigned(platform, address, row)) throw over()
  const actor = await findReader(platform, Number(userId))
  if (!actor || !mayHave(actor, row)) throw over()
  const stored = await openSentFile(platform, { disk: row.disk, key: row.key })
  if (!stored) throw over()
  const file = kind === 'torrent' ? await forMember(platform, actor, stored) : stored
  return { file, name: fileName(kind, row.name), kind }
}

/** Where a member's client announces itself: at the tracker of the site or, while it has none, at the site. */
export async function getAnnounceAddress(
  platform: Needs<'config' | 'db' | ToReadSettings>,
  actor: Actor,
): Promise<AnnounceView> {
  const tracker = await findTracker(platform)
  const passkey = await getPasskey(platform, actor)
  return {
    address: announceAddress(tracker ?? platform.config.baseUrl, passkey),
    has_tracker: tracker !== undefined,
  }
}

/** A torrent with the address at which this member announces, where the site has a tracker. */
async function forMember(
  platform: Needs<ToReadSettings>,
  actor: Actor,
  stored: OpenedFile,
): Promise<OpenedFile> {
  const tracker = await findTracker(platform)
  const address = tracker && announceAddress(tracker, await getPasskey(platform, actor))
  const bytes = announceHere(await buffer(stored.stream), address)
  return { ...stored, sizeBytes: bytes.length, stream: Readable.from([bytes]) }
}

function isSigned(
  platform: Needs<'secrets'>,
  { kind, id, userId, until, signature }: FileAddress,
  { key }: ReleaseFileRow,
): boolean {
  const text = signedText(`${kind}/${id}/${userId}/${until}`, key)
  return platform.secrets.isSignatureValid(text, signature, PURPOSE)
}

async function findReader(
  platform: Needs<'db' | 'cache' | 'clock'>,
  userId: number,
): Promise<Actor | undefined> {
  const user = await findUserWithGrants(platform, userId)
  if (!user || user.row.banned_at) return undefined
  return toActor(user, platform.clock.now(), null)
}

const mayHave = (actor: Actor, { user_id: userId, status }: ReleaseFileRow) =>
  hasPermission(actor, 'liens.view') && canViewLink(actor, { userId, status })

const over = () => new AppError('notFound')
