import { demoDocs } from './demo-docs.data.ts'
import { demoMovies } from './demo-movies.data.ts'
import { demoPlay } from './demo-play.data.ts'
import { demoSeries } from './demo-series.data.ts'
import type { DemoTitle } from './demo-title.ts'
import { demoWork } from './demo-work.data.ts'

/** Public-domain and freely licensed works of all ten kinds. */
export const demoTitles: readonly DemoTitle[] = [...demoMovies, ...demoSeries, ...demoDocs, ...demoPlay, ...demoWork]
