import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import { claim, endClaims, listClaims, releaseClaims } from '../links/claims.service.ts'

type ToClaim = Needs<'db' | 'clock' | 'events'>

interface Looking {
  readonly ids: readonly number[]
  readonly userId: number
}

/** Who looks at which notice: the claims of the queues of contributions, for those who decide about notices. */
export const listNoticeClaims = (platform: Needs<'db' | 'clock'>) =>
  listClaims(platform, 'takedown')
export const claimNotices = (platform: ToClaim, looking: Looking) =>
  claim(platform, { ...looking, kind: 'takedown' })
export const releaseNotices = (platform: ToClaim, looking: Looking) =>
  releaseClaims(platform, { ...looking, kind: 'takedown' })

/**
 * Before a decision about a notice, or about an answer to it.
 * @throws AppError validation on `take_over` while somebody else looks at it, unless it is taken over
 */
export const endNoticeClaim = (
  platform: Needs<'clock' | 'events'>,
  tx: Database,
  actor: Actor,
  { id, input, t }: { id: number; input: { readonly take_over: boolean }; t: Translate },
): Promise<void> =>
  endClaims(platform, tx, {
    kind: 'takedown',
    ids: [id],
    actor,
    t,
    takesOver: input.take_over,
  })
