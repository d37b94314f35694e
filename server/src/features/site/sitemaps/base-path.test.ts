import { expect, it } from 'vitest'
import { buildTitle } from '../../catalogue/titles/titles.factory.ts'
import { useTestApp } from '../../test-app.ts'

const BASE = 'https://films.example/media'
const test = useTestApp({ BASE_URL: BASE, BASE_PATH: '/media' })

it('a site below a path names its pages with that path, to who asks there and at the root', async () => {
  const { id } = await buildTitle(test.platform.db, { name: 'Nosferatu' })
  for (const root of ['/media', '']) {
    const robots = (await test.call('GET', `${root}/robots.txt`)).body
    expect(robots).toContain(`Sitemap: ${BASE}/sitemap.xml\n`)
    expect(robots).toContain('Disallow: /media/admin/\n')
    expect(robots).not.toMatch(/^(Dis)?allow: (?!\/media\/)/im)
    expect((await test.call('GET', `${root}/sitemap.xml`)).body).toContain(
      `<loc>${BASE}/sitemap-titles-0.xml</loc>`,
    )
    expect((await test.call('GET', `${root}/sitemap-titles-0.xml`)).body).toContain(
      `<loc>${BASE}/titles/${id}/nosferatu</loc>`,
    )
  }
})
