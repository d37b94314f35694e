import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { trustForm, trustView } from './trust.schemas.ts'

export const trustEndpoints = {
  setTrust: defineEndpoint({
    method: 'PUT',
    path: 'users/:id/trust',
    access: staffWith('titles.update', {
      record: true,
      version: true,
      history: 'user',
      inPerson: true,
    }),
    summary:
      'Let what a member contributes be seen at once (`liens.autoapprove`), or let a moderator look at it first again; no right of theirs is changed besides',
    params: idParams,
    body: trustForm,
    response: trustView,
  }),
}
