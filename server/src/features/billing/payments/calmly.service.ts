import { AppError } from '../../../platform/http/app-error.ts'
import { ProviderError } from '../payment-providers/open-provider.service.ts'

/**
 * Does something at a provider while somebody waits for it, and says in words for them why nothing came of it.
 * @throws AppError conflict, where the provider said no; unavailable, where it said nothing
 */
export async function calmly<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (error.fault === 'refused')
      throw new AppError('conflict', {
        message: 'The payment service did not accept this. Nothing was changed.',
        cause: error,
      })
    throw new AppError('unavailable', {
      message: 'The payment service does not answer. Please try again later.',
      cause: error,
    })
  }
}
