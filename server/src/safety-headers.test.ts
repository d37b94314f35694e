import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import http, { type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { type Endpoint, endpointUrl } from '@mediatheque/contract/core/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from './features/test-app.ts'
import { endpoints } from './platform/contract/endpoints.ts'
import { addPages } from './pages.ts'
import { buildApp } from './app.ts'

const test = useTestApp({ BASE_URL: 'https://site.test' })
const hasPages = existsSync(path.resolve(import.meta.dirname, '../../web/dist/server/server.js'))

describe('every answer', () => {
  it('says that it is what it calls itself, and that its data run nothing', async () => {
    const urls = Object.values<Endpoint>(endpoints).map(
      ({ method, path: at }) => [method, endpointUrl(at).replace(/:[A-Za-z]+/g, '1')] as const,
    )
    const plain = ['/health/live', '/metrics', '/nothing/here', '/api-docs', '/favicon.ico', '/%ff']
    for (const [method, url] of [...urls, ...plain.map((at) => ['GET', at] as const)]) {
      const { headers } = await test.app.inject({ method, url })
      const wanted = {
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'SAMEORIGIN',
        'strict-transport-security': 'max-age=15552000',
      }
      expect([url, headers]).toMatchObject([url, wanted])
      if (String(headers['content-type']).startsWith('application/json'))
        expect(headers['content-security-policy']).toContain("default-src 'none'")
    }
  }, 60_000)
})

describe.skipIf(!hasPages)('a page', () => {
  for (const basePath of ['', '/media'])
    describe(basePath === '' ? 'of a site' : 'of a site below a path', () => {
      let app: FastifyInstance
      beforeAll(async () => {
        const config = {
          ...test.platform.config,
          basePath,
          baseUrl: `https://site.test${basePath}`,
        }
        const platform = { ...test.platform, config }
        app = await buildApp(platform)
        await addPages(app, platform)
        await app.listen({ host: '127.0.0.1', port: 0 })
        return () => app.close()
      }, 60_000)

      it('that guests share runs the scripts that we wrote, and only those', async () => {
        const { headers, body } = await app.inject({ url: `${basePath}/login` })
        const policy = String(headers['content-security-policy'])
        const inline = [...body.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].filter(
          ([, attributes = '']) => !/\bsrc=|json"/.test(attributes),
        )
        const hashes = inline.map(([, , text = '']) =>
          createHash('sha256').update(text).digest('base64'),
        )
        expect(hashes.length).toBeGreaterThan(0)
        if (policy.includes('sha256-'))
          for (const hash of hashes) expect(policy).toContain(`'sha256-${hash}'`)
      }, 60_000)

      it('never leads to another site by the way its address is written', async () => {
        const steps = ['/', '//', '/\\', '/./', '/../', '/%2e%2e/', '%2f', '%5c', 'evil.example']
        const words = [
          'login',
          'titles',
          '1',
          'x',
          '@',
          ':',
          '?redirect=//evil.example',
          '&',
          '%00',
        ]
        const address = fc
          .array(fc.constantFrom(...steps, ...words), { minLength: 1, maxLength: 7 })
          .map((parts) => `${basePath}/${parts.join('')}`)
        await fc.assert(
          fc.asyncProperty(address, async (url) => {
            const { headers } = await ask(app, url)
            const { location } = headers
            if (location !== undefined)
              expect(new URL(String(location), `https://site.test${url}`).origin).toBe(
                'https://site.test',
              )
          }),
          { numRuns: 60, seed: 9 },
        )
      }, 120_000)

      it.each(['//evil.example//login', '/\\evil.example//x', '//evil.example/titles/1/'])(
        'at %s is sent to its plain address here',
        async (url) => {
          const { headers, statusCode = 0 } = await ask(app, basePath + url)
          expect([statusCode, headers.location]).toEqual([
            308,
            `${basePath}${url.replace(/[/\\]+/g, '/')}`,
          ])
        },
      )
    })
})

/** Over the network: what is called within the process is tidied up before it arrives. */
const ask = (app: FastifyInstance, url: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo
    http
      .get({ host: '127.0.0.1', port, path: url }, (response) => resolve(response.resume()))
      .on('error', reject)
  })
