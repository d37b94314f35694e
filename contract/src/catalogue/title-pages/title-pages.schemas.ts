import { z } from 'zod'
import {
  episodeSchema,
  imageSchema,
  seasonSummarySchema,
  titleCardSchema,
  titleCreditSchema,
  titleSchema,
  videoSchema,
} from '../titles/titles.schemas.ts'

/** What a page below a title's own says of the title. */
export const innerTitleSchema = titleCardSchema.extend(
  titleSchema.pick({ accent: true, original_name: true, categorie: true, seasons: true, can: true })
    .shape,
)
export type InnerTitle = z.infer<typeof innerTitleSchema>

/** An episode before or after another. */
export const neighbourSchema = z.object({
  season_number: z.number(),
  episode_number: z.number(),
  name: z.string(),
})
export type Neighbour = z.infer<typeof neighbourSchema>

const creditsSchema = z.object({
  cast: z.array(titleCreditSchema),
  crew: z.array(titleCreditSchema),
})

export const episodePageSchema = z.object({
  title: innerTitleSchema,
  season: seasonSummarySchema,
  episode: episodeSchema.extend({
    credits: creditsSchema,
    images: z.array(imageSchema),
    videos: z.array(videoSchema),
  }),
  previous: neighbourSchema.nullable(),
  next: neighbourSchema.nullable(),
})
export type EpisodePageView = z.infer<typeof episodePageSchema>

export const fullCreditSchema = titleCreditSchema.extend({
  /** Episodes in which, where the part is not in the title as a whole. */
  episodes_count: z.number(),
})
export type FullCredit = z.infer<typeof fullCreditSchema>

/** Cast first, then by department. */
export const fullCreditsSchema = z.object({
  title: innerTitleSchema,
  departments: z.array(z.object({ department: z.string(), credits: z.array(fullCreditSchema) })),
})
export type FullCreditsView = z.infer<typeof fullCreditsSchema>

export const titleImageSchema = imageSchema.extend({ episode: neighbourSchema.nullable() })
export type TitleImage = z.infer<typeof titleImageSchema>
export const titleImagesSchema = z.object({
  title: innerTitleSchema,
  images: z.array(titleImageSchema),
})
export type TitleImagesView = z.infer<typeof titleImagesSchema>

export const titleVideosSchema = z.object({ title: innerTitleSchema, videos: z.array(videoSchema) })
export type TitleVideosView = z.infer<typeof titleVideosSchema>
