import type { SearchResponse } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { beforeAll, expect, it } from 'vitest'
import { seedDemoCatalogue } from '../../server/src/features/catalogue/demo/demo.service.ts'
import { seedDemoAccounts } from '../../server/src/features/accounts/users/first-accounts.service.ts'
import { useTestApp } from '../../server/src/features/test-app.ts'
import { describeMiss, findMisses, readQueries } from './measure-quality.ts'

const LEAST_SHARE = 0.95
const test = useTestApp()

beforeAll(async () => {
  await seedDemoCatalogue(test.platform, { userIds: await seedDemoAccounts(test.platform) })
})

it('finds what people type among the first three titles', async () => {
  const queries = readQueries('demo')
  const misses = await findMisses(queries, async (query) => {
    const response = await test.call('GET', `/api/v1/search/${encodeURIComponent(query)}?lang=en`)
    return (response.json() as SearchResponse).results
  })
  expect(queries.length).toBeGreaterThanOrEqual(200)
  expect(
    1 - misses.length / queries.length,
    misses.map(describeMiss).join('\n'),
  ).toBeGreaterThanOrEqual(LEAST_SHARE)
}, 60_000)
