import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'

/**
 * Takes the next place in the line of a service: places lie `gapMs` apart, by the database's clock, whichever process asks.
 * @returns how long to wait for it; undefined where the line is longer than `mostWaitMs`, and no place was taken
 */
export async function takePlace(
  db: Database,
  service: string,
  { gapMs, mostWaitMs }: { readonly gapMs: number; readonly mostWaitMs: number },
): Promise<number | undefined> {
  await sql`insert into outside_services (service, next_call_at) values (${service}, clock_timestamp())
    on conflict (service) do nothing`.execute(db)
  const { rows } = await sql<{ wait_ms: number }>`
    update outside_services set next_call_at =
        greatest(next_call_at, clock_timestamp()) + make_interval(secs => ${gapMs / 1_000})
      where service = ${service} and next_call_at <= clock_timestamp() + make_interval(secs => ${mostWaitMs / 1_000})
      returning (extract(epoch from next_call_at - clock_timestamp()) * 1000 - ${gapMs})::float8 as wait_ms`.execute(
    db,
  )
  return rows[0] && Math.max(0, Number(rows[0].wait_ms))
}

/** The service asked to be left alone for a while. */
export async function pauseService(db: Database, service: string, pauseMs: number): Promise<void> {
  await sql`update outside_services set next_call_at =
      greatest(next_call_at, clock_timestamp() + make_interval(secs => ${pauseMs / 1_000}))
    where service = ${service}`.execute(db)
}
