import { insightEndpoints } from '@mediatheque/contract/links/insights/insights.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { describeChanges } from '../../operations/history/history.presenter.ts'
import { CONTRIBUTION_KINDS } from '../releases/contribution-kinds.service.ts'
import { changesSince } from './changes-since.ts'
import { judgeTrust } from './judge-trust.ts'
import { listDenialsOf, listEventsOf, listUploaderRows } from './insights.service.ts'

export const insightRoutes = [
  bindEndpoint(insightEndpoints.getInsights, {
    run: async ({ platform, actor, query }) => {
      const [events, uploaders] = await Promise.all([
        listEventsOf(platform.readDb, query.kind, query.ids),
        listUploaderRows(platform.readDb, actor, query),
      ])
      const eventsOf = Map.groupBy(events, ({ record_id: id }) => id)
      const changed = query.ids.flatMap((id) => {
        const since = changesSince(eventsOf.get(String(id)) ?? [])
        return since ? [{ id, ...since }] : []
      })
      return { changed, uploaders: await judgeTrust(platform, actor, uploaders) }
    },
    present: async ({ changed, uploaders }, { platform, language, t, query }) => {
      const { audited } = CONTRIBUTION_KINDS[query.kind]
      const describe = await describeChanges({ platform, language, t }, audited)
      return {
        changed: changed.flatMap(({ id, decision, changes }) => {
          const told = describe(changes)
          if (told.length === 0) return []
          const since = decision && { action: decision.action, at: decision.at.toISOString() }
          return [{ item_id: id, since, changes: told }]
        }),
        uploaders: uploaders.map((row) => ({
          ...row,
          member_since: row.member_since.toISOString(),
        })),
      }
    },
  }),
  bindEndpoint(insightEndpoints.listUploaderDenials, {
    run: ({ platform, actor, params }) => listDenialsOf(platform.readDb, actor, params.id),
    present: (rows) => ({
      denials: rows.map(({ reason, ...row }) => ({
        ...row,
        raison: reason,
        created_at: row.created_at.toISOString(),
      })),
    }),
  }),
]
