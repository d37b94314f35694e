import { expect, test } from './fixtures.ts'

test('a member follows another, looks through the profile, and the other keeps parts of it from others', async ({
  login,
  openContext,
  checkAccessibility,
}) => {
  const reader = await login('member')
  const owner = await login('uploader')
  const guest = await (await openContext()).newPage()

  await test.step('every name leads to one address, and wrong ones lead on', async () => {
    await owner.goto('/get-user/uploader')
    await expect(owner).toHaveURL(/\/user\/\d+\/uploader$/)
  })
  const path = new URL(owner.url()).pathname

  await test.step('the panels lie at addresses of their own', async () => {
    await reader.goto(path)
    await checkAccessibility(reader)
    for (const [name, tab] of [
      ['Ratings', 'ratings'],
      ['Reviews', 'reviews'],
      ['Comments', 'comments'],
      ['Followers', 'followers'],
      ['Followed members', 'followed-users'],
    ] as const) {
      const tabs = reader.getByRole('navigation', { name: 'Parts of the profile' })
      await tabs.getByRole('link', { name: new RegExp(`^${name}`) }).click()
      await expect(reader).toHaveURL(new RegExp(`${path}/${tab}$`))
      await expect(reader.getByRole('region', { name, exact: true })).toBeVisible()
      await checkAccessibility(reader)
    }
    // On a phone the name of the last panel lies beyond the edge, until it is the one that is read.
    await guest.setViewportSize({ width: 390, height: 800 })
    await guest.goto(`${path}/activity`)
    await expect(guest.getByRole('link', { name: 'Activity', exact: true })).toBeInViewport()
    expect((await guest.request.get(`${path}/nothing`)).status()).toBe(404)
    const moved = await guest.request.get(`${path}-of-old/ratings`, { maxRedirects: 0 })
    expect([moved.status(), moved.headers()['location']]).toEqual([301, `${path}/ratings`])
  })

  await test.step('to follow takes a press, and a visitor logs in first', async () => {
    await guest.goto(path)
    await expect(guest.getByRole('link', { name: 'Follow', exact: true })).toHaveAttribute(
      'href',
      new RegExp(`/login\\?redirect=${encodeURIComponent(path)}`),
    )
    await reader.goto(path)
    await reader.getByRole('button', { name: 'Follow', exact: true }).press('Enter')
    const following = reader.getByRole('button', { name: 'Following', exact: true })
    await expect(following).toHaveAttribute('aria-pressed', 'true')
    await reader.goto(`${path}/followers`)
    // Other journeys follow the same member.
    await expect(
      reader.getByRole('region', { name: 'Followers' }).getByRole('link', { name: /\bmember\b/i }),
    ).toHaveCount(1)
    await expect(owner.getByRole('button', { name: 'Follow' })).toHaveCount(0)
  })

  await test.step('what its owner keeps is neither counted nor shown', async () => {
    await owner.goto('/account-settings#privacy')
    const panel = owner.getByRole('region', { name: 'Privacy' })
    await panel.getByRole('combobox', { name: 'Follows' }).click()
    await owner.getByRole('option', { name: 'Only me' }).click()
    await expect(owner.getByText('Privacy saved')).toBeVisible()
    await checkAccessibility(owner)
    await reader.goto(`${path}/followers`)
    await expect(reader.getByText(/keeps this to themselves/)).toBeVisible()
    await expect(reader.getByRole('link', { name: /^Followers/ })).toHaveCount(0)
    await checkAccessibility(reader)
    await owner.goto(`${path}/followers`)
    await expect(owner.getByRole('link', { name: /^Followers [12]$/ })).toBeVisible()
  })
})
