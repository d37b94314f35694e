import { personRecordEndpoints } from '@mediatheque/contract/catalogue/person-records/person-records.endpoints.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { findDeletedPeople, forgetAccountInDeletedPeople } from './deleted-people.repository.ts'
import { personRecordRoutes } from './person-records.routes.ts'

export const feature = defineFeature({
  tables: ['deleted_people'],
  routes: personRecordRoutes,
  restorable: [
    {
      kind: 'person',
      by: personRecordEndpoints.restorePeople,
      findDeleted: async ({ db }, ids) =>
        new Set((await findDeletedPeople(db, ids)).map(({ id }) => id)),
    },
  ],
  accountDeletion: {
    before: (_platform, tx, { id }) => forgetAccountInDeletedPeople(tx, id),
  },
  notExported: { deleted_people: 'says which member of the staff deleted or restored' },
})
