import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import type { fileList } from '@mediatheque/contract/operations/files/files.list.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { purposesOf } from './file-purposes.ts'
import { listFileRows, type ListedFileRow, readFileRows } from './listed-files.repository.ts'

/** A file, and whether what it was sent for still needs it. */
export interface ListedFile extends ListedFileRow {
  readonly isUsed: boolean
}

type ToList = Needs<'db' | 'features'>

export async function listAllFiles(
  platform: ToList,
  actor: Actor,
  call: ListCall<typeof fileList>,
): Promise<RowPage<ListedFile>> {
  const page = await listFileRows(platform.db, actor, call)
  return { ...page, data: await withUse(platform, page.data) }
}

/** The same rows, all of them, some at a time. */
export async function* readAllFiles(
  platform: ToList,
  actor: Actor,
  call: ListCall<typeof fileList>,
): AsyncGenerator<readonly ListedFile[]> {
  for await (const rows of readFileRows(platform.db, actor, call))
    yield await withUse(platform, rows)
}

/** Each purpose is asked once. */
async function withUse(platform: ToList, rows: readonly ListedFileRow[]): Promise<ListedFile[]> {
  const used = new Set<number>()
  for (const { purpose, listUsed } of purposesOf(platform)) {
    const ids = rows.filter((row) => row.purpose === purpose.name).map(({ id }) => id)
    if (ids.length > 0) for (const id of await listUsed(platform.db, ids)) used.add(id)
  }
  return rows.map((row) => ({ ...row, isUsed: used.has(row.id) }))
}
