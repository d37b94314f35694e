import { workspaceRecordEndpoints } from '@mediatheque/contract/accounts/workspaces/workspace-records.endpoints.ts'
import { workspaceRecordList } from '@mediatheque/contract/accounts/workspaces/workspace-records.list.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { presentPerson, presentRecord, recordCells } from './workspace-records.presenter.ts'
import {
  getWorkspaceRow,
  listWorkspaceRecords,
  readWorkspaceRecords,
} from './workspace-records.service.ts'
import { canLookAfterWorkspaces } from './workspaces.policy.ts'
import { getMembers } from './workspaces.service.ts'

export const workspaceRecordRoutes = [
  bindEndpoint(workspaceRecordEndpoints.listWorkspaceRecords, {
    run: ({ platform, query }) => listWorkspaceRecords(platform, query),
    present: (page) => presentPage(page, (rows) => rows.map(presentRecord)),
  }),
  bindEndpoint(workspaceRecordEndpoints.exportWorkspaceRecords, {
    run: (call) =>
      csvAnswer(
        call,
        workspaceRecordList,
        readWorkspaceRecords(call.platform, call.query),
        recordCells,
      ),
  }),
  bindEndpoint(workspaceRecordEndpoints.listWorkspacePeople, {
    load: ({ platform, params }) => getWorkspaceRow(platform, params.id),
    policy: (actor) => canLookAfterWorkspaces(actor),
    run: ({ platform, record }) => getMembers(platform, record.id),
    present: (members) => ({ members: members.map(presentPerson) }),
  }),
]
