import { logEndpoints } from '@mediatheque/contract/operations/logs/logs.endpoints.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { readLatestErrorLog } from '../../../platform/log/error-log.ts'
import { noteBrowserReport } from './note-browser-report.ts'

export const logRoutes = [
  bindEndpoint(logEndpoints.downloadLatestErrorLog, {
    run: async ({ platform, reply }) => {
      const file = readLatestErrorLog(platform.config.dataDir)
      if (!file) throw new AppError('notFound')
      await reply
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .type('text/plain; charset=utf-8')
        .send(file.content)
      return ''
    },
  }),
  bindEndpoint(logEndpoints.reportBrowserError, {
    run: async ({ platform, actor, body }) => {
      await noteBrowserReport(platform, actor, body)
      return undefined
    },
  }),
]
