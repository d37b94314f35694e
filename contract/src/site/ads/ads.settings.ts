import { z } from 'zod'
import { defineSettingsPart, settingsGroup } from '../settings/settings-part.ts'
import { AD_DEVICES, AD_MAX_HEIGHT_PX } from './ad-slots.ts'

const LEAST_HEIGHT_PX = 50
const USUAL_HEIGHT_PX = 90
const MOST_CODE = 20_000
const MOST_ROLES = 100

/** HTML with scripts, as advertisers give it out: it runs in a frame of its own, which knows nothing of the site. */
const code = z.string().max(MOST_CODE).meta({ isCode: true }).default('')
const moment = z.iso
  .datetime({ offset: true, error: 'Please enter a day and a time.' })
  .nullable()
  .default(null)
/** Null: always, and for everybody who sees advertisements at all. */
const terms = z
  .object({
    from: moment,
    until: moment,
    device: z.enum(AD_DEVICES).default('all'),
    roles: z.array(z.number()).max(MOST_ROLES).default([]).meta({ 'x-is-roles': true }),
  })
  .refine(
    ({ from, until }) => from === null || until === null || Date.parse(from) < Date.parse(until),
    { path: ['until'], error: 'The end has to come after the beginning.' },
  )
  .nullable()
  .default(null)
  .meta({ 'x-place': 'ads.terms' })
const height = z.number().int().min(LEAST_HEIGHT_PX).max(AD_MAX_HEIGHT_PX).default(USUAL_HEIGHT_PX)

/** Not in the bootstrap data: pages only learn which places are filled. */
export const adsSettingsPart = defineSettingsPart({
  tab: 'ads',
  public: {},
  private: {
    ads: settingsGroup({
      disable: z.boolean().default(false),
      general_top: code,
      general_top_height: height,
      general_top_terms: terms,
      general_bottom: code,
      general_bottom_height: height,
      general_bottom_terms: terms,
      title_top: code,
      title_top_height: height,
      title_top_terms: terms,
      person_top: code,
      person_top_height: height,
      person_top_terms: terms,
      watch_top: code,
      watch_top_height: height,
      watch_top_terms: terms,
    }),
  },
  secret: {},
})
