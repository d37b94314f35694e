import {
  FOLLOWED_NEWS_DAYS,
  MOST_FOLLOWED_NEWS,
} from '@mediatheque/contract/catalogue/home/home.schemas.ts'
import { describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../platform/test-platform.ts'
import { buildUser } from '../../accounts/users/users.factory.ts'
import { buildTitle } from '../titles/titles.factory.ts'
import { getHomeRows, listFollowedNews, saveHomeRows } from './home.service.ts'

const platform = useTestPlatform()

/** Somebody who follows titles with a link of so many days ago each. */
async function followerOf(...daysAgo: number[]): Promise<number> {
  const { db, clock } = platform()
  const { id: user_id } = await buildUser(db)
  for (const days of daysAgo) {
    const last_link_at = new Date(clock.now().getTime() - days * 86_400_000)
    const title = await buildTitle(db, { name: `${days} days`, last_link_at })
    await db.insertInto('follows').values({ user_id, kind: 'title', item_id: title.id }).execute()
  }
  return user_id
}
const newsOf = async (userId: number) =>
  (await listFollowedNews(platform(), userId, 'en')).map(({ title }) => title.name)

describe('the front page of a member', () => {
  it('knows nothing of them at first, and makes room for a row once something of it is new', async () => {
    const nobody = await followerOf()
    expect(await getHomeRows(platform(), nobody)).toEqual({
      order: [],
      hidden: [],
      awaited: { continue: false, following: false },
    })
    const awaited = async (days: number) =>
      (await getHomeRows(platform(), await followerOf(days))).awaited.following
    expect(await awaited(FOLLOWED_NEWS_DAYS - 1)).toBe(true)
    expect(await awaited(FOLLOWED_NEWS_DAYS + 1)).toBe(false)
  })

  it('keeps the rows of each member apart', async () => {
    const [one, other] = [await followerOf(), await followerOf()]
    const saved = await saveHomeRows(platform(), one, { order: ['lists'], hidden: ['continue'] })
    expect(saved).toMatchObject({ order: ['lists'], hidden: ['continue'] })
    expect(await getHomeRows(platform(), other)).toMatchObject({ order: [], hidden: [] })
  })
})

describe('news of what is followed', () => {
  it('are no older than a month, the newest first', async () => {
    expect(await newsOf(await followerOf(9, FOLLOWED_NEWS_DAYS + 1, 2, 5))).toEqual([
      '2 days',
      '5 days',
      '9 days',
    ])
  })

  it('are no more than the row holds', async () => {
    const days = Array.from({ length: MOST_FOLLOWED_NEWS + 1 }, (_, day) => day + 1)
    const news = await newsOf(await followerOf(...days))
    expect(news).toHaveLength(MOST_FOLLOWED_NEWS)
    expect(news.at(-1)).toBe(`${MOST_FOLLOWED_NEWS} days`)
  })
})
