import type { Database } from '../../../platform/database/database.ts'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'

interface Built {
  readonly noticeId: number
  readonly itemId: number
  readonly titleId: number
}

/** A notice about a title, waiting. @param about a new one, unless given */
export async function buildNotice(
  db: Database,
  about?: { readonly id: number; readonly name: string },
): Promise<Built> {
  const title = about ?? (await buildTitle(db))
  const { id: noticeId } = await db
    .insertInto('takedown_notices')
    .values({ language: 'en', works: 'A film', rights: 'All of them' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('takedown_people')
    .values({
      notice_id: noticeId,
      name: 'Ada Holder',
      email: `holder-${noticeId}@test.example`,
      postal_address: 'Paris',
      signature: 'Ada Holder',
    })
    .execute()
  const { id: itemId } = await db
    .insertInto('takedown_items')
    .values({
      notice_id: noticeId,
      address: `/titles/${title.id}`,
      item_type: 'title',
      item_id: title.id,
      title_id: title.id,
      title_name: title.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { noticeId, itemId, titleId: title.id }
}

/** One about something that was withdrawn, of this account. @returns the number of the withdrawal */
export async function buildWithdrawal(db: Database, ownerId: number): Promise<number> {
  const { itemId, titleId } = await buildNotice(db)
  const { id } = await db
    .insertInto('withdrawals')
    .values({
      item_type: 'link',
      item_id: titleId,
      title_id: titleId,
      title_name: 'A film',
      name: 'https://archive.org/a',
      user_id: ownerId,
      public_reason: 'Asked for',
      content: '[]',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('takedown_items')
    .set({ decision: 'withdrawn', decided_at: new Date(), withdrawal_id: id })
    .where('id', '=', itemId)
    .execute()
  return id
}

/** An answer of this account to one, waiting. */
export async function buildCounterNotice(db: Database, ownerId: number): Promise<number> {
  const { id } = await db
    .insertInto('counter_notices')
    .values({
      withdrawal_id: await buildWithdrawal(db, ownerId),
      user_id: ownerId,
      language: 'en',
      statement: 'It is mine.',
      answerable_until: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
