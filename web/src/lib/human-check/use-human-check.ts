import type { BotCheckAction } from '@mediatheque/contract/accounts/human-check/human-check.settings.ts'
import { useCallback, useRef, useState } from 'react'
import { ApiError } from '../api.ts'
import { useSession } from '../session.tsx'
import type { OutsideWidget } from './outside-provider.ts'

export type HumanCheckState = 'waiting' | 'working' | 'passed'

export interface HumanCheck {
  /** The settings ask for the check before this action. */
  readonly isAsked: boolean
  readonly state: HumanCheckState
  /** The provider shows something that the visitor has to do first: in which {@link setWidget} was placed. */
  readonly isInteractive: boolean
  setWidget(widget: OutsideWidget | null): void
  /**
   * The `token` for one call; undefined where none is asked for.
   * @throws ApiError with the words for the visitor
   */
  getToken(): Promise<string | undefined>
}

/** The human check before an action, as the settings want it. Show it with `<HumanCheckField>`. */
export function useHumanCheck(action: BotCheckAction): HumanCheck {
  const { enable, provider, site_key: siteKey } = useSession().settings.recaptcha
  const [state, setState] = useState<HumanCheckState>('waiting')
  const widget = useRef<OutsideWidget | null>(null)
  const setWidget = useCallback((placed: OutsideWidget | null) => {
    widget.current = placed
  }, [])
  const isAsked = enable[action]
  const isInteractive = provider === 'recaptcha_v2' || provider === 'turnstile'

  const obtain = async (): Promise<string | undefined> => {
    if (isInteractive) return widget.current?.takeToken()
    if (provider === 'recaptcha_v3')
      return (await import('./outside-provider.ts')).fetchScoreToken(siteKey ?? '', action)
    return (await import('./solve-task.ts')).solveTask()
  }
  const getToken = async () => {
    if (!isAsked) return undefined
    setState('working')
    const token = await obtain().catch(() => undefined)
    setState(token ? 'passed' : 'waiting')
    if (!token) throw new ApiError(0, { message: 'Could not verify you are human.' })
    return token
  }
  return {
    isAsked,
    state,
    isInteractive,
    setWidget,
    getToken,
  }
}
