import { appearanceEndpoints } from '@mediatheque/contract/site/appearance/appearance.endpoints.ts'
import type { AppearanceView } from '@mediatheque/contract/site/appearance/appearance.schemas.ts'
import { notFound } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { endpointQuery } from '../../../../lib/queries.ts'
import type { Values } from './draft-store.ts'

export const appearanceQuery = () => endpointQuery(appearanceEndpoints.getAppearance)

export const menuAudienceQuery = () => endpointQuery(appearanceEndpoints.getMenuAudience)

/** All settings of the appearance, by key, as the draft has them. */
export const draftedValues = ({ published, draft }: AppearanceView): Values => ({
  ...published,
  ...draft.changes,
})

/**
 * Loads what every page of the editor stands on, and makes sure that what its address names is there.
 * @param find of the settings what the address means; undefined where there is none such
 */
export async function loadAppearance(
  queryClient: QueryClient,
  find: (values: Values) => unknown = () => true,
): Promise<{ readonly isAppearance: true }> {
  const view = await queryClient.ensureQueryData(appearanceQuery())
  if (find(draftedValues(view)) === undefined) throw notFound()
  return { isAppearance: true }
}

/** The place of something in its list, from 1, as addresses have it; undefined for what is no such number. */
export function placeIn<Row>(rows: readonly Row[], index: string): Row | undefined {
  return /^[1-9]\d{0,3}$/.test(index) ? rows[Number(index) - 1] : undefined
}
