import { z } from 'zod'
import { flag, line, text } from '../../core/input.ts'
import { richText } from '../../core/rich-text/rich-text.ts'
import { seenVersion, versionView } from '../../core/version.ts'
import { PAGE_DESCRIPTION_MAX_LENGTH, PAGE_TITLE_MAX_LENGTH } from './custom-page-limits.ts'

/** A page as its readers see it, in their language. */
export const customPageView = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  /** HTML that can be shown as it is. */
  body: z.string(),
  is_published: z.boolean(),
  updated_at: z.string(),
  seo: z.object({ title: z.string(), description: z.string().nullable() }),
  /** Whether the page says itself what search engines show of it. */
  set_seo: z.boolean(),
  can: z.object({ update: z.boolean() }),
})
export type CustomPageView = z.infer<typeof customPageView>

export const customPageAnswer = z.object({
  page: customPageView,
  seo: customPageView.shape.seo,
})

/** A page as a list shows it. */
export const customPageRow = z.object({
  id: z.number(),
  version: versionView,
  slug: z.string(),
  title: z.string(),
  is_published: z.boolean(),
  is_in_footer: z.boolean(),
  updated_at: z.string(),
})
export type CustomPageRow = z.infer<typeof customPageRow>

/** A page as its editor begins with it. Null: readers of French get the English. */
export const editedCustomPage = customPageRow.extend({
  title_fr: z.string().nullable(),
  body: z.string(),
  body_fr: z.string().nullable(),
  description: z.string().nullable(),
  description_fr: z.string().nullable(),
})
export type EditedCustomPage = z.infer<typeof editedCustomPage>
export const editedCustomPageAnswer = z.object({ page: editedCustomPage })

const title = { max: PAGE_TITLE_MAX_LENGTH, tooLong: 'This title is too long.' }
const description = text({
  max: PAGE_DESCRIPTION_MAX_LENGTH,
  tooLong: 'This description is too long.',
})
const orNull = (value: string | null | undefined) => value || null

export const customPageForm = z.object({
  title: line({ ...title, missing: 'Please enter the title of the page.' }),
  title_fr: line(title).nullish().transform(orNull),
  /** Written as addresses are; left out or empty: made of the title. */
  slug: line(title).nullish().transform(orNull),
  body: richText(),
  body_fr: richText().nullish().transform(orNull),
  description: description.nullish().transform(orNull),
  description_fr: description.nullish().transform(orNull),
  is_published: flag.default(false),
  is_in_footer: flag.default(false),
})
export type CustomPageForm = z.output<typeof customPageForm>

export const updateCustomPageForm = customPageForm.extend(seenVersion.shape)
