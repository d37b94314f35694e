import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

/** Everything that dialogs say from now on, also while they fade. */
const listen = (page: Page) =>
  page.evaluate(`{
    window.heard = new Set()
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=dialog] h2')) window.heard.add(textContent)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }`)

test('a list finds its way back, through orders and filters and after the network failed', async ({
  login,
  checkAccessibility,
}) => {
  const page = await login('admin')
  const { keyboard } = page
  await page.goto('/admin')
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'History' })
    .click()
  const order = page.getByRole('columnheader', { name: 'Date' })
  await expect(order).toHaveAttribute('aria-sort', 'none')

  await test.step('each order and filter is a step of the way back', async () => {
    await order.getByRole('button').click()
    await expect(order).toHaveAttribute('aria-sort', 'descending')
    await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter')
    await expect(page.getByRole('button', { name: 'Kind of record' })).toBeFocused()
    await page.getByRole('button', { name: 'Done by' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Done by' })).toBeFocused()
    await checkAccessibility(page)
    await keyboard.type('nobody')
    await keyboard.press('Enter')
    const chip = page.getByRole('button', { name: 'Change the filter Done by is nobody' })
    await expect(chip).toBeVisible()
    await page.goBack()
    await expect(chip).toBeHidden()
    await expect(order).toHaveAttribute('aria-sort', 'descending')
    await page.goBack()
    await expect(order).toHaveAttribute('aria-sort', 'none')
    await page.goForward()
    await expect(order).toHaveAttribute('aria-sort', 'descending')
  })

  await test.step('a page behind the last leads to one that there is', async () => {
    await page.goto('/admin/titles?page=99')
    // Other journeys add titles, so that the number of the last page is not known.
    await expect(page).toHaveURL(/page=(?!99)\d+$/)
    await expect(page.getByRole('row')).not.toHaveCount(0)
  })

  await test.step('a failing network leaves the list standing, and what is set of it', async () => {
    await page.goto('/admin/history')
    await page.route('**/api/v1/history?*', (route) => route.abort())
    await order.getByRole('button').click()
    await expect(page.getByText('The history could not be loaded')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible()
    await checkAccessibility(page)
    await page.unroute('**/api/v1/history?*')
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(order).toHaveAttribute('aria-sort', 'descending')
    // Whoever pressed the button goes on in the list.
    expect(await page.evaluate("document.activeElement.closest('main') !== null")).toBe(true)

    await page.reload()
    await page.route('**/filter-picker*', (route) => route.abort())
    const filter = page.getByRole('button', { name: 'Filter', exact: true })
    await filter.press('Enter')
    await expect(page.getByText('There was an issue. Please try again.')).toBeVisible()
    await page.unroute('**/filter-picker*')
    await filter.press('Enter')
    await expect(page.getByRole('button', { name: 'Kind of record' })).toBeFocused()
    await keyboard.press('Escape')
    await expect(filter).toBeFocused()
  })
})

test('what was asked about stands until the question has gone, and the keyboard is where the rows were', async ({
  login,
}) => {
  const page = await login('admin')
  for (const number of [1, 2, 3])
    await page.request.post('/api/v1/custom-pages', {
      data: {
        title: `A page to delete ${number}`,
        slug: `to-delete-${number}`,
        body: '<p>Text</p>',
      },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
  await page.goto('/admin/custom-pages?query=to+delete')
  const choose = (number: number) =>
    page.getByRole('checkbox', { name: `Select A page to delete ${number}` })
  await choose(1).press('Space')
  await choose(2).press('Space')
  await listen(page)
  await page.keyboard.press('Delete')
  const dialog = page.getByRole('dialog', { name: 'Delete 2 pages?' })
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText('Deleted 2 records')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate('[...window.heard]')).toEqual(['Delete 2 pages?'])
  await expect(choose(3)).toBeFocused()
})
