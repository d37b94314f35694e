import { SITE_FONT_PURPOSE } from '@mediatheque/contract/site/appearance/appearance-fonts.ts'
import { SITE_PICTURE_PURPOSE } from '@mediatheque/contract/site/appearance/appearance-pictures.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { listFilesOfAppearance } from './appearance.repository.ts'
import { appearanceRoutes } from './appearance.routes.ts'

export const feature = defineFeature({
  tables: ['appearance_draft'],
  routes: appearanceRoutes,
  filePurposes: [SITE_PICTURE_PURPOSE, SITE_FONT_PURPOSE].map((purpose) => ({
    purpose,
    listUses: listFilesOfAppearance,
  })),
  notExported: { appearance_draft: 'says who wrote last on what belongs to the site' },
})
