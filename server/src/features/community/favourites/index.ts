import { defineFeature } from '../../../platform/feature.ts'
import { listExportedFavourites } from './favourites.repository.ts'
import { favouriteRoutes } from './favourites.routes.ts'

export const feature = defineFeature({
  tables: ['favourite_titles'],
  routes: favouriteRoutes,
  accountExport: {
    tables: ['favourite_titles'],
    load: async ({ db }, userId) => ({ favourites: await listExportedFavourites(db, userId) }),
  },
})
