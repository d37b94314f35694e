import {
  anyone,
  permission,
  user,
  userWith,
  withAccess,
} from '@mediatheque/contract/core/access.ts'
import type { ActorUser } from '@mediatheque/contract/core/actor.ts'
import { defineEndpoint } from '@mediatheque/contract/core/endpoint.ts'
import { expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { bindEndpoint, type Call } from './bind-endpoint.ts'

const shape = { method: 'GET', path: 'a', summary: '', response: z.object({}) } as const
const forAnyone = defineEndpoint({ ...shape, access: anyone })
const forHolders = defineEndpoint({ ...shape, access: permission('liens.view') })
const forUsers = defineEndpoint({ ...shape, access: withAccess(user, { botCheck: 'a' }) })
const forHoldingUsers = defineEndpoint({ ...shape, access: userWith('liens.create') })

it('hands a user to the code of calls that need a login, and perhaps none to others', () => {
  expectTypeOf<Call<typeof forUsers>['actor']['user']>().toEqualTypeOf<ActorUser>()
  expectTypeOf<Call<typeof forHoldingUsers>['actor']['user']>().toEqualTypeOf<ActorUser>()
  expectTypeOf<Call<typeof forAnyone>['actor']['user']>().toEqualTypeOf<ActorUser | null>()
  expectTypeOf<Call<typeof forHolders>['actor']['user']>().toEqualTypeOf<ActorUser | null>()
})

it('takes no code for a call on a record that does not load it, or has no rule about it', () => {
  const forOwners = defineEndpoint({ ...shape, access: withAccess(user, { record: true }) })
  const [load, policy, run] = [async () => 'record', () => true, () => ({})]
  expect(bindEndpoint(forOwners, { load, policy, run })).toMatchObject({ load, policy, run })
  // @ts-expect-error: no rule
  bindEndpoint(forOwners, { load, run })
  // @ts-expect-error: no record
  bindEndpoint(forOwners, { policy, run })
  // @ts-expect-error: neither
  bindEndpoint(forOwners, { run })
})
