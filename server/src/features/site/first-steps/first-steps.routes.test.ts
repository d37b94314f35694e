import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'

const test = useTestApp()
let admin = {} as Awaited<ReturnType<typeof test.as>>

beforeEach(async () => {
  await sql`delete from titles`.execute(test.platform.db)
  admin = await test.as('admin')
})

const steps = async () => (await admin.call('GET', '/api/v1/admin/first-steps')).json()
const add = () => admin.call('POST', '/api/v1/admin/first-steps/free-films')

describe('the first steps of a site', () => {
  it('are read from what there is', async () => {
    expect(await steps()).toMatchObject({ is_named: false, has_source: false, has_titles: false })
    await admin.call('PUT', '/api/v1/settings/general', {
      values: { 'branding.site_name': 'Old Reels' },
      seen: { 'branding.site_name': 'Mediatheque' },
    })
    await admin.call('PUT', '/api/v1/settings/content', {
      values: { 'import_tmdb_key.api_key': 'a-key' },
      seen: {},
    })
    expect(await steps()).toMatchObject({ is_named: true, has_source: true, has_titles: false })
  })

  it('begin an empty catalogue once with films that anybody may have, by any number at once', async () => {
    const { free_films } = await steps()
    const answers = await Promise.all(Array.from({ length: 10 }, add))
    const added = answers
      .filter(({ statusCode }) => statusCode === 200)
      .reduce((sum, answer) => sum + answer.json().added, 0)
    expect(added).toBe(free_films)
    expect(free_films).toBeGreaterThan(10)
    const { db } = test.platform
    const titles = await db.selectFrom('titles').select(['type', 'license']).execute()
    expect(titles).toHaveLength(free_films)
    expect(titles.every(({ type, license }) => type === 'movie' && license)).toBe(true)
    const links = await db.selectFrom('links').select(['status', 'user_id']).execute()
    expect(new Set(links.map(({ status }) => status))).toEqual(new Set(['active']))
    expect(new Set(links.map(({ user_id }) => user_id))).toEqual(new Set([admin.id]))
    // What only shows the player is no film.
    const drawn = db.selectFrom('videos').select('id').where('url', 'like', '/samples/%')
    expect(await drawn.execute()).toEqual([])
    expect((await steps()).has_titles).toBe(true)
    expect((await add()).statusCode).toBe(409)
    const home = await admin.call('GET', '/api/v1/channel/movies?restriction=&returnContentOnly=1')
    expect(home.body).toContain('Metropolis')
  })

  it('are nobody else’s', async () => {
    const moderator = await test.as('moderator')
    expect((await moderator.call('GET', '/api/v1/admin/first-steps')).statusCode).toBe(403)
  })
})
