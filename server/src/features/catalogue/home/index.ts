import { defineFeature } from '../../../platform/feature.ts'
import { findHomeLayout } from './home.repository.ts'
import { homeRoutes } from './home.routes.ts'

export const feature = defineFeature({
  tables: ['home_layouts'],
  routes: homeRoutes,
  accountExport: {
    tables: ['home_layouts'],
    load: async ({ db }, userId) => {
      const layout = await findHomeLayout(db, userId)
      return { home_rows: layout ? [layout] : [] }
    },
  },
})
