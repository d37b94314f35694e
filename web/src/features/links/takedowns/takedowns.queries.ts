import type { Withdrawable } from '@mediatheque/contract/core/withdrawn.ts'
import { takedownEndpoints } from '@mediatheque/contract/links/takedowns/takedowns.endpoints.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../lib/queries.ts'

export const sentNoticeQuery = (token: string) =>
  endpointQuery(takedownEndpoints.getSentTakedown, { params: { token } })

export const withdrawnQuery = (kind: Withdrawable, id: number) =>
  endpointQuery(takedownEndpoints.getWithdrawn, { params: { kind, id } })

export const transparencyQuery = () => endpointQuery(takedownEndpoints.getTransparency)

export const sendTakedown = defineWrite(takedownEndpoints.sendTakedown)
export const answerTakedown = defineWrite(takedownEndpoints.answerTakedown, [
  takedownEndpoints.getSentTakedown,
])
export const sendCounterNotice = defineWrite(takedownEndpoints.sendCounterNotice, [
  takedownEndpoints.getWithdrawn,
  takedownEndpoints.listOwnWithdrawals,
])
