/**
 * `npm run search:quality [-- FILMS]`: runs the queries of bench/search-queries.json against the demo catalogue, and with a file
 * of films (JSON Lines, as for `npm run import`) against both together. Prints how many find their title among the first three.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { SearchResponse } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import {
  describeMiss,
  findMisses,
  PLACES,
  readQueries,
} from '../bench/search-quality/measure-quality.ts'
import { buildApp } from '../server/src/app.ts'
import { importFile } from '../server/src/features/catalogue/media-import/media-import.service.ts'
import { loadConfig } from '../server/src/platform/config/config.ts'
import { features } from '../server/src/features.ts'
import { createPlatform } from '../server/src/platform/create-platform.ts'
import { prepareSite } from '../server/src/prepare-site.ts'

const LEAST_SHARE = 0.95
const films = process.argv[2] ?? process.env['FILMS']
const home = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-quality-'))
fs.chmodSync(home, 0o755)
const say = (line: string) => process.stdout.write(`${line}\n`)

const platform = await createPlatform(
  loadConfig({ DATA_DIR: home, LOG_LEVEL: 'error', DEMO: 'on' }),
  features,
)
try {
  await prepareSite(platform)
  if (films)
    await importFile(platform, {
      file: path.resolve(films),
      type: 'movie',
      isDryRun: false,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    })
  const app = await buildApp(platform)
  const queries = [...readQueries('demo'), ...(films ? readQueries('films') : [])]
  const misses = await findMisses(queries, async (query) => {
    const response = await app.inject(`/api/v1/search/${encodeURIComponent(query)}?lang=en`)
    return (response.json() as SearchResponse).results
  })
  for (const miss of misses) say(`  ${describeMiss(miss)}`)
  const share = 1 - misses.length / queries.length
  say(
    `${queries.length - misses.length} of ${queries.length} queries (${(share * 100).toFixed(1)} %) find their title among the first ${PLACES}; required: ${LEAST_SHARE * 100} %`,
  )
  process.exitCode = share >= LEAST_SHARE ? 0 : 1
  await app.close()
} finally {
  await platform.stop()
  fs.rmSync(home, { recursive: true, force: true })
}
