import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from './fixtures.ts'

test('an administrator writes a page by keyboard, and guests read it', async ({
  login,
  page: guest,
  checkAccessibility,
}) => {
  const admin = await login('admin')
  await admin.goto('/admin/custom-pages/new')
  const title = `House rules ${Date.now()}`
  await admin.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  const text = admin.getByRole('textbox', { name: 'Text', exact: true })
  const keyboard = admin.keyboard
  await text.focus()

  await keyboard.press('Control+Alt+2')
  await keyboard.type('Be kind')
  await keyboard.press('Enter')
  await keyboard.type('Read ')
  await keyboard.press('Control+k')
  const link = admin.getByRole('dialog', { name: 'Link' })
  await link.getByRole('textbox', { name: 'Address' }).fill('example.org')
  await keyboard.press('Enter')
  await expect(
    link.getByText('Please enter an address that begins with http:// or https://.'),
  ).toBeVisible()
  await checkAccessibility(admin)
  await link.getByRole('textbox', { name: 'Address' }).fill('https://example.org/rules')
  await keyboard.press('Enter')
  await expect(text.getByRole('link', { name: 'https://example.org/rules' })).toBeVisible()
  await expect(text).toBeFocused()

  // Arrows go from tool to tool; the toolbar is one stop.
  await keyboard.press('Enter')
  await keyboard.press('Alt+F10')
  const tools = admin.getByRole('toolbar', { name: 'Formatting' }).first()
  await expect(tools.getByRole('button', { name: 'Heading', exact: true })).toBeFocused()
  await keyboard.press('End')
  await expect(tools.getByRole('button', { name: 'Keyboard help' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(admin.getByRole('dialog', { name: 'Keyboard help' })).toBeVisible()
  await keyboard.press('Escape')
  await expect(text).toBeFocused()
  await tools.getByRole('button', { name: 'Table', exact: true }).focus()
  await keyboard.press('Enter')
  await expect(admin.getByRole('toolbar', { name: 'Table' })).toBeVisible()
  await keyboard.type('Days')
  await keyboard.press('Tab')
  await keyboard.type('Hours')
  await keyboard.press('Tab')
  await keyboard.type('Notes')
  await checkAccessibility(admin)
  await keyboard.press('Control+End')

  await keyboard.type('```css ')
  await keyboard.type('a { color: red }')
  await expect(admin.getByRole('combobox', { name: 'Language of the code' })).toHaveValue('css')
  await keyboard.press('Control+End')

  await keyboard.press('Control+Enter')
  await tools.getByRole('button', { name: 'Picture' }).click()
  const picture = admin.getByRole('dialog', { name: 'Picture' })
  await picture
    .locator('input[type=file]')
    .setInputFiles({ name: 'reel.png', mimeType: 'image/png', buffer: redPicture() })
  await picture.getByRole('textbox', { name: 'What it shows' }).fill('A red reel')
  await picture.getByRole('button', { name: 'Add' }).click()
  await expect(text.getByRole('img', { name: 'A red reel' })).toBeVisible()

  await admin.getByRole('switch', { name: 'Published' }).press('Space')
  await keyboard.press('Control+s')
  await expect(admin).toHaveURL(/\/admin\/custom-pages$/)
  await expect(admin.getByRole('link', { name: title, exact: true })).toBeVisible()
  await checkAccessibility(admin)

  const slug = title.toLowerCase().replaceAll(' ', '-')
  await guest.goto(`/pages/${slug}`)
  await expect(guest.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'Be kind', level: 2 })).toBeVisible()
  await expect(guest.getByRole('link', { name: 'https://example.org/rules' })).toHaveAttribute(
    'rel',
    'noopener',
  )
  await expect(guest.getByRole('columnheader', { name: 'Hours' })).toBeVisible()
  await expect(guest.locator('pre .hljs-attribute')).toHaveText('color')
  await expect(guest.getByRole('img', { name: 'A red reel' })).toHaveJSProperty('naturalWidth', 8)
  await checkAccessibility(guest)
})

/** Eight by eight. */
function redPicture(): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const row = Buffer.from([0, ...Array.from({ length: 8 }, () => [168, 50, 74]).flat()])
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 2, 0, 0, 0])),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: 8 }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
