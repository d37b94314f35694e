import { activityEndpoints } from '@mediatheque/contract/community/activity/activity.endpoints.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import type { Needs } from '../../../platform/platform.ts'
import { canSeePart } from '../privacy/privacy.policy.ts'
import { getProfileOwner } from '../profiles/profiles.service.ts'
import { presentAct } from './activity.presenter.ts'
import { type ActivityPage, listActivity } from './activity.service.ts'

const present = (
  { acts, next }: ActivityPage,
  { t, platform, language }: { t: TranslateLine; platform: Needs<'clock'>; language: Language },
) => ({
  activity: acts.map((act) => presentAct(act, { t, language, now: platform.clock.now() })),
  next,
})

export const activityRoutes = [
  bindEndpoint(activityEndpoints.listActivity, {
    load: ({ platform, actor, params }) => getProfileOwner(platform, actor, params.id),
    policy: (actor, owner) => canSeePart(actor, owner, 'activity'),
    run: ({ platform, actor, record, query, language }) =>
      listActivity(
        platform,
        { doers: { id: record.id }, actor, language: query.lang ?? language },
        query,
      ),
    present,
  }),
  bindEndpoint(activityEndpoints.listFollowedActivity, {
    run: ({ platform, actor, query, language }) =>
      listActivity(platform, { doers: 'followed', actor, language: query.lang ?? language }, query),
    present,
  }),
]
