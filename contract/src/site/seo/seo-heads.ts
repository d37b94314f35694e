import { z } from 'zod'
import { SEO_PAGES, type SeoPage, type SeoPart } from './seo-templates.ts'

/** Templates of the titles of tabs, by kind of page and language: those that administrators wrote. */
export const seoTitles = z.partialRecord(z.enum(SEO_PAGES), z.record(z.string(), z.string()))
export type SeoTitles = z.infer<typeof seoTitles>

/** All that administrators wrote of heads, in the language of a page; empty where it is as it is shipped. */
export type SeoHeads = Readonly<Record<SeoPage, Readonly<Record<SeoPart | 'image', string>>>>
