import { buildImportedAlbum } from './features/catalogue/media-import/imported-album.factory.ts'
import { buildCredit, buildPerson } from './features/catalogue/people/people.factory.ts'
import { buildDeletedPerson } from './features/catalogue/person-records/person-records.factory.ts'
import { buildVideo } from './features/catalogue/plays/videos.factory.ts'
import { archiveVideos } from './features/catalogue/titles/videos/deleted-videos.repository.ts'
import { buildSeason, buildTitle } from './features/catalogue/titles/titles.factory.ts'
import type { MakeCall } from './stored-records.factory.ts'
import type { TestApp } from './features/test-app.ts'

/** A series with a season of one episode. */
async function season({ platform }: TestApp) {
  const { id } = await buildTitle(platform.db, { is_series: true, type: 'series' })
  await buildSeason(platform.db, id, { number: 1, episodes: 1 })
  return { id, season: 1 }
}

/** Somebody's credit of a film. */
async function credit({ platform: { db } }: TestApp) {
  const { id } = await buildTitle(db)
  const person = await buildPerson(db)
  return { id, credit: (await buildCredit(db, { title_id: id, person_id: person.id })).id }
}

let made = 0

async function video({ platform: { db } }: TestApp, url?: string): Promise<number> {
  const title = await buildTitle(db)
  return (await buildVideo(db, { title_id: title.id, ...(url && { url }) })).id
}

