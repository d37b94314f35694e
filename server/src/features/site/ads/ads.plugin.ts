import { AD_PREVIEW_PATH } from '@mediatheque/contract/site/ads/ad-slots.ts'
import { isStaffWith } from '@mediatheque/contract/core/permissions.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import { readRawBody } from '../../../platform/http/bodies/read-body.ts'
import type { Needs } from '../../../platform/platform.ts'
import { resolveActor } from '../../accounts/callers/actors.service.ts'
import type { ToReadSettings } from '../settings/settings.service.ts'
import { findAd } from './ads.service.ts'

/**
 * Scripts of anybody, in a document that belongs to nobody: without `allow-same-origin` it has an origin of its own, and
 * reads neither the cookies nor the pages of the site. It may open a window, and nothing else of the browser's.
 */
const POLICY = [
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "script-src 'unsafe-inline' https:",
  "style-src 'unsafe-inline' https:",
  'img-src https: data:',
  'font-src https: data:',
  'media-src https:',
  'connect-src https:',
  'frame-src https:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** In the browser of the one who asked only: what subscribers must not see is in no shared cache. */
const KEPT_FOR = 'private, max-age=3600'

/** Of the most code, in signs of three bytes, each of which a form writes as nine. */
const MOST_PREVIEW_BYTES = 200_000

/**
 * `/ads/general_top/VERSION`: what an administrator put into a place for advertisements, as a document for a frame.
 * Sent as a form, code that is not saved yet comes back as such a document to who may save it.
 */
export function registerAds(
  app: FastifyInstance,
  platform: Needs<'clock' | 'config' | ToReadSettings>,
): void {
  app.get('/ads/:name/:version', { config: { door: 'ad' } }, async (request, reply) => {
    const asked = request.params as { name: string; version: string }
    const code = await findAd(platform, await resolveActor(platform, request), asked)
    if (code === undefined) throw new AppError('notFound')
    return sendAd(reply.header('cache-control', KEPT_FOR), code)
  })
  app.post(AD_PREVIEW_PATH, { config: { door: 'ad', takesBody: true } }, async (request, reply) => {
    const actor = await resolveActor(platform, request)
    // A page of another site sends no form here in the name of who is logged in.
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new AppError('forbidden')
    if (!isStaffWith(actor, 'settings.update')) throw new AppError('forbidden')
    const body = await readRawBody(app.bodyReading, request, MOST_PREVIEW_BYTES)
    const code = new URLSearchParams(String(body)).get('code') ?? ''
    return sendAd(reply.header('cache-control', 'private, no-store'), code)
  })
}

const sendAd = (reply: FastifyReply, code: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', POLICY)
    .header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    .header('x-robots-tag', 'noindex')
    .send(documentOf(code))

/** Links lead to a window of their own, because the frame may not lead the page away. */
const documentOf = (code: string) => `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="origin">
<base target="_blank">
<style>html,body{margin:0;height:100%;overflow:hidden}body{display:flex;align-items:center;justify-content:center}</style>
<body>${code}
`
