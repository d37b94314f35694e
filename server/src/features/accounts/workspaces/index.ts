import { defineFeature } from '../../../platform/feature.ts'
import { leaveAllWorkspaces } from './workspaces.service.ts'
import { workspaceRoutes } from './workspaces.routes.ts'
import { workspaceJobs } from './workspaces.jobs.ts'

export const feature = defineFeature({
  tables: ['workspace_invites', 'workspace_members', 'workspaces'],
  routes: workspaceRoutes,
  jobs: workspaceJobs,
  accountDeletion: { before: leaveAllWorkspaces },
})
