import { userEndpoints } from '@mediatheque/contract/accounts/users/users.endpoints.ts'
import { updateUserForm } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import type {
  HistoryReader,
  RevertedRecord,
  Revertible,
} from '../../../platform/audit/define-audited.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { readInput } from '../../../platform/http/read-input.ts'
import { canUpdateAccount } from '../users/users.policy.ts'
import { getAccountToManage, rankOf } from '../users/users.service.ts'
import { updateAccount } from './update-account.ts'

/** As if somebody had typed these values into the form of the account. */
async function writeAccountValues(
  { platform, actor, t }: HistoryReader,
  { id, version }: RevertedRecord,
  { opens_links_premium: opensLinks, ...values }: Readonly<Record<string, unknown>>,
): Promise<void> {
  const user = await getAccountToManage(platform, actor, Number(id))
  if (!canUpdateAccount(actor, rankOf(user))) throw new AppError('forbidden')
  const more = opensLinks === undefined ? {} : { more_info: { debrid_link: opensLinks } }
  const form = readInput(updateUserForm, { ...values, ...more, version }, t)
  await updateAccount(platform, user, form)
}

/** All but the picture, which is gone when it is taken away. */
export const revertibleAccounts: Revertible = {
  kind: 'user',
  fields: ['first_name', 'last_name', 'language', 'country', 'timezone', 'opens_links_premium'],
  by: userEndpoints.updateUser,
  write: writeAccountValues,
}
