import { defineLines } from '../../core/lines.ts'

export const newsLines = defineLines({
  News: { fr: 'Actualités' },
  'News: :tag': { fr: 'Actualités : :tag' },
  'Tags of this article': { fr: 'Étiquettes de cet article' },
  'Narrow by tag': { fr: 'Filtrer par étiquette' },
  'No article has this tag yet': { fr: 'Aucun article n’a encore cette étiquette' },
  'All news': { fr: 'Toutes les actualités' },
  'What is new in the catalogue, and around it.': {
    fr: 'Ce qu’il y a de neuf au catalogue, et autour.',
  },
  'No news yet': { fr: 'Pas encore d’actualité' },
  'Articles will be here.': { fr: 'Les articles seront ici.' },
  'By :name': { fr: 'Par :name' },
  'Source: :name': { fr: 'Source : :name' },
  'Titles of this article': { fr: 'Les titres de cet article' },
  'Edit this article': { fr: 'Modifier cet article' },
  'This article is a draft. Only those who write news see it.': {
    fr: 'Cet article est un brouillon. Seules les personnes qui écrivent les actualités le voient.',
  },
  'This article has not appeared yet. Only those who write news see it.': {
    fr: 'Cet article n’est pas encore paru. Seules les personnes qui écrivent les actualités le voient.',
  },
  'More news': { fr: 'Autres actualités' },
  '[one 1 comment|other :count comments]': { fr: '[one 1 commentaire|other :count commentaires]' },
})
