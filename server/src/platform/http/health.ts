import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { findPendingMigrations } from '../database/migrate.ts'
import { readMigrations } from '../database/migrations.ts'
import type { Platform } from '../platform.ts'

/** `/health/live` says the process runs, `/health/ready` that it can serve: database reachable, migrations current. */
export function registerHealth(app: FastifyInstance, platform: Platform): void {
  app.get('/health/live', { config: { door: 'health' } }, async () => ({ status: 'live' }))
  app.get('/health/ready', { config: { door: 'health' } }, async (_request, reply) => {
    const problem = await findProblem(platform)
    return reply
      .code(problem ? 503 : 200)
      .send(problem ? { status: 'not ready', problem } : { status: 'ready' })
  })
}

async function findProblem(platform: Platform): Promise<string | undefined> {
  try {
    const { rows } = await sql<{
      name: string
      checksum: string
    }>`select name, checksum from schema_migrations`.execute(platform.db)
    return findPendingMigrations(readMigrations(), rows).length > 0
      ? 'migrations are pending'
      : undefined
  } catch {
    return 'the database cannot be reached'
  }
}
