import { z } from 'zod'
import { anyone, permission, staffWith, userWith, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, paginated } from '../../core/list-query.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { claimNoticesForm, claimsView } from '../claims/claims.schemas.ts'
import { takedownList } from './takedowns.list.ts'
import {
  answerForm,
  askBackForm,
  changeWithdrawalForm,
  counterNoticeForm,
  decideCounterForm,
  decideNoticeForm,
  noticeRowView,
  noticeView,
  ownWithdrawalView,
  sentNoticeView,
  sentParams,
  takedownForm,
  transparencyView,
  withdrawnPageView,
  withdrawnParams,
} from './takedowns.schemas.ts'

const HOUR_SECONDS = 3_600
const sent = withAccess(anyone, { noRecord: 'Who has the signed address of the mail may.' })
const WITHDRAWN = 'What was withdrawn, and why, is for all who might have seen it.'
const NO_HISTORY = 'Who looks at something decides nothing, and it ends within minutes.'
const noticeAnswer = z.object({ notice: noticeView })

/** For holders of rights, and for those who answer them. */
export const takedownEndpoints = {
  sendTakedown: defineEndpoint({
    method: 'POST',
    path: 'takedowns',
    access: withAccess(anyone, { botCheck: 'takedown' }),
    throttle: {
      name: 'takedown.address',
      by: 'address',
      attempts: 30,
      windowSeconds: HOUR_SECONDS,
    },
    summary: 'Ask for something to be withdrawn, as who holds the rights in it or speaks for them',
    body: takedownForm,
    status: 201,
    response: z.object({ reference: z.string() }),
  }),
  getSentTakedown: defineEndpoint({
    method: 'GET',
    path: 'takedowns/sent/:token',
    access: sent,
    throttle: { name: 'takedown.sent', by: 'address', attempts: 600, windowSeconds: HOUR_SECONDS },
    summary: 'What became of a notice, for who sent it',
    params: sentParams,
    response: z.object({ notice: sentNoticeView }),
  }),
  answerTakedown: defineEndpoint({
    method: 'POST',
    path: 'takedowns/sent/:token/answer',
    access: sent,
    throttle: { name: 'takedown.answer', by: 'address', attempts: 30, windowSeconds: HOUR_SECONDS },
    summary: 'Answer what was asked about a notice',
    params: sentParams,
    body: answerForm,
    response: z.object({ notice: sentNoticeView }),
  }),
  getWithdrawn: defineEndpoint({
    method: 'GET',
    path: 'withdrawn/:kind/:id',
    access: permission('titles.view', { noRecord: WITHDRAWN }),
    summary: 'What was withdrawn after a takedown notice, and why; its own address answers 410',
    params: withdrawnParams,
    response: withdrawnPageView,
  }),
  sendCounterNotice: defineEndpoint({
    method: 'POST',
    path: 'withdrawn/:kind/:id/counter-notice',
    access: permission('titles.view', {
      noRecord: WITHDRAWN,
      botCheck: 'takedown',
    }),
    throttle: {
      name: 'takedown.counter',
      by: 'address',
      attempts: 20,
      windowSeconds: HOUR_SECONDS,
    },
    summary: 'Say why something withdrawn should come back',
    params: withdrawnParams,
    body: counterNoticeForm,
    status: 201,
    response: z.object({ answerable_until: z.string() }),
  }),
  listOwnWithdrawals: defineEndpoint({
    method: 'GET',
    path: 'own-withdrawals',
    access: userWith('liens.create', { or: 'nzb.create' }),
    summary:
      'The newest fifty of what the caller contributed that stand withdrawn, with the public reason, and titles that went with it',
    response: z.object({ withdrawals: z.array(ownWithdrawalView) }),
  }),
  getTransparency: defineEndpoint({
    method: 'GET',
    path: 'transparency',
    access: anyone,
    summary: 'How many takedown notices came, and what became of them, by month and year',
    response: transparencyView,
  }),
}

/** For those who decide. */
export const takedownDeskEndpoints = {
  listTakedowns: defineEndpoint({
    method: 'GET',
    path: 'takedowns',
    access: staffWith('takedowns.update'),
    summary: 'Takedown notices',
    list: takedownList,
    query: listQueryOf(takedownList),
    response: paginated(noticeRowView),
  }),
  exportTakedowns: defineEndpoint({
    method: 'GET',
    path: 'takedowns/csv',
    access: staffWith('takedowns.update'),
    summary: 'Takedown notices as a file',
    list: takedownList,
    query: listQueryOf(takedownList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  listNoticeClaims: defineEndpoint({
    method: 'GET',
    path: 'takedowns/claims',
    access: staffWith('takedowns.update'),
    summary: 'Which takedown notices somebody is looking at right now',
    response: claimsView,
  }),
  claimNotices: defineEndpoint({
    method: 'POST',
    path: 'takedowns/claims',
    access: staffWith('takedowns.update', { noHistory: NO_HISTORY }),
    summary:
      'Say that one is looking at notices, for three minutes, or still; answers those of them that somebody else looks at',
    body: claimNoticesForm,
    response: claimsView,
  }),
  releaseNotices: defineEndpoint({
    method: 'POST',
    path: 'takedowns/claims/release',
    access: staffWith('takedowns.update', { noHistory: NO_HISTORY }),
    summary: 'Say that one no longer looks at notices',
    body: claimNoticesForm,
    response: z.object({ released: z.number() }),
  }),
  getTakedown: defineEndpoint({
    method: 'GET',
    path: 'takedowns/:id',
    access: staffWith('takedowns.update', { record: true }),
    summary: 'A notice with what it is about, who sent it, and answers to it',
    params: idParams,
    response: noticeAnswer,
  }),
  decideTakedown: defineEndpoint({
    method: 'POST',
    path: 'takedowns/:id/decision',
    access: staffWith('takedowns.update', { record: true, version: true, history: 'takedown' }),
    summary:
      'Withdraw some of what a notice is about, with a public reason, or refuse to: all or none',
    params: idParams,
    body: decideNoticeForm,
    response: noticeAnswer,
  }),
  askBackTakedown: defineEndpoint({
    method: 'POST',
    path: 'takedowns/:id/question',
    access: staffWith('takedowns.update', { record: true, version: true, history: 'takedown' }),
    summary: 'Ask the sender of a notice something, by mail',
    params: idParams,
    body: askBackForm,
    response: noticeAnswer,
  }),
  decideCounterNotice: defineEndpoint({
    method: 'POST',
    path: 'counter-notices/:id/decision',
    access: staffWith('takedowns.update', { record: true, version: true, history: 'takedown' }),
    summary: 'Bring back what was withdrawn, or not, after a counter-notice',
    params: idParams,
    body: decideCounterForm,
    response: z.object({ status: z.string() }),
  }),
  changeWithdrawal: defineEndpoint({
    method: 'POST',
    path: 'withdrawals/:id',
    access: staffWith('takedowns.update', {
      record: true,
      noVersion: 'It comes back once, or not at all.',
      history: 'takedown',
    }),
    summary: 'Bring back what was withdrawn, or let staff add the same again',
    params: idParams,
    body: changeWithdrawalForm,
    response: z.object({ restored: z.boolean() }),
  }),
}
