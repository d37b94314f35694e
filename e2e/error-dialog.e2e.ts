import { expect, test } from './fixtures.ts'

test('a failure of the server is told whole to who may read the logs, and in a sentence to others', async ({
  login,
  checkAccessibility,
}) => {
  const trace = {
    message: 'The cable is cut',
    exception: 'CableError',
    trace: ['    at cut (cable.ts:1:1)', '    at main (cable.ts:9:1)'],
  }
  const admin = await login('admin')
  await admin.route('**/api/v1/notifications/me/subscriptions', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: trace })
      : route.continue(),
  )
  await admin.goto('/notifications/settings')
  await admin.getByRole('checkbox').first().click()
  await admin.getByRole('button', { name: 'Save' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Something broke on the server' })
  await expect(dialog).toContainText('CableError')
  await expect(dialog).toContainText('The cable is cut')
  await expect(dialog).toContainText('at main (cable.ts:9:1)')
  await expect(dialog.getByRole('link', { name: 'Download log' })).toHaveAttribute(
    'href',
    /\/api\/v1\/logs\/error\/download-latest$/,
  )
  await checkAccessibility(admin)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)

  const member = await login('member')
  await member.route('**/api/v1/notifications/me/subscriptions', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, body: 'nothing that can be read' })
      : route.continue(),
  )
  await member.goto('/notifications/settings')
  await member.getByRole('checkbox').first().click()
  await member.getByRole('button', { name: 'Save' }).click()
  await expect(member.getByText('There was an issue. Please try again.')).toBeVisible()
  await expect(member.getByRole('dialog')).toHaveCount(0)
})
