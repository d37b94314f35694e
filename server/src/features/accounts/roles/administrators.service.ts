import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { hasOpenAdministrator, lockAdministrators } from './administrators.repository.ts'

const LAST_ONE =
  'The last administrator keeps their rights. Make somebody else an administrator first.'

/**
 * Does something by which an account may lose all rights: it is deleted, suspended, or its roles are changed. One such
 * work at a time, so that of two administrators who do it to each other one is left. Call it before anything else is
 * locked.
 * @throws AppError conflict where nobody would be left who may do everything
 */
export async function keepingAdministrator<Result>(
  { config }: Needs<'config'>,
  tx: Database,
  work: () => Promise<Result>,
  message = LAST_ONE,
): Promise<Result> {
  // Accounts of the demonstration come in only while there is one.
  const counted = { isDemoCounted: config.demo !== 'off' }
  await lockAdministrators(tx)
  const hadOne = await hasOpenAdministrator(tx, counted)
  const result = await work()
  if (hadOne && !(await hasOpenAdministrator(tx, counted)))
    throw new AppError('conflict', { message })
  return result
}
