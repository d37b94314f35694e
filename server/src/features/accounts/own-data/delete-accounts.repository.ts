import type { Database } from '../../../platform/database/database.ts'

export interface DoomedAccount {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly language: string | null
  readonly image: string | null
  readonly unconfirmed_email: string | null
}

export function listDoomedAccounts(tx: Database, ids: readonly number[]): Promise<DoomedAccount[]> {
  return (
    tx
      .selectFrom('users')
      .select(['id', 'username', 'email', 'language', 'image', 'unconfirmed_email'])
      .where('id', 'in', ids)
      .orderBy('id')
      // Before their sessions, as whoever replaces a password does.
      .forNoKeyUpdate()
      .execute()
  )
}
