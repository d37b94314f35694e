import type { RunningPlatform } from '../platform/create-platform.ts'

/** What a command may do: whatever an administrator does in the pages, by the calls of the pages. */
export interface CommandSite {
  readonly platform: RunningPlatform
  /**
   * Makes a call of the API as the administrator.
   * @param path below `/api/v1/`, or with its slash
   * @throws CommandRefused with what the call said
   */
  call<Answer = unknown>(method: string, path: string, body?: unknown): Promise<Answer>
}

export interface AdminCommand {
  /** `accounts role`. */
  readonly name: string
  /** What follows it. */
  readonly usage: string
  readonly summary: string
  /** @returns what is printed: a text as it is, anything else as JSON */
  run(site: CommandSite, given: readonly string[]): Promise<unknown>
  /** Works beside the calls, and without an administrator. */
  readonly isWithoutCalls?: true
}

/** What a call said instead of doing it, or what is wrong with the command. */
export class CommandRefused extends Error {}

/** @throws CommandRefused where it was left out */
export function needed(given: readonly string[], index: number, what: string): string {
  const value = given[index]
  if (value === undefined || value === '') throw new CommandRefused(`${what} is missing.`)
  return value
}

/** A value as it is typed: JSON where it is some, else a text. */
export function readValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
