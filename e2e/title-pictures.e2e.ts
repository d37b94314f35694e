import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from './fixtures.ts'
import { startSite } from './start-site.ts'

/** A picture, red at the left and blue at the right. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.alloc(1 + width * 3)
  for (let x = 0; x < width; x++) row[1 + x * 3 + (x < width / 2 ? 0 : 2)] = 200
  const rows = Buffer.concat(Array.from({ length: height }, () => row))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('a picture is sent, cropped by keys, made the poster, and seen on the page of the title', async ({
  openContext,
  checkAccessibility,
}) => {
  const site = await startSite()
  try {
    const context = await openContext({ baseURL: site.baseUrl, locale: 'en-GB' })
    const page = await context.newPage()
    const login = await page.request.post('/auth/login', {
      data: { email: 'moderator@demo.example', password: 'Demo-1234!', remember: false },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(login.ok()).toBe(true)
    const made = await page.request.post('/api/v1/titles', {
      data: { name: 'Fantômas', type: 'movie' },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    const { title } = await made.json()
    await page.goto(`/admin/titles/${title.id}/edit/images`)

    const intake = page.getByLabel('Send pictures', { exact: true }).locator('input[type=file]')
    await test.step('what is no picture, or too small, says so by its name', async () => {
      await intake.setInputFiles([
        { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('just words') },
        { name: 'tiny.png', mimeType: 'image/png', buffer: pngOf(50, 50) },
        { name: 'wide.png', mimeType: 'image/png', buffer: pngOf(640, 360) },
      ])
      const uploads = page.getByRole('region', { name: 'Uploads' })
      const file = (name: string) => uploads.getByRole('group', { name })
      await expect(file('notes.png').getByText('This file type is not allowed')).toBeVisible()
      await expect(file('tiny.png').getByText('This picture is too small.')).toBeVisible()
      await expect(file('wide.png').getByText('Arrived')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Crop: Picture 1' })).toBeEnabled()
      await uploads.getByRole('button', { name: 'Clear the list' }).click()
      await checkAccessibility(page)
    })

    await test.step('a part of it is chosen by keys', async () => {
      await page.getByRole('combobox', { name: 'What it shows: Picture 1' }).click()
      await page.getByRole('option', { name: 'Poster', exact: true }).click()
      await page.getByRole('button', { name: 'Crop: Picture 1' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Crop the picture' })
      const part = dialog.getByRole('group', { name: 'Part of the picture' })
      const number = (label: string) => dialog.getByRole('textbox', { name: label })
      await expect(number('Height')).toHaveValue('100 %')
      await expect(number('Width')).toHaveValue('37.5 %')
      await part.press('Shift+ArrowLeft')
      await expect(number('Width')).toHaveValue('36.5 %')
      for (let times = 0; times < 3; times++) await part.press('ArrowRight')
      await expect(number('From the left')).toHaveValue('34.3 %')
      await number('From the left').fill('60')
      await expect(part).toHaveCSS('left', /\d/)
      await checkAccessibility(page)
      await dialog.getByRole('button', { name: 'Crop', exact: true }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: 'Crop: Picture 1' })).toBeFocused()
    })

    await test.step('removed and brought back, made the poster, and saved', async () => {
      await page.getByRole('button', { name: 'Remove “Picture 1”' }).click()
      await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('button', { name: 'Make it the poster: Picture 1' }).click()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Title saved')).toBeVisible()
    })

    await test.step('everybody sees it', async () => {
      const guest = await (await openContext({ baseURL: site.baseUrl, locale: 'en-GB' })).newPage()
      await guest.goto(`/titles/${title.id}/fantomas`)
      const poster = guest.locator(`img[src*="/images/"][src*="/poster/${title.id}/"]`).first()
      await expect(poster).toBeVisible()
      const colour = await poster.evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        const canvas = document.createElement('canvas')
        canvas.width = canvas.height = 1
        const pen = canvas.getContext('2d')!
        pen.drawImage(image, 0, 0, 1, 1)
        return [...pen.getImageData(0, 0, 1, 1).data]
      })
      // The right of it, which is blue.
      expect(colour[2]).toBeGreaterThan(150)
      expect(colour[0]).toBeLessThan(60)
    })
  } finally {
    await site.stop()
  }
})
