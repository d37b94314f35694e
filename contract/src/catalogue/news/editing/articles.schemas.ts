import { z } from 'zod'
import { id, key, line, moment, text, url } from '../../../core/input.ts'
import { richText } from '../../../core/rich-text/rich-text.ts'
import { seenVersion, versionView } from '../../../core/version.ts'
import { titleCardSchema } from '../../titles/titles.schemas.ts'
import { orNull } from '../../titles/title-values.schemas.ts'
import { newsTagSchema } from '../news.schemas.ts'
import { ARTICLE_STATES } from './articles.list.ts'

export const ARTICLE_TITLE_MAX_LENGTH = 150
export const ARTICLE_SUMMARY_MAX_LENGTH = 500
export const ARTICLE_MOST_TITLES = 24
export const ARTICLE_MOST_TAGS = 12

/** An article as a list of those who write them shows it. */
export const articleRow = z.object({
  id: z.number(),
  version: versionView,
  slug: z.string(),
  title: z.string(),
  state: z.enum(ARTICLE_STATES),
  /** Of a draft null; in the future where it will appear by itself. */
  published_at: z.string().nullable(),
  author: z.string().nullable(),
  comments_count: z.number(),
  updated_at: z.string(),
})
export type ArticleRow = z.infer<typeof articleRow>

/** An article as its editor begins with it. Null: readers of French get the English. */
export const editedArticle = articleRow.extend({
  title_fr: z.string().nullable(),
  summary: z.string().nullable(),
  summary_fr: z.string().nullable(),
  body: z.string(),
  body_fr: z.string().nullable(),
  image: z.string().nullable(),
  source_name: z.string().nullable(),
  source_url: z.string().nullable(),
  tags: z.array(newsTagSchema.pick({ id: true, name: true })),
  titles: z.array(
    titleCardSchema.pick({
      model_type: true,
      id: true,
      name: true,
      year: true,
      type: true,
      poster: true,
    }),
  ),
})
export type EditedArticle = z.infer<typeof editedArticle>
export const editedArticleAnswer = z.object({ article: editedArticle })

const title = { max: ARTICLE_TITLE_MAX_LENGTH, tooLong: 'This title is too long.' }
const summary = orNull(
  text({ max: ARTICLE_SUMMARY_MAX_LENGTH, tooLong: 'This summary is too long.' }),
).default(null)

export const articleForm = z.object({
  title: line({ ...title, missing: 'Please enter the title of the article.' }),
  title_fr: orNull(line(title)).default(null),
  /** Written as addresses are; empty: made of the title. */
  slug: orNull(line(title)).default(null),
  summary,
  summary_fr: summary,
  body: richText(),
  body_fr: orNull(richText()).default(null),
  /** Below the address of the site: a picture that was sent for news. */
  image: orNull(
    key(/^\/files\/[1-9]\d{0,14}\/file\.[a-z0-9]{1,5}$/, 'Please send this picture again.'),
  ).default(null),
  source_name: orNull(line({ max: 120 })).default(null),
  source_url: orNull(url(500), 'Please enter a web address.').default(null),
  /** What it is about, the first of which lends it a picture where it has none. */
  titles: z.array(id).max(ARTICLE_MOST_TITLES).default([]),
  tags: z.array(id).max(ARTICLE_MOST_TAGS).default([]),
  /** `now` unless it has appeared already; null: a draft. */
  published_at: z
    .union([z.literal('now'), orNull(moment('Please enter a day and a time.'))])
    .default(null),
})
export type ArticleForm = z.output<typeof articleForm>

export const updateArticleForm = articleForm.extend(seenVersion.shape)

export const articlePictureForm = z.object({ url: url() })
