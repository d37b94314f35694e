import { expect, it } from 'vitest'
import { AppError } from '../http/app-error.ts'
import { hashPassword, isPasswordRight } from './passwords.ts'

const PASSWORD = 'a quiet Horse 7'

it('asks those to come again who would wait too long for their password to be compared', async () => {
  const passwordHash = await hashPassword(PASSWORD)
  const all = await Promise.allSettled(
    Array.from({ length: 150 }, () => isPasswordRight(PASSWORD, passwordHash)),
  )
  const refused = all.filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(48)
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(AppError)
    expect((reason as AppError).code).toBe('unavailable')
  }
  expect(await isPasswordRight(PASSWORD, passwordHash)).toBe(true)
})
