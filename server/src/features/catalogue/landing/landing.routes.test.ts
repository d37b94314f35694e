import type { Landing } from '@mediatheque/contract/catalogue/landing/landing.schemas.ts'
import {
  type LandingSettings,
  landingSettings,
} from '@mediatheque/contract/catalogue/landing/landing.settings.ts'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { noteTags } from '../../../platform/cache/noted-tags.ts'
import { TITLES_TAG } from '../titles/titles.service.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { countQueries } from '../test-count-queries.ts'
import { buildTitle } from '../titles/titles.factory.ts'
import { countKinds } from './landing.repository.ts'
import { presentLanding } from './landing.presenter.ts'
import { getLanding } from './landing.service.ts'

const test = useTestApp()
const SHIPPED = landingSettings.parse(undefined)

async function landing(query = ''): Promise<Landing> {
  const response = await test.call('GET', `/api/v1/landing${query}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json().landing
}
const write = (general: Partial<LandingSettings['general']>) =>
  updateSettings(test.platform, {
    landing: { ...SHIPPED, general: { ...SHIPPED.general, ...general } },
  })
const namesOf = (titles: readonly { name: string }[]) => titles.map(({ name }) => name)

beforeAll(async () => {
  const { db } = test.platform
  for (let index = 1; index <= 20; index++)
    await buildTitle(db, {
      name: `Film ${index}`,
      popularity: index,
      created_at: new Date(2026, 0, 21 - index),
    })
  for (const type of ['series', 'music', 'music'] as const)
    await buildTitle(db, {
      type,
      name: `One ${type}`,
      popularity: 0.5,
      created_at: new Date(2025, 0, 1),
    })
  await test.platform.cache.invalidate([TITLES_TAG])
})
afterEach(() => write({}))

describe('the landing page', () => {
  it('tells a guest how many titles of each kind there are, in the order of the menu', async () => {
    expect((await landing()).counts).toEqual([
      { type: 'movie', count: 20, is_estimate: false },
      { type: 'series', count: 1, is_estimate: false },
      { type: 'music', count: 2, is_estimate: false },
    ])
  })

  it('shows what is popular, what came last, and a wall on which the kinds alternate', async () => {
    const { popular, recent, wall } = await landing()
    expect(namesOf(popular).slice(0, 2)).toEqual(['Film 20', 'Film 19'])
    expect(namesOf(recent).slice(0, 2)).toEqual(['Film 1', 'Film 2'])
    expect(namesOf(wall).slice(0, 5)).toEqual([
      'Film 20',
      'One series',
      'One music',
      'Film 19',
      'One music',
    ])
    expect(wall).toHaveLength(20)
    expect(new Set(wall.map(({ id }) => id)).size).toBe(20)
    expect(wall[0]).not.toHaveProperty('plot')
  })

  it('leaves out what its settings leave out', async () => {
    await write({
      show_counts: false,
      show_recent: false,
      show_popular: false,
      background: { ...SHIPPED.general.background, kind: 'gradient' },
    })
    expect(await landing()).toMatchObject({
      counts: [],
      recent: [],
      popular: [],
      settings: { general: { show_counts: false } },
    })
  })

  it('takes its wall from a channel, and from the popular titles once that channel is gone', async () => {
    await write({ channel: 'movies' })
    expect(namesOf((await landing()).wall).slice(0, 3)).toEqual(['Film 20', 'Film 19', 'Film 18'])
    await write({ channel: 'gone' })
    expect(namesOf((await landing()).wall).slice(0, 2)).toEqual(['Film 20', 'One series'])
  })

  it('asks the same few questions however much it shows', async () => {
    await landing()
    expect(await countQueries(test.platform, () => landing())).toBeLessThanOrEqual(4)
  })

  it('is forgotten as a kept page when a title or a setting changes', async () => {
    const { tags } = await noteTags(() => getLanding(test.platform, 'en'))
    expect(tags).toEqual(expect.arrayContaining(['titles', 'settings']))
  })
})

describe('the numbers of a large catalogue', () => {
  it('come from what the database keeps about the table, rounded, and say so', async () => {
    const { db } = test.platform
    await sql`analyze titles`.execute(db)
    await sql`update pg_class set reltuples = 2600000 where oid = 'titles'::regclass`.execute(db)
    const rows = await countKinds(db)
    expect(rows.find(({ type }) => type === 'movie')).toEqual({
      type: 'movie',
      count: expect.closeTo((2_600_000 * 20) / 23, -1),
      is_estimate: true,
    })
    const content = { ...(await getLanding(test.platform, 'en')), counts: rows }
    expect(presentLanding(content, new Date()).counts[0]).toEqual({
      type: 'movie',
      count: 2_300_000,
      is_estimate: true,
    })
  })
})
