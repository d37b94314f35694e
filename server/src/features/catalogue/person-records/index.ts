import { personRecordEndpoints } from '@mediatheque/contract/catalogue/person-records/person-records.endpoints.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { forgetAccountInDeletedPeople } from './deleted-people.repository.ts'
import { personRecordRoutes } from './person-records.routes.ts'
import { findGonePeople } from './restore-people.ts'

export const feature = defineFeature({
  tables: ['deleted_people'],
  routes: personRecordRoutes,
  restorable: [
    {
      kind: 'person',
      by: personRecordEndpoints.restorePeople,
      findDeleted: async (platform, ids) =>
        new Set((await findGonePeople(platform, ids)).map(({ id }) => id)),
    },
  ],
  accountDeletion: {
    before: (_platform, tx, { id }) => forgetAccountInDeletedPeople(tx, id),
  },
  notExported: { deleted_people: 'says which member of the staff deleted or restored' },
})
