import { twoFactorEndpoints } from '@mediatheque/contract/accounts/two-factor/two-factor.endpoints.ts'
import { HIDDEN_RECOVERY_CODE } from '@mediatheque/contract/accounts/two-factor/two-factor.schemas.ts'
import { userEndpoints } from '@mediatheque/contract/accounts/users/users.endpoints.ts'
import type { CurrentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { usePasswordConfirmation } from '../../../lib/password-confirmation.tsx'
import { useSession } from '../../../lib/session.tsx'
import { toastError } from '../../../lib/toast.ts'

export type TwoFactorState = 'disabled' | 'awaiting' | 'enabled'

/** Codes without a confirmation: an authenticator still has to prove that it took the secret. */
function stateOf(user: CurrentUserView): TwoFactorState {
  if (user.two_factor_confirmed_at) return 'enabled'
  return user.two_factor_recovery_codes.length > 0 ? 'awaiting' : 'disabled'
}

/** The two factor of the own account, and what can be done with it. Each act says whether it was done. */
export function useTwoFactor(user: CurrentUserView) {
  const confirmed = usePasswordConfirmation()
  const { changeBootstrap } = useSession()
  const [codes, setCodes] = useState<readonly string[]>()
  const [isBusy, setBusy] = useState(false)

  /** What the session knows of it; the codes themselves are not kept there. */
  const reload = async () => {
    const { user: current } = await call(userEndpoints.getUser, { params: { id: user.id } })
    const { two_factor_confirmed_at = null, two_factor_recovery_codes = [] } = current
    changeBootstrap({
      user: {
        ...user,
        two_factor_confirmed_at,
        two_factor_recovery_codes: two_factor_recovery_codes.map(() => HIDDEN_RECOVERY_CODE),
      },
    })
  }
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    try {
      const isDone = (await confirmed(work)) !== undefined
      if (isDone) await reload()
      return isDone
    } catch (error) {
      toastError(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  const takeCodes = ({
    two_factor_recovery_codes,
  }: {
    two_factor_recovery_codes: readonly string[]
  }) => {
    setCodes(two_factor_recovery_codes)
    return two_factor_recovery_codes
  }

  return {
    state: stateOf(user),
    codesLeft: user.two_factor_recovery_codes.length,
    /** The recovery codes, once they were asked for. */
    codes,
    isBusy,
    reload,
    enable: () => act(() => call(twoFactorEndpoints.enableTwoFactor)),
    disable: async () => {
      setCodes(undefined)
      return act(() => call(twoFactorEndpoints.disableTwoFactor))
    },
    showCodes: () => act(() => call(twoFactorEndpoints.getRecoveryCodes).then(takeCodes)),
    hideCodes: () => setCodes(undefined),
    regenerateCodes: () =>
      act(() => call(twoFactorEndpoints.regenerateRecoveryCodes).then(takeCodes)),
  }
}

export type TwoFactor = ReturnType<typeof useTwoFactor>
