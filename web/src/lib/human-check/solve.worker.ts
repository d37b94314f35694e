import type { HumanCheckChallenge } from '@mediatheque/contract/accounts/human-check/human-check.schemas.ts'
import { findSolution } from './find-solution.ts'

/** Beside the page, which stays alive meanwhile. */
self.addEventListener('message', ({ data: challenge }: MessageEvent<HumanCheckChallenge>) => {
  try {
    self.postMessage({ solution: findSolution(challenge) })
  } catch (error) {
    self.postMessage({ failure: String(error) })
  }
})
