import { expect, it } from 'vitest'
import { useTestApp } from '../../test-app.ts'
import { updateSettings } from './settings.service.ts'

const test = useTestApp({
  S3_BUCKET: 'of-the-server',
  S3_ACCESS_KEY_ID: 'an-id',
  S3_SECRET_ACCESS_KEY: 'never-to-be-seen',
  S3_ENDPOINT: 'https://s3.example.org',
})

it('what the environment decides is shown with its variable, never as a secret, and not changed', async () => {
  await updateSettings(test.platform, {
    s3_storage: { bucket: 'stored', endpoint: '', region: 'eu-west-1' },
  })
  const { call } = await test.as('admin')
  const shown = await call('GET', '/api/v1/settings/uploading')
  expect(shown.json()).toMatchObject({
    values: {
      's3_storage.bucket': 'of-the-server',
      's3_storage.endpoint': 'https://s3.example.org',
      // Nobody says it, and so it is as shipped: what is stored is not used.
      's3_storage.region': 'us-east-1',
      's3_storage_key.secret_access_key': null,
    },
    locked: {
      's3_storage.bucket': 'S3_BUCKET',
      's3_storage.region': 'S3_BUCKET',
      's3_storage_key.secret_access_key': 'S3_SECRET_ACCESS_KEY',
    },
  })
  expect(shown.json().locked).not.toHaveProperty(['uploads.chunk_size'])
  expect(shown.body).not.toContain('never-to-be-seen')

  for (const [key, value] of [
    ['s3_storage.bucket', 'another'],
    ['s3_storage.region', 'another'],
    ['s3_storage_key.secret_access_key', 'another'],
  ] as const) {
    const refused = await call('PUT', '/api/v1/settings/uploading', {
      values: { [key]: value },
      seen: { [key]: shown.json().values[key] },
    })
    expect(refused.statusCode, key).toBe(422)
    expect(refused.json().errors[key][0]).toContain('in the environment of the server')
  }
})

it('a file of settings passes over what the environment decides, and says so', async () => {
  const { call } = await test.as('admin')
  const file = (await call('GET', '/api/v1/admin/settings/file')).json()
  file.settings['s3_storage.bucket'] = 'elsewhere'
  const preview = (await call('POST', '/api/v1/admin/settings/file/preview', file)).json()
  expect(preview).toMatchObject({ changes: [], locked: ['Bucket'] })
})
