import { z } from 'zod'
import { permission } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'

export const logEndpoints = {
  downloadLatestErrorLog: defineEndpoint({
    method: 'GET',
    path: 'logs/error/download-latest',
    access: permission('logs.view'),
    summary: 'The newest file of errors, one JSON object per line, without personal data',
    response: z.string(),
  }),
}
