import { z } from 'zod'
import { checkAction } from '../settings/link-targets.ts'
import { defineSettingsPart, settingsGroup } from '../settings/settings-part.ts'

const address = z.string().max(2_000).nullable().default(null)

/** What `/` shows to visitors. */
const HOMEPAGE_TYPES = ['channel', 'landing', 'login', 'register'] as const

export const shellSettingsPart = defineSettingsPart({
  tab: 'general',
  public: {
    branding: settingsGroup({
      site_name: z.string().trim().min(1).max(60).default('Mediatheque'),
      description: z.string().max(300).default(''),
      logo_light: address,
      logo_dark: address,
      logo_light_mobile: address,
      logo_dark_mobile: address,
      /** What browsers show on the tab. */
      favicon: address,
    }),
    homepage: settingsGroup({ type: z.enum(HOMEPAGE_TYPES).default('channel') }),
  },
  private: {},
  secret: {},
})

export const cookieNoticeSettingsPart = defineSettingsPart({
  tab: 'gdpr',
  public: {
    cookie_notice: settingsGroup({
      enable: z.boolean().default(false),
      position: z.enum(['top', 'bottom']).default('bottom'),
      button: z
        .object({ label: z.string(), action: z.string(), type: z.enum(['link', 'route']) })
        .superRefine(checkAction)
        .nullable()
        .default(null),
    }),
  },
  private: {},
  secret: {},
})
