import type { Database } from '../../../platform/database/database.ts'
import { ACCESS_REACHES, type AccessReach } from '../../../platform/feature.ts'
import type { Needs } from '../../../platform/platform.ts'

interface Ending {
  readonly reach: AccessReach
  /** The session that stays open, if any. */
  readonly keptSessionId?: number | undefined
}

/**
 * Ends what opens an account, as the features declare it. The sessions first: calls that add something hold theirs on
 * until they are through, so that nothing is added behind the back of what follows.
 */
export async function endAccess(
  platform: Needs<'db' | 'cache' | 'features'>,
  tx: Database,
  userId: number,
  { reach, keptSessionId }: Ending,
): Promise<void> {
  const access = platform.features.flatMap(({ accountAccess = [] }) => accountAccess)
  for (const reached of ACCESS_REACHES.slice(0, ACCESS_REACHES.indexOf(reach) + 1))
    for (const part of access.filter((one) => one.reach === reached))
      await part.end(platform, tx, userId, { keptSessionId })
}
