import {
  BACKUP_PROBLEMS,
  BACKUP_STATES,
  type BackupView,
} from '@mediatheque/contract/operations/backups/backups.schemas.ts'
import type { ListedBackup } from './backups.service.ts'

export function presentBackup(backup: ListedBackup): BackupView {
  const { created_at, proved_at, downloaded_at, state, problem, ...plain } = backup
  return {
    ...plain,
    state: BACKUP_STATES.find((known) => known === state)!,
    problem: BACKUP_PROBLEMS.find((known) => known === problem) ?? null,
    created_at: created_at.toISOString(),
    proved_at: proved_at?.toISOString() ?? null,
    downloaded_at: downloaded_at?.toISOString() ?? null,
  }
}
