import { buffer } from 'node:stream/consumers'
import { mergeFilters } from '@mediatheque/contract/core/table-filters.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { ListReleasesQuery } from '@mediatheque/contract/links/releases/releases.schemas.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { OpenedFile } from '../../../platform/storage/storage.ts'
import { findUserWithGrants, toActor } from '../../accounts/users/users.service.ts'
import { canViewLink } from '../links/links.policy.ts'
import { assertListable, countOnce } from '../links/links.service.ts'
import { parseNzb, type ParsedNzb } from './parse-nzb.ts'
import {
  countReleaseView,
  findReleaseFile,
  findReleaseNfo,
  findReleaseRows,
  listReleaseRows,
  type NzbRow,
  type ReleaseFileRow,
  type ReleaseKind,
  type RowOf,
  type TorrentRow,
} from './releases.repository.ts'

export type { NzbRow, ReleaseKind, TorrentRow }

/** Addresses of files work for so long: enough to hand one to a download program. */
const ADDRESS_SECONDS = 600
const MILLISECONDS = 1_000
const PURPOSE = 'release-file'
/** What a newsgroup file may weigh to be read whole (specification: 10 MB). */
const MOST_NZB_BYTES = 10 * 1024 * 1024

export function listReleases<K extends ReleaseKind>(
  platform: Needs<'readDb'>,
  kind: K,
  reader: { actor: Actor; list: ListReleasesQuery; language: Language },
): Promise<RowPage<RowOf<K>>> {
  assertListable(reader.actor, reader.list)
  return listReleaseRows(platform.readDb, kind, { ...reader, list: mergeFilters(reader.list) })
}

/** @throws notFound */
export async function getRelease<K extends ReleaseKind>(
  platform: Needs<'readDb'>,
  kind: K,
  { id, ...reader }: { id: number; actor: Actor; language: Language },
): Promise<RowOf<K>> {
  const [row] = await findReleaseRows(platform.readDb, kind, { ids: [id], ...reader })
  if (!row) throw new AppError('notFound')
  return row
}

export const getReleaseNfo = (platform: Needs<'readDb'>, kind: ReleaseKind, id: number) =>
  findReleaseNfo(platform.readDb, kind, id)

/** What the stored file says; nothing where it is missing or larger than such files are. */
export async function readNzb(
  platform: Needs<'storage'>,
  { file_key }: Pick<NzbRow, 'file_key'>,
): Promise<ParsedNzb> {
  const found = await platform.storage.find(file_key)
  const file =
    found && found.sizeBytes <= MOST_NZB_BYTES ? await platform.storage.get(file_key) : undefined
  return file ? parseNzb((await buffer(file.stream)).toString('utf8')) : { files: [], meta: [] }
}

/**
 * Counts the download, once within a while.
 * @returns an address, with the base path of the site, that gives this file to this member for ten minutes: for programs,
 *   which have no session
 */
export async function takeRelease(
  platform: Needs<'db' | 'clock' | 'secrets' | 'config'>,
  kind: ReleaseKind,
  { row, userId }: { row: Pick<NzbRow, 'id' | 'name' | 'file_key'>; userId: number },
): Promise<{ url: string; isCounted: boolean }> {
  const isCounted = await countOnce(platform, { userId, kind, id: row.id }, (tx) =>
    countReleaseView(tx, kind, row.id),
  )
  const until = Math.floor(platform.clock.now().getTime() / MILLISECONDS) + ADDRESS_SECONDS
  const place = `${kind}/${row.id}/${userId}/${until}`
  const signature = platform.secrets.sign(signedText(place, row.file_key), PURPOSE)
  const url = `${platform.config.basePath}/release-files/${place}/${signature}/${encodeURIComponent(fileName(kind, row.name))}`
  return { url, isCounted }
}

/** The file is part of what is signed: one that took its place is another matter. */
const signedText = (place: string, fileKey: string) => `${place}/${fileKey}`

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
  platform: Needs<'db' | 'cache' | 'storage' | 'clock' | 'secrets'>,
  address: FileAddress,
): Promise<{ file: OpenedFile; name: string; kind: ReleaseKind }> {
  const { kind, id, userId, until } = address
  if (!isReleaseKind(kind) || ![id, userId, until].every((part) => ID.test(part))) throw over()
  if (Number(until) * MILLISECONDS < platform.clock.now().getTime()) throw over()
  // Not from the replica: what was withdrawn a moment ago is gone.
  const row = await findReleaseFile(platform.db, kind, Number(id))
  if (!row || !isSigned(platform, address, row)) throw over()
  if (!(await mayStillHave(platform, Number(userId), row))) throw over()
  const file = await platform.storage.get(row.file_key)
  if (!file) throw over()
  return { file, name: fileName(kind, row.name), kind }
}

function isSigned(
  platform: Needs<'secrets'>,
  { kind, id, userId, until, signature }: FileAddress,
  { file_key }: ReleaseFileRow,
): boolean {
  const text = signedText(`${kind}/${id}/${userId}/${until}`, file_key)
  return platform.secrets.isSignatureValid(text, signature, PURPOSE)
}

async function mayStillHave(
  platform: Needs<'db' | 'cache' | 'clock'>,
  userId: number,
  { user_id, status }: ReleaseFileRow,
): Promise<boolean> {
  const user = await findUserWithGrants(platform, userId)
  if (!user || user.row.banned_at) return false
  const actor = toActor(user, platform.clock.now(), null)
  return hasPermission(actor, 'liens.view') && canViewLink(actor, { userId: user_id, status })
}

const over = () => new AppError('notFound')
