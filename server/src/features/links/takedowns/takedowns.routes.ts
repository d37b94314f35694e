import {
  takedownDeskEndpoints,
  takedownEndpoints,
} from '@mediatheque/contract/links/takedowns/takedowns.endpoints.ts'
import { takedownList } from '@mediatheque/contract/links/takedowns/takedowns.list.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import { csvAnswer } from '../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { presentWithdrawn } from '../../catalogue/withdrawals/withdrawals.service.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { decideCounterNotice, sendCounterNotice } from './counter-notices.ts'
import { askBack, decideNotice } from './decide-notice.ts'
import { presentClaims } from '../links/claims.service.ts'
import { claimNotices, listNoticeClaims, releaseNotices } from './notice-claims.ts'
import { listOwnWithdrawals } from './own-withdrawals.ts'
import { changeWithdrawal } from './restore-withdrawn.ts'
import { sendTakedown } from './send-takedown.ts'
import { canDecideAbout, canDecideTakedowns } from './takedowns.policy.ts'
import {
  noticeCells,
  presentNotice,
  presentNoticeLine,
  presentSentNotice,
  presentTransparency,
} from './takedowns.presenter.ts'
import {
  answerNotice,
  type CounterRow,
  getCounterNotice,
  getNotice,
  getSentNotice,
  getTransparency,
  getWithdrawal,
  getWithdrawn,
  hasWaitingCounter,
  listNoticeLines,
  type NoticeRow,
  readNotice,
  readNoticeLines,
  type SentNotice,
} from './takedowns.service.ts'

interface Reading {
  readonly platform: Needs<ToReadSettings>
  readonly language: Language
}

const readerOf = async ({ platform, language }: Reading) => ({
  language,
  settings: (await getSettings(platform)).takedowns,
})

async function presentSent(sent: SentNotice, call: Reading) {
  return { notice: presentSentNotice(sent, await readerOf(call)) }
}

async function presentOne(id: number, call: Reading) {
  const notice = await getNotice(call.platform, id)
  return presentNotice(await readNotice(call.platform, notice), await readerOf(call))
}

const versioned = viewOfRecord<NoticeRow>({
  find: (id, { platform }) => getNotice(platform, id),
  view: ({ id }, call) => presentOne(id, call),
})

export const takedownRoutes = [
  bindEndpoint(takedownEndpoints.sendTakedown, {
    run: async ({ platform, body, language, t }) => ({
      reference: await sendTakedown(platform, body, { language, t }),
    }),
  }),
  bindEndpoint(takedownEndpoints.getSentTakedown, {
    run: ({ platform, params }) => getSentNotice(platform, params.token),
    present: presentSent,
  }),
  bindEndpoint(takedownEndpoints.answerTakedown, {
    run: ({ platform, params, body }) => answerNotice(platform, params.token, body.body),
    present: presentSent,
  }),
  bindEndpoint(takedownEndpoints.getWithdrawn, {
    run: ({ platform, params }) => getWithdrawn(platform, params),
    present: async (row, { platform, language }) => {
      const { takedowns } = await getSettings(platform)
      return {
        withdrawn: presentWithdrawn(row, takedowns, language),
        has_counter_notice: await hasWaitingCounter(platform.db, row.id),
        counter_notice_days: takedowns.counter_notice_days,
      }
    },
  }),
  bindEndpoint(takedownEndpoints.sendCounterNotice, {
    run: async ({ platform, actor, params, body, language }) => {
      const row = await getWithdrawn(platform, params)
      const until = await sendCounterNotice(platform, actor, { row, form: body, language })
      return { answerable_until: until.toISOString() }
    },
  }),
  bindEndpoint(takedownEndpoints.listOwnWithdrawals, {
    run: ({ platform, actor }) => listOwnWithdrawals(platform, actor.user.id),
    present: async (rows, call) => {
      const { settings, language } = await readerOf(call)
      return {
        withdrawals: rows.map(({ isCountered, ...row }) => ({
          ...presentWithdrawn(row, settings, language),
          has_counter_notice: isCountered,
        })),
      }
    },
  }),
  bindEndpoint(takedownEndpoints.getTransparency, {
    run: ({ platform }) => getTransparency(platform),
    present: presentTransparency,
  }),
]

export const takedownDeskRoutes = [
  bindEndpoint(takedownDeskEndpoints.listTakedowns, {
    run: ({ platform, query }) => listNoticeLines(platform.readDb, query),
    present: (page) => presentPage(page, (rows) => rows.map(presentNoticeLine)),
  }),
  bindEndpoint(takedownDeskEndpoints.exportTakedowns, {
    run: (call) =>
      csvAnswer(
        call,
        takedownList,
        readNoticeLines(call.platform.readDb, call.query),
        noticeCells(call.t),
      ),
  }),
  bindEndpoint(takedownDeskEndpoints.listNoticeClaims, {
    run: ({ platform }) => listNoticeClaims(platform),
    present: presentClaims,
  }),
  bindEndpoint(takedownDeskEndpoints.claimNotices, {
    run: ({ platform, actor, body }) => claimNotices(platform, { ...body, userId: actor.user.id }),
    present: presentClaims,
  }),
  bindEndpoint(takedownDeskEndpoints.releaseNotices, {
    run: async ({ platform, actor, body }) => ({
      released: await releaseNotices(platform, { ...body, userId: actor.user.id }),
    }),
  }),
  bindEndpoint(takedownDeskEndpoints.getTakedown, {
    load: ({ platform, params }) => getNotice(platform, params.id),
    policy: (actor) => canDecideTakedowns(actor),
    run: ({ record }) => record,
    present: async ({ id }, call) => ({ notice: await presentOne(id, call) }),
  }),
  bindEndpoint(takedownDeskEndpoints.decideTakedown, {
    versioned,
    load: ({ platform, params }) => getNotice(platform, params.id),
    policy: (actor) => canDecideTakedowns(actor),
    run: ({ platform, actor, record, body, t }) =>
      decideNotice(platform, actor, { notice: record, input: body, t }),
    present: async (_done, call) => ({ notice: await presentOne(call.params.id, call) }),
  }),
  bindEndpoint(takedownDeskEndpoints.askBackTakedown, {
    versioned,
    load: ({ platform, params }) => getNotice(platform, params.id),
    policy: (actor) => canDecideTakedowns(actor),
    run: ({ platform, actor, record, body }) =>
      askBack(platform, actor, { notice: record, input: body }),
    present: async (_done, call) => ({ notice: await presentOne(call.params.id, call) }),
  }),
  bindEndpoint(takedownDeskEndpoints.decideCounterNotice, {
    versioned: viewOfRecord<CounterRow>({
      find: (id, { platform }) => getCounterNotice(platform, id),
      view: ({ id, version, status }) => ({ id, version, status }),
    }),
    load: ({ platform, params }) => getCounterNotice(platform, params.id),
    policy: (actor, counter) => canDecideAbout(actor, counter),
    run: async ({ platform, actor, record, body, t }) => {
      await decideCounterNotice(platform, actor, { counter: record, input: body, t })
      return { status: body.decision === 'accept' ? 'accepted' : 'refused' }
    },
  }),
  bindEndpoint(takedownDeskEndpoints.changeWithdrawal, {
    load: ({ platform, params }) => getWithdrawal(platform, params.id),
    policy: (actor, withdrawal) => canDecideAbout(actor, withdrawal),
    run: async ({ platform, actor, record, body }) => ({
      restored: await changeWithdrawal(platform, actor, { id: record.id, ...body }),
    }),
  }),
]
