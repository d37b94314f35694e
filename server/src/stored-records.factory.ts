import { buildWorkspace } from './features/accounts/workspaces/workspaces.factory.ts'
import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import { randomUUID } from 'node:crypto'
import {
  arrivedUpload,
  DAY_MS,
  dbOf,
  deletedReview,
  denial,
  directUpload,
  file,
  laterToday,
  link,
  nzb,
  postponement,
  heldComment,
  reportedComment,
  reportedLink,
  reportedReview,
  request,
  review,
  secret,
  torrent,
} from './contributed-records.factory.ts'
import {
  buildCounterNotice,
  buildNotice,
  buildWithdrawal,
} from './features/links/takedowns/takedowns.factory.ts'
import { buildTitle } from './features/catalogue/titles/titles.factory.ts'
import {
  buildDeletedTitle,
  buildHiddenTitle,
} from './features/catalogue/withdrawals/withdrawals.factory.ts'
import type { TestApp } from './features/test-app.ts'
import {
  atFollowed,
  atListed,
  atProfile,
  hiddenList,
  list,
  reportedList,
} from './listed-records.factory.ts'
import { endpoints } from './platform/contract/endpoints.ts'
import {
  accessToken,
  bulkRun,
  CLIENT_FORM,
  debridAccount,
  downloadClient,
  passkey,
  savedView,
  SENT_FORM,
  session,
} from './own-records.factory.ts'
import { CALLS_ON_PLANS } from './plan-records.factory.ts'
import { CALLS_ON_SITE, contactMessage, customPage } from './site-records.factory.ts'
import { CALLS_OF_EDITORS } from './editorial-records.factory.ts'
import { CALLS_ON_EDITED_TITLES } from './edited-title-records.factory.ts'
import { CALLS_ON_MEMBERS } from './member-records.factory.ts'

/** One call on a record that exists: what stands in the path, and input that nothing is wrong with. */
export interface CallOnRecord {
  readonly params: Readonly<Record<string, number | string>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: object
}

export type MakeCall = (test: TestApp, ownerId: number) => Promise<CallOnRecord>

const atDirectUpload =
  (body: Record<string, unknown> = {}): MakeCall =>
  async (test, ownerId) => ({
    params: {},
    body: { ...(await directUpload(test, ownerId)), ...body },
  })

