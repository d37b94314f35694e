import { HIDDEN_RECOVERY_CODE } from '@mediatheque/contract/accounts/two-factor/two-factor.schemas.ts'
import type { CurrentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import type { TwoFactorState } from './two-factor.service.ts'

/** Without `areCodesShown` each code that is left is told of, but not told. */
export function presentTwoFactor(
  state: TwoFactorState | undefined,
  areCodesShown: boolean,
): Pick<CurrentUserView, 'two_factor_confirmed_at' | 'two_factor_recovery_codes'> {
  const codes = state?.recoveryCodes ?? []
  return {
    two_factor_confirmed_at: state?.confirmedAt?.toISOString() ?? null,
    two_factor_recovery_codes: codes.map((code) => (areCodesShown ? code : HIDDEN_RECOVERY_CODE)),
  }
}
