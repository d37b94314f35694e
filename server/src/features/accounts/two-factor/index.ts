import { defineFeature } from '../../../platform/feature.ts'
import { deleteExpiredLoginChallenges } from './login-challenges.repository.ts'
import { abandonLoginChallenges } from './login-challenges.service.ts'
import { presentTwoFactor } from './two-factor.presenter.ts'
import { twoFactorRoutes } from './two-factor.routes.ts'
import { getTwoFactorState, turnOff } from './two-factor.service.ts'

export const feature = defineFeature({
  tables: ['login_challenges', 'two_factor'],
  routes: twoFactorRoutes,
  retention: [
    { table: 'login_challenges', period: 'ended_days', deleteBefore: deleteExpiredLoginChallenges },
  ],
  accountView: {
    isKept: true,
    load: async (platform, userId, areSecretsShown) =>
      presentTwoFactor(await getTwoFactorState(platform, userId), areSecretsShown),
  },
  accountAccess: [
    { reach: 'sessions', end: (_platform, tx, userId) => abandonLoginChallenges(tx, userId) },
    { reach: 'everything', end: (platform, tx, userId) => turnOff(platform, userId, tx) },
  ],
  accountExport: {
    tables: ['two_factor'],
    load: async (platform, userId) => {
      const state = await getTwoFactorState(platform, userId)
      return { profile: { two_factor_confirmed_at: state?.confirmedAt ?? null } }
    },
  },
  notExported: { login_challenges: 'a login that is under way, for minutes' },
})
