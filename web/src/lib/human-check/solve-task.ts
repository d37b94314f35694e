import { humanCheckEndpoints } from '@mediatheque/contract/accounts/human-check/human-check.endpoints.ts'
import type { HumanCheckChallenge } from '@mediatheque/contract/accounts/human-check/human-check.schemas.ts'
import { call } from '../api.ts'
import type { Solution } from './find-solution.ts'

const MOST_MS = 90_000

type Answer = { readonly solution: Solution } | { readonly failure: string }

/** Fetches a task of the built-in check and solves it. @returns the token to send along; it passes once */
export async function solveTask(): Promise<string> {
  const challenge = await call(humanCheckEndpoints.getHumanCheckChallenge)
  const solution = await solveInWorker(challenge)
  return btoa(JSON.stringify({ challenge, solution }))
}

function solveInWorker(challenge: HumanCheckChallenge): Promise<Solution> {
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Solution>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The task took too long.')), MOST_MS)
    const finish = (act: () => void) => {
      clearTimeout(timer)
      act()
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) =>
      finish(() => ('solution' in data ? resolve(data.solution) : reject(new Error(data.failure)))),
    )
    worker.addEventListener('error', () =>
      finish(() => reject(new Error('The task could not be begun.'))),
    )
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
