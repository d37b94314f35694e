import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadConfig } from '../../../platform/config/config.ts'
import { createPlatform, type RunningPlatform } from '../../../platform/create-platform.ts'
import { useTestApp } from '../../test-app.ts'
import { getPublicSettings } from '../settings/settings.service.ts'
import { getLocalization, listKnownLocalizations } from './localizations.service.ts'

const test = useTestApp()
let other: RunningPlatform

beforeAll(async () => {
  other = await createPlatform(
    loadConfig({
      DATABASE_URL: test.platform.databaseUrl,
      DATA_DIR: test.platform.config.dataDir,
      LOG_LEVEL: 'silent',
      DEMO: 'off',
    }),
    test.platform.features,
  )
})
afterAll(() => other.stop())

/** What both processes of the site say. */
const inBoth = <T>(ask: (platform: RunningPlatform) => Promise<T>) =>
  Promise.all([ask(test.platform), ask(other)])

it('a line that is changed in the database is taken up by every process', async () => {
  const line = async (platform: RunningPlatform) =>
    (await getLocalization(platform, 'fr')).lines['Links added']
  const [shipped] = await inBoth(line)
  await sql`insert into localization_lines (language, key, line) values ('fr', 'Links added', 'Liens posés')`.execute(
    test.platform.db,
  )
  await expect.poll(() => inBoth(line)).toEqual(['Liens posés', 'Liens posés'])
  const bootstrap = await test.app.inject({
    url: '/api/v1/bootstrap-data',
    headers: { 'accept-language': 'fr' },
  })
  expect(bootstrap.body).toContain((await getLocalization(other, 'fr')).version)
  await sql`update localization_lines set line = 'Liens mis'`.execute(test.platform.db)
  await expect.poll(() => inBoth(line)).toEqual(['Liens mis', 'Liens mis'])
  await sql`delete from localization_lines`.execute(test.platform.db)
  await expect.poll(() => inBoth(line)).toEqual([shipped, shipped])
})

it('the name of a language that is changed in the database is taken up by every process', async () => {
  const name = async (platform: RunningPlatform) =>
    (await listKnownLocalizations(platform)).find(({ language }) => language === 'fr')?.name
  await inBoth(name)
  await sql`update localizations set name = 'La langue' where language = 'fr'`.execute(
    test.platform.db,
  )
  await expect.poll(() => inBoth(name)).toEqual(['La langue', 'La langue'])
})

it('a setting that is changed in the database is taken up by every process', async () => {
  const siteName = async (platform: RunningPlatform) =>
    (await getPublicSettings(platform)).branding.site_name
  await inBoth(siteName)
  await sql`insert into settings (key, value) values ('branding', '{"site_name": "By hand"}')`.execute(
    test.platform.db,
  )
  await expect.poll(() => inBoth(siteName)).toEqual(['By hand', 'By hand'])
})
