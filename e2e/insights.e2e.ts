import { expect, test } from './fixtures.ts'

/** As somebody's own browser says it: what the tests drive calls itself headless, and is not counted. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'

test('what visitors look at and search in vain stands in the reports', async ({
  openContext,
  login,
  checkAccessibility,
}) => {
  const visitor = await (await openContext({ userAgent: BROWSER })).newPage()
  await visitor.goto('/')
  const first = visitor.locator('main a[href*="/titles/"]').first()
  const titlePath = String(await first.getAttribute('href'))
  const titleId = /titles\/(\d+)/.exec(titlePath)![1]!
  await visitor.goto(titlePath)
  // Beyond what anybody is called.
  const term = `zzqx ${Date.now().toString(36).slice(-4)}`
  const told = visitor.waitForRequest(/visits\/searches$/)
  await visitor.goto(`/search/${encodeURIComponent(term)}`)
  await told

  const page = await login('admin')
  await page.goto('/admin/reports')
  await page.getByRole('button', { name: 'Count now' }).click()
  await expect(page.getByText(/^Counted until/)).toBeVisible()
  await expect(page.getByRole('region', { name: /by search/ }).getByText(term)).toBeVisible()
  await checkAccessibility(page)

  await page.getByRole('link', { name: 'Visitors', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Visitors' })).toBeVisible()
  const chart = page.getByRole('slider', { name: /^Visits over time/ })
  await chart.focus()
  await page.keyboard.press('End')
  await expect(chart).toHaveAttribute('aria-valuetext', /: [1-9]/)
  await page.keyboard.press('ArrowLeft')
  await expect(chart).toHaveAttribute('aria-valuenow', '29')
  await page.getByRole('combobox', { name: 'Told apart by' }).selectOption('device')
  await expect(page).toHaveURL(/by=device/)
  await expect(page.getByRole('rowheader', { name: 'Computer' })).toBeVisible()
  await checkAccessibility(page)

  await page.getByRole('combobox', { name: 'Told apart by' }).selectOption('title')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).last().click()
  expect((await download).suggestedFilename()).toMatch(/^report-.*\.csv$/)

  await page.goto(`/admin/titles/${titleId}/edit/primary-facts`)
  await page.getByRole('link', { name: 'Insights' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Insights: / })).toBeVisible()
  await expect(page.getByRole('slider', { name: /^Visits over time/ })).toBeVisible()
  await checkAccessibility(page)
  await page.goto('/admin/reports/plays')
  await expect(page.getByRole('heading', { level: 1, name: 'Plays' })).toBeVisible()
  await checkAccessibility(page)
})
