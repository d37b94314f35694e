import { z } from 'zod'
import { flag } from '../../core/input.ts'
import { seenVersion, versionView } from '../../core/version.ts'

/** By what way somebody is trusted: through one of their roles, or given to them alone, which staff can take again. */
export const TRUST_WAYS = ['role', 'given'] as const

/** Of who is not trusted, a moderator looks at everything first. */
export const trustWay = z.enum(TRUST_WAYS).nullable()
export type TrustWay = z.infer<typeof trustWay>

export const trustForm = seenVersion.extend({ is_trusted: flag })

export const trustView = z.object({ id: z.number(), version: versionView, trust: trustWay })
