import { z } from 'zod'
import { staffWith, userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import {
  contributionView,
  dailyFigureView,
  healthView,
  queueView,
  rangeFiguresQuery,
  rangeFigureView,
} from './overview.schemas.ts'

export const overviewEndpoints = {
  listQueues: defineEndpoint({
    method: 'GET',
    path: 'admin/queues',
    access: staffWith('admin.access'),
    summary: 'What waits for the caller: each queue that they may work on, with its oldest entry',
    response: z.object({ queues: z.array(queueView) }),
  }),
  getOverview: defineEndpoint({
    method: 'GET',
    path: 'admin/overview',
    access: staffWith('admin.access'),
    summary: 'How the site does today, and how it is, as far as the caller may know',
    response: z.object({ days: z.array(dailyFigureView), health: healthView }),
  }),
  listRangeFigures: defineEndpoint({
    method: 'GET',
    path: 'admin/figures',
    access: staffWith('admin.access'),
    summary:
      'What a range of time brought, beside another one to compare it with, as far as the caller may know',
    query: rangeFiguresQuery,
    response: z.object({ figures: z.array(rangeFigureView) }),
  }),
  listOwnContributions: defineEndpoint({
    method: 'GET',
    path: 'admin/contributions',
    access: userWith('liens.create', { or: 'nzb.create' }),
    summary:
      'How many links, newsgroup files and torrents of the caller are active, pending or dead',
    response: z.object({ contributions: z.array(contributionView) }),
  }),
}
