import { IMPORT_RULES } from '@mediatheque/contract/catalogue/media-import/import-types.ts'
import type { ImportForm } from '@mediatheque/contract/catalogue/media-import/media-import.schemas.ts'
import { isTitleType, type TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { countAttempt } from '../../../platform/throttles/throttles.ts'
import { getTitleSheet, type TitleSheet } from '../titles/change-title.service.ts'
import { listCategories } from '../value-lists/value-lists.service.ts'
import { importWork, type ImportResult, type KnownWork, lookAtWork } from './import-title.ts'
import { findCatalogue, type ToImport } from './outside/outside-catalogues.ts'
import { sayingAt } from './outside/outside-service-error.ts'
import { findTitleImport, type TitleImportRow } from './title-imports.repository.ts'

const IMPORTS_BY_ACCOUNT: Throttle = {
  name: 'import.account',
  by: 'account',
  attempts: 120,
  windowSeconds: 60,
}

type ToImportByHand = ToImport | 'clock' | 'jobs' | 'readDb'

/** A work before it is imported. @throws AppError validation at `id` */
export async function previewImport(
  platform: Needs<ToImportByHand>,
  { user }: LoggedInActor,
  what: Pick<ImportForm, 'media_type' | 'id'>,
): Promise<KnownWork> {
  await countAttempt(platform, IMPORTS_BY_ACCOUNT, String(user.id))
  return sayingAt('id', lookAtWork(platform, { type: what.media_type, id: what.id }))
}

/** @throws AppError validation by field */
export async function importByHand(
  platform: Needs<ToImportByHand>,
  { user }: LoggedInActor,
  form: ImportForm,
): Promise<ImportResult & { readonly title: TitleSheet }> {
  const category = await readCategory(platform, form)
  await countAttempt(platform, IMPORTS_BY_ACCOUNT, String(user.id))
  const order = { type: form.media_type, id: form.id, category, into: form.into }
  const result = await sayingAt('id', importWork(platform, order))
  return { ...result, title: await getTitleSheet(platform, result.titleId) }
}

/** The category of a number, where such works can be entered in it. @throws AppError validation at `category` */
export async function readCategory(
  platform: Needs<'readDb' | 'cache'>,
  { media_type, category }: Pick<ImportForm, 'media_type' | 'category'>,
): Promise<TitleType | undefined> {
  if (category === undefined) return undefined
  const any: Language = 'en'
  const known = (await listCategories(platform, any)).find(({ id }) => id === category)
  if (known && isTitleType(known.type) && IMPORT_RULES[media_type].categories.includes(known.type))
    return known.type
  throw fieldError('category', 'Such titles are in no category of this number.')
}

export interface SheetWithImport {
  readonly sheet: TitleSheet
  readonly from: TitleImportRow | undefined
  readonly isSetUp: boolean
}

/** @throws AppError notFound */
export async function getSheetWithImport(
  platform: Needs<ToImport>,
  id: number,
): Promise<SheetWithImport> {
  const sheet = await getTitleSheet(platform, id)
  const from = await findTitleImport(platform.db, id)
  const isSetUp =
    from !== undefined && (await findCatalogue(platform, from.media_type)) !== undefined
  return { sheet, from, isSetUp }
}

/** @throws AppError validation where it came from nowhere, or that cannot be asked */
export async function importAgain(
  platform: Needs<ToImportByHand>,
  { user }: LoggedInActor,
  { sheet, from }: SheetWithImport,
): Promise<ImportResult & { readonly title: TitleSheet }> {
  if (!from) throw fieldError('id', 'This title was not imported from an outside database.')
  await countAttempt(platform, IMPORTS_BY_ACCOUNT, String(user.id))
  const order = { type: from.media_type, id: from.external_id, into: sheet.id, isFresh: true }
  const result = await sayingAt('id', importWork(platform, order))
  return { ...result, title: await getTitleSheet(platform, sheet.id) }
}
