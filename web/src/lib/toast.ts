import { DANGER_TOAST_MS, TOAST_MS } from '@mediatheque/contract/core/constants.ts'
import { ApiError } from './api.ts'
import { loginAddress } from './guards.ts'
import { getPageData } from './page-data.ts'
import { showConflict } from './conflicts.ts'
import { translate } from './i18n.ts'
import { DEFAULT_ERROR_MESSAGE } from '@mediatheque/contract/core/errors.ts'

export type ToastType = 'positive' | 'danger' | 'loading'

export interface Toast {
  readonly id: number
  readonly type: ToastType
  readonly message: string
  /** Undefined: until replaced. */
  readonly durationMs: number | undefined
  readonly action?: {
    readonly label: string
    /** For so long it is offered; else some seconds longer than a message without. */
    readonly forMs?: number
    run(): void
  }
}

/** Longer, where there is something to press. */
const TO_ACT_MS = 4_000

/** So many failures stand beside each other; of more, the last. */
const MOST_SHOWN = 3

let shown: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(toasts: readonly Toast[]): void {
  shown = toasts
  for (const listener of listeners) listener()
}

/** A failure stays until it was there long enough to be read, whatever comes after it; said again, it is said once. */
function show(toast: Omit<Toast, 'id'>): void {
  const kept = shown.filter(({ type, message }) => type === 'danger' && message !== toast.message)
  change([...kept, { id: ++lastId, ...toast }].slice(-MOST_SHOWN))
}

const lasting = (ms: number, action: Toast['action']) => ({
  durationMs: action?.forMs ?? ms + (action ? TO_ACT_MS : 0),
  ...(action && { action }),
})

/** Says what happened: a new message replaces the old, but for failures. Messages arrive translated. */
export const toast = {
  positive: (message: string, action?: Toast['action']) =>
    show({ type: 'positive', message, ...lasting(TOAST_MS, action) }),
  danger: (message: string, action?: Toast['action']) =>
    show({ type: 'danger', message, ...lasting(DANGER_TOAST_MS, action) }),
  loading: (message: string) => show({ type: 'loading', message, durationMs: undefined }),
  close: (closed: number) => change(shown.filter(({ id }) => id !== closed)),
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  get: () => shown,
}

let fault: ApiError | null = null
const faultListeners = new Set<() => void>()

/** The failure that the error dialog shows. */
export const faultStore = {
  subscribe: (listener: () => void) => {
    faultListeners.add(listener)
    return () => faultListeners.delete(listener)
  },
  get: () => fault,
  show: (error: ApiError | null) => {
    fault = error
    for (const listener of faultListeners) listener()
  },
}

/** The server's own words where it said some, else the default message. */
export function errorMessage(error: unknown): string {
  if (error instanceof ApiError)
    return translate(Object.values(error.errors)[0]?.[0] ?? error.message)
  return translate(DEFAULT_ERROR_MESSAGE)
}

/** The session ended. In a tab of its own, so that what is being typed here can be sent afterwards. */
const logInAgain = () => ({
  label: translate('Login'),
  run: () => {
    const here = location.pathname.slice(getPageData().basePath.length) + location.search
    window.open(loginAddress(here), '_blank')
  },
})

/** For `onError` of mutations that have no form. What came with a trace is shown whole, to be sent to those who can mend it. */
export function toastError(error: unknown): void {
  if (error instanceof ApiError && error.status === 401)
    toast.danger(errorMessage(error), logInAgain())
  else if (error instanceof ApiError && error.trace) faultStore.show(error)
  else if (!showConflict(error)) toast.danger(errorMessage(error))
}
