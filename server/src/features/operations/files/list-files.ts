import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { ListCall } from '@mediatheque/contract/core/list-schemas.ts'
import type { fileList } from '@mediatheque/contract/operations/files/files.list.ts'
import type { RowPage } from '../../../platform/http/pagination.ts'
import type { FileUse } from '../../../platform/feature.ts'
import type { Needs } from '../../../platform/platform.ts'
import { purposesOf } from './file-purposes.ts'
import { listFileRows, type ListedFileRow, readFileRows } from './listed-files.repository.ts'

/** A file, and what of that which it was sent for still needs it. */
export interface ListedFile extends ListedFileRow {
  readonly uses: readonly FileUse[]
}

type ToList = Needs<'db' | 'features'>

export async function listAllFiles(
  platform: ToList,
  actor: Actor,
  call: ListCall<typeof fileList>,
): Promise<RowPage<ListedFile>> {
  const page = await listFileRows(platform.db, actor, call)
  return { ...page, data: await withUses(platform, page.data) }
}

/** The same rows, all of them, some at a time. */
export async function* readAllFiles(
  platform: ToList,
  actor: Actor,
  call: ListCall<typeof fileList>,
): AsyncGenerator<readonly ListedFile[]> {
  for await (const rows of readFileRows(platform.db, actor, call))
    yield await withUses(platform, rows)
}

/** Each purpose is asked once. */
async function withUses(platform: ToList, rows: readonly ListedFileRow[]): Promise<ListedFile[]> {
  const uses = new Map<number, FileUse[]>()
  for (const { purpose, listUses } of purposesOf(platform)) {
    const ids = rows.filter((row) => row.purpose === purpose.name).map(({ id }) => id)
    if (ids.length === 0) continue
    for (const use of await listUses(platform.db, ids))
      uses.set(use.fileId, [...(uses.get(use.fileId) ?? []), use])
  }
  return rows.map((row) => ({ ...row, uses: uses.get(row.id) ?? [] }))
}
