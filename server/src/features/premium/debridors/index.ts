import { defineFeature } from '../../../platform/feature.ts'
import { debridorRoutes } from './debridors.routes.ts'
import { deleteDebridorsOf } from './debridors.service.ts'

export const feature = defineFeature({
  tables: ['debrid_accounts'],
  routes: debridorRoutes,
  accountAccess: [
    { reach: 'everything', end: (_platform, tx, userId) => deleteDebridorsOf(tx, userId) },
  ],
})
