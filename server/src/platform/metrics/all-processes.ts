import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Registry } from 'prom-client'

/*
 * Where several processes answer on one address, whoever asks one for figures wants those of all. It asks the first
 * process, which asks the others and answers with what it heard; who does not answer soon is left out.
 */

const ANSWER_MS = 2_000
/** Longer than the first process waits for the others. */
const ALL_ANSWER_MS = 3_000

type Message =
  | { readonly figures: 'ask'; readonly id: number }
  | { readonly figures: 'tell'; readonly id: number; readonly texts: readonly string[] }

const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'figures' in message

/** Questions that were asked and not answered yet. */
function createQuestions() {
  const open = new Map<number, (texts: readonly string[]) => void>()
  let last = 0
  return {
    settle: ({ id, texts }: { id: number; texts: readonly string[] }) => open.get(id)?.(texts),
    /** @returns undefined where nobody answered in time */
    ask: async (
      say: (message: Message) => void,
      patienceMs: number,
    ): Promise<readonly string[] | undefined> => {
      const id = ++last
      const answer = Promise.withResolvers<readonly string[]>()
      open.set(id, answer.resolve)
      try {
        say({ figures: 'ask', id })
        return await Promise.race([answer.promise, sleep(patienceMs, undefined, { ref: false })])
      } catch {
        // It has just died.
        return undefined
      } finally {
        open.delete(id)
      }
    },
  }
}

/** In the first process: answers those that ask with the figures of all. @returns how to stop */
export function answerWithAll(registry: Registry): () => void {
  const questions = createQuestions()
  const gather = async (asking: Worker, id: number) => {
    const others = Object.values(cluster.workers ?? {}).filter((one) => one !== undefined)
    const [own, ...told] = await Promise.all([
      registry.metrics(),
      ...others.map((worker) => questions.ask((message) => worker.send(message), ANSWER_MS)),
    ])
    const texts = [own, ...told.flatMap((answer) => answer ?? [])]
    if (asking.isConnected()) asking.send({ figures: 'tell', id, texts } satisfies Message)
  }
  const hear = (worker: Worker, message: unknown) => {
    if (!isMessage(message)) return
    if (message.figures === 'tell') questions.settle(message)
    else void gather(worker, message.id).catch(() => undefined)
  }
  cluster.on('message', hear)
  return () => void cluster.off('message', hear)
}

/** Where figures of all processes come from, for one that answers calls. */
export interface AllProcesses {
  /** Those of each process that answered, this one included. */
  gather(): Promise<readonly string[]>
  stop(): void
}

/** In one of several: asks the first process, and answers it; a process that is alone has what there is. */
export function joinProcesses(registry: Registry): AllProcesses {
  if (!cluster.isWorker)
    return { gather: async () => [await registry.metrics()], stop: () => undefined }
  const questions = createQuestions()
  const hear = async (message: unknown) => {
    if (!isMessage(message)) return
    if (message.figures === 'tell') return questions.settle(message)
    const texts = [await registry.metrics()]
    if (process.connected)
      process.send?.({ figures: 'tell', id: message.id, texts } satisfies Message)
  }
  process.on('message', hear)
  return {
    gather: async () =>
      (await questions.ask((message) => process.send?.(message), ALL_ANSWER_MS)) ?? [
        await registry.metrics(),
      ],
    stop: () => void process.off('message', hear),
  }
}
