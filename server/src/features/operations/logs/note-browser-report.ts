import type {
  BrowserErrorReport,
  BrowserReport,
} from '@mediatheque/contract/operations/logs/browser-reports.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'

const ADDRESS = /\b[a-z][a-z-]*:\/\/[^\s)'"]+/gi
const BUILT_FILE = /\/assets\/[\w.-]+(?::\d+){0,2}$/
const MAIL_ADDRESS = /[^\s@<>()'"]+@[^\s@<>()'"]+\.[^\s@<>()'"]+/g
const LONG_CODE = /\b[\w-]*\d[\w-]{23,}\b/g

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
      { browser: withoutPersonalData(report), userId: actor.user?.id },
      'something went wrong in a browser',
    )
}

/** Of addresses only our own files are kept: others may hold names, searches and the keys of one-time links. */
function withoutPersonalData(report: BrowserErrorReport): BrowserErrorReport {
  const clean = (text: string) =>
    text
      .replace(
        ADDRESS,
        (address) => BUILT_FILE.exec(address.replace(/[?#][^:]*/, ''))?.[0] ?? '[address]',
      )
      .replace(MAIL_ADDRESS, '[email]')
  return {
    ...report,
    name: clean(report.name),
    message: clean(report.message).replace(LONG_CODE, '[code]'),
    stack: clean(report.stack),
  }
}
