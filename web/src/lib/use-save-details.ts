import { userEndpoints } from '@mediatheque/contract/accounts/users/users.endpoints.ts'
import type {
  CurrentUserView,
  UserView,
} from '@mediatheque/contract/accounts/users/users.schemas.ts'
import type { BodyInput } from '@mediatheque/contract/core/endpoint.ts'
import { useCallback } from 'react'
import { call } from './api.ts'
import { showConflict } from './conflicts.ts'
import { saveInTurn } from './forms/own-saves.ts'
import { useSession } from './session.tsx'
import { toastError } from './toast.ts'

type Details = Omit<BodyInput<typeof userEndpoints.updateUser>, 'version'>

export interface SavingDetails {
  /** About the version that the page shows. */
  save(details: Details): Promise<unknown>
  /** Takes over what is stored now, for who was overtaken by another device or by staff. */
  lookAgain(): void
  /** Tells why it was not saved. */
  explain(error: unknown): void
}

/** Of an account among the records that are saved in turn. */
export const accountKey = ({ id }: { readonly id: number }) => `account ${id}`

/** How pages change details of the own account. */
export function useSaveDetails(user: CurrentUserView): SavingDetails {
  const { changeBootstrap } = useSession()
  const params = { id: user.id }
  const take = (stored: UserView) => changeBootstrap({ user: { ...user, ...stored } })
  const lookAgain = useCallback(() => {
    call(userEndpoints.getUser, { params: { id: user.id } })
      .then((answer) => changeBootstrap({ user: { ...user, ...answer.user } }))
      .catch(toastError)
  }, [user, changeBootstrap])
  return {
    save: async (details) => {
      const answer = await saveInTurn(
        accountKey(user),
        user.version,
        (version) => call(userEndpoints.updateUser, { params, body: { ...details, version } }),
        ({ user: stored }) => stored.version,
      )
      take(answer.user)
    },
    lookAgain,
    explain: (error) => {
      if (!showConflict(error, lookAgain)) toastError(error)
    },
  }
}
