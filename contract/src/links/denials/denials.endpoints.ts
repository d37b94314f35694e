import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idsParams, paginated } from '../../core/list-query.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { denialList } from './denials.list.ts'
import {
  denialReasonsQuery,
  denialReasonsView,
  denialView,
  restoreDenialsForm,
} from './denials.schemas.ts'

export const denialEndpoints = {
  listDenials: defineEndpoint({
    method: 'GET',
    path: 'denials',
    access: staffWith('titles.update'),
    summary: 'Links, newsgroup files and torrents that were denied and can be restored',
    list: denialList,
    query: listQueryOf(denialList),
    response: paginated(denialView),
  }),
  listDenialReasons: defineEndpoint({
    method: 'GET',
    path: 'denial-reasons',
    access: staffWith('titles.update'),
    summary: 'Why contributions of a kind are usually denied, in the language of the reader',
    query: denialReasonsQuery,
    response: denialReasonsView,
  }),
  restoreDenials: defineEndpoint({
    method: 'POST',
    path: 'denials/:ids/restore',
    access: staffWith('titles.update', {
      record: true,
      noVersion: 'What was denied changes no more: it is restored once, or gone.',
      history: 'link',
    }),
    summary:
      'Take denials back, so that what was denied waits again: all of them or none, without a reason only by who denied them seconds ago',
    params: idsParams,
    body: restoreDenialsForm,
    response: z.object({ restored: z.number() }),
  }),
}
