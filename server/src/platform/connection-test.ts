import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type {
  ConnectionOutcome,
  ConnectionTestName,
} from '@mediatheque/contract/site/settings/connection-tests.ts'
import type { Platform } from './platform.ts'

export interface ConnectionTestCall {
  readonly actor: LoggedInActor
  readonly t: TranslateLine
}

/** Tries out what a feature does with its settings as they are saved. */
export interface ConnectionTest {
  readonly name: ConnectionTestName
  /** What goes wrong outside is an outcome, and nothing is thrown for it. */
  run(platform: Platform, call: ConnectionTestCall): Promise<Omit<ConnectionOutcome, 'took_ms'>>
}
