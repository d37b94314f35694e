import { backupEndpoints } from '@mediatheque/contract/operations/backups/backups.endpoints.ts'
import { BACKUP_STATES_AT_WORK } from '@mediatheque/contract/operations/backups/backups.schemas.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../lib/queries.ts'

const WHILE_AT_WORK_MS = 2_000
const OTHERWISE_MS = 60_000

/** Read again while it is looked at, often while one is being made. */
export const backupsQuery = endpointQuery(backupEndpoints.listBackups)

type Backups = { readonly backups: readonly { readonly state: string }[] }

export const isAtWork = ({ state }: Backups['backups'][number]): boolean =>
  BACKUP_STATES_AT_WORK.some((atWork) => atWork === state)

export const watchingBackups = {
  staleTime: 0,
  refetchInterval: (query: { readonly state: { readonly data?: Backups | undefined } }) =>
    query.state.data?.backups.some(isAtWork) ? WHILE_AT_WORK_MS : OTHERWISE_MS,
} as const

const SHOWING = [backupEndpoints.listBackups]
export const makeBackup = defineWrite(backupEndpoints.makeBackup, SHOWING)
export const checkBackup = defineWrite(backupEndpoints.checkBackup, SHOWING)
