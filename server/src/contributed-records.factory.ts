import { randomBytes } from 'node:crypto'
import { buildTitle } from './features/catalogue/titles/titles.factory.ts'
import { buildLink } from './features/links/links/links.factory.ts'
import { readWholeLinks } from './features/links/links/links-history.repository.ts'
import type { TestApp } from './features/test-app.ts'
import type { Database } from './platform/database/database.ts'

/** Of what members contribute and send, one of each. */

export const DAY_MS = 86_400_000
export const secret = () => randomBytes(12).toString('hex')
export const dbOf = (test: TestApp): Database => test.platform.db

export async function link(
  test: TestApp,
  ownerId: number,
  status: 'active' | 'pending' = 'active',
) {
  const { id: title_id } = await buildTitle(dbOf(test))
  return buildLink(dbOf(test), { title_id, user_id: ownerId, status })
}

/** Somebody else's, reported by the owner of the report. */
export async function reportedLink(test: TestApp, ownerId: number): Promise<number> {
  const { id: uploaderId } = await test.as('uploader')
  const id = await link(test, uploaderId)
  const values = { item_type: 'link', item_id: id, user_id: ownerId, reason: 'It leads nowhere.' }
  await dbOf(test).insertInto('reports').values(values).execute()
  return id
}

/** A comment that somebody reported. */
export async function reportedComment(test: TestApp, ownerId: number): Promise<number> {
  const { id: commentable_id } = await buildTitle(dbOf(test))
  const values = { commentable_type: 'title', commentable_id, user_id: ownerId, content: 'Words' }
  const made = dbOf(test).insertInto('comments').values(values).returning('id')
  const { id: item_id } = await made.executeTakeFirstOrThrow()
  const said = { item_type: 'comment', item_id, reason: 'Rude' }
  await dbOf(test).insertInto('reports').values(said).execute()
  return item_id
}

/** A comment that somebody else deleted. */
export async function removedComment(test: TestApp, ownerId: number): Promise<number> {
  const id = await reportedComment(test, ownerId)
  const deleted_at = new Date()
  await dbOf(test).updateTable('comments').set({ deleted_at }).where('id', '=', id).execute()
  return id
}

