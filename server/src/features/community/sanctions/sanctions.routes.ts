import { sanctionEndpoints } from '@mediatheque/contract/community/sanctions/sanctions.endpoints.ts'
import { sanctionList } from '@mediatheque/contract/community/sanctions/sanctions.list.ts'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getUser, rankOf } from '../../accounts/users/users.service.ts'
import { getMemberRecord, listSanctions, readAllSanctions } from './member-record.service.ts'
import { canSanction, isOwnSanction } from './sanctions.policy.ts'
import {
  presentListedSanction,
  presentMemberRecord,
  presentOwnSanction,
  presentSanction,
  sanctionCells,
} from './sanctions.presenter.ts'
import {
  acknowledgeSanction,
  getSanction,
  liftSanction,
  listOwnSanctions,
  type SanctionRow,
  suspendMember,
  warnMember,
} from './sanctions.service.ts'

const versioned = viewOfRecord<SanctionRow>({
  find: (id, { platform }) => getSanction(platform, id),
  view: (row, { platform }) => presentSanction(row, platform.clock.now()),
})

interface Deciding {
  readonly platform: Needs<'db' | 'cache' | 'clock'>
  readonly actor: LoggedInActor
}

const readRecord = async ({ platform, actor }: Deciding, userId: number) => ({
  record: presentMemberRecord(
    await getMemberRecord(platform, actor, userId),
    actor,
    platform.clock.now(),
  ),
})

const readOwn = async ({ platform, actor }: Deciding) => ({
  sanctions: (await listOwnSanctions(platform, actor.user.id)).map(presentOwnSanction),
})

export const sanctionRoutes = [
  bindEndpoint(sanctionEndpoints.listSanctions, {
    run: ({ platform, query }) => listSanctions(platform, query),
    present: (page, { platform, actor }) =>
      presentPage(page, (rows) =>
        rows.map((row) => presentListedSanction(row, actor, platform.clock.now())),
      ),
  }),
  bindEndpoint(sanctionEndpoints.exportSanctions, {
    run: (call) =>
      csvAnswer(
        call,
        sanctionList,
        readAllSanctions(call.platform, call.query),
        sanctionCells(call.t, call.platform.clock.now()),
      ),
  }),
  bindEndpoint(sanctionEndpoints.getMemberRecord, {
    run: (call) => readRecord(call, call.params.id),
  }),
  bindEndpoint(sanctionEndpoints.warnMember, {
    load: ({ platform, params }) => getUser(platform, params.id),
    policy: (actor, user) => canSanction(actor, rankOf(user)),
    run: async (call) => {
      await warnMember(call.platform, call.actor, call.record, call.body)
      return readRecord(call, call.record.row.id)
    },
  }),
  bindEndpoint(sanctionEndpoints.suspendMember, {
    load: ({ platform, params }) => getUser(platform, params.id),
    policy: (actor, user) => canSanction(actor, rankOf(user)),
    run: async (call) => {
      await suspendMember(call.platform, call.actor, call.record, call.body)
      return readRecord(call, call.record.row.id)
    },
  }),
  bindEndpoint(sanctionEndpoints.liftSanction, {
    versioned,
    load: async ({ platform, params }) => {
      const sanction = await getSanction(platform, params.id)
      return { sanction, user: await getUser(platform, sanction.user_id) }
    },
    policy: (actor, { user }) => canSanction(actor, rankOf(user)),
    run: async (call) => {
      await liftSanction(call.platform, call.actor, call.record.sanction, call.body)
      return readRecord(call, call.record.sanction.user_id)
    },
  }),
  bindEndpoint(sanctionEndpoints.listOwnSanctions, { run: readOwn }),
  bindEndpoint(sanctionEndpoints.acknowledgeSanction, {
    load: ({ platform, params }) => getSanction(platform, params.id),
    policy: (actor, sanction) => isOwnSanction(actor, sanction),
    run: async (call) => {
      await acknowledgeSanction(call.platform, call.record)
      return readOwn(call)
    },
  }),
]
