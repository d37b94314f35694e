import {
  IMPORT_RULES,
  IMPORT_TYPES,
  type ImportType,
} from '@mediatheque/contract/catalogue/media-import/import-types.ts'
import type { ImportSourceView } from '@mediatheque/contract/catalogue/media-import/media-import.schemas.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import type { Needs } from '../../../platform/platform.ts'
import { countAttempt } from '../../../platform/throttles/throttles.ts'
import { SETTINGS_TAG } from '../../site/settings/settings.service.ts'
import { listCategories } from '../value-lists/value-lists.service.ts'
import { findTitlesByExternalIds } from './known-titles.repository.ts'
import { findCatalogue, getCatalogue, type ToImport } from './outside/outside-catalogues.ts'
import type { FoundTitle } from './outside/outside-catalogue.ts'
import { sayingAt } from './outside/outside-service-error.ts'
import { externalIdOf } from './external-id.ts'

const SEARCHES_BY_ACCOUNT: Throttle = {
  name: 'search-outside.account',
  by: 'account',
  attempts: 60,
  windowSeconds: 60,
}
const FOUND_SECONDS = 300

export interface OutsideFind extends FoundTitle {
  readonly mediaType: ImportType
  /** The title of the catalogue that it became. */
  readonly titleId: number | null
}

/** Whether any outside database is set up. */
export async function hasImportSource(platform: Needs<ToImport>): Promise<boolean> {
  const found = await Promise.all(IMPORT_TYPES.map((type) => findCatalogue(platform, type)))
  return found.some((catalogue) => catalogue !== undefined)
}

/** What can be looked for and imported: whose databases are set up. */
export async function listImportSources(
  platform: Needs<ToImport | 'readDb'>,
  language: Language,
): Promise<ImportSourceView[]> {
  const known = await listCategories(platform, language)
  const sources = await Promise.all(
    IMPORT_TYPES.map(async (type) => {
      if (!(await findCatalogue(platform, type))) return []
      const { source, categories } = IMPORT_RULES[type]
      const entered = categories.flatMap(
        (one) => known.find((category) => category.type === one) ?? [],
      )
      return [
        {
          media_type: type,
          source,
          categories: entered.map(({ id, type: name, name: label }) => ({
            id,
            type: name,
            name: label,
          })),
        },
      ]
    }),
  )
  return sources.flat()
}

/**
 * Works of an outside database by name, kept for minutes for all who ask the same.
 * @throws AppError validation at `media_type` where it is not set up, at `query` where it cannot be asked
 */
export async function searchOutside(
  platform: Needs<ToImport | 'clock'>,
  { user }: LoggedInActor,
  asked: { readonly type: ImportType; readonly query: string; readonly language: Language },
): Promise<OutsideFind[]> {
  const { type, query, language } = asked
  const catalogue = await getCatalogue(platform, type)
  await countAttempt(platform, SEARCHES_BY_ACCOUNT, String(user.id))
  const key = `outside-search:${JSON.stringify([type, language, query.toLowerCase()])}`
  const found = await platform.cache.remember(
    key,
    { ttlSeconds: FOUND_SECONDS, tags: [SETTINGS_TAG] },
    () => sayingAt('query', catalogue.search(type, query, language)),
  )
  const { source } = IMPORT_RULES[type]
  const values = found.map(({ id }) => externalIdOf(type, id))
  const titleIds = await findTitlesByExternalIds(platform.db, source, values)
  return found.map((one) => ({
    ...one,
    mediaType: type,
    titleId: titleIds.get(externalIdOf(type, one.id)) ?? null,
  }))
}
