import { z } from 'zod'
import { id, wholeNumber } from '../../core/input.ts'
import { seenVersion } from '../../core/version.ts'
import { PERSON_FIELD_NAMES } from '../people/person-fields.ts'
import { personSheet } from './person-records.schemas.ts'

/** Who turned out to be the same person. */
export const mergePreviewQuery = z.object({ other: id })

const counts = z.object({
  /** They become the kept one's. */
  moves: z.number(),
  /** The kept one has the same already. */
  same: z.number(),
})

/** What would become of two people who are one. */
export const mergePreview = z.object({
  kept: personSheet,
  /** Whose address leads on to the kept one. */
  gone: personSheet,
  parts: z.object({
    credits: counts,
    followers: counts,
    images: counts,
    channels: counts,
    external_ids: counts,
  }),
  /** What the kept one is given, having nothing there. */
  filled: z.array(z.enum(PERSON_FIELD_NAMES)),
})
export type MergePreview = z.output<typeof mergePreview>

export const mergePeopleForm = z.object({
  ...seenVersion.shape,
  /** Who goes, in the version that was seen. */
  other: z.object({ id, version: wholeNumber({ least: 1, most: 2_147_483_647 }) }),
})
export type MergePeopleForm = z.output<typeof mergePeopleForm>
