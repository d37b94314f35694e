import { expect, it } from 'vitest'
import { isLocalCall } from './local-calls.ts'

const isLocal = (headers: Record<string, string>) => isLocalCall({ headers })

it.each<Record<string, string>>([
  { host: 'localhost:3000' },
  { host: '127.0.0.1:3000' },
  { host: '[::1]:3000' },
  { host: 'media.localhost' },
  { host: 'LOCALHOST' },
  { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1, ::1' },
  { host: '[::1]:3000', origin: 'http://[::1]:3000' },
  { host: 'localhost', forwarded: 'for="[::1]:4711";proto=http;host=localhost:3000' },
])('a call with %j was made on this machine', (headers) => {
  expect(isLocal(headers)).toBe(true)
})

it.each<Record<string, string>>([
  { host: 'media.example.org' },
  { host: 'localhost.example.org' },
  { host: '192.168.1.20:3000' },
  { host: 'localhost:3000', 'x-forwarded-host': 'media.example.org' },
  { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.9' },
  { host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1, 203.0.113.9' },
  { host: 'localhost:3000', 'x-real-ip': '2001:db8::1' },
  { host: 'localhost:3000', 'cf-connecting-ip': '203.0.113.9' },
  { host: 'localhost:3000', forwarded: 'proto=https;for=127.0.0.1;host="media.example.org"' },
  { host: 'localhost:3000', forwarded: 'for=127.0.0.1, for="[2001:db8::1]"' },
  { host: 'localhost:3000', forwarded: 'for=unknown' },
  { host: 'localhost:3000', via: '1.1 proxy' },
  { host: 'localhost:3000', 'fly-client-ip': '203.0.113.9' },
  // Of a proxy that passes the call on as its own, as nginx does unless it is told otherwise.
  { host: '127.0.0.1:3000', origin: 'https://media.example.org' },
  { host: '127.0.0.1:3000', origin: 'null' },
])('a call with %j was made from elsewhere', (headers) => {
  expect(isLocal(headers)).toBe(false)
})
