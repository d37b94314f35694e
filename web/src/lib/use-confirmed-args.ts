import { ApiError } from './api.ts'
import { useConfirmFirst } from './password-confirmation.tsx'

/**
 * For `complete` of a form whose call needs a recently confirmed password: asks for it before anything is sent, and sends
 * nothing without.
 */
export function useConfirmedArgs(): <A>(args: A) => Promise<A> {
  const confirmFirst = useConfirmFirst()
  return async (args) => {
    if (await confirmFirst()) return args
    throw new ApiError(423, { message: 'Please confirm the password.' })
  }
}
