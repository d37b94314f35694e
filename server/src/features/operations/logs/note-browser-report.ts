import type {
  BrowserErrorReport,
  BrowserReport,
} from '@mediatheque/contract/operations/logs/browser-reports.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import {
  withoutAddresses,
  withoutPersonalData,
} from '../../../platform/log/without-personal-data.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'

/**
 * Writes down what a browser said. A warning, because anybody may say anything here: the file of errors is for the
 * server's own.
 * @throws AppError notFound where the site does not want to know
 */
export async function noteBrowserReport(
  platform: Needs<ToReadSettings>,
  actor: Actor,
  report: BrowserReport,
): Promise<void> {
  const { error_reporting } = await getSettings(platform)
  if (!error_reporting.enable) throw new AppError('notFound')
  if (report.type === 'trace')
    platform.log.info({ browser: report }, 'a page was loaded in a browser')
  else
    platform.log.warn(
      { browser: cleanReport(report), userId: actor.user?.id },
      'something went wrong in a browser',
    )
}

/** Names and traces may be long in one word; messages hold no such word that is not a code. */
const cleanReport = (report: BrowserErrorReport): BrowserErrorReport => ({
  ...report,
  name: withoutAddresses(report.name),
  message: withoutPersonalData(report.message),
  stack: withoutAddresses(report.stack),
})
