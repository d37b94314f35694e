import { valueListEndpoints } from '@mediatheque/contract/catalogue/value-lists/value-lists.endpoints.ts'
import type { ValueFilter } from '@mediatheque/contract/core/define-list.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocalization } from '../session.tsx'
import { endpointQuery } from '../queries.ts'

export interface ListValue {
  readonly value: number | string
  readonly name: string
}

/** The values that a filter can have, by name in the reader's language; undefined until they are known. */
export function useListValues(filter: ValueFilter | undefined): readonly ListValue[] | undefined {
  const { language } = useLocalization()
  const { data } = useQuery({
    ...endpointQuery(valueListEndpoints.getValueLists, {
      params: { names: filter?.list ?? 'genres' },
      query: { lang: language },
    }),
    enabled: filter !== undefined,
  })
  if (!filter || !data) return undefined
  // Countries have no number, genres no code: a list names the one that its values have.
  const values: readonly { readonly name: string; readonly id?: number; readonly code?: string }[] =
    data[filter.list] ?? []
  return values.flatMap((one) => {
    const value = one[filter.by]
    return value === undefined ? [] : [{ value, name: one.name }]
  })
}
