import {
  IMPORT_RULES,
  type ImportSource,
  type ImportType,
} from '@mediatheque/contract/catalogue/media-import/import-types.ts'
import type { Settings } from '@mediatheque/contract/settings.ts'
import { fieldError } from '../../../../platform/http/app-error.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../../site/settings/settings.service.ts'
import type { ToAsk } from './ask-service.ts'
import { createBooks } from './books.ts'
import { createDeezer } from './deezer.ts'
import { createIgdb } from './igdb.ts'
import type { OutsideCatalogue } from './outside-catalogue.ts'
import { createTmdb } from './tmdb.ts'

export type ToImport = ToAsk | ToReadSettings

type Create = (platform: Needs<ToAsk>, settings: Settings) => OutsideCatalogue | undefined

const CREATED_BY: Readonly<Record<ImportSource, Create>> = {
  tmdb: createTmdb,
  igdb: createIgdb,
  isbn: createBooks,
  deezer: createDeezer,
}

/** The database of such works; undefined where it is not set up. */
export async function findCatalogue(
  platform: Needs<ToImport>,
  type: ImportType,
): Promise<OutsideCatalogue | undefined> {
  return findCatalogueOf(platform, IMPORT_RULES[type].source)
}

/** The same by the name of the database. */
export const findCatalogueOf = async (
  platform: Needs<ToImport>,
  source: ImportSource,
): Promise<OutsideCatalogue | undefined> =>
  CREATED_BY[source](platform, await getSettings(platform))

/** @throws AppError validation at `media_type` where it is not set up */
export async function getCatalogue(
  platform: Needs<ToImport>,
  type: ImportType,
): Promise<OutsideCatalogue> {
  const catalogue = await findCatalogue(platform, type)
  if (catalogue) return catalogue
  throw fieldError('media_type', 'The outside database of such titles is not set up.')
}
