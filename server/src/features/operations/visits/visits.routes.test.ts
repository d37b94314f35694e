import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildVideo } from '../../catalogue/plays/videos.factory.ts'
import { buildSeason, buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { updateSettings } from '../../site/settings/settings.service.ts'
import { useTestApp } from '../../test-app.ts'
import { countDays, writeNoted } from './visits.service.ts'

const test = useTestApp({ TRUSTED_PROXIES: '127.0.0.1' }, { withPages: true })

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const ADDRESS = '203.0.113.77'

type Headers = Readonly<Record<string, string>>
const open = (url: string, headers: Headers = {}) =>
  test.app.inject({
    method: 'GET',
    url,
    headers: { 'user-agent': FIREFOX, 'x-forwarded-for': ADDRESS, ...headers },
  })
const say = (path: string, payload: object, headers: Headers = {}) =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1/${path}`,
    headers: {
      'user-agent': FIREFOX,
      'x-forwarded-for': ADDRESS,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload,
  })

interface Visit {
  page: string
  title_id: number | null
  season_number: number | null
  episode_number: number | null
  video_id: number | null
  referrer: string | null
  country: string
  device: string
  is_member: boolean
  visitor: Buffer
}
async function visits(): Promise<Visit[]> {
  await writeNoted(test.platform)
  return (await sql<Visit>`select * from page_visits order by id`.execute(test.platform.db)).rows
}
const sittings = async () => {
  await writeNoted(test.platform)
  return (
    await sql<{
      seconds: number
      watched_seconds: number
      is_member: boolean
      episode_number: number | null
    }>`select * from play_sittings order by id`.execute(test.platform.db)
  ).rows
}

let title = 0
beforeEach(async () => {
  const { db } = test.platform
  await writeNoted(test.platform)
  await sql`truncate page_visits, play_sittings, failed_searches, counted_days, report_counts`.execute(
    db,
  )
  title = (await buildTitle(db, { type: 'series', is_series: true })).id
  await buildSeason(db, title, { number: 2, episodes: 3 })
})

const addressOfTitle = async () => {
  const { headers } = await open(`/titles/${title}`)
  return String(headers['location']).replace(/^https?:\/\/[^/]+/, '')
}

describe('a visit', () => {
  it('is counted of pages that are kept for all guests, by what they show', async () => {
    for (let times = 0; times < 3; times++)
      expect((await open(await addressOfTitle())).statusCode).toBe(200)
    const tag = String((await open('/')).headers['etag'])
    expect((await open('/', { 'if-none-match': tag })).statusCode).toBe(304)
    const counted = await visits()
    expect(counted.map(({ page }) => page).toSorted()).toEqual([
      'home',
      'home',
      'title',
      'title',
      'title',
    ])
    expect(counted.find(({ page }) => page === 'title')).toMatchObject({
      title_id: title,
      referrer: '',
      device: 'desktop',
      country: '',
      is_member: false,
    })
    expect(new Set(counted.map(({ visitor }) => visitor.toString('hex'))).size).toBe(1)
  })

  it('is told by pages that are reached without a document', async () => {
    const slug = `/titles/${title}/name`
    for (const path of [slug, `${slug}/season/2`, `${slug}/season/2/episode/3`, '/news', '/films'])
      expect((await say('visits', { path })).statusCode).toBe(204)
    const told = (await visits()).map(({ page, referrer, season_number, episode_number }) =>
      [page, referrer, season_number, episode_number].join(),
    )
    expect(told.toSorted()).toEqual([
      'channel,,,',
      'episode,,2,3',
      'news,,,',
      'season,,2,',
      'title,,,',
    ])
  })

  it('is none of what is not there, nor of the administration', async () => {
    await open('/titles/999999999')
    await open('/admin')
    await say('visits', { path: '/titles/999999999/x' })
    await say('visits', { path: `/titles/${title}/x/season/7` })
    await say('visits', { path: `/titles/${title}/x/season/2/episode/9` })
    await say('visits', { path: '/watch/999999999' })
    await say('visits', { path: '/admin/titles' })
    expect(await visits()).toEqual([])
  })

  it('says where it came from and is by the host alone, and knows members', async () => {
    const { cookie } = await test.as('member')
    await updateSettings(test.platform, {
      visits: { enable: true, country_header: 'cf-ipcountry' },
    })
    await open('/', {
      cookie,
      'user-agent': PHONE,
      referer: 'https://www.Search.example/find?q=my+name',
      'cf-ipcountry': 'be',
    })
    await open('/', { referer: 'http://localhost/titles/1', host: 'localhost' })
    await open('/', { referer: 'not an address', 'cf-ipcountry': 'XX' })
    // Not from a proxy: anybody can write that.
    await test.app.inject({ url: '/', headers: { 'user-agent': FIREFOX, 'cf-ipcountry': 'be' } })
    const told = (await visits()).map(({ referrer, country, device, is_member: isMember }) =>
      [referrer ?? 'own', country, device, isMember].join(),
    )
    expect(told.toSorted()).toEqual([
      ',,desktop,false',
      ',,desktop,false',
      'own,,desktop,false',
      'search.example,BE,phone,true',
    ])
  })

  it('tells networks and browsers apart for a day, and keeps no address anywhere', async () => {
    await open('/')
    await open('/', { 'user-agent': PHONE })
    await open('/', { 'x-forwarded-for': '2001:db8:7:1::1' })
    await open('/', { 'x-forwarded-for': '2001:db8:7:1::2' })
    const seen = (await visits()).map(({ visitor }) => visitor.toString('hex'))
    expect([seen.length, new Set(seen).size]).toEqual([4, 3])
    await say('visits/searches', { query: 'nothing' })
    await writeNoted(test.platform)
    const { rows } = await sql<{ text: string }>`
      select t::text as text from page_visits t union all select t::text from play_sittings t
      union all select t::text from failed_searches t`.execute(test.platform.db)
    for (const { text } of rows)
      for (const secret of [ADDRESS, 'cb00714d', '2001:db8', 'Firefox', 'iPhone'])
        expect(text).not.toContain(secret)
  })

  it('is none of bots, of pages fetched ahead, and of whoever asks not to be counted', async () => {
    const programs: Headers[] = [
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'user-agent': `${FIREFOX} HeadlessChrome/129.0` },
      { 'user-agent': 'curl/8.5' },
      { 'user-agent': '' },
      { dnt: '1' },
      { 'sec-gpc': '1' },
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
    ]
    for (const headers of programs) {
      await open('/', headers)
      await say('visits', { path: '/' }, headers)
      await say('visits/searches', { query: 'nothing' }, headers)
    }
    await open('/', { 'sec-fetch-dest': 'iframe' })
    expect(await visits()).toEqual([])
    expect((await sql`select from failed_searches`.execute(test.platform.db)).rows).toEqual([])
  })

  it('is not counted where the settings say so', async () => {
    const settings = { country_header: '' }
    await updateSettings(test.platform, { visits: { enable: false, ...settings } })
    await open('/')
    expect(await visits()).toEqual([])
    await updateSettings(test.platform, { visits: { enable: true, ...settings } })
    await open('/')
    expect(await visits()).toHaveLength(1)
  })

  it('of one network is counted so often in a minute and no more', async () => {
    for (let times = 0; times < 300; times++)
      await say('visits', { path: '/news' }, { 'x-forwarded-for': '198.51.100.9' })
    expect(await visits()).toHaveLength(240)
  })

  it('names what was wrong with it', async () => {
    for (const path of ['x', '', `/${'x'.repeat(1_000)}`, '/a\0b', null, 7])
      expect((await say('visits', { path })).statusCode, String(path)).toBe(422)
    expect(
      (await say('visits', { path: '/news' }, { 'sec-fetch-site': 'cross-site' })).statusCode,
    ).toBe(403)
  })
})

describe('a search that found nothing', () => {
  it('is kept as it is meant, without what may say who somebody is', async () => {
    for (const query of [
      '  Le  GRAND film ',
      'jean@example.org',
      '+33 6 12 34 56 78',
      'x'.repeat(99),
    ])
      await say('visits/searches', { query })
    await writeNoted(test.platform)
    const { rows } = await sql<{
      term: string
    }>`select term from failed_searches order by id`.execute(test.platform.db)
    expect(rows.map(({ term }) => term)).toEqual(['le grand film', 'x'.repeat(60)])
  })
})

describe('a play', () => {
  const beat = (videoId: number, of: object = {}) => ({
    video_id: videoId,
    sitting: randomUUID(),
    seconds: 100,
    duration: 3_600,
    reason: 'tick',
    ...of,
  })
  const later = async (minutes: number) => {
    await writeNoted(test.platform)
    await sql`update play_sittings set last_at = last_at - make_interval(mins => ${minutes})`.execute(
      test.platform.db,
    )
  }

  it('is one as long as no half hour goes by, by its player or by who watches', async () => {
    const video = (
      await buildVideo(test.platform.db, { title_id: title, season_number: 2, episode_number: 3 })
    ).id
    const sitting = randomUUID()
    const { cookie } = await test.as('member')
    const play = (of: object) => say('plays', beat(video, of), { cookie })
    await play({ sitting, seconds: 12 })
    expect(await sittings()).toMatchObject([
      { seconds: 12, watched_seconds: 12, episode_number: 3 },
    ])
    await later(5)
    await play({ sitting, seconds: 72 })
    await later(5)
    await play({ seconds: 82 })
    // Skipped, not watched: no time went by.
    await play({ seconds: 3_000 })
    const [one, ...others] = await sittings()
    expect(others).toEqual([])
    expect(one).toMatchObject({ seconds: 3_000, is_member: true })
    expect(one!.watched_seconds).toBeGreaterThanOrEqual(82)
    expect(one!.watched_seconds).toBeLessThanOrEqual(86)
    await later(31)
    await play({ sitting })
    expect(await sittings()).toHaveLength(2)
  })

  it('of a member who keeps it to themselves is not counted', async () => {
    const video = (await buildVideo(test.platform.db, { title_id: title })).id
    const [shy, other] = [await test.as('member'), await test.as('member')]
    await shy.call('PUT', '/api/v1/users/me/viewing', { is_private: true })
    for (const { cookie } of [shy, other]) await say('plays', beat(video), { cookie })
    await say('plays', beat(video), { dnt: '1', 'x-forwarded-for': '198.51.100.1' })
    expect(await sittings()).toMatchObject([{ is_member: true }])
  })

  it('begins once where ten say so at once, and two members of a network are two', async () => {
    const video = (await buildVideo(test.platform.db, { title_id: title })).id
    const members = [await test.as('member'), await test.as('member')]
    for (const { cookie } of members)
      await Promise.all(Array.from({ length: 10 }, () => say('plays', beat(video), { cookie })))
    expect(await sittings()).toHaveLength(2)
    await countDays(test.platform)
    const { rows } = await sql`select events, visitors from report_counts
      where subject = 'plays' and dimension = 'video' and record = '' and span = 'day'`.execute(
      test.platform.db,
    )
    expect(rows).toEqual([{ events: 2, visitors: 2 }])
  })
})
