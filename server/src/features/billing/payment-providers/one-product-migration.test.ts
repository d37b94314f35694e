import pg from 'pg'
import { expect, it } from 'vitest'
import { migrateDatabase } from '../../../platform/database/migrate.ts'
import { readMigrations } from '../../../platform/database/migrations.ts'
import { createEmptyDatabase } from '../../../platform/database/test-database.ts'

const ONE_PRODUCT = '202612080084-one-product-at-paypal'

/** Two plans that were sold at both, each under a product of its own, one of them in two accounts of PayPal. */
const STOCK = `
  insert into products (id, name) overriding system value values (900, 'Patron'), (901, 'Friend');
  insert into prices (id, product_id, amount_minor, currency, interval, interval_count) overriding system value values
    (910, 900, 500, 'EUR', 'month', 1), (911, 901, 900, 'EUR', 'month', 1);
  insert into provider_products (gateway, realm, product_id, provider_id) values
    ('stripe', 'a', 900, 'prod_1'), ('paypal', 'a', 900, 'PROD-1'), ('paypal', 'a', 901, 'PROD-2'),
    ('paypal', 'test', 900, null);
  insert into provider_prices (id, gateway, realm, price_id, provider_id, amount_minor, currency, interval, interval_count,
      trial_days, begins_cheaper) overriding system value values
    (920, 'stripe', 'a', 910, 'price_1', 500, 'EUR', 'month', 1, 0, false),
    (921, 'stripe', 'a', 910, null, 500, 'EUR', 'month', 1, 7, false),
    (922, 'paypal', 'a', 910, 'P-1', 500, 'EUR', 'month', 1, 0, false),
    (923, 'paypal', 'a', 910, 'P-2', 500, 'EUR', 'month', 1, 0, true),
    (924, 'paypal', 'a', 911, 'P-3', 900, 'EUR', 'month', 1, 0, false),
    -- It was begun to be made there, and nobody heard whether it was.
    (925, 'paypal', 'a', 911, null, 900, 'EUR', 'month', 1, 7, false),
    -- Of another account, whose product nobody knows.
    (926, 'paypal', 'test', 910, 'P-4', 500, 'EUR', 'month', 1, 0, false)`

it('what was sold at PayPal under a product of each plan is known to be so, and is sold anew under one', async () => {
  const { url } = await createEmptyDatabase()
  await migrateDatabase(url, {
    migrations: readMigrations().filter(({ name }) => name < ONE_PRODUCT),
  })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(STOCK)
    await migrateDatabase(url)
    const prices = await client.query(
      'select id::int, provider_id, within from provider_prices order by id',
    )
    expect(prices.rows.map(({ id, provider_id, within }) => [id, provider_id, within])).toEqual([
      [920, 'price_1', ''],
      [921, null, ''],
      [922, 'P-1', 'PROD-1'],
      [923, 'P-2', 'PROD-1'],
      [924, 'P-3', 'PROD-2'],
      [926, 'P-4', ''],
    ])
    const products = await client.query('select gateway, provider_id from provider_products')
    expect(products.rows).toEqual([{ gateway: 'stripe', provider_id: 'prod_1' }])
    // Beside what subscribers have, the same can be sold under the product of the site, once.
    const sell = () =>
      client.query(`insert into provider_prices
        (gateway, realm, price_id, amount_minor, currency, interval, interval_count, within)
        values ('paypal', 'a', 910, 500, 'EUR', 'month', 1, '')`)
    await sell()
    await expect(sell()).rejects.toThrow('duplicate key')
  } finally {
    await client.end()
  }
})
