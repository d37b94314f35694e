import { z } from 'zod'
import { linkTargetSchema, ownPathSchema } from '../../site/settings/link-targets.ts'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'

const redirect = ownPathSchema.nullable().default(null)

export const authSettingsPart = defineSettingsPart({
  tab: 'authentication',
  public: {
    registration: settingsGroup({
      disable: z.boolean().default(false),
      policies: z
        .array(
          z.object({
            id: z.string().regex(/^[\w-]+$/),
            label: z.string().min(1).max(120),
            url: linkTargetSchema.nullable().default(null),
          }),
        )
        .default([]),
    }),
    /** Where a login leads; without one to `/`, administrators to `/admin`. */
    auth: settingsGroup({ redirect_uri: redirect, secondary_redirect_uri: redirect }),
  },
  private: {},
  secret: {},
})
