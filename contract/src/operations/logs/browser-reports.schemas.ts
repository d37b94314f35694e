import { z } from 'zod'
import { decimal, line, text } from '../../core/input.ts'

export const BROWSER_ERROR_LIMITS = { name: 60, message: 500, stack: 4_000, page: 200 } as const
/** How many visits of pages are traced: one of five. */
export const TRACE_SAMPLE_RATE = 0.2

const milliseconds = decimal({ most: 600_000 })
/** The pattern of the page's address (`/titles/$id/$slug`), which names nothing and nobody. */
const page = line({ max: BROWSER_ERROR_LIMITS.page }).regex(
  /^\/[\w$/{}-]*$/,
  'Please give the pattern of the page.',
)

export const browserReport = z.discriminatedUnion('type', [
  z.object({
    type: z.enum(['error', 'rejection']),
    page,
    name: line({ max: BROWSER_ERROR_LIMITS.name }),
    message: text({ max: BROWSER_ERROR_LIMITS.message }),
    stack: text({ max: BROWSER_ERROR_LIMITS.stack }).default(''),
  }),
  z.object({
    type: z.literal('trace'),
    page,
    /** Since the visit began. */
    first_byte_ms: milliseconds,
    interactive_ms: milliseconds,
    loaded_ms: milliseconds,
  }),
])
export type BrowserReport = z.output<typeof browserReport>
export type BrowserErrorReport = Exclude<BrowserReport, { type: 'trace' }>
