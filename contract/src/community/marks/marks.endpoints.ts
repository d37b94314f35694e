import { userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { ownMarksAnswer, ownMarksQuery } from './marks.schemas.ts'

export const markEndpoints = {
  listOwnMarks: defineEndpoint({
    method: 'GET',
    path: 'titles/own-marks',
    access: userWith('titles.view'),
    summary: 'Of up to 100 titles, how the caller rated them and whether they are kept for later',
    query: ownMarksQuery,
    response: ownMarksAnswer,
  }),
}
