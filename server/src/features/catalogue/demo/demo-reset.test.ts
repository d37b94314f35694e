import { describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../platform/test-platform.ts'
import { seedDemoAccounts } from '../../accounts/users/first-accounts.service.ts'
import { buildUser } from '../../accounts/users/users.factory.ts'
import { buildTitle } from '../titles/titles.factory.ts'
import { demoTitles } from './demo-catalogue.ts'
import { demoFiles } from './demo-files.data.ts'
import { resetDemo } from './demo-reset.service.ts'
import { seedDemoCatalogue } from './demo.service.ts'

const TABLES = [
  'titles',
  'people',
  'keywords',
  'links',
  'nzbs',
  'torrents',
  'reviews',
  'comments',
  'votes',
  'lists',
  'list_items',
  'news_articles',
  'reports',
] as const

describe('resetDemo', () => {
  const platform = useTestPlatform()
  const count = async (table: (typeof TABLES)[number]) =>
    (
      await platform()
        .db.selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n
  const counts = async () =>
    Object.fromEntries(await Promise.all(TABLES.map(async (table) => [table, await count(table)])))

  it('takes the demonstration out and puts it in again within seconds, and leaves what others made', async () => {
    const { db, storage } = platform()
    await seedDemoCatalogue(platform(), { userIds: await seedDemoAccounts(platform()) })
    const before = await counts()
    const own = await buildTitle(db, { name: 'A film of our own' })
    const me = await buildUser(db, {})
    await db.insertInto('reviews').values({ title_id: own.id, user_id: me.id, score: 7 }).execute()
    await db
      .updateTable('titles')
      .set({ plot: 'Spoilt by a visitor' })
      .where('import_key', '=', 'demo:nosferatu-1922')
      .execute()
    await db.deleteFrom('titles').where('import_key', '=', 'demo:sintel-2010').execute()
    const oldKeys = (await db.selectFrom('nzbs').select('file_key').execute()).map(
      ({ file_key }) => file_key!,
    )
    platform().clock.advance(86_400_000)

    const started = performance.now()
    expect(await resetDemo(platform())).toEqual({
      removed: demoTitles.length - 1,
      made: demoTitles.length,
    })
    expect(performance.now() - started).toBeLessThan(15_000)
    expect(await counts()).toEqual({
      ...before,
      titles: Number(before['titles']) + 1,
      reviews: Number(before['reviews']) + 1,
    })
    const { plot } = await db
      .selectFrom('titles')
      .select('plot')
      .where('import_key', '=', 'demo:nosferatu-1922')
      .executeTakeFirstOrThrow()
    expect(plot).toBe(demoTitles.find(({ key }) => key === 'nosferatu-1922')!.plot)
    const keys = (await db.selectFrom('nzbs').select('file_key').execute()).map(
      ({ file_key }) => file_key!,
    )
    expect(keys).toHaveLength(demoFiles.filter(({ kind }) => kind === 'nzb').length)
    for (const key of keys) expect(await storage.find(key), key).toBeDefined()
    for (const key of oldKeys.filter((old) => !keys.includes(old)))
      expect(await storage.find(key), key).toBeUndefined()
  })

  it('changes nothing when another member contributed to a demo work, unless told to', async () => {
    const { db } = platform()
    const { id } = await db
      .selectFrom('titles')
      .select('id')
      .where('import_key', '=', 'demo:metropolis-1927')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('reviews')
      .values({ title_id: id, user_id: (await buildUser(db, {})).id, score: 4 })
      .execute()
    const before = await counts()
    await expect(resetDemo(platform())).rejects.toThrow('1 contributions of other members')
    expect(await counts()).toEqual(before)
    expect(await resetDemo(platform(), { isForced: true })).toMatchObject({
      made: demoTitles.length,
    })
    expect(
      await db.selectFrom('titles').select('id').where('id', '=', id).executeTakeFirst(),
    ).toBeUndefined()
  })
})
