import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { findSetupPath } from './setup.service.ts'

describe('setting a site up', () => {
  const test = useTestApp()
  const setUp = (token: string) =>
    test.call('POST', '/auth/setup', {
      setup_token: token,
      email: 'boss@site.test',
      password: 'Correct-horse-9',
    })

  it('makes one administrator with the printed token, and never a second', async () => {
    const path = await findSetupPath(test.platform)
    const token = new URLSearchParams(path?.split('?')[1]).get('token') ?? ''
    expect((await setUp(`${token}x`)).statusCode).toBe(404)
    expect((await setUp(token)).json()).toEqual({ email: 'boss@site.test' })
    expect((await setUp(token)).statusCode).toBe(404)
    expect(await findSetupPath(test.platform)).toBeUndefined()
    const login = await test.call('POST', '/auth/login', {
      email: 'boss@site.test',
      password: 'Correct-horse-9',
    })
    expect(login.json().bootstrapData.user.role_badge).toBe('Admin')
  })
})
