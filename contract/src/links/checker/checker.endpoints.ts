import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { idParams, paginated } from '../../core/list-query.ts'
import { hostCheckForm, hostStatusView, linkCheckView } from './checker.schemas.ts'
import { hostStatusList } from './host-status.list.ts'

const noRecord = 'Whoever looks after links looks after those of all hosts.'

export const checkerEndpoints = {
  listHostStatus: defineEndpoint({
    method: 'GET',
    path: 'hosts-status',
    access: staffWith('titles.update'),
    summary: 'How the links of each host are doing, and how they are checked',
    list: hostStatusList,
    query: listQueryOf(hostStatusList),
    response: paginated(hostStatusView).extend({ is_on: z.boolean() }),
  }),
  exportHostStatus: defineEndpoint({
    method: 'GET',
    path: 'hosts-status/csv',
    access: staffWith('titles.update'),
    summary: 'How the links of each host are doing, as a file',
    list: hostStatusList,
    query: listQueryOf(hostStatusList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  updateHostChecks: defineEndpoint({
    method: 'PUT',
    path: 'hosts-status/:id',
    access: staffWith('settings.update', { noRecord, history: 'link-host' }),
    summary: 'Say whether, how and how often the links of a host are checked',
    params: idParams,
    body: hostCheckForm,
    response: z.object({ host: hostStatusView }),
  }),
  checkHost: defineEndpoint({
    method: 'POST',
    path: 'hosts-status/:id/check',
    access: staffWith('titles.update', {
      noRecord,
      noHistory: 'It brings forward what would be looked at anyway.',
    }),
    summary: 'Check the next hundred links of a host now, and what it was paused for is over',
    params: idParams,
    response: z.object({ host: hostStatusView, brought_forward: z.number() }),
  }),
  checkLink: defineEndpoint({
    method: 'POST',
    path: 'liens/:id/check',
    access: staffWith('titles.update', {
      record: true,
      noVersion: 'It looks at the link as it is by now.',
      noHistory: 'A look changes nothing; what it makes the checker do is written down there.',
    }),
    summary: 'Check a link now, or next where its host is just being asked',
    params: idParams,
    response: linkCheckView,
  }),
}
