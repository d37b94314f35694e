import { describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../platform/test-platform.ts'
import { buildUser } from '../../accounts/users/users.factory.ts'
import { demoTitles } from './demo-catalogue.ts'
import { seedDemoCatalogue } from './demo.service.ts'

function countBy<Item>(items: readonly Item[], read: (item: Item) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const item of items) counts[read(item)] = (counts[read(item)] ?? 0) + 1
  return counts
}

describe('seedDemoCatalogue', () => {
  const platform = useTestPlatform()

  it('inserts every work and link once, each with its state and its uploader, within a few seconds', async () => {
    const { db } = platform()
    const [uploader, team, moderator] = [await buildUser(db, { role: 'uploader' }), await buildUser(db, { role: 'team' }), await buildUser(db, { role: 'moderator' })]
    const userIds = { uploader: uploader.id, team: team.id, moderator: moderator.id }
    const started = performance.now()
    await seedDemoCatalogue(platform(), { userIds })
    expect(performance.now() - started).toBeLessThan(15_000)

    const titles = await db.selectFrom('titles').select(['type', 'links_count', 'active_links_count', 'pending_links_count', 'dead_links_count']).execute()
    expect(countBy(titles, ({ type }) => type)).toEqual(countBy(demoTitles, ({ type }) => type))
    const wanted = demoTitles.flatMap((title) => title.links)
    const links = await db.selectFrom('links').select(['status', 'user_id']).execute()
    expect(countBy(links, ({ status }) => status)).toEqual(countBy(wanted, ({ status }) => status ?? 'active'))
    expect(countBy(links, ({ user_id }) => String(user_id))).toEqual(countBy(wanted, (link) => String(userIds[link.uploader])))
    expect(titles.reduce((sum, title) => sum + title.links_count, 0)).toBe(wanted.length)
    expect(titles.filter((title) => title.links_count !== title.active_links_count + title.pending_links_count + title.dead_links_count)).toEqual([])
  })
})
