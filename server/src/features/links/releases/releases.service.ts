import { buffer } from 'node:stream/consumers'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { ListReleasesQuery } from '@mediatheque/contract/links/releases/releases.schemas.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { OpenedFile } from '../../../platform/storage/storage.ts'
import { parseNzb, type ParsedNzb } from './parse-nzb.ts'
import {
  countReleaseView,
  findReleaseFile,
  findReleaseNfo,
  findReleaseRow,
  listReleaseRows,
  type NzbRow,
  type ReleaseKind,
  type RowOf,
  type TorrentRow,
} from './releases.repository.ts'

export type { NzbRow, ReleaseKind, TorrentRow }

/** Addresses of files work for so long. */
const ADDRESS_SECONDS = 3_600
const MILLISECONDS = 1_000
const PURPOSE = 'release-file'
/** What a newsgroup file may weigh to be read whole (specification: 10 MB). */
const MOST_NZB_BYTES = 10 * 1024 * 1024

export function listReleases<K extends ReleaseKind>(
  platform: Platform,
  kind: K,
  { actor, list, language }: { actor: Actor; list: ListReleasesQuery; language: Language },
): Promise<RowPage<RowOf<K>>> {
  return listReleaseRows(platform.readDb, kind, { list, userId: actor.user?.id ?? 0, language })
}

/** @throws notFound */
export async function getRelease<K extends ReleaseKind>(
  platform: Platform,
  kind: K,
  { id, language }: { id: number; language: Language },
): Promise<RowOf<K>> {
  const row = await findReleaseRow(platform.readDb, kind, { id, language })
  if (!row) throw new AppError('notFound')
  return row
}

export const getReleaseNfo = (platform: Platform, kind: ReleaseKind, id: number) =>
  findReleaseNfo(platform.readDb, kind, id)

/** What the stored file says; nothing where it is missing or larger than such files are. */
export async function readNzb(
  platform: Platform,
  { file_key }: Pick<NzbRow, 'file_key'>,
): Promise<ParsedNzb> {
  const found = await platform.storage.find(file_key)
  const file =
    found && found.sizeBytes <= MOST_NZB_BYTES ? await platform.storage.get(file_key) : undefined
  return file ? parseNzb((await buffer(file.stream)).toString('utf8')) : { files: [], meta: [] }
}

/** Counts the download. @returns an address, with the base path of the site, that gives the file for an hour */
export async function takeRelease(
  platform: Platform,
  kind: ReleaseKind,
  { id, name }: { id: number; name: string },
): Promise<string> {
  await countReleaseView(platform.db, kind, id)
  const until = Math.floor(platform.clock.now().getTime() / MILLISECONDS) + ADDRESS_SECONDS
  const signature = platform.secrets.sign(`${kind}/${id}/${until}`, PURPOSE)
  return `${platform.config.basePath}/release-files/${kind}/${id}/${until}/${signature}/${encodeURIComponent(fileName(kind, name))}`
}

const fileName = (kind: ReleaseKind, name: string) =>
  `${name.replace(/[^\p{L}\p{N}. _-]+/gu, '').slice(0, 150) || kind}.${kind}`

interface FileAddress {
  readonly kind: string
  readonly id: string
  readonly until: string
  readonly signature: string
}

/** The file of an address that was given out. @throws notFound for any other, and after its hour */
export async function openRelease(
  platform: Platform,
  { kind, id, until, signature }: FileAddress,
): Promise<{ file: OpenedFile; name: string; kind: ReleaseKind }> {
  const isOurs =
    (kind === 'nzb' || kind === 'torrent') &&
    platform.secrets.isSignatureValid(`${kind}/${id}/${until}`, signature, PURPOSE)
  if (!isOurs || Number(until) * MILLISECONDS < platform.clock.now().getTime())
    throw new AppError('notFound')
  const row = await findReleaseFile(platform.readDb, kind, Number(id))
  const file = row && (await platform.storage.get(row.file_key))
  if (!row || !file) throw new AppError('notFound')
  return { file, name: fileName(kind, row.name), kind }
}
