import type { FirstStepsView } from '@mediatheque/contract/site/first-steps/first-steps.endpoints.ts'
import { settingsSchema } from '@mediatheque/contract/settings.ts'
import type { Needs } from '../../../platform/platform.ts'
import { isCatalogueEmpty } from '../../catalogue/demo/demo.service.ts'
import { FREE_FILMS } from '../../catalogue/demo/free-films.service.ts'
import { hasImportSource } from '../../catalogue/media-import/search-outside.service.ts'
import { getSettings } from '../settings/settings.service.ts'

/** Read from what there is: nobody has to say that a step is done. */
export async function getFirstSteps(
  platform: Needs<'db'> & Parameters<typeof hasImportSource>[0],
): Promise<FirstStepsView> {
  const { branding } = await getSettings(platform)
  const shipped = settingsSchema.shape.branding.parse(undefined)
  const [isEmpty, has_source] = await Promise.all([
    isCatalogueEmpty(platform),
    hasImportSource(platform),
  ])
  return {
    is_named: branding.site_name !== shipped.site_name,
    has_source,
    has_titles: !isEmpty,
    free_films: FREE_FILMS.length,
  }
}
