import { describe, expect, it } from 'vitest'
import { findPushService } from './push-services.ts'

describe('push services', () => {
  const known = (endpoint: string, configured: string[] = []) =>
    findPushService(endpoint, configured)

  it('are those of the browsers, over https and on its own port', () => {
    expect(known('https://fcm.googleapis.com/fcm/send/abc')).toEqual({ isTrusted: false })
    expect(known('https://updates.push.services.mozilla.com/wpush/v2/abc')).toEqual({
      isTrusted: false,
    })
    expect(known('https://web.push.apple.com/abc')).toEqual({ isTrusted: false })
    const refused = [
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://fcm.googleapis.com.evil.example/x',
      'https://evilfcm.googleapis.com.example/x',
      'https://notpush.apple.com/x',
      'https://user@fcm.googleapis.com/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'ftp://fcm.googleapis.com/x',
      'nonsense',
    ]
    expect(refused.filter((endpoint) => known(endpoint))).toEqual([])
  })

  it('are those that an administrator adds, on this network only where the whole origin is named', () => {
    expect(known('https://push.example.org/x', ['push.example.org'])).toEqual({ isTrusted: false })
    expect(known('http://push.example.org/x', ['push.example.org'])).toBeUndefined()
    expect(known('http://127.0.0.1:4000/x', ['http://127.0.0.1:4000'])).toEqual({ isTrusted: true })
    expect(known('http://127.0.0.1:4001/x', ['http://127.0.0.1:4000'])).toBeUndefined()
  })
})
