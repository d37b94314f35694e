import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings } from '../../site/settings/settings.service.ts'
import { importWork } from './import-title.ts'
import type { ToImport } from './outside/outside-catalogues.ts'
import { FAULT_LINES, OutsideServiceError } from './outside/outside-service-error.ts'
import { listDueImports, noteFault, type TitleImportRow } from './title-imports.repository.ts'

const HOUR_MS = 3_600_000
/** A service that cannot be asked now is not asked for all the others. */
const MOST_FAULTS = 3

/** Titles of which more is to come, those asked for longest ago first; what is locked of them stays. */
export async function refreshAiring(
  platform: Needs<ToImport | 'clock' | 'jobs'>,
  signal: AbortSignal,
): Promise<void> {
  const { import_refresh: settings } = await getSettings(platform)
  if (!settings.is_on) return
  const before = new Date(platform.clock.now().getTime() - settings.every_hours * HOUR_MS)
  let faults = 0
  for (const row of await listDueImports(platform.db, before, settings.most_titles)) {
    if (signal.aborted || faults >= MOST_FAULTS) return
    const fault = await refresh(platform, row)
    if (fault === undefined) faults = 0
    else {
      await noteFault(platform.db, row.title_id, fault)
      if (fault !== FAULT_LINES['unknown id']) faults += 1
    }
  }
}

/** @returns what went wrong, as an English line */
async function refresh(
  platform: Needs<ToImport | 'jobs'>,
  { title_id, media_type: type, external_id: id }: TitleImportRow,
): Promise<string | undefined> {
  try {
    await importWork(platform, { type, id, into: title_id, isFresh: true })
    return undefined
  } catch (error) {
    if (error instanceof OutsideServiceError) return FAULT_LINES[error.fault]
    if (error instanceof AppError) return error.message
    throw error
  }
}