/** Under a list that only its owner sees. */
async function comment(test: TestApp, ownerId: number): Promise<number> {
  const values = {
    commentable_type: 'list',
    commentable_id: await list(test, ownerId),
    user_id: ownerId,
    content: 'Thank you',
  }
  const made = dbOf(test).insertInto('comments').values(values).returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

/** A workspace of the owner, with a second member and an invitation that waits. */
async function workspace(test: TestApp, ownerId: number) {
  const db = dbOf(test)
  const id = await buildWorkspace(db, ownerId)
  const { id: userId } = await test.as('member')
  await db
    .insertInto('workspace_members')
    .values({ workspace_id: id, user_id: userId, role: 'member' })
    .execute()
  const { id: pendingId } = await db
    .insertInto('workspace_invites')
    .values({
      workspace_id: id,
      email: `${secret()}@test.example`,
      role: 'member',
      invited_by: ownerId,
      expires_at: new Date(Date.now() + DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, userId, pendingId }
}

type MakeRecord = (test: TestApp, ownerId: number) => Promise<number>

const at =
  (make: MakeRecord, input: Omit<CallOnRecord, 'params'> = {}): MakeCall =>
  async (test, ownerId) => ({ params: { id: await make(test, ownerId) }, ...input })
const atSome =
  (make: MakeRecord, input: Omit<CallOnRecord, 'params'> = {}): MakeCall =>
  async (test, ownerId) => ({ params: { ids: await make(test, ownerId) }, ...input })
/** As {@link atSome}, by somebody who saw the record as it was made. */
const atSomeSeen =
  (make: MakeRecord, body: object = {}): MakeCall =>
  async (test, ownerId) => {
    const id = await make(test, ownerId)
    return { params: { ids: id }, body: { ...body, versions: { [id]: 1 } } }
  }
const linkToUnlock: MakeCall = async (test, ownerId) => ({
  params: {},
  body: { id: await link(test, ownerId), type: 1 },
})
const inWorkspace =
  (names: readonly ('userId' | 'pendingId')[], body?: object): MakeCall =>
  async (test, ownerId) => {
    const { id, ...others } = await workspace(test, ownerId)
    const params = Object.fromEntries([['id', id], ...names.map((name) => [name, others[name]])])
    return { params, ...(body && { body }) }
  }
const account: MakeRecord = async (_test, ownerId) => ownerId

/** A link whose quality was changed, and the event that says so. */
async function changedLink(test: TestApp, ownerId: number) {
  const id = await link(test, ownerId)
  await dbOf(test).updateTable('links').set({ quality_id: 21 }).where('id', '=', id).execute()
  const event = {
    group_id: randomUUID(),
    way: 'site',
    record_type: 'link',
    record_id: String(id),
    record_name: 'Film',
    owner_id: ownerId,
    action: 'updated',
    changes: JSON.stringify({ quality_id: [16, 21] }),
  }
  const made = dbOf(test).insertInto('audit_events').values(event).returning('id')
  return { id, eventId: (await made.executeTakeFirstOrThrow()).id }
}

/** What is read at these paths, and below them: whoever can make the record can make these calls. */
const READ_AT: Readonly<Record<string, MakeRecord>> = {
  'commentable/comments/:id': comment,
  'liens/:id': link,
  'nzb/:id': nzb,
  'requests/:id': request,
  'takedowns/:id': async ({ platform }) => (await buildNotice(platform.db)).noticeId,
  'torrents/:id': torrent,
}

const readingCalls = Object.entries(READ_AT).flatMap(([place, make]) =>
  Object.values<Endpoint>(endpoints)
    .filter(({ method, access }) => method === 'GET' && access.record)
    .filter(({ path }) => path === place || path.startsWith(`${place}/`))
    .map(({ path }) => [`GET ${path}`, at(make)] as const),
)

/**
 * For every endpoint with a rule per record, a call on a new record of that owner, by method and path as the contract
 * writes them. An endpoint that is not here fails the record matrix.
 */
export const CALLS_ON_RECORDS: Readonly<Record<string, MakeCall>> = {
  ...CALLS_ON_EDITED_TITLES,
  ...CALLS_OF_EDITORS,
  ...CALLS_ON_SITE,
  ...CALLS_ON_PLANS,
  ...CALLS_ON_MEMBERS,
  'DELETE titles/:ids': atSomeSeen(async ({ platform }) => (await buildTitle(platform.db)).id),
  'POST titles/:ids/restore': atSome(({ platform }) => buildDeletedTitle(platform.db), {
    body: {},
  }),
  'POST hidden-titles/:ids/show': atSome(({ platform }) => buildHiddenTitle(platform.db), {
    body: {},
  }),
  ...Object.fromEntries(readingCalls),
  'DELETE access-tokens/:id': at(accessToken),
  'POST users/:id/avatar': at(account, { body: { url: 'https://image.tmdb.org/none.png' } }),
  'DELETE users/:id/avatar': at(account),
  'GET commentable/comments': async (test, ownerId) => ({
    params: {},
    query: { commentable_type: 'list', commentable_id: await list(test, ownerId) },
  }),
  'POST comment': async (test, ownerId) => ({
    params: {},
    body: {
      commentable_type: 'list',
      commentable_id: await list(test, ownerId),
      content: `Well chosen ${secret()}`,
    },
  }),
  'PUT comment/:id': at(comment, { body: { content: 'Thank you all' } }),
  'DELETE comment/:ids': atSome(comment),
  'POST vote': async (test, ownerId) => ({
    params: {},
    body: { model_type: 'comment', model_id: await comment(test, ownerId), vote_type: 'upvote' },
  }),
  'DELETE reviews/:ids': atSome(review),
  'POST reviews/:ids/restore': atSome(deletedReview),
  'POST debridors': async (test, ownerId) => ({
    params: {},
    body: { id: await debridAccount(test, ownerId), version: 1, provider: 1, active: false },
  }),
  'PUT download-clients/:id': at(downloadClient, { body: { ...CLIENT_FORM, version: 1 } }),
  'DELETE download-clients/:id': at(downloadClient, { body: { version: 1 } }),
  'POST download-clients/:id/test': at(downloadClient),
  'POST download-clients/:id/send': at(downloadClient, { body: SENT_FORM }),
  'GET custom-pages/:idOrSlug': async (test) => ({ params: { idOrSlug: await customPage(test) } }),
  'DELETE custom-pages/:ids': atSomeSeen(customPage),
  'PUT contact-messages/:ids': atSomeSeen(contactMessage, { is_answered: true }),
  'DELETE contact-messages/:ids': atSomeSeen(contactMessage),
  'DELETE debridors/:ids': atSomeSeen(debridAccount),
  'GET file-entries/:id/model': at(file),
  'GET own-denials/:id': at(denial),
  'POST file-entries/delete': async (test, ownerId) => ({
    params: {},
    body: { entryIds: [await file(test, ownerId)] },
  }),
  'POST tus/entries': async (test, ownerId) => ({
    params: {},
    body: { uploadKey: await arrivedUpload(test, ownerId) },
  }),
  'POST s3/entries': async (test, ownerId) => ({
    params: {},
    body: { filename: (await directUpload(test, ownerId)).key.split('/').at(-1) },
  }),
  'POST s3/multipart/get-uploaded-parts': atDirectUpload(),
  'POST s3/multipart/batch-sign-part-urls': atDirectUpload({ partNumbers: [1] }),
  'POST s3/multipart/complete': atDirectUpload({ parts: [{ PartNumber: 1, ETag: 'x' }] }),
  'POST s3/multipart/abort': atDirectUpload(),
  'POST liens/:id/check': async (test, ownerId) => {
    // Nobody is called from here: a host that wants a pause is left alone.
    const pause = { paused_until: new Date(Date.now() + DAY_MS) }
    await dbOf(test).updateTable('host_checks').set(pause).execute()
    return { params: { id: await link(test, ownerId) } }
  },
  'POST liens/:ids/postpone': atSomeSeen(
    (test, ownerId) => link(test, ownerId, 'pending'),
    laterToday(),
  ),
  'POST nzb/:ids/postpone': atSomeSeen(
    (test, ownerId) => nzb(test, ownerId, 'pending'),
    laterToday(),
  ),
  'POST torrents/:ids/postpone': atSomeSeen(
    (test, ownerId) => torrent(test, ownerId, 'pending'),
    laterToday(),
  ),
  'POST postponements/:ids/resume': atSome(postponement),
  'POST denials/:ids/restore': atSome(denial, { body: { raison: 'A mistake' } }),
  'POST liens/:id/download': at(link, { body: {} }),
  'POST download-premium/:ids': atSome(link, { body: {} }),
  'POST debriding': linkToUnlock,
  'POST /debriding': linkToUnlock,
  'PUT liens/:id': at(link, { body: { version: 1, qualite: 21 } }),
  'DELETE liens/:ids': atSomeSeen(link),
  'POST liens/:ids': atSomeSeen((test, ownerId) => link(test, ownerId, 'pending'), {
    validation: 'accept',
  }),
  'GET history/:kind/:id': async (test, ownerId) => ({
    params: { kind: 'link', id: (await changedLink(test, ownerId)).id },
  }),
  'POST history/events/:id/revert': async (test, ownerId) => ({
    params: { id: (await changedLink(test, ownerId)).eventId },
    body: { fields: ['quality_id'] },
  }),
  ...atFollowed,
  ...atProfile,
  'GET lists/:slugOrId': async (test, ownerId) => ({
    params: { slugOrId: await list(test, ownerId) },
  }),
  'GET lists/:slugOrId/csv': async (test, ownerId) => ({
    params: { slugOrId: await list(test, ownerId) },
  }),
  'PUT lists/:id': at(list, { body: { version: 1, name: 'Seen' } }),
  'DELETE lists/:ids': atSomeSeen(list),
  'POST lists/:id/add': atListed({ note: 'Before the remake' }, false),
  'POST lists/:id/remove': atListed(),
  'POST lists/:id/reorder': atListed({ position: 1 }),
  'POST lists/:id/note': atListed({ note: 'For a rainy day' }),
  'POST lists/:id/read-file': at(list, { body: { text: 'Title,Year\nNosferatu,1922' } }),
  'POST lists/:id/import': async (test, ownerId) => ({
    params: { id: await list(test, ownerId) },
    body: { entries: [{ title_id: (await buildTitle(dbOf(test))).id }] },
  }),
  ...Object.fromEntries(
    Object.entries({ nzb, torrents: torrent }).flatMap(([path, make]) => [
      [`POST ${path}/:id/get`, at(make, { body: {} })],
      [`PUT ${path}/:id`, at(make, { body: { version: 1, qualite: 21 } })],
      [`DELETE ${path}/:ids`, atSomeSeen(make)],
      [
        `POST ${path}/:ids`,
        atSomeSeen((test, ownerId) => make(test, ownerId, 'pending'), { validation: 'accept' }),
      ],
    ]),
  ),
  'PUT auth/user/passkeys/:id': at(passkey, { body: { name: 'Desk' } }),
  'DELETE auth/user/passkeys/:id': at(passkey),
  'DELETE users/:ids': atSome(account, { body: {} }),
  'POST bulk-runs/:id/stop': at(bulkRun),
  'DELETE bulk-runs/:id': at(bulkRun),
  'PUT saved-views/:id': at(savedView, { body: { version: 1, name: 'Mine' } }),
  'DELETE saved-views/:id': at(savedView, { body: { version: 1 } }),
  'DELETE user-sessions/:id': at(session),
  'POST report': async (test, ownerId) => ({
    params: {},
    body: { model_type: 'link', model_id: await link(test, ownerId), report: 'It leads nowhere.' },
  }),
  'DELETE report/:modelType/:id': async (test, ownerId) => ({
    params: { modelType: 'link', id: await reportedLink(test, ownerId) },
    body: { delete: true },
  }),
  'DELETE reported-comments/:ids': async (test, ownerId) => {
    const ids = await reportedComment(test, ownerId)
    return { params: { ids }, body: { seen: { [ids]: 999_999_999 } } }
  },
  'POST reported-comments/:ids/approve': async (test, ownerId) => {
    const ids = await heldComment(test, ownerId)
    return { params: { ids }, body: { edits: { [ids]: 0 }, seen: {} } }
  },
  'DELETE reported-lists/:ids': async (test, ownerId) => {
    const ids = await reportedList(test, ownerId)
    return { params: { ids }, body: { seen: { [ids]: 999_999_999 } } }
  },
  'POST lists/:ids/withhold': atSomeSeen(list, { action: 'hide', reason: 'Rude' }),
  'POST lists/:ids/restore': atSome(hiddenList),
  'DELETE reported-reviews/:ids': async (test, ownerId) => {
    const ids = await reportedReview(test, ownerId)
    return { params: { ids }, body: { seen: { [ids]: 999_999_999 } } }
  },
  'POST takedowns/:id/decision': async ({ platform }) => {
    const { noticeId: id, itemId } = await buildNotice(platform.db)
    const decided = { items: [itemId], decision: 'refuse', reason: 'It is free' }
    return { params: { id }, body: { version: 1, ...decided } }
  },
  'POST takedowns/:id/question': at(
    async ({ platform }) => (await buildNotice(platform.db)).noticeId,
    { body: { version: 1, body: 'Which film is meant?' } },
  ),
  'POST counter-notices/:id/decision': at(
    async ({ platform, as }) => buildCounterNotice(platform.db, (await as('member')).id),
    { body: { version: 1, decision: 'refuse', reason: 'It is not' } },
  ),
  'POST withdrawals/:id': at(({ platform }, ownerId) => buildWithdrawal(platform.db, ownerId), {
    body: { action: 'open', reason: 'There is a free version' },
  }),
  'PUT requests/:id': at(request, { body: { version: 1, action: 'process' } }),
  'DELETE requests/:ids': atSomeSeen(request),
  'POST requests/:id/support': at(request, { body: {} }),
  'DELETE requests/:id/support': at(request),
  'POST torrents/:id/get': at(torrent, { body: {} }),
  'PUT users/:id/trust': at(account, { body: { version: 1, is_trusted: true } }),
  'PUT users/:id': at(account, { body: { version: 1, first_name: 'Ada' } }),
  'GET workspaces/:id/members': inWorkspace([]),
  'GET workspace/:id': inWorkspace([]),
  'PUT workspace/:id': inWorkspace([], { version: 1, name: 'Another name' }),
  'DELETE workspace/:id': inWorkspace([], { version: 1 }),
  'POST workspace/:id/leave': inWorkspace([]),
  'PUT workspace/:id/members/:userId': inWorkspace(['userId'], { version: 1, role: 'admin' }),
  'DELETE workspace/:id/members/:userId': inWorkspace(['userId'], { version: 1 }),
  'POST workspace/:id/invites': inWorkspace([], { invitee: 'somebody@test.example' }),
  'POST workspace/:id/invites/:pendingId/resend': inWorkspace(['pendingId']),
  'DELETE workspace/:id/invites/:pendingId': inWorkspace(['pendingId']),
}
