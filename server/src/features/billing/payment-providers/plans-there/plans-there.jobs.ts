import type { z } from 'zod'
import { AppError } from '../../../../platform/http/app-error.ts'
import { defineJob } from '../../../../platform/jobs/define-job.ts'
import { getSettings } from '../../../site/settings/settings.service.ts'
import { isSetUp, openProvider } from '../open-provider.service.ts'
import { ProviderError } from '../payment-provider.ts'
import { closePlanKind, tellPlanKind } from './plan-jobs.ts'
import { repairPlan, type ToHoldPlans } from './plans-there.service.ts'

const tellPlan = defineJob({
  ...tellPlanKind,
  run: async (platform, { planId }) => {
    for (const { gateway, fault } of await repair(platform, planId))
      // What was refused is refused the next time, too, and is shown where plans are edited.
      if (fault !== null && fault !== 'refused') throw new ProviderError(fault, gateway)
  },
})

async function repair(platform: ToHoldPlans, planId: number) {
  try {
    return await repairPlan(platform, planId)
  } catch (error) {
    // It was deleted since, which is another job.
    if (error instanceof AppError && error.code === 'notFound') return []
    throw error
  }
}

const closePlan = defineJob({ ...closePlanKind, run: closeAtProvider })

async function closeAtProvider(
  platform: ToHoldPlans,
  { gateway, realm, product, prices }: z.output<typeof closePlanKind.payload>,
): Promise<void> {
  if (!isSetUp(await getSettings(platform), gateway)) return
  const provider = await openProvider(platform, gateway)
  // Names of another account there.
  if (provider.realm !== realm) return
  for (const price of prices)
    if ((await provider.findPrice(price))?.isActive) await provider.archivePrice(price)
  if (product !== null) await provider.archiveProduct(product)
}

export const planThereJobs = [tellPlan, closePlan]
