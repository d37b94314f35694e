import { ANSWER_USE_NAMES } from '@mediatheque/contract/community/staff-answers/answer-uses.ts'
import { staffAnswerEndpoints } from '@mediatheque/contract/community/staff-answers/staff-answers.endpoints.ts'
import { staffAnswerList } from '@mediatheque/contract/community/staff-answers/staff-answers.list.ts'
import type { StaffAnswerView } from '@mediatheque/contract/community/staff-answers/staff-answers.schemas.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import { type CsvCells, csvAnswer } from '../../../platform/http/csv-answer.ts'
import { presentPage } from '../../../platform/http/pagination.ts'
import { canEditAnswers } from './staff-answers.policy.ts'
import {
  changeAnswer,
  createAnswer,
  findAnswers,
  getAnswer,
  listAnswers,
  listOffered,
  readAnswers,
  removeAnswers,
  type StaffAnswerRow,
} from './staff-answers.service.ts'

const present = ({ uses, updated_at, ...row }: StaffAnswerRow): StaffAnswerView => ({
  ...row,
  uses: [...uses],
  updated_at: updated_at.toISOString(),
})

const cells = (t: TranslateLine): CsvCells<typeof staffAnswerList, StaffAnswerRow> => ({
  name: ({ name }) => name,
  uses: ({ uses }) => uses.map((use) => t(ANSWER_USE_NAMES[use])).join(', '),
  body: ({ body }) => body,
  body_fr: ({ body_fr }) => body_fr,
  updated_at: ({ updated_at }) => updated_at.toISOString(),
})

const versioned = viewOfRecord<StaffAnswerRow>({
  find: (id, { platform }) => getAnswer(platform, id),
  view: ({ name, uses, body, body_fr }) => ({ name, uses, body, body_fr }),
})

export const staffAnswerRoutes = [
  bindEndpoint(staffAnswerEndpoints.listStaffAnswers, {
    run: ({ platform, query }) => listAnswers(platform, query),
    present: (page) => presentPage(page, (rows) => rows.map(present)),
  }),
  bindEndpoint(staffAnswerEndpoints.exportStaffAnswers, {
    run: (call) =>
      csvAnswer(call, staffAnswerList, readAnswers(call.platform, call.query), cells(call.t)),
  }),
  bindEndpoint(staffAnswerEndpoints.listOfferedAnswers, {
    run: async ({ platform, query }) => ({ answers: await listOffered(platform, query.use) }),
  }),
  bindEndpoint(staffAnswerEndpoints.createStaffAnswer, {
    run: ({ platform, body }) => createAnswer(platform, body),
    present: (row) => ({ answer: present(row) }),
  }),
  bindEndpoint(staffAnswerEndpoints.updateStaffAnswer, {
    versioned,
    load: ({ platform, params }) => getAnswer(platform, params.id),
    policy: (actor) => canEditAnswers(actor),
    run: ({ platform, record, body }) => changeAnswer(platform, { ...body, id: record.id }),
    present: (row) => ({ answer: present(row) }),
  }),
  bindEndpoint(staffAnswerEndpoints.deleteStaffAnswers, {
    versioned,
    load: ({ platform, params }) => findAnswers(platform, params.ids),
    policy: (actor) => canEditAnswers(actor),
    run: async ({ platform, record, body }) => ({
      deleted: await removeAnswers(platform, record, body.versions),
    }),
  }),
]
