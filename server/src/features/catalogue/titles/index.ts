import { countMade } from '../../../platform/database/overview-counts.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { listExportedVideos } from './videos.export.repository.ts'
import { revertibleEpisodes, revertibleSeasons, revertibleTitles } from './editing/revert-titles.ts'
import { titleEditingRoutes } from './editing/title-editing.routes.ts'
import { auditedEpisodes, auditedSeasons } from './editing/title-parts.history.ts'
import { revertibleTaxa } from './taxa/revert-taxa.ts'
import { genreRoutes, keywordRoutes } from './taxa/taxa.routes.ts'
import { GENRES, KEYWORDS } from './taxa/taxa.ts'
import { auditedTitles } from './titles.history.ts'
import { titleSitemaps } from './title-sitemaps.ts'
import { titleRoutes } from './titles.routes.ts'
import { forgetAccountInDeletedVideos } from './videos/deleted-videos.repository.ts'
import { auditedVideos } from './videos/videos.history.ts'

export const feature = defineFeature({
  tables: [
    'credits',
    'deleted_videos',
    'episodes',
    'former_genre_slugs',
    'former_keyword_slugs',
    'genres',
    'images',
    'keywords',
    'search_terms',
    'seasons',
    'title_alternative_names',
    'title_categories',
    'title_countries',
    'title_external_ids',
    'title_genres',
    'title_keywords',
    'title_locks',
    'title_search',
    'title_translations',
    'titles',
    'video_captions',
    'videos',
  ],
  routes: [...titleRoutes, ...titleEditingRoutes, ...genreRoutes, ...keywordRoutes],
  audited: [
    auditedTitles,
    auditedSeasons,
    auditedEpisodes,
    auditedVideos,
    GENRES.audited,
    KEYWORDS.audited,
  ],
  revertible: [revertibleTitles, revertibleSeasons, revertibleEpisodes, ...revertibleTaxa],
  sitemaps: titleSitemaps,
  overview: {
    days: [
      {
        name: 'titles',
        needs: 'titles.update',
        count: (db, span) => countMade(db, 'titles', span),
      },
    ],
  },
  accountDeletion: { before: (_platform, tx, { id }) => forgetAccountInDeletedVideos(tx, id) },
  notExported: { deleted_videos: 'says which member of the staff deleted or restored' },
  accountExport: {
    tables: ['videos'],
    load: async ({ db }, userId) => ({
      contributions: { videos: await listExportedVideos(db, userId) },
    }),
  },
})
