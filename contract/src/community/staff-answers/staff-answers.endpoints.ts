import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, idsParams, paginated } from '../../core/list-query.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { seenVersions } from '../../core/version.ts'
import { staffAnswerList } from './staff-answers.list.ts'
import {
  changedStaffAnswerForm,
  offeredAnswer,
  offeredAnswersQuery,
  staffAnswerAnswer,
  staffAnswerForm,
  staffAnswerView,
} from './staff-answers.schemas.ts'

export const staffAnswerEndpoints = {
  listStaffAnswers: defineEndpoint({
    method: 'GET',
    path: 'staff-answers',
    access: staffWith('members.moderate'),
    summary: 'Texts that staff pick where they decide something',
    list: staffAnswerList,
    query: listQueryOf(staffAnswerList),
    response: paginated(staffAnswerView),
  }),
  exportStaffAnswers: defineEndpoint({
    method: 'GET',
    path: 'staff-answers/csv',
    access: staffWith('members.moderate'),
    summary: 'Texts that staff pick where they decide something, as a file',
    list: staffAnswerList,
    query: listQueryOf(staffAnswerList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  listOfferedAnswers: defineEndpoint({
    method: 'GET',
    path: 'offered-answers',
    access: staffWith('admin.access'),
    summary: 'The texts that are offered for one kind of decision',
    query: offeredAnswersQuery,
    response: z.object({ answers: z.array(offeredAnswer) }),
  }),
  createStaffAnswer: defineEndpoint({
    method: 'POST',
    path: 'staff-answers',
    access: staffWith('members.moderate', { history: 'staff-answer' }),
    summary: 'Add a text that staff pick',
    body: staffAnswerForm,
    status: 201,
    response: staffAnswerAnswer,
  }),
  updateStaffAnswer: defineEndpoint({
    method: 'PUT',
    path: 'staff-answers/:id',
    access: staffWith('members.moderate', {
      record: true,
      version: true,
      history: 'staff-answer',
    }),
    summary: 'Change a text that staff pick; what was told with it stays',
    params: idParams,
    body: changedStaffAnswerForm,
    response: staffAnswerAnswer,
  }),
  deleteStaffAnswers: defineEndpoint({
    method: 'DELETE',
    path: 'staff-answers/:ids',
    access: staffWith('members.moderate', {
      record: true,
      version: true,
      history: 'staff-answer',
    }),
    summary: 'Delete texts that staff pick: all of them or none',
    params: idsParams,
    body: seenVersions,
    response: z.object({ deleted: z.number() }),
  }),
}
