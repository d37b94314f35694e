import { defineFeature } from '../../../platform/feature.ts'
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
})
