import { rankedFile, seriesFile } from '@mediatheque/contract/operations/insights/insights.list.ts'
import { reportEndpoints } from '@mediatheque/contract/operations/insights/insights.endpoints.ts'
import { MOST_RANKED_IN_FILE } from '@mediatheque/contract/operations/insights/insights.schemas.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { countDays, writeNoted } from '../visits/visits.service.ts'
import { rankedCells, seriesCells } from './insights.presenter.ts'
import { readInsights } from './read-insights.ts'
import { assertDimension, getCountedAt, readRanked, readSeries } from './read-reports.ts'
import { resolveRange } from './report-range.ts'

/** The site as a whole. */
const SITE = { dimension: 'all' } as const

export const reportRoutes = [
  bindEndpoint(reportEndpoints.getSeries, {
    run: async ({ platform, params, query }) => ({
      series: await readSeries(
        platform,
        { ...SITE, ...params },
        { key: '', range: await resolveRange(platform, query) },
      ),
      counted_at: await getCountedAt(platform),
    }),
  }),
  bindEndpoint(reportEndpoints.exportSeries, {
    run: async (call) => {
      const { platform, params, query } = call
      const range = await resolveRange(platform, query)
      const { days } = await readSeries(platform, { ...SITE, ...params }, { key: '', range })
      return csvAnswer(call, seriesFile, inOne(days), seriesCells)
    },
  }),
  bindEndpoint(reportEndpoints.getRanked, {
    run: async ({ platform, params: { subject }, query, language }) => {
      assertDimension(subject, query.by)
      const range = await resolveRange(platform, query)
      const { by: dimension, limit } = query
      return readRanked(platform, { subject, dimension }, { range, limit, language })
    },
  }),
  bindEndpoint(reportEndpoints.exportRanked, {
    run: async (call) => {
      const { platform, params, query, language } = call
      assertDimension(params.subject, query.by)
      const { rows } = await readRanked(
        platform,
        { subject: params.subject, dimension: query.by },
        { range: await resolveRange(platform, query), limit: MOST_RANKED_IN_FILE, language },
      )
      return csvAnswer(call, rankedFile, inOne(rows), rankedCells)
    },
  }),
  bindEndpoint(reportEndpoints.countNow, {
    run: async ({ platform }) => {
      await writeNoted(platform)
      await countDays(platform, { isUrgent: true })
      return undefined
    },
  }),
  bindEndpoint(reportEndpoints.getRecordInsights, {
    run: ({ platform, params, query, language }) =>
      readInsights(platform, { ...params, language }, query),
  }),
]

async function* inOne<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}
