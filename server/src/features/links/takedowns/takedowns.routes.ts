import {
  takedownDeskEndpoints,
  takedownEndpoints,
} from '@mediatheque/contract/links/takedowns/takedowns.endpoints.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import type { Needs } from '../../../platform/platform.ts'
import { presentWithdrawn } from '../../catalogue/withdrawals/withdrawals.service.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { decideCounterNotice, sendCounterNotice } from './counter-notices.ts'
import { askBack, decideNotice } from './decide-notice.ts'
import { changeWithdrawal } from './restore-withdrawn.ts'
import { sendTakedown } from './send-takedown.ts'
import { canDecideAbout, canDecideTakedowns } from './takedowns.policy.ts'
import {
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
    run: ({ platform, actor, record, body }) =>
      decideNotice(platform, actor, { notice: record, input: body }),
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
    run: async ({ platform, actor, record, body }) => {
      await decideCounterNotice(platform, actor, { counter: record, input: body })
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
