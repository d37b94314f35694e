import { demoAnimes } from './demo-animes.data.ts'
import { demoApps } from './demo-apps.data.ts'
import { demoDocs } from './demo-docs.data.ts'
import { demoEarlyAnimes } from './demo-early-animes.data.ts'
import { demoEbooks } from './demo-ebooks.data.ts'
import { demoEmulations } from './demo-emulations.data.ts'
import { demoGames } from './demo-games.data.ts'
import { demoMovies } from './demo-movies.data.ts'
import { demoMusic } from './demo-music.data.ts'
import { demoSerials } from './demo-serials.data.ts'
import { demoSeries } from './demo-series.data.ts'
import type { DemoTitle } from './demo-title.ts'
import { demoTrainings } from './demo-trainings.data.ts'

/** Public-domain and freely licensed works of all ten kinds. */
export const demoTitles: readonly DemoTitle[] = [
  ...demoMovies,
  ...demoSeries,
  ...demoSerials,
  ...demoAnimes,
  ...demoEarlyAnimes,
  ...demoDocs,
  ...demoGames,
  ...demoApps,
  ...demoMusic,
  ...demoEbooks,
  ...demoTrainings,
  ...demoEmulations,
]
