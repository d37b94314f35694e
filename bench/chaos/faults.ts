import { setTimeout as sleep } from 'node:timers/promises'
import { signal } from './service.ts'
import type { Chaos } from './site.ts'

/** What happens to an operator, with what ends it, where it does not by itself. */
export interface Fault {
  readonly name: string
  /** Seconds it lasts, from and to. */
  readonly lasts: readonly [number, number]
  begin(): void
  end?(): void
}

const HOUR = 3600
const between = (least: number, most: number) => least + Math.random() * (most - least)
const oneOf = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!

export function faultsOf(chaos: Chaos): Fault[] {
  const { sites, machines, database, pool, disks, clocks } = chaos
  const killOneOf = (pids: number[]) => {
    const victims = pids.slice(1)
    if (victims.length > 0) signal(oneOf(victims), 'SIGKILL')
  }
  return [
    ...sites.flatMap(({ service }): Fault[] => [
      { name: `kill site ${service.name}`, lasts: [0, 3], begin: () => service.kill() },
      {
        name: `freeze site ${service.name}`,
        lasts: [2, 12],
        begin: () => service.pids().forEach((pid) => signal(pid, 'SIGSTOP')),
        end: () => service.pids().forEach((pid) => signal(pid, 'SIGCONT')),
      },
    ]),
    {
      name: 'kill a web process',
      lasts: [0, 3],
      begin: () => killOneOf(sites[0]!.service.pids()),
    },
    {
      name: 'kill a process of the database',
      lasts: [0, 3],
      begin: () => killOneOf(database.pids()),
    },
    { name: 'kill the database', lasts: [0, 4], begin: () => database.kill() },
    { name: 'kill the pool', lasts: [0, 3], begin: () => pool.kill() },
    ...machines.map((machine): Fault => ({
      name: `cut ${machine.name}`,
      lasts: [1, 20],
      begin: () => machine.cut(),
      end: () => machine.mend(),
    })),
    ...disks.map((disk): Fault => ({
      name: `fill the disk of ${disk.name}`,
      lasts: [3, 12],
      begin: () => disk.fill(),
      end: () => disk.free(),
    })),
    ...clocks.map((clock): Fault => {
      return {
        name: `clock of ${clock.name}`,
        lasts: [3, 15],
        begin: () => clock.set(Math.round(oneOf([-1, 1]) * between(60, 2 * HOUR))),
        end: () => clock.set(0),
      }
    }),
  ]
}

/** Faults one after another, now and then two at once, until the time is over; then all of them are ended. */
export async function playFaults(
  faults: readonly Fault[],
  seconds: number,
): Promise<readonly string[]> {
  const played: string[] = []
  const until = performance.now() + seconds * 1000
  const play = async (fault: Fault) => {
    played.push(fault.name)
    fault.begin()
    await sleep(Math.min(between(...fault.lasts) * 1000, Math.max(0, until - performance.now())))
    fault.end?.()
  }
  while (performance.now() < until) {
    const first = oneOf(faults)
    const second = oneOf(faults.filter((fault) => fault !== first))
    await Promise.all([play(first), ...(Math.random() < 0.3 ? [play(second)] : [])])
    await sleep(between(500, 5000))
  }
  return played
}
