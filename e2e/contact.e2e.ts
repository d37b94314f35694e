import { expect, test } from './fixtures.ts'

test('a visitor writes to those who run the site, and a moderator answers', async ({
  openContext,
  login,
  checkAccessibility,
}) => {
  const visitor = await (await openContext()).newPage()
  const moderator = await login('moderator')
  const words = `Where is the third season? ${Date.now()}`

  await visitor.goto('/')
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(visitor.getByRole('heading', { name: 'Contact', level: 1 })).toBeVisible()
  await visitor.getByRole('textbox', { name: 'Your message' }).fill(words)
  await visitor.getByRole('button', { name: 'Send the message' }).click()
  await expect(visitor.getByText('Please enter your name.')).toBeVisible()
  await checkAccessibility(visitor)
  await visitor.getByRole('textbox', { name: 'Your name' }).fill('Ana Lind')
  await visitor.getByRole('textbox', { name: 'Email' }).fill('ana@example.org')
  await visitor.getByRole('button', { name: 'Send the message' }).click()
  await expect(
    visitor.getByRole('status').getByText('Your message has been submitted.'),
  ).toBeVisible()
  await expect(visitor).toHaveURL('/')

  await moderator.goto('/admin')
  await moderator
    .getByRole('main')
    .getByRole('link', { name: /^[0-9]+ Messages/ })
    .click()
  await moderator.getByRole('searchbox', { name: 'Search messages' }).fill(words)
  const row = moderator.getByRole('row').filter({ hasText: words })
  await expect(row).toContainText('Waiting for an answer')
  await checkAccessibility(moderator)
  await row.getByRole('button', { name: words }).focus()
  await moderator.keyboard.press('Enter')
  const whole = moderator.getByRole('dialog', { name: 'Message of Ana Lind' })
  await expect(whole.getByRole('link', { name: 'Answer by mail' })).toHaveAttribute(
    'href',
    /^mailto:ana@example\.org\?subject=/,
  )
  await checkAccessibility(moderator)
  await whole.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(whole).toBeHidden()
  await expect(row).toContainText('Answered by moderator')

  await row.getByRole('checkbox').check()
  await moderator.keyboard.press('Delete')
  await moderator
    .getByRole('dialog', { name: 'Delete this message?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(moderator.getByText('No messages match')).toBeVisible()
})
