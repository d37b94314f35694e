import { z } from 'zod'
import { linkTargetSchema } from '../../site/settings/link-targets.ts'

const TAGS = /<\/?[a-z][^<>]*>/gi

/** Shown as text: what was pasted with its markup is kept without it. */
const plainText = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) => text.replace(TAGS, '').trim())

const EXTRA_PANELS_MAX = 10

/** A panel that the site adds to everybody's account settings. Label and description may be keys of language lines. */
export const extraPanelSchema = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Please use lower-case letters, digits and dashes.'),
  label: plainText(80).refine((label) => label !== '', 'Please enter a title.'),
  /** An empty line begins a new paragraph. */
  description: plainText(2_000).default(''),
  link: z
    .object({
      label: plainText(80).refine((label) => label !== '', 'Please enter a title.'),
      url: linkTargetSchema,
    })
    .nullable()
    .default(null),
})
export type ExtraPanel = z.output<typeof extraPanelSchema>

export const extraPanelsSchema = z
  .array(extraPanelSchema)
  .max(EXTRA_PANELS_MAX)
  .refine(
    (panels) => new Set(panels.map(({ id }) => id)).size === panels.length,
    'Every panel needs an id of its own.',
  )
  .default([])
