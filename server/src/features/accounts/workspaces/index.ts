import { defineFeature } from '../../../platform/feature.ts'
import { listExportedMemberships } from './workspaces.export.repository.ts'
import { leaveAllWorkspaces } from './workspaces.service.ts'
import { workspaceRecordRoutes } from './workspace-records.routes.ts'
import { workspaceRoutes } from './workspaces.routes.ts'
import { workspaceJobs } from './workspaces.jobs.ts'

export const feature = defineFeature({
  tables: ['workspace_invites', 'workspace_members', 'workspaces'],
  routes: [...workspaceRoutes, ...workspaceRecordRoutes],
  jobs: workspaceJobs,
  accountDeletion: { before: leaveAllWorkspaces },
  accountExport: {
    tables: ['workspace_members'],
    load: async ({ db }, userId) => ({ workspaces: await listExportedMemberships(db, userId) }),
  },
  notExported: {
    workspace_invites: 'what others offer; an answer makes it a membership or ends it',
  },
})
