import { checkerEndpoints } from '@mediatheque/contract/links/checker/checker.endpoints.ts'
import { hostStatusList } from '@mediatheque/contract/links/checker/host-status.list.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'
import { SHOWING_LINKS } from '../links.queries.ts'

export type HostStatusSearch = SearchOf<typeof hostStatusList>
export const readHostStatusSearch = listSearchReader(hostStatusList)

export const hostStatusQuery = (search: HostStatusSearch) =>
  listQuery(hostStatusList, checkerEndpoints.listHostStatus, search)

const SHOWING_HOSTS = [checkerEndpoints.listHostStatus]
export const updateHostChecks = defineWrite(checkerEndpoints.updateHostChecks, SHOWING_HOSTS)
export const checkHost = defineWrite(checkerEndpoints.checkHost, SHOWING_HOSTS)
export const checkLink = defineWrite(checkerEndpoints.checkLink, [
  ...SHOWING_LINKS,
  ...SHOWING_HOSTS,
])
