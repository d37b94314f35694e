import { defineLines } from '../../core/lines.ts'
import { SEO_PAGES, SEO_PLACEHOLDERS, type SeoPage } from './seo-templates.ts'

const PAGES: Readonly<Record<SeoPage, { en: string; fr: string }>> = {
  title: { en: 'Titles', fr: 'Titres' },
  season: { en: 'Seasons', fr: 'Saisons' },
  episode: { en: 'Episodes', fr: 'Épisodes' },
  watch: { en: 'Watch pages', fr: 'Pages de lecture' },
  person: { en: 'People', fr: 'Personnes' },
  landing: { en: 'Landing page', fr: 'Page d’accueil publique' },
  news: { en: 'News articles', fr: 'Articles d’actualité' },
  channel: { en: 'Channels', fr: 'Chaînes' },
}

const PARTS = {
  title: { en: 'Title of the page', fr: 'Titre de la page' },
  description: { en: 'Description', fr: 'Description' },
  og_title: { en: 'Title of link previews', fr: 'Titre des aperçus de liens' },
  og_description: { en: 'Description of link previews', fr: 'Description des aperçus de liens' },
}

const IN = {
  en: { en: 'in English', fr: 'en anglais' },
  fr: { en: 'in French', fr: 'en français' },
}

/** A title names no description. */
const OF_DESCRIPTIONS = 'page.description'

type Lines = Record<string, { en: string; fr: string }>

function namesOf(page: SeoPage): Lines {
  const place = `seo_${page}`
  const inBraces = (name: string) => `{{${name}}}`
  const names = SEO_PLACEHOLDERS[page]
    .filter((name) => name !== OF_DESCRIPTIONS)
    .map(inBraces)
    .join(' ')
  const more = inBraces(OF_DESCRIPTIONS)
  const parts = Object.entries(IN).flatMap(([language, spoken]) =>
    Object.entries(PARTS).map(([part, { en, fr }]) => [
      `Setting ${place}.${language}.${part}`,
      { en: `${en}, ${spoken.en}`, fr: `${fr}, ${spoken.fr}` },
    ]),
  )
  return {
    [`Settings of ${place}`]: PAGES[page],
    ...Object.fromEntries(parts),
    [`About ${place}.en.title`]: {
      en: `Empty: as shipped. Known here: ${names}, and in descriptions ${more}`,
      fr: `Vide : comme livré. Connus ici : ${names}, et dans les descriptions ${more}`,
    },
    [`Setting ${place}.image`]: {
      en: 'Picture of link previews',
      fr: 'Image des aperçus de liens',
    },
    [`About ${place}.image`]: {
      en: 'One for all pages of this kind. Empty: each page has its own.',
      fr: 'Une pour toutes les pages de ce type. Vide : chaque page a la sienne.',
    },
  }
}

/** Names of the settings of heads, which are the same for each kind of page. */
export const seoNameLines = defineLines<Lines>(Object.assign({}, ...SEO_PAGES.map(namesOf)))
