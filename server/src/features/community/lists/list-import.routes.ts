import { listImportEndpoints } from '@mediatheque/contract/community/lists/list-import.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { ownList, presentSaved } from './bind-own-list.ts'
import { importIntoList, importList } from './import-list.service.ts'

export const listImportRoutes = [
  bindEndpoint(listImportEndpoints.importList, {
    run: ({ platform, actor, query, body }) =>
      importList(platform, actor, { ...body, workspaceId: query.workspaceId }),
    present: async ({ row, ...imported }, { platform, actor, language }) => ({
      ...imported,
      ...(await presentSaved(row, { platform, actor, language })),
    }),
  }),
  bindEndpoint(listImportEndpoints.importIntoList, {
    ...ownList,
    run: ({ platform, actor, record, body }) =>
      importIntoList(platform, actor, record, body.entries),
    present: async ({ row, ...imported }, { platform, actor, language }) => ({
      ...imported,
      ...(await presentSaved(row, { platform, actor, language })),
    }),
  }),
]
