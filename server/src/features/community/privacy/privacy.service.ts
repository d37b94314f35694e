import type { PrivacyView } from '@mediatheque/contract/community/privacy/privacy.schemas.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findPrivacy, upsertPrivacy } from './privacy.repository.ts'

/** For queries of features whose records are parts of profiles. */
export { openPart } from './privacy.repository.ts'

/** As it is this moment: what was just hidden is shown to nobody. */
export const getPrivacy = ({ db }: Needs<'db'>, userId: number): Promise<PrivacyView> =>
  findPrivacy(db, userId)

/** Parts that are not named stay as they are. */
export async function savePrivacy(
  { db }: Needs<'db'>,
  userId: number,
  chosen: Partial<PrivacyView>,
): Promise<PrivacyView> {
  await upsertPrivacy(db, userId, chosen)
  return findPrivacy(db, userId)
}
