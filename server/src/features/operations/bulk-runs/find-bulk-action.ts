import type { BulkAction } from '../../../platform/bulk-action.ts'
import type { Needs } from '../../../platform/platform.ts'

/** What a feature offers to do with all that its list finds, by the names of both. */
export function findBulkAction(
  { features }: Needs<'features'>,
  asked: { readonly list: string; readonly action: string },
): BulkAction | undefined {
  return features
    .flatMap(({ bulkActions = [] }) => bulkActions)
    .find(({ list, name }) => list === asked.list && name === asked.action)
}
