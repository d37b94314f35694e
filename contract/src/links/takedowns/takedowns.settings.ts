import { z } from 'zod'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'
import { PUBLIC_REASON_MAX_LENGTH } from './takedowns.constants.ts'

const MOST_REASONS = 30
const text = z.string().trim().min(1).max(PUBLIC_REASON_MAX_LENGTH)

const SHIPPED_REASONS = [
  {
    en: 'The holder of the rights asked for it.',
    fr: 'Le titulaire des droits l’a demandé.',
  },
  {
    en: 'This copy was shared without the permission of the holder of the rights.',
    fr: 'Cette copie a été partagée sans l’autorisation du titulaire des droits.',
  },
  { en: 'A court ordered it.', fr: 'Un tribunal l’a ordonné.' },
]

export const takedownsSettingsPart = defineSettingsPart({
  tab: 'content',
  public: {},
  private: {
    takedowns: settingsGroup({
      /** Offered to those who withdraw something. Visitors read a chosen one in their own language. */
      withdrawal_reasons: z
        .array(z.object({ en: text, fr: text }))
        .max(MOST_REASONS)
        .prefault(SHIPPED_REASONS),
      /** How long the sender of a notice has to answer a counter-notice before what it is about comes back. */
      counter_notice_days: z.number().int().min(0).max(60).default(14),
    }),
  },
  secret: {},
})
