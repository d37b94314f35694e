import type { FilePurpose } from '@mediatheque/contract/operations/files/file-purposes.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ByteRange, OpenedFile } from '../../../platform/storage/storage.ts'
import { openDisk, type ToReachFiles } from './disks.ts'
import { type FileRow, findFile, listOwnFiles, lockFiles } from './files.repository.ts'

/** What a feature knows of a file that was sent for it. */
export type SentFile = Pick<FileRow, 'id' | 'name' | 'disk' | 'key' | 'size_bytes'>

export type { ToReachFiles } from './disks.ts'
export { receiveFile } from './receive-file.ts'
export { viewOfFile } from './files.presenter.ts'
export { limitBody } from './file-space.ts'

const ADDRESS = /^\/files\/([1-9]\d{0,14})\//

/** The number of the file that an address of this site leads to, whole or without its host. */
export function fileAtPlace({ config }: Needs<'config'>, address: string): number | undefined {
  const url = URL.parse(address, 'http://site.invalid')
  if (!url?.pathname.startsWith(config.basePath)) return undefined
  const id = ADDRESS.exec(url.pathname.slice(config.basePath.length))?.[1]
  return id === undefined ? undefined : Number(id)
}

/** Those of these files that this member sent for this purpose, and that are there. */
export function findSentFiles(
  { db }: Needs<'db'>,
  sent: { readonly userId: number; readonly purpose: FilePurpose; readonly ids: readonly number[] },
): Promise<SentFile[]> {
  return listOwnFiles(db, { ...sent, purpose: sent.purpose.name })
}

/** Whoever sent it. Undefined where it is not there any more. */
export async function findSentFile({ db }: Needs<'db'>, id: number): Promise<SentFile | undefined> {
  return findFile(db, id)
}

/** Keeps files from being cleaned away until the transaction ends. @returns those that are there */
export const keepFiles = (tx: Database, ids: readonly number[]): Promise<number[]> =>
  lockFiles(tx, ids)

/** Whoever reads it, or a part of it, reads the stream to its end or destroys it. Undefined where it is missing. */
export async function openSentFile(
  platform: Needs<ToReachFiles>,
  { disk, key }: Pick<FileRow, 'disk' | 'key'>,
  range?: ByteRange,
): Promise<OpenedFile | undefined> {
  return (await openDisk(platform, disk)).get(key, range)
}
