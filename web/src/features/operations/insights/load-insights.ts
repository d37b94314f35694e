import type {
  InsightKind,
  RecordInsights,
} from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import type { QueryClient } from '@tanstack/react-query'
import { notFoundOn404, numberParam } from '../../../lib/guards.ts'
import { translate } from '../../../lib/i18n.ts'
import { daysOf, insightsQuery } from './insights.queries.ts'

/** For loaders of insights: what the page shows, or the page that says that there is no such record. */
export async function loadInsights(
  { queryClient }: { readonly queryClient: QueryClient },
  { kind, id, range }: { readonly kind: InsightKind; readonly id: string; readonly range: unknown },
): Promise<{ readonly id: number; readonly name: string }> {
  const number = numberParam(id)
  const { record } = await queryClient
    .ensureQueryData(insightsQuery(kind, number, daysOf(range)))
    .catch(notFoundOn404)
  return { id: number, name: nameOf(record) }
}

const nameOf = ({
  kind,
  name,
  title,
  season_number: season,
  episode_number: episode,
}: RecordInsights['record']) => {
  if (kind === 'titles') return title.name
  if (name) return name
  return kind === 'seasons'
    ? translate('Season :number', { number: season ?? 0 })
    : translate('Episode :number', { number: episode ?? 0 })
}

export const headOfInsights = (loaded: { readonly name: string } | undefined) => ({
  meta: [
    {
      title: loaded ? translate('Insights: :name', { name: loaded.name }) : translate('Insights'),
    },
  ],
})
