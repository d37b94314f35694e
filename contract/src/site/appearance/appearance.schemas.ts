import { z } from 'zod'
import { json, record, token, wholeNumber } from '../../core/input.ts'
import { settingField } from '../settings/settings.schemas.ts'

const values = z.record(z.string(), z.unknown())

export const appearanceView = z.object({
  sections: z.array(
    z.object({ key: z.string(), label: z.string(), fields: z.array(settingField) }),
  ),
  /** By key of the setting (`branding.site_name`), as the site is. */
  published: values,
  /** As the site is shipped. */
  defaults: values,
  draft: z.object({
    /** Of whoever writes next: 0 where there never was a draft. */
    revision: z.number().int(),
    /** What is to be otherwise, by key. */
    changes: values,
    saved_at: z.string().nullable(),
    /** Who wrote it last. */
    saved_by: z.string().nullable(),
  }),
})
export type AppearanceView = z.infer<typeof appearanceView>

const MOST_KEYS = 200
/** Menus have entries, those their conditions: deeper and longer than any other setting. */
const MOST_NESTED = 12
const MOST_VALUES = 50_000
const given = record(
  token({ max: 120 }),
  json({ depth: MOST_NESTED, values: MOST_VALUES }),
  MOST_KEYS,
)

const revision = wholeNumber({ most: 2_147_483_647 })

/** Which draft somebody saw; another one is a 409. */
export const seenDraft = z.object({ revision })

/** All that is to be otherwise than it is published, with what stood there. */
export const draftForm = z.object({ revision, changes: given, seen: given })
