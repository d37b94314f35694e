import { mediaImportEndpoints } from '@mediatheque/contract/catalogue/media-import/media-import.endpoints.ts'
import {
  IMPORT_RULES,
  IMPORT_TYPES,
  importListOf,
  type ImportType,
} from '@mediatheque/contract/catalogue/media-import/import-types.ts'
import type { ManyImportsQuery } from '@mediatheque/contract/catalogue/media-import/media-import.schemas.ts'
import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { hasPermission } from '@mediatheque/contract/core/permissions.ts'
import { type ChosenRecord, defineBulkAction } from '../../../platform/bulk-action.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { fetchWork, writeWork } from './import-title.ts'
import { getCatalogue, type ToImport } from './outside/outside-catalogues.ts'
import type { ImportedTitle } from './outside/outside-catalogue.ts'
import { sayingAt } from './outside/outside-service-error.ts'

/** A work of the outside database, by its number there. */
interface WorkToImport extends ChosenRecord {
  /** Or why it could not be had. */
  readonly work: ImportedTitle | AppError
}

/** Ids that are given, or those of a page of a list. @throws AppError validation */
export async function listManyWorks(
  platform: Needs<ToImport>,
  { media_type: type, ids, list, page }: ManyImportsQuery,
): Promise<readonly number[]> {
  const catalogue = await getCatalogue(platform, type)
  if (ids?.length) return ids
  if (!list || !catalogue.listPage) throw fieldError('list', 'This outside database has no lists.')
  return sayingAt('list', catalogue.listPage(type, list, page))
}

/** Imports works of a kind into a category, all that a page asks for, one after the other by a job. */
const importManyInto = (type: ImportType, category: TitleType) =>
  defineBulkAction<WorkToImport, typeof mediaImportEndpoints.listManyImports>({
    name: category,
    list: importListOf(type),
    from: mediaImportEndpoints.listManyImports,
    as: mediaImportEndpoints.importTitle,
    find: async (platform, _actor, query) => {
      if (query.media_type !== type) throw fieldError('media_type', 'Please choose what it is.')
      const ids = await listManyWorks(platform, query)
      return ids.map((id) => ({ id, version: 1 }))
    },
    prepared: {
      most: 1,
      have: async (platform, ids) => {
        const works = new Map<number, ImportedTitle | AppError>()
        for (const id of ids) works.set(id, await haveWork(platform, { type, id }))
        return works
      },
    },
    load: async (_tx, ids, _actor, prepared) =>
      ids.flatMap((id) => {
        const work = prepared.get(id) as ImportedTitle | AppError | undefined
        return work ? [{ id, version: 1, work }] : []
      }),
    policy: (actor) => hasPermission(actor, 'titles.create'),
    nameOf: ({ id, work }) =>
      `${IMPORT_RULES[type].idLabel} ${id}${work instanceof AppError ? '' : ` (${work.name})`}`,
    run: async (platform, tx, _actor, { record: { id, work } }) => {
      if (work instanceof AppError) throw work
      await writeWork(platform, tx, work, { type, id, category })
    },
  })

async function haveWork(
  platform: Needs<ToImport>,
  what: { readonly type: ImportType; readonly id: number },
): Promise<ImportedTitle | AppError> {
  try {
    return await sayingAt('id', fetchWork(platform, { ...what, isFresh: true }))
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

export const importManyActions = IMPORT_TYPES.flatMap((type) =>
  IMPORT_RULES[type].categories.map((category) => importManyInto(type, category)),
)
