import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, paginated } from '../../core/list-query.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { workspaceRecordList } from './workspace-records.list.ts'
import { workspacePersonView, workspaceRecordRow } from './workspace-records.schemas.ts'

/** What those who manage members see of workspaces: that they are there, and who is in them. */
export const workspaceRecordEndpoints = {
  listWorkspaceRecords: defineEndpoint({
    method: 'GET',
    path: 'workspaces',
    access: staffWith('users.update'),
    summary: 'All workspaces but the personal ones',
    list: workspaceRecordList,
    query: listQueryOf(workspaceRecordList),
    response: paginated(workspaceRecordRow),
  }),
  exportWorkspaceRecords: defineEndpoint({
    method: 'GET',
    path: 'workspaces/csv',
    access: staffWith('users.update', { inPerson: true }),
    summary: 'All workspaces, as a file',
    list: workspaceRecordList,
    query: listQueryOf(workspaceRecordList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  listWorkspacePeople: defineEndpoint({
    method: 'GET',
    path: 'workspaces/:id/members',
    access: staffWith('users.update', { record: true }),
    summary: 'Who is in a workspace: a hundred at most',
    params: idParams,
    response: z.object({ members: z.array(workspacePersonView) }),
  }),
}
