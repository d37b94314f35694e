/** `node e2e/change-rows.ts SQL`: what nobody waits for in a test, such as a day that passes, in the site that the environment names. */
import pg from 'pg'
import { loadConfig } from '../server/src/platform/config/config.ts'
import { features } from '../server/src/features.ts'
import { createPlatform } from '../server/src/platform/create-platform.ts'

const platform = await createPlatform(loadConfig(process.env), features)
const client = new pg.Client({ connectionString: platform.databaseUrl })
try {
  await client.connect()
  await client.query(process.argv[2] ?? '')
} finally {
  await client.end()
  await platform.stop()
}
