import { execFileSync, spawnSync } from 'node:child_process'

/** Names of network interfaces have at most fifteen letters. */
const PREFIX = 'mtc'
const BRIDGE = `${PREFIX}-bridge`
const SUBNET = '10.78.41'
const run = (...command: string[]) =>
  execFileSync(command[0]!, command.slice(1), { stdio: ['ignore', 'ignore', 'pipe'] })
const tryTo = (...command: string[]) =>
  spawnSync(command[0]!, command.slice(1), { stdio: 'ignore' }).status === 0

/** A machine of its own as far as the network goes: a namespace on a wire that can be cut. */
export interface Machine {
  readonly name: string
  readonly address: string
  /** Begins a command line that runs there. */
  readonly within: readonly string[]
  /** Nothing arrives any more, and nobody is told so: as a cable that is pulled. */
  cut(): void
  mend(): void
}

export interface Network {
  /** Where this process is on it. */
  readonly address: string
  readonly machines: readonly Machine[]
  remove(): void
}

/** @throws Error where this user may not make namespaces */
export function makeNetwork(names: readonly string[]): Network {
  removeNetwork(names)
  run('ip', 'link', 'add', BRIDGE, 'type', 'bridge')
  run('ip', 'address', 'add', `${SUBNET}.1/24`, 'dev', BRIDGE)
  run('ip', 'link', 'set', BRIDGE, 'up')
  return {
    address: `${SUBNET}.1`,
    machines: names.map((name, index) => addMachine(name, `${SUBNET}.${index + 2}`)),
    remove: () => removeNetwork(names),
  }
}

function addMachine(name: string, address: string): Machine {
  const [space, wire] = [`${PREFIX}-${name}`, `${PREFIX}-w-${name}`]
  const within = ['ip', 'netns', 'exec', space]
  run('ip', 'netns', 'add', space)
  run('ip', 'link', 'add', wire, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
  run('ip', 'link', 'set', wire, 'master', BRIDGE, 'up')
  run(...within, 'ip', 'address', 'add', `${address}/24`, 'dev', 'eth0')
  for (const link of ['lo', 'eth0']) run(...within, 'ip', 'link', 'set', link, 'up')
  return {
    name,
    address,
    within,
    cut: () => run('ip', 'link', 'set', wire, 'nomaster'),
    mend: () => run('ip', 'link', 'set', wire, 'master', BRIDGE),
  }
}

function removeNetwork(names: readonly string[]): void {
  for (const name of names) tryTo('ip', 'netns', 'delete', `${PREFIX}-${name}`)
  tryTo('ip', 'link', 'delete', BRIDGE)
}
