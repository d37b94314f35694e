import { z } from 'zod'
import { staffWith, user, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, paginated } from '../../core/list-query.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { sanctionList } from './sanctions.list.ts'
import {
  liftForm,
  listedSanctionView,
  memberRecordView,
  ownSanctionView,
  sanctionAnswer,
  suspensionForm,
  warningForm,
} from './sanctions.schemas.ts'

const noVersion = 'It adds one, and says which was the newest that was read.'

export const sanctionEndpoints = {
  listSanctions: defineEndpoint({
    method: 'GET',
    path: 'sanctions',
    access: staffWith('members.moderate'),
    summary: 'Warnings and suspensions of members, the newest first',
    list: sanctionList,
    query: listQueryOf(sanctionList),
    response: paginated(listedSanctionView),
  }),
  exportSanctions: defineEndpoint({
    method: 'GET',
    path: 'sanctions/csv',
    access: staffWith('members.moderate'),
    summary: 'Warnings and suspensions of members, as a file',
    list: sanctionList,
    query: listQueryOf(sanctionList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  getMemberRecord: defineEndpoint({
    method: 'GET',
    path: 'users/:id/record',
    access: staffWith('members.moderate', {
      noRecord: 'Whoever may decide about members reads the record of every one.',
    }),
    summary: 'What a member did so far, with the warnings and suspensions that they got',
    params: idParams,
    response: z.object({ record: memberRecordView }),
  }),
  warnMember: defineEndpoint({
    method: 'POST',
    path: 'users/:id/warnings',
    access: staffWith('members.moderate', {
      record: true,
      noVersion,
      history: 'sanction',
      inPerson: true,
    }),
    summary: 'Warn a member, who is told by mail and at the next visit',
    params: idParams,
    body: warningForm,
    status: 201,
    response: sanctionAnswer,
  }),
  suspendMember: defineEndpoint({
    method: 'POST',
    path: 'users/:id/suspensions',
    access: staffWith('members.moderate', {
      record: true,
      noVersion,
      history: 'sanction',
      inPerson: true,
    }),
    summary:
      'Suspend a member, from parts of the site or from all of it, until a day or for ever; they are told why by mail',
    params: idParams,
    body: suspensionForm,
    status: 201,
    response: sanctionAnswer,
  }),
  liftSanction: defineEndpoint({
    method: 'POST',
    path: 'sanctions/:id/lift',
    access: staffWith('members.moderate', {
      record: true,
      version: true,
      history: 'sanction',
      inPerson: true,
    }),
    summary: 'Take a warning back, or end a suspension before its time; the member is told',
    params: idParams,
    body: liftForm,
    response: sanctionAnswer,
  }),
  listOwnSanctions: defineEndpoint({
    method: 'GET',
    path: 'own-sanctions',
    access: user,
    summary: 'Warnings and suspensions of the caller that are in force; open to suspended accounts',
    response: z.object({ sanctions: z.array(ownSanctionView) }),
  }),
  acknowledgeSanction: defineEndpoint({
    method: 'POST',
    path: 'own-sanctions/:id/acknowledge',
    access: withAccess(user, {
      record: true,
      noVersion: 'It says that it was read, which stays so.',
    }),
    summary: 'Say that an own warning or suspension was read: it is not shown again',
    params: idParams,
    response: z.object({ sanctions: z.array(ownSanctionView) }),
  }),
}
