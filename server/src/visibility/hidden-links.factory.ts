import { buildLink } from '../features/links/links/links.factory.ts'
import {
  type Hidden,
  insert,
  numberOf,
  outsiders,
  type Planted,
  type Scenery,
  unchecked,
  type Word,
  WORDS,
} from './hidden.factory.ts'

export async function plantHiddenLinks({ db, titleId, ownerId }: Scenery): Promise<Planted> {
  const shown = { title_id: titleId, user_id: ownerId }
  const linkId = await buildLink(db, shown)
  await buildLink(db, shown)
  const pendingId = await buildLink(db, { ...shown, status: 'pending' })
  const reportId = await insert(
    db,
    `insert into reports (item_type, item_id, user_id, reason) values ('link', ${linkId}, ${ownerId}, 'text') returning id`,
  )
  return {
    hidden: [
      {
        name: 'the address of a link whose download is checked',
        from: unchecked,
        become: (state) =>
          `update links set url = 'https://archive.org/${state}' where id = ${linkId}`,
      },
      {
        name: 'a link that waits for a moderator',
        from: outsiders,
        become: (state) =>
          `update links set url = 'https://archive.org/${state}', views = ${numberOf(state)},
            size_bytes = ${numberOf(state)}, reports_count = ${numberOf(state)} where id = ${pendingId}`,
      },
      {
        name: 'what somebody reported about a link',
        from: outsiders,
        become: (state) => `update reports set reason = '${state}' where id = ${reportId}`,
      },
      ...(await plantHiddenFiles({ db, titleId, ownerId })),
    ],
  }
}

async function plantHiddenFiles({ db, titleId, ownerId }: Scenery): Promise<Hidden[]> {
  const release = `title_id, name, file_key, quality_id, user_id`
  const values = `${titleId}, 'release', 'none', 16, ${ownerId}`
  const nzb = (status: string) =>
    insert(db, `insert into nzbs (${release}, status) values (${values}, '${status}') returning id`)
  const torrent = (status: string, letter: string) =>
    insert(
      db,
      `insert into torrents (${release}, infohash, size_bytes, status)
        values (${values}, repeat('${letter}', 40), 1, '${status}') returning id`,
    )
  const [activeNzb, pendingNzb] = [await nzb('active'), await nzb('pending')]
  const [activeTorrent, pendingTorrent] = [
    await torrent('active', 'a'),
    await torrent('pending', 'b'),
  ]
  const letterOf = (state: Word) => (state === WORDS[0] ? 'c' : 'd')
  const waiting = (table: string, id: number): Hidden => ({
    name: `one of the ${table} that wait for a moderator`,
    from: outsiders,
    become: (state) =>
      `update ${table} set name = '${state}', size_bytes = ${numberOf(state)}, views = ${numberOf(state)} where id = ${id}`,
  })
  return [
    {
      name: 'the infohash of a torrent whose download is checked',
      from: unchecked,
      become: (state) =>
        `update torrents set infohash = repeat('${letterOf(state)}', 40) where id = ${activeTorrent}`,
    },
    {
      name: 'the password of a newsgroup file whose download is checked',
      from: unchecked,
      become: (state) => `update nzbs set archive_password = '${state}' where id = ${activeNzb}`,
    },
    waiting('nzbs', pendingNzb),
    waiting('torrents', pendingTorrent),
  ]
}
