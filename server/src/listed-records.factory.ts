import { dbOf } from './contributed-records.factory.ts'
import { buildTitle } from './features/catalogue/titles/titles.factory.ts'
import type { TestApp } from './features/test-app.ts'

/** One that only its owner sees. */
export async function list(test: TestApp, ownerId: number): Promise<number> {
  const values = { user_id: ownerId, name: 'To see', visibility: 'private' }
  const made = dbOf(test).insertInto('lists').values(values).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

/** A public list that somebody reported. */
export async function reportedList(test: TestApp, ownerId: number): Promise<number> {
  const id = await list(test, ownerId)
  const { db } = test.platform
  await db.updateTable('lists').set({ visibility: 'public' }).where('id', '=', id).execute()
  await db
    .insertInto('reports')
    .values({ item_type: 'list', item_id: id, user_id: ownerId, reason: 'Rude' })
    .execute()
  return id
}

/** A list that a moderator hid. */
export async function hiddenList(test: TestApp, ownerId: number): Promise<number> {
  const id = await list(test, ownerId)
  const hidden = { withheld: 'hidden', withheld_reason: 'Rude', withheld_at: new Date() }
  await test.platform.db
    .updateTable('lists')
    .set({ ...hidden, visibility_before: 'public', share_key_before: String(id) })
    .where('id', '=', id)
    .execute()
  return id
}

/** A call about a title that an own list holds, or does not hold yet. */
export const atListed =
  (body: object = {}, isThere = true) =>
  async (test: TestApp, ownerId: number) => {
    const id = await list(test, ownerId)
    const { id: title_id } = await buildTitle(dbOf(test))
    if (isThere)
      await dbOf(test).insertInto('list_items').values({ list_id: id, title_id }).execute()
    return { params: { id }, body: { title_id, ...body } }
  }

const atOwnList = async (test: TestApp, ownerId: number) => ({
  params: { kind: 'list', id: await list(test, ownerId) },
})

/** A member who keeps every part of the profile from others. */
const atHidden = async (test: TestApp, ownerId: number) => {
  const self = {
    lists: 'self',
    ratings: 'self',
    reviews: 'self',
    comments: 'self',
    follows: 'self',
    activity: 'self',
  }
  await dbOf(test)
    .insertInto('profile_privacy')
    .values({ user_id: ownerId, ...self })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { params: { id: ownerId } }
}

const PANELS = [
  'lists',
  'ratings',
  'reviews',
  'comments',
  'followers',
  'followed-users',
  'activity',
]

/** Calls about parts of a profile that its owner alone sees. */
export const atProfile = Object.fromEntries(
  PANELS.map((panel) => [`GET users/:id/${panel}`, atHidden]),
)

/** Calls about a list that only its owner sees, and may follow. */
export const atFollowed = Object.fromEntries(
  ['GET', 'PUT', 'DELETE'].map((method) => [`${method} follows/:kind/:id`, atOwnList]),
)
