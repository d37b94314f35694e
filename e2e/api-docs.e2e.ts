import { expect, test } from './fixtures.ts'

test('the documentation of the API is guarded like a page: login and back, not found, or there', async ({
  page,
  login,
}) => {
  await page.goto('/api-docs')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fapi-docs$/)

  const member = await login('member')
  const refused = await member.request.get('/api-docs')
  expect(refused.status()).toBe(404)
  expect(refused.headers()['content-type']).toContain('text/html')
  expect((await member.request.get('/api-docs/openapi.json')).status()).toBe(403)

  const admin = await login('admin')
  const shown = await admin.request.get('/api-docs')
  expect(shown.status()).toBe(200)
  expect(await shown.text()).toContain('api-reference')
  await admin.goto('/account-settings')
  await expect(admin.getByRole('link', { name: 'API documentation' })).toHaveAttribute(
    'target',
    '_blank',
  )
})
