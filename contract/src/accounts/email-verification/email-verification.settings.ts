import { z } from 'zod'
import { needsConfirmation } from '../../site/settings/needs-confirmation.ts'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'

export const emailVerificationSettingsPart = defineSettingsPart({
  tab: 'authentication',
  public: {
    require_email_confirmation: z.boolean().default(false).register(needsConfirmation, {}),
  },
  private: {
    /** How long an account waits for its address to be confirmed, before it is removed. */
    unconfirmed_accounts: settingsGroup({ days: z.number().int().min(1).max(365).default(3) }),
  },
  secret: {},
})
