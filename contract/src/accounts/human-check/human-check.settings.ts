import { z } from 'zod'
import { needsConfirmation } from '../../site/settings/needs-confirmation.ts'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'

/** `altcha`: a task that the visitor's browser solves for this server, without anybody else. */
const HUMAN_CHECK_PROVIDERS = ['altcha', 'recaptcha_v2', 'recaptcha_v3', 'turnstile'] as const
export type HumanCheckProvider = (typeof HUMAN_CHECK_PROVIDERS)[number]

const checkedActions = settingsGroup({
  login: z.boolean().default(false),
  register: z.boolean().default(false),
  contact: z.boolean().default(false),
  report: z.boolean().default(false),
  /** Notices of holders of rights, and answers to them. */
  takedown: z.boolean().default(true),
  /** Also keeps the addresses of links out of lists. */
  download: z.boolean().default(false),
})
export type BotCheckAction = keyof z.output<typeof checkedActions>

export const humanCheckSettingsPart = defineSettingsPart({
  tab: 'recaptcha',
  public: {
    recaptcha: settingsGroup({
      provider: z.enum(HUMAN_CHECK_PROVIDERS).default('altcha'),
      /** Of the provider; the built-in check needs none. */
      site_key: z.string().max(200).nullable().default(null),
      enable: checkedActions,
    }).register(needsConfirmation, { fields: ['provider', 'site_key', 'enable.login'] }),
  },
  private: {},
  secret: {
    recaptcha_secrets: settingsGroup({
      secret_key: z.string().max(200).default(''),
      /** Where the server asks about tokens; without one at the provider's own address. */
      endpoint: z
        .url({ protocol: /^https?$/ })
        .max(500)
        .nullable()
        .default(null),
      /** What reCAPTCHA v3 has to give at least: 0 a machine, 1 a human. */
      min_score: z.number().min(0).max(1).default(0.5),
      /** How many attempts the task of the built-in check takes at most: a browser makes about a million in a second. */
      difficulty: z.number().int().min(1_000).max(20_000_000).default(400_000),
    }).register(needsConfirmation, { fields: ['secret_key', 'endpoint', 'min_score'] }),
  },
})
