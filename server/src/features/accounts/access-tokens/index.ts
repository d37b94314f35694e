import { defineFeature } from '../../../platform/feature.ts'
import { listExportedTokens } from './access-tokens.export.repository.ts'
import { presentAccessToken } from './access-tokens.presenter.ts'
import { accessTokenRoutes } from './access-tokens.routes.ts'
import { deleteAccessTokensOf, listAccessTokens } from './access-tokens.service.ts'

export const feature = defineFeature({
  tables: ['access_tokens'],
  routes: accessTokenRoutes,
  accountView: {
    isKept: true,
    load: async (platform, userId) => ({
      tokens: (await listAccessTokens(platform, userId)).map(presentAccessToken),
    }),
  },
  accountAccess: [{ reach: 'delegated', end: deleteAccessTokensOf }],
  accountExport: {
    tables: ['access_tokens'],
    load: async ({ db }, userId) => ({ access_tokens: await listExportedTokens(db, userId) }),
  },
})
