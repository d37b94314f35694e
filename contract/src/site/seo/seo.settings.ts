import { z } from 'zod'
import { defineSettingsPart, settingsGroup } from '../settings/settings-part.ts'
import { isTemplateOf, type SeoPage, type SeoPart } from './seo-templates.ts'

const MOST_LETTERS = 300
const MOST_OF_ADDRESS = 2_000

const template = (page: SeoPage, part: SeoPart) =>
  z
    .string()
    .trim()
    .max(MOST_LETTERS)
    .refine(
      (text) => isTemplateOf(page, part, text),
      'There is a placeholder here that is not known.',
    )
    .default('')

const texts = (page: SeoPage) =>
  settingsGroup({
    title: template(page, 'title'),
    description: template(page, 'description'),
    og_title: template(page, 'og_title'),
    og_description: template(page, 'og_description'),
  })

const image = z
  .string()
  .trim()
  .max(MOST_OF_ADDRESS)
  .refine(
    (text) => text === '' || /^\/(?![/\\])[^\s\\]*$/.test(text) || isAddress(text),
    'Please enter a path of this site or an address that begins with https://.',
  )
  .default('')

const isAddress = (text: string) => /^https:\/\/[^\s/\\]/.test(text) && URL.canParse(text)

/** The head of one kind of page. What is empty is as it is shipped. */
const head = (page: SeoPage) => settingsGroup({ en: texts(page), fr: texts(page), image })

/** Pages learn of the titles of tabs alone; the rest is written by the server. */
export const seoSettingsPart = defineSettingsPart({
  tab: 'seo',
  public: {},
  private: {
    seo_title: head('title'),
    seo_season: head('season'),
    seo_episode: head('episode'),
    seo_watch: head('watch'),
    seo_person: head('person'),
    seo_landing: head('landing'),
    seo_news: head('news'),
    seo_channel: head('channel'),
  },
  secret: {},
})