async function caption({ platform: { db } }: TestApp, videoId: number): Promise<number> {
  made += 1
  const { id } = await db
    .insertInto('video_captions')
    .values({
      video_id: videoId,
      name: `English ${made}`,
      language: 'en',
      url: '',
      content: 'WEBVTT',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A genre, a keyword or a tag that is there, to be renamed by what is given, or deleted. */
const taxon =
  (table: 'genres' | 'keywords' | 'tags', names?: object): MakeCall =>
  async ({ platform: { db } }): ReturnType<MakeCall> => {
    made += 1
    const { id } = await db
      .insertInto(table)
      .values({ slug: `${table}-${made}`, name: `Name ${made}`, name_fr: `Nom ${made}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (names) return { params: { id }, body: { ...names, version: 1 } }
    return { params: { ids: String(id) }, body: { versions: { [id]: 1 } } }
  }

/** One that becomes part of another. */
const mergedTaxon =
  (table: 'genres' | 'keywords' | 'tags'): MakeCall =>
  async (test, ownerId): ReturnType<MakeCall> => {
    const { params } = await taxon(table, {})(test, ownerId)
    const into = (await taxon(table, {})(test, ownerId)).params['id']
    return { params, body: { into, version: 1 } }
  }
/** Somebody who is there, in the version that their deletion saw. */
const personToDelete: MakeCall = async ({ platform }) => {
  const { id, version } = await buildPerson(platform.db)
  return { params: { ids: String(id) }, body: { versions: { [id]: version } } }
}

/** Writes of the editor of titles, by method and path as the contract writes them. */
export const CALLS_ON_EDITED_TITLES: Readonly<Record<string, MakeCall>> = {
  'PUT media/import/titles/:id': async ({ platform }) => ({
    params: { id: await buildImportedAlbum(platform) },
    body: { version: 1, name: 'Changed by hand' },
  }),
  'POST media/import/titles/:id/again': async ({ platform }) => ({
    params: { id: await buildImportedAlbum(platform, 'As it was called once') },
    body: {},
  }),
  'PUT titles/:ids/changes': async ({ platform }) => {
    const { id } = await buildTitle(platform.db)
    const changes = { add_keywords: ['Silent film'] }
    return { params: { ids: String(id) }, body: { changes, versions: { [id]: 1 } } }
  },
  'POST titles/:id/merge/:into': async ({ platform }) => {
    const { id } = await buildTitle(platform.db, { name: 'The same, once more' })
    const { id: into } = await buildTitle(platform.db)
    return { params: { id, into }, body: { versions: { [id]: 1, [into]: 1 } } }
  },
  'PUT titles/:id/parts': async ({ platform }) => ({
    params: { id: (await buildTitle(platform.db)).id },
    body: { version: 1, keywords: ['Silent film'] },
  }),
  'PUT titles/:id/images-sheet': async ({ platform }) => ({
    params: { id: (await buildTitle(platform.db)).id },
    body: {
      version: 1,
      images: [{ kind: 'still', url: 'https://image.tmdb.org/t/p/original/still.jpg' }],
    },
  }),
  'PUT titles/:id/credits-sheet': async ({ platform }) => {
    const person = await buildPerson(platform.db)
    return {
      params: { id: (await buildTitle(platform.db)).id },
      body: { version: 1, group: 'cast', credits: [{ person_id: person.id, department: 'cast' }] },
    }
  },
  'POST titles/:id/credits': async ({ platform }) => ({
    params: { id: (await buildTitle(platform.db)).id },
    body: { person_id: (await buildPerson(platform.db)).id, department: 'cast' },
  }),
  'PUT titles/:id/credits/:credit': async (test) => ({
    params: await credit(test),
    body: { version: 1, department: 'writing', job: 'Writer' },
  }),
  'DELETE titles/:id/credits/:credit': async (test) => ({
    params: await credit(test),
    body: { version: 1 },
  }),
  'POST titles/:id/seasons': async ({ platform }) => ({
    params: { id: (await buildTitle(platform.db, { is_series: true })).id },
    body: { version: 1, number: 1, episodes: 2 },
  }),
  'PUT titles/:id/seasons/:season': async (test) => ({
    params: await season(test),
    body: { version: 1, name: 'Changed by hand' },
  }),
  'DELETE titles/:id/seasons/:season': async (test) => ({
    params: await season(test),
    body: { version: 1 },
  }),
  'PUT titles/:id/seasons/:season/episodes-sheet': async (test) => ({
    params: await season(test),
    body: { version: 1, episodes: [{ number: 9, name: 'One more' }] },
  }),
  'PUT titles/:id/videos-sheet': async ({ platform }) => {
    const { id } = await buildTitle(platform.db)
    const ids = []
    for (const position of [1, 2])
      ids.push((await buildVideo(platform.db, { title_id: id, position })).id)
    return { params: { id }, body: { version: 1, ids: ids.toReversed() } }
  },
  'PUT videos/:id': async (test) => ({
    params: { id: await video(test) },
    body: { version: 1, name: 'Changed by hand' },
  }),
  'POST videos/:id/check': async (test) => ({
    params: { id: await video(test, '/samples/film.mp4') },
  }),
  'PUT videos/:id/captions': async (test) => {
    const id = await video(test)
    await caption(test, id)
    return { params: { id }, body: { ids: [await caption(test, id)] } }
  },
  'PUT captions/:id': async (test) => ({
    params: { id: await caption(test, await video(test)) },
    body: { version: 1, name: 'Changed by hand', language: 'fr', offset_ms: 500 },
  }),
  'DELETE videos/:ids': async (test) => {
    const id = await video(test)
    return { params: { ids: String(id) }, body: { versions: { [id]: 1 } } }
  },
  'POST videos/:ids/restore': async (test) => {
    const id = await video(test)
    await test.platform.db
      .transaction()
      .execute((tx) => archiveVideos(tx, [id], { by: null, at: new Date() }))
    return { params: { ids: String(id) } }
  },
  'PUT genres/:id': taxon('genres', { name: 'Chamber play', name_fr: 'Kammerspiel' }),
  'PUT tags/:id': taxon('tags', { name: 'Restorations' }),
  'POST tags/:id/merge': mergedTaxon('tags'),
  'DELETE tags/:ids': taxon('tags'),
  'PUT keywords/:id': taxon('keywords', { name: 'Night train' }),
  'POST genres/:id/merge': mergedTaxon('genres'),
  'POST keywords/:id/merge': mergedTaxon('keywords'),
  'DELETE genres/:ids': taxon('genres'),
  'DELETE keywords/:ids': taxon('keywords'),
  'PUT people/:id': async ({ platform }) => ({
    params: { id: (await buildPerson(platform.db)).id },
    body: { version: 1, name: 'Changed by hand' },
  }),
  'POST people/:id/merge': async ({ platform }) => {
    const [kept, gone] = [await buildPerson(platform.db), await buildPerson(platform.db)]
    return { params: { id: kept.id }, body: { version: 1, other: { id: gone.id, version: 1 } } }
  },
  'DELETE people/:ids': personToDelete,
  'POST people/:ids/restore': async ({ platform }) => ({
    params: { ids: String(await buildDeletedPerson(platform.db)) },
    body: {},
  }),
}
