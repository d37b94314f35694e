import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import bencode from 'bencode'
import { describe, expect, it } from 'vitest'
import { useTestPlatform } from '../../../platform/test-platform.ts'
import { seedDemoAccounts } from '../../accounts/users/first-accounts.service.ts'
import { demoTitles } from './demo-catalogue.ts'
import { buildTorrent, describeWork } from './demo-files.ts'
import { demoFiles } from './demo-files.data.ts'
import { demoLists } from './demo-lists.data.ts'
import { demoNews } from './demo-news.data.ts'
import { demoReports } from './demo-reports.data.ts'
import { demoReviews } from './demo-reviews.data.ts'
import { seedDemoCatalogue } from './demo.service.ts'

function countBy<Item>(
  items: readonly Item[],
  read: (item: Item) => string,
): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const item of items) counts[read(item)] = (counts[read(item)] ?? 0) + 1
  return counts
}

describe('seedDemoCatalogue', () => {
  const platform = useTestPlatform()

  it('inserts every work and link once, each with its state and its uploader, within a few seconds', async () => {
    const { db } = platform()
    const userIds = await seedDemoAccounts(platform())
    const started = performance.now()
    await seedDemoCatalogue(platform(), { userIds })
    expect(performance.now() - started).toBeLessThan(15_000)

    const titles = await db
      .selectFrom('titles')
      .select([
        'type',
        'links_count',
        'active_links_count',
        'pending_links_count',
        'dead_links_count',
      ])
      .execute()
    expect(countBy(titles, ({ type }) => type)).toEqual(countBy(demoTitles, ({ type }) => type))
    const wanted = demoTitles.flatMap((title) => title.links)
    const links = await db.selectFrom('links').select(['status', 'user_id']).execute()
    expect(countBy(links, ({ status }) => status)).toEqual(
      countBy(wanted, ({ status }) => status ?? 'active'),
    )
    expect(countBy(links, ({ user_id }) => String(user_id))).toEqual(
      countBy(wanted, (link) => String(userIds[link.uploader])),
    )
    expect(titles.reduce((sum, title) => sum + title.links_count, 0)).toBe(wanted.length)
    expect(
      titles.filter(
        (title) =>
          title.links_count !==
          title.active_links_count + title.pending_links_count + title.dead_links_count,
      ),
    ).toEqual([])
  })

  it('writes what members say, with the counts and averages of it', async () => {
    const { db } = platform()
    const metropolis = await db
      .selectFrom('titles')
      .select(['id', 'local_vote_average', 'local_vote_count', 'comments_count'])
      .where('import_key', '=', 'demo:metropolis-1927')
      .executeTakeFirstOrThrow()
    const scores = demoReviews
      .filter(({ title }) => title === 'metropolis-1927')
      .map(({ score }) => score)
    expect(metropolis).toMatchObject({
      local_vote_count: scores.length,
      local_vote_average:
        Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10,
      comments_count: 27,
    })
    const lists = await db.selectFrom('lists').select(['items_count', 'import_key']).execute()
    expect(lists.map(({ import_key, items_count }) => [import_key, items_count])).toEqual(
      expect.arrayContaining(demoLists.map(({ key, titles }) => [`demo:${key}`, titles.length])),
    )
    expect(await db.selectFrom('news_articles').select('id').execute()).toHaveLength(
      demoNews.length,
    )
    expect(
      await db.selectFrom('links').select('id').where('reports_count', '>', 0).execute(),
    ).toHaveLength(demoReports.length - 1)
    const answer = await db
      .selectFrom('comments')
      .select(['depth', 'upvotes', 'root_id'])
      .where('content', '=', 'One card, and a whole genre.')
      .executeTakeFirstOrThrow()
    expect(answer).toMatchObject({ depth: 3, upvotes: 2, root_id: expect.any(Number) })
  })

  it('stores real torrents: their pieces and their infohash are those of what they describe', async () => {
    const { db, storage } = platform()
    const torrents = await db.selectFrom('torrents').selectAll().execute()
    expect(torrents).toHaveLength(demoFiles.filter(({ kind }) => kind === 'torrent').length)
    for (const torrent of torrents) {
      const file = await storage.get(torrent.file_key!)
      const { info } = bencode.decode(await buffer(file!.stream)) as {
        info: {
          pieces: Uint8Array
          files: { length: number }[]
          'piece length': number
          name: Uint8Array
        }
      }
      expect(
        createHash('sha1')
          .update(bencode.encode(info as never))
          .digest('hex'),
      ).toBe(torrent.infohash)
      expect(info.files.reduce((sum, { length }) => sum + length, 0)).toBe(torrent.size_bytes)
      expect(info.pieces.length).toBe(Math.ceil(torrent.size_bytes / info['piece length']) * 20)
    }
    const title = demoTitles.find(({ key }) => key === 'nosferatu-1922')!
    const payload = describeWork(
      title,
      demoFiles.find((file) => file.title === title.key)!,
      '4K restoration',
    )
    const { infohash, bytes } = buildTorrent(payload, platform().clock.now())
    expect(torrents.map((torrent) => torrent.infohash)).toContain(infohash)
    const pieces = (bencode.decode(bytes) as { info: { pieces: Uint8Array } }).info.pieces
    expect(
      Buffer.from(pieces).equals(
        createHash('sha1')
          .update(Buffer.concat(payload.files.map(({ content }) => content)))
          .digest(),
      ),
    ).toBe(true)
  })

  it('stores newsgroup files whose segments add up to what they describe', async () => {
    const { db, storage } = platform()
    const nzbs = await db.selectFrom('nzbs').selectAll().execute()
    expect(nzbs).toHaveLength(demoFiles.filter(({ kind }) => kind === 'nzb').length)
    for (const nzb of nzbs) {
      const xml = (await buffer((await storage.get(nzb.file_key!))!.stream)).toString()
      expect(xml).toContain('//DTD NZB 1.1//EN')
      const sizes = [...xml.matchAll(/<segment bytes="(\d+)"/g)].map((match) => Number(match[1]))
      expect(sizes).toHaveLength(nzb.total_parts)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(nzb.size_bytes)
    }
    const nosferatu = await db
      .selectFrom('titles')
      .select([
        'nzbs_count',
        'active_nzbs_count',
        'torrents_count',
        'active_torrents_count',
        'active_links_count',
      ])
      .where('import_key', '=', 'demo:nosferatu-1922')
      .executeTakeFirstOrThrow()
    expect(nosferatu).toEqual({
      nzbs_count: 2,
      active_nzbs_count: 1,
      torrents_count: 3,
      active_torrents_count: 2,
      active_links_count: 3,
    })
  })
})
