import { z } from 'zod'
import { anyone, permission } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { browserReport } from './browser-reports.schemas.ts'

export const logEndpoints = {
  downloadLatestErrorLog: defineEndpoint({
    method: 'GET',
    path: 'logs/error/download-latest',
    access: permission('logs.view', {
      noArea: 'The message about an error, on whatever page, leads here.',
    }),
    summary: 'The newest file of errors, one JSON object per line, without personal data',
    answersAs: ['text/plain'],
    mayBeMissing: true,
    response: z.string(),
  }),
  reportBrowserError: defineEndpoint({
    method: 'POST',
    path: 'logs/browser-errors',
    access: anyone,
    summary:
      'What went wrong in a browser, or how long a page took in one visit of five; where the site wants to know',
    throttle: { name: 'logs.browser', by: 'address', attempts: 30, windowSeconds: 600 },
    body: browserReport,
    status: 204,
    response: z.undefined(),
  }),
}
