import { hasPermission, type PermissionHolder } from '@mediatheque/contract/core/permissions.ts'
import { overviewEndpoints } from '@mediatheque/contract/operations/overview/overview.endpoints.ts'
import type { RangeFiguresQuery } from '@mediatheque/contract/operations/overview/overview.schemas.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

const REFRESHED_EVERY_MS = 60_000

export const overviewQuery = () => ({
  ...endpointQuery(overviewEndpoints.getOverview),
  refetchInterval: REFRESHED_EVERY_MS,
})

export const isContributor = (holder: PermissionHolder): boolean =>
  hasPermission(holder, 'liens.create') || hasPermission(holder, 'nzb.create')
export const ownContributionsQuery = () => endpointQuery(overviewEndpoints.listOwnContributions)
export const rangeFiguresQuery = (query: RangeFiguresQuery) =>
  endpointQuery(overviewEndpoints.listRangeFigures, { query })
