import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isLoopbackHost, loadConfig } from './config.ts'
import type { ConfigError } from './config-error.ts'

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-config-'))
const load = (env: NodeJS.ProcessEnv = {}) => loadConfig({ DATA_DIR: dataDir, ...env })
const problemsOf = (env: NodeJS.ProcessEnv) => {
  try {
    load(env)
    return []
  } catch (error) {
    return (error as ConfigError).problems
  }
}

afterAll(() => fs.rmSync(dataDir, { recursive: true }))

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(load()).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      baseUrl: 'http://127.0.0.1:3000',
      basePath: '',
      demo: 'on',
      runsJobs: true,
      logLevel: 'info',
      webProcesses: 1,
      mailFrom: 'no-reply@127.0.0.1',
      databaseUrl: undefined,
    })
  })

  it('makes a key on the first start and keeps it, readable by its owner only', () => {
    const { appKey } = load()
    expect(appKey).toHaveLength(43)
    expect(load().appKey).toBe(appKey)
    expect(fs.statSync(path.join(dataDir, 'app.key')).mode & 0o777).toBe(0o600)
    expect(load({ APP_KEY: 'k'.repeat(32) }).appKey).toBe('k'.repeat(32))
  })

  it('makes no key for a command beside a site that is not there', () => {
    const elsewhere = path.join(dataDir, 'elsewhere')
    const open = (env: NodeJS.ProcessEnv) =>
      loadConfig({ DATA_DIR: elsewhere, ...env }, { isBesideSite: true })
    expect(() => open({})).toThrow(/^There is no .*elsewhere\/app\.key, and APP_KEY is not set/)
    expect(fs.existsSync(elsewhere)).toBe(false)
    expect(open({ APP_KEY: 'a key of a site that is long enough' }).dataDir).toBe(elsewhere)
  })

  it('takes an empty variable for an unset one', () => {
    expect(load({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 3000, smtpUrl: undefined })
  })

  it('names every wrong variable in a line of its own', () => {
    expect(
      problemsOf({ PORT: 'eighty', DEMO: 'maybe', SMTP_URL: 'mail.example.org', JOBS: 'no' }),
    ).toEqual([
      'PORT must be a whole number from 0 to 65535',
      'DEMO must be one of on, off, public',
      'SMTP_URL must be an address such as smtp://user:password@mail.example.org:587',
      'JOBS must be one of on, off',
    ])
  })

  it('reads hosts of the own network in any spelling, as addresses are compared with them', () => {
    const named = (hosts: string) => load({ DOWNLOAD_CLIENT_HOSTS: hosts }).downloadClientHosts
    expect(named('127.1:5000, 0x7f.0.0.2:80,NAS.local.:8080')).toEqual([
      '127.0.0.1:5000',
      '127.0.0.2:80',
      'nas.local:8080',
    ])
    expect(named('[::1]:5000,[fd00:0::5]:8080')).toEqual(['[::1]:5000', '[fd00::5]:8080'])
    for (const wrong of ['nas', 'nas:99999', 'nas:80/path', '[::1]', '1.2.3.999:80', 'a@b:80'])
      expect(problemsOf({ DOWNLOAD_CLIENT_HOSTS: wrong }), wrong).toHaveLength(1)
  })

  it('finds the base path in the public address', () => {
    expect(load({ BASE_URL: 'https://example.org/media/' })).toMatchObject({
      baseUrl: 'https://example.org/media',
      basePath: '/media',
    })
    expect(load({ BASE_URL: 'https://example.org', BASE_PATH: '/media' })).toMatchObject({
      baseUrl: 'https://example.org/media',
    })
    expect(problemsOf({ BASE_URL: 'https://example.org/a', BASE_PATH: '/b' })).toHaveLength(1)
  })

  it('wants all of S3 or nothing of it', () => {
    expect(problemsOf({ S3_BUCKET: 'media' })).toEqual([
      'S3_ACCESS_KEY_ID is needed to keep files on S3',
      'S3_SECRET_ACCESS_KEY is needed to keep files on S3',
    ])
    expect(
      load({ S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }).s3,
    ).toMatchObject({ bucket: 'media' })
  })

  it('offers the demo on loopback addresses only, unless told', () => {
    expect(load({ HOST: '0.0.0.0' })).toMatchObject({
      demo: 'off',
      baseUrl: 'http://localhost:3000',
    })
    expect(load({ HOST: '0.0.0.0', DEMO: 'public' }).demo).toBe('public')
    expect(load({ BASE_URL: 'http://[::1]:3000' }).demo).toBe('on')
    expect(['127.0.0.1', '127.8.0.1', '::1', 'localhost'].every(isLoopbackHost)).toBe(true)
    expect(['::ffff:127.0.0.1', 'media.localhost', 'LocalHost'].every(isLoopbackHost)).toBe(true)
    expect(['0.0.0.0', '::', '10.0.0.1', '127.0.0.1.example.org'].some(isLoopbackHost)).toBe(false)
  })

  it.each([
    [{ HOST: '0.0.0.0' }, 'HOST 0.0.0.0'],
    [{ BASE_URL: 'https://media.example.org' }, 'BASE_URL https://media.example.org'],
    [{ TRUSTED_PROXIES: '127.0.0.1' }, 'TRUSTED_PROXIES 127.0.0.1'],
  ])('takes %j for a site that others reach: no demonstration unless it is public', (env, why) => {
    expect(load({ ...env }).demo).toBe('off')
    expect(load({ ...env, DEMO: 'public' }).demo).toBe('public')
    expect(problemsOf({ ...env, DEMO: 'on' })).toEqual([
      expect.stringMatching(new RegExp(`^DEMO=on, but ${why} .*Say DEMO=public`)),
    ])
  })
})
