import { z } from 'zod'
import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams } from '../../core/list-query.ts'
import { backupAddressView, backupFileQuery, backupsView, backupView } from './backups.schemas.ts'

const noVersion = 'A backup is changed by nobody but its job; who deletes it means it as it is.'
const backupAnswer = z.object({ backup: backupView })

export const backupEndpoints = {
  listBackups: defineEndpoint({
    method: 'GET',
    path: 'admin/backups',
    access: staffWith('backups.update'),
    summary: 'The backups that were made here, and how far the one is that is being made',
    response: backupsView,
  }),
  makeBackup: defineEndpoint({
    method: 'POST',
    path: 'admin/backups',
    access: staffWith('backups.update', { inPerson: true, history: 'backup' }),
    summary: 'Back the site up, by a job, which then reads all that it wrote; one at a time',
    response: backupAnswer,
    status: 202,
  }),
  checkBackup: defineEndpoint({
    method: 'POST',
    path: 'admin/backups/:id/check',
    access: staffWith('backups.update', {
      record: true,
      noVersion,
      noHistory: 'It is read, and nothing is changed.',
    }),
    summary: 'Read a backup again from the first byte to the last, by a job',
    params: idParams,
    response: backupAnswer,
    status: 202,
  }),
  addressBackup: defineEndpoint({
    method: 'POST',
    path: 'admin/backups/:id/address',
    access: staffWith('backups.update', {
      record: true,
      noVersion,
      inPerson: true,
      recentPassword: true,
      history: 'backup',
    }),
    summary:
      'Where the caller can download a backup for some minutes; it holds all that the site knows',
    params: idParams,
    response: backupAddressView,
  }),
  downloadBackup: defineEndpoint({
    method: 'GET',
    path: 'admin/backups/:id/file',
    access: staffWith('backups.update', { record: true, inPerson: true }),
    summary: 'A backup as one archive (tar), at an address that was given to the caller',
    params: idParams,
    query: backupFileQuery,
    answersAs: ['application/x-tar'],
    response: z.unknown(),
  }),
  deleteBackup: defineEndpoint({
    method: 'DELETE',
    path: 'admin/backups/:id',
    access: staffWith('backups.update', {
      record: true,
      noVersion,
      inPerson: true,
      recentPassword: true,
      history: 'backup',
    }),
    summary: 'Delete a backup for ever',
    params: idParams,
    response: z.object({ deleted: z.number() }),
  }),
}
