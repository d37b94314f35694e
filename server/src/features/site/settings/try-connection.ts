import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import type {
  ConnectionOutcome,
  ConnectionTestName,
} from '@mediatheque/contract/site/settings/connection-tests.ts'
import type { ConnectionTest, ConnectionTestCall } from '../../../platform/connection-test.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countAttempt } from '../../../platform/throttles/throttles.ts'

/** Somebody who tries settings out presses again and again; somebody who sends mails or asks others does so longer. */
const TRIES: Throttle = { name: 'settings.test', by: 'account', attempts: 30, windowSeconds: 600 }

/**
 * Tries out what a feature does with its settings as they are saved.
 * @throws AppError tooManyRequests
 */
export async function tryConnection(
  platform: Parameters<ConnectionTest['run']>[0],
  name: ConnectionTestName,
  call: ConnectionTestCall,
): Promise<ConnectionOutcome> {
  const test = platform.features
    .flatMap(({ connectionTests = [] }) => connectionTests)
    .find((known) => known.name === name)
  if (!test) throw new AppError('notFound')
  await countAttempt(platform, TRIES, String(call.actor.user.id))
  const began = performance.now()
  const outcome = await test.run(platform, call)
  return { ...outcome, took_ms: Math.round(performance.now() - began) }
}
