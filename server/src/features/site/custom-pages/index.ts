import { EDITOR_PICTURE_PURPOSE } from '@mediatheque/contract/site/custom-pages/custom-page-limits.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { customPageSitemap } from './custom-page-sitemap.ts'
import { listPagesOfFiles } from './custom-pages.repository.ts'
import { auditedPages } from './custom-pages.history.ts'
import { customPageRoutes } from './custom-pages.routes.ts'
import { revertiblePages } from './revert-pages.ts'
import { listFooterPages } from './custom-pages.service.ts'

export const feature = defineFeature({
  tables: ['custom_pages', 'former_custom_page_slugs'],
  routes: customPageRoutes,
  audited: [auditedPages],
  revertible: [revertiblePages],
  sitemaps: [customPageSitemap],
  filePurposes: [{ purpose: EDITOR_PICTURE_PURPOSE, listUses: listPagesOfFiles }],
  bootstrap: async (platform) => ({ footer_pages: [...(await listFooterPages(platform))] }),
})
