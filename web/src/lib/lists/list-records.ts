import { normalizedModelEndpoints } from '@mediatheque/contract/catalogue/normalized-models/normalized-models.endpoints.ts'
import type { NormalizedModelName } from '@mediatheque/contract/catalogue/normalized-models/normalized-models.schemas.ts'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useLocalization } from '../session.tsx'
import { endpointQuery } from '../queries.ts'

export interface FoundRecord {
  readonly id: number
  readonly name: string
}

/** Records of a kind by what somebody types. */
export function useRecordSearch(model: string, query: string): readonly FoundRecord[] {
  const { language } = useLocalization()
  const { data } = useQuery({
    ...endpointQuery(normalizedModelEndpoints.listNormalizedModels, {
      params: { model: model as NormalizedModelName },
      query: { query, lang: language },
    }),
    placeholderData: keepPreviousData,
  })
  return (data?.results ?? []).flatMap(({ id, name }) =>
    typeof id === 'number' ? [{ id, name }] : [],
  )
}

/** What records are called; undefined while that is not known. */
export function useRecordNames(
  model: string | undefined,
  ids: readonly number[],
): readonly (string | undefined)[] {
  const { language } = useLocalization()
  const answers = useQueries({
    queries: (model ? ids : []).map((id) =>
      endpointQuery(normalizedModelEndpoints.getNormalizedModel, {
        params: { model: model as NormalizedModelName, id: String(id) },
        query: { lang: language },
      }),
    ),
  })
  return answers.map(({ data }) => data?.model.name)
}
