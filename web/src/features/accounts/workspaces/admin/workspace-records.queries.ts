import { workspaceRecordEndpoints } from '@mediatheque/contract/accounts/workspaces/workspace-records.endpoints.ts'
import { workspaceRecordList } from '@mediatheque/contract/accounts/workspaces/workspace-records.list.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

export type WorkspaceRecordSearch = SearchOf<typeof workspaceRecordList>
export const readWorkspaceRecordSearch = listSearchReader(workspaceRecordList)

export const workspaceRecordsQuery = (search: WorkspaceRecordSearch) => ({
  ...listQuery(workspaceRecordList, workspaceRecordEndpoints.listWorkspaceRecords, search),
  // Teams come and go without those who look at them.
  staleTime: 0,
})

export const workspacePeopleQuery = (id: number) => ({
  ...endpointQuery(workspaceRecordEndpoints.listWorkspacePeople, { params: { id } }),
  staleTime: 0,
})
