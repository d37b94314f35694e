import { defineFeature } from '../../../platform/feature.ts'
import { auditedPeople } from './people.history.ts'
import { peopleRoutes } from './people.routes.ts'
import { personSitemap } from './person-sitemap.ts'
import { revertiblePeople } from './revert-people.ts'

export const feature = defineFeature({
  tables: ['people', 'person_external_ids', 'person_file_keys'],
  routes: peopleRoutes,
  audited: [auditedPeople],
  revertible: [revertiblePeople],
  sitemaps: [personSitemap],
})
