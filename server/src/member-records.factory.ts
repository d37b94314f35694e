import {
  dbOf,
  heldComment,
  removedComment,
  removedReview,
  review,
  secret,
} from './contributed-records.factory.ts'
import type { TestApp } from './features/test-app.ts'
import type { CallOnRecord, MakeCall } from './stored-records.factory.ts'

/** A warning of a member. */
async function sanction(test: TestApp, ownerId: number): Promise<number> {
  const made = dbOf(test)
    .insertInto('member_sanctions')
    .values({ user_id: ownerId, kind: 'warning', reason: 'Rude', created_at: new Date() })
    .returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

/** A text that staff pick. */
async function staffAnswer(test: TestApp): Promise<number> {
  const made = dbOf(test)
    .insertInto('staff_answers')
    .values({ name: secret(), uses: ['comment'], body: 'Be kind.' })
    .returning('id')
  return (await made.executeTakeFirstOrThrow()).id
}

type MakeRecord = (test: TestApp, ownerId: number) => Promise<number>

const atOne =
  (param: 'id' | 'ids', make: MakeRecord, body?: CallOnRecord['body']): MakeCall =>
  async (test, ownerId) => ({
    params: { [param]: await make(test, ownerId) },
    ...(body && { body }),
  })
const member: MakeRecord = async (_test, ownerId) => ownerId
const because = { reason: 'Rude' }

/** What staff do about what members wrote, and about members. */
export const CALLS_ON_MEMBERS: Readonly<Record<string, MakeCall>> = {
  'PUT staff-answers/:id': async (test) => ({
    params: { id: await staffAnswer(test) },
    body: { version: 1, name: secret(), uses: ['comment'], body: 'Be kind to each other.' },
  }),
  'DELETE staff-answers/:ids': async (test) => {
    const id = await staffAnswer(test)
    return { params: { ids: id }, body: { versions: { [id]: 1 } } }
  },
  'POST users/:id/warnings': atOne('id', member, { ...because, seen_sanction_id: 0 }),
  'POST users/:id/suspensions': atOne('id', member, {
    ...because,
    seen_sanction_id: 0,
    stops: ['comments'],
    ends_at: null,
  }),
  'POST sanctions/:id/lift': atOne('id', sanction, { version: 1, reason: 'A mistake' }),
  'POST own-sanctions/:id/acknowledge': atOne('id', sanction),
  'DELETE written-comments/:ids': atOne('ids', heldComment, because),
  'POST written-comments/:ids/restore': atOne('ids', removedComment),
  'DELETE written-reviews/:ids': atOne('ids', review, because),
  'POST written-reviews/:ids/restore': atOne('ids', removedReview),
}
