import { defineFeature } from '../../../platform/feature.ts'
import { listExportedPasskeys } from './passkeys.export.repository.ts'
import { deleteExpiredPasskeyChallenges } from './passkeys.repository.ts'
import { passkeyRoutes } from './passkeys.routes.ts'
import { deletePasskeysOf } from './passkeys.service.ts'

export const feature = defineFeature({
  tables: ['webauthn_challenges', 'webauthn_credentials'],
  routes: passkeyRoutes,
  retention: [
    {
      table: 'webauthn_challenges',
      period: 'ended_days',
      deleteBefore: deleteExpiredPasskeyChallenges,
    },
  ],
  accountAccess: [
    { reach: 'everything', end: (_platform, tx, userId) => deletePasskeysOf(tx, userId) },
  ],
  accountExport: {
    tables: ['webauthn_credentials'],
    load: async ({ db }, userId) => ({ passkeys: await listExportedPasskeys(db, userId) }),
  },
  notExported: { webauthn_challenges: 'a login that is under way, for minutes' },
})