/** A comment that waits for somebody to read it. */
export async function heldComment(test: TestApp, ownerId: number): Promise<number> {
  const { id: commentable_id } = await buildTitle(dbOf(test))
  const [held_at, deleted_at] = [new Date(), new Date()]
  const held = { held_for: 'link', held_at, deleted_at }
  const values = { commentable_type: 'title', commentable_id, user_id: ownerId, content: 'Words' }
  const made = dbOf(test)
    .insertInto('comments')
    .values({ ...values, ...held })
    .returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

/** A link that was denied. */
export async function denial(test: TestApp, ownerId: number): Promise<number> {
  const item_id = await link(test, ownerId, 'pending')
  const [whole] = await readWholeLinks(dbOf(test), [item_id])
  await dbOf(test).deleteFrom('links').where('id', '=', item_id).execute()
  const { id: _id, content, ...item } = whole!
  const values = {
    ...item,
    item_type: 'link',
    item_id,
    content: JSON.stringify(content),
    reason: 'No',
  }
  const made = dbOf(test).insertInto('denied_contributions').values(values).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

/** A link that was put off. */
export async function postponement(test: TestApp, ownerId: number): Promise<number> {
  const values = {
    item_type: 'link',
    item_id: await link(test, ownerId, 'pending'),
    ...laterToday(),
  }
  const made = dbOf(test).insertInto('postponed_contributions').values(values).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

export const laterToday = () => ({ until: new Date(Date.now() + DAY_MS / 2).toISOString() })

const release = async (test: TestApp, ownerId: number, status: 'active' | 'pending') => ({
  title_id: (await buildTitle(dbOf(test))).id,
  user_id: ownerId,
  name: 'Film',
  size_bytes: 9,
  quality_id: 16,
  language_ids: [6],
  status,
})

export async function nzb(
  test: TestApp,
  ownerId: number,
  status: 'active' | 'pending' = 'active',
): Promise<number> {
  const file_key = `nzbs/${secret()}.nzb`
  await test.platform.storage.put(file_key, '<nzb/>')
  const shared = await release(test, ownerId, status)
  const values = { ...shared, file_key, total_parts: 1, groups: ['a.b'] }
  const made = dbOf(test).insertInto('nzbs').values(values).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

export async function torrent(
  test: TestApp,
  ownerId: number,
  status: 'active' | 'pending' = 'active',
): Promise<number> {
  const file_key = `torrents/${secret()}.torrent`
  await test.platform.storage.put(file_key, 'd4:infodee')
  const infohash = randomBytes(20).toString('hex')
  const shared = await release(test, ownerId, status)
  const values = { ...shared, file_key, infohash, files: '[]' }
  const made = dbOf(test).insertInto('torrents').values(values).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

export async function request(test: TestApp, ownerId: number): Promise<number> {
  const name = `Film ${secret()}`
  const values = { user_id: ownerId, name, title_type: 'movie', wish: `movie:${name}` }
  const made = dbOf(test).insertInto('requests').values(values).returning('id')
  const { id } = await made.executeTakeFirstOrThrow()
  await dbOf(test)
    .insertInto('request_supporters')
    .values({ request_id: id, user_id: ownerId })
    .execute()
  return id
}

export async function file(test: TestApp, ownerId: number): Promise<number> {
  const values = {
    user_id: ownerId,
    purpose: 'file',
    disk: 'local',
    key: `file/${secret()}`,
    is_public: false,
    name: 'notes.txt',
    extension: 'txt',
    mime: 'text/plain',
    size_bytes: 9,
  }
  const made = dbOf(test).insertInto('file_entries').values(values).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

/** One that has arrived whole: it is empty. */
export async function arrivedUpload(test: TestApp, ownerId: number): Promise<string> {
  const tus_id = randomBytes(16).toString('hex')
  const values = {
    user_id: ownerId,
    purpose: 'file',
    disk: 'local',
    key: `file/${tus_id}`,
    name: 'notes.txt',
    size_bytes: 0,
    tus_id,
    expires_at: new Date(Date.now() + DAY_MS),
  }
  await dbOf(test).insertInto('file_uploads').values(values).execute()
  return tus_id
}

/** One that is on its way to a bucket, which is not there. */
export async function directUpload(test: TestApp, ownerId: number) {
  const [key, bucket_upload_id] = [`file/${secret()}`, secret()]
  const values = {
    user_id: ownerId,
    purpose: 'file',
    disk: 's3',
    key,
    name: 'notes.txt',
    size_bytes: 9,
    part_bytes: 9,
    bucket_upload_id,
    expires_at: new Date(Date.now() + DAY_MS),
  }
  await dbOf(test).insertInto('file_uploads').values(values).execute()
  return { key, uploadId: bucket_upload_id }
}

export async function review(test: TestApp, ownerId: number): Promise<number> {
  const { id } = await buildTitle(dbOf(test))
  const values = { title_id: id, user_id: ownerId, score: 7, body: 'Worth it' }
  const made = dbOf(test).insertInto('reviews').values(values).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

/** By its author, a moment ago. */
export async function deletedReview(test: TestApp, ownerId: number): Promise<number> {
  const id = await review(test, ownerId)
  const done = { deleted_at: new Date(), deleted_by: ownerId }
  await dbOf(test).updateTable('reviews').set(done).where('id', '=', id).execute()
  return id
}

/** A review that somebody else deleted. */
export async function removedReview(test: TestApp, ownerId: number): Promise<number> {
  const id = await review(test, ownerId)
  const deleted_at = new Date()
  await dbOf(test).updateTable('reviews').set({ deleted_at }).where('id', '=', id).execute()
  return id
}

export async function reportedReview(test: TestApp, ownerId: number): Promise<number> {
  const id = await review(test, ownerId)
  await dbOf(test)
    .insertInto('reports')
    .values({ item_type: 'review', item_id: id, user_id: ownerId, reason: 'Rude' })
    .execute()
  return id
}
