import { defineFeature } from '../../../platform/feature.ts'
import { downloadClientRoutes } from './download-clients.routes.ts'
import { deleteClientsOf, listExportedClients } from './download-clients.repository.ts'

export const feature = defineFeature({
  tables: ['download_clients'],
  routes: downloadClientRoutes,
  accountAccess: [
    { reach: 'everything', end: (_platform, tx, userId) => deleteClientsOf(tx, userId) },
  ],
  accountExport: {
    tables: ['download_clients'],
    load: async ({ db }, userId) => ({ download_clients: await listExportedClients(db, userId) }),
  },
})
