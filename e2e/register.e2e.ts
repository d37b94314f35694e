import { expect, test } from './fixtures.ts'

test('a visitor makes an account and has a page', async ({ page, checkAccessibility }) => {
  const name = `reader-${Date.now().toString(36)}`
  await page.goto('/login')
  await page.getByRole('link', { name: /Sign up/ }).click()
  await expect(page.getByRole('heading', { name: 'Create a new account' })).toBeVisible()
  await expect(page).toHaveTitle(/Register/)

  await page.getByRole('button', { name: 'Create account' }).click()
  for (const message of [
    'Please enter a username.',
    'Please enter an email address.',
    'Please enter a password.',
    'Please confirm the password.',
  ]) {
    await expect(page.getByText(message)).toBeVisible()
  }
  await expect(page.getByLabel('Username')).toBeFocused()
  await checkAccessibility(page)

  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Email').fill(`${name}@test.example`)
  await page.getByLabel('Password', { exact: true }).fill('password123')
  await page.getByLabel('Confirm password').fill('password123')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('This password is too easy to guess.')).toBeVisible()

  await page.getByLabel('Password', { exact: true }).fill('a quiet Horse 7')
  await page.getByLabel('Confirm password').fill('a quiet Horse 7')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible()

  await page.goto(`/get-user/${name}`)
  await expect(page).toHaveURL(new RegExp(`/user/\\d+/${name}$`))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('This is you')).toBeVisible()
  await checkAccessibility(page)

  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect(
    page.getByText('Hang tight! Notifications will start showing up here soon.'),
  ).toBeVisible()
  await checkAccessibility(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeFocused()

  await page.goto('/register')
  await expect(page).not.toHaveURL(/register/)
})

test('what the address says is filled in and locked', async ({ page }) => {
  await page.goto('/register?redirectFrom=pricing&email=ada@test.example&username=ada')
  await expect(
    page.getByRole('heading', { name: "First, let's create your account" }),
  ).toBeVisible()
  const expectLocked = async () => {
    for (const [label, value] of [
      ['Username', 'ada'],
      ['Email', 'ada@test.example'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveValue(value)
      await expect(page.getByLabel(label)).toBeDisabled()
    }
  }
  await expectLocked()
  await page.goto('/workspace/join/register?email=ada@test.example&username=ada')
  await expect(page.getByRole('heading', { name: /To join your team on/ })).toBeVisible()
  await expectLocked()
})
