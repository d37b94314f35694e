import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** The salt of a day: of processes that ask at the same moment all are given that of the first. */
export async function findOrMakeSalt(db: Database, day: string, made: Buffer): Promise<Buffer> {
  await sql`insert into visitor_salts (day, salt) values (${day}, ${made}) on conflict do nothing`.execute(
    db,
  )
  const { salt } = await db
    .selectFrom('visitor_salts')
    .select('salt')
    .where('day', '=', day as never)
    .executeTakeFirstOrThrow()
  return salt
}

/** From then on nobody can say who came on the days before. */
export async function forgetSalts(db: Database, before: string): Promise<void> {
  await sql`delete from visitor_salts where day < ${before}`.execute(db)
}
