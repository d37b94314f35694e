import type { AnswerUse } from '@mediatheque/contract/community/staff-answers/answer-uses.ts'
import { staffAnswerEndpoints } from '@mediatheque/contract/community/staff-answers/staff-answers.endpoints.ts'
import { staffAnswerList } from '@mediatheque/contract/community/staff-answers/staff-answers.list.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { listSearchReader, type SearchOf } from '../../../../lib/lists/list-search.ts'
import { listQuery } from '../../../../lib/lists/use-list.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

export type StaffAnswersSearch = SearchOf<typeof staffAnswerList>
export const readStaffAnswersSearch = listSearchReader(staffAnswerList)
export const staffAnswersQuery = (search: StaffAnswersSearch) =>
  listQuery(staffAnswerList, staffAnswerEndpoints.listStaffAnswers, search)

/** Those that are offered for one kind of decision. */
export const offeredAnswersQuery = (use: AnswerUse) =>
  endpointQuery(staffAnswerEndpoints.listOfferedAnswers, { query: { use } })

const SHOWING = [staffAnswerEndpoints.listStaffAnswers, staffAnswerEndpoints.listOfferedAnswers]
export const createStaffAnswer = defineWrite(staffAnswerEndpoints.createStaffAnswer, SHOWING)
export const updateStaffAnswer = defineWrite(staffAnswerEndpoints.updateStaffAnswer, SHOWING)
