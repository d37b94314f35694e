import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idsParams, paginated } from '../../core/list-query.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { postponementList } from './postponements.list.ts'
import { postponedAnswer, postponeForm, postponementView } from './postponements.schemas.ts'

export const postponementEndpoints = {
  postponeLinks: defineEndpoint({
    method: 'POST',
    path: 'liens/:ids/postpone',
    access: staffWith('titles.update', { record: true, version: true, history: 'link' }),
    summary:
      'Put off deciding about direct links that wait, until a moment at which they come back by themselves: all of them or none',
    params: idsParams,
    body: postponeForm,
    response: postponedAnswer,
  }),
  postponeNzbs: defineEndpoint({
    method: 'POST',
    path: 'nzb/:ids/postpone',
    access: staffWith('titles.update', { record: true, version: true, history: 'nzb' }),
    summary: 'Put off deciding about newsgroup files that wait, until a moment',
    params: idsParams,
    body: postponeForm,
    response: postponedAnswer,
  }),
  postponeTorrents: defineEndpoint({
    method: 'POST',
    path: 'torrents/:ids/postpone',
    access: staffWith('titles.update', { record: true, version: true, history: 'torrent' }),
    summary: 'Put off deciding about torrents that wait, until a moment',
    params: idsParams,
    body: postponeForm,
    response: postponedAnswer,
  }),
  listPostponements: defineEndpoint({
    method: 'GET',
    path: 'postponements',
    access: staffWith('titles.update'),
    summary: 'Contributions that were put off and are not back yet',
    list: postponementList,
    query: listQueryOf(postponementList),
    response: paginated(postponementView),
  }),
  resumePostponements: defineEndpoint({
    method: 'POST',
    path: 'postponements/:ids/resume',
    access: staffWith('titles.update', {
      record: true,
      noVersion: 'What was put off comes back as it is, once.',
      history: 'link',
    }),
    summary: 'Put back into their queues what was put off: all of them or none',
    params: idsParams,
    response: z.object({ resumed: z.number() }),
  }),
}
