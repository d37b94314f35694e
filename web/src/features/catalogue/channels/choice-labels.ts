import type {
  ChannelFacets,
  ChoiceFilter,
  ChosenFilter,
} from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'

/** Names of values that were offered in this page: what was just chosen has one before its list has come. */
const offered = new Map<string, string>()
const keyOf = (filter: string, value: string) => `${filter}:${value}`

export function rememberLabels(facets: ChannelFacets['facets']): void {
  for (const [filter, choices] of Object.entries(facets))
    for (const { value, label } of choices) offered.set(keyOf(filter, value), label)
}

/** The name of a chosen value; undefined where nothing is called that. */
export const labelOf = (
  known: readonly ChosenFilter[],
  filter: ChoiceFilter,
  value: string,
): string | undefined =>
  known.find((each) => each.filter === filter && each.value === value)?.label ??
  offered.get(keyOf(filter, value))
