import type { updateUserForm } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import type { FieldErrors } from '@mediatheque/contract/core/errors.ts'
import type { z } from 'zod'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { removeAvatar } from '../avatars/avatars.service.ts'
import { findFaultsOfPlace } from './account-details.service.ts'
import { saveDetails } from '../users/change-accounts.service.ts'
import { getUser, isPremium, type UserWithGrants } from '../users/users.service.ts'

type Details = z.output<typeof updateUserForm>

/**
 * Changes the details that are given and leaves the others. A picture can only be taken away here: it is uploaded on
 * its own, and an address of somewhere else would tell that place who looks at the account.
 * @throws AppError validation by field
 */
export async function updateAccount(
  platform: Needs<'db' | 'readDb' | 'cache' | 'storage' | 'clock'>,
  user: UserWithGrants,
  { image, more_info, ...given }: Details,
): Promise<UserWithGrants> {
  const { row } = user
  const opensLinks = more_info?.debrid_link
  const details = { ...given, ...(opensLinks !== undefined && { opens_links_premium: opensLinks }) }
  const fields: FieldErrors = {
    ...(await findFaultsOfPlace(platform, details)),
    ...(opensLinks &&
      !isPremium(user, platform.clock.now()) && {
        'more_info.debrid_link': ['Only premium members can switch this on.'],
      }),
    ...(image && image !== row.image && { image: ['Please select an image.'] }),
  }
  if (Object.keys(fields).length > 0) throw new AppError('validation', { fields })
  await saveDetails(platform, row.id, details)
  if (image === null) await removeAvatar(platform, row.id)
  return getUser(platform, row.id)
}
