import { z } from 'zod'
import { permission } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { playBeat } from './plays.schemas.ts'

const nothing = { status: 204, response: z.undefined() } as const

export const playEndpoints = {
  recordPlay: defineEndpoint({
    method: 'POST',
    path: 'plays',
    access: permission('videos.play'),
    summary: 'How far somebody is in a video: while it plays, and when they leave it',
    body: playBeat,
    bodyForm: { kinds: ['json', 'beacon'], maxBytes: 1_024 },
    throttle: { unlimited: 'Who says it often is refused before anything is written.' },
    ...nothing,
  }),
}
