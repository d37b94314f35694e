import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'
import { AppError } from '../../../platform/http/app-error.ts'

/** Nobody acts on what they may not see. @throws AppError forbidden */
export function askForLogs(actor: Actor): void {
  if (!isStaffWith(actor, 'logs.view')) throw new AppError('forbidden')
}
