import type { LandingSettings } from '@mediatheque/contract/catalogue/landing/landing.settings.ts'
import type { BootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'
import type { CustomCode } from '@mediatheque/contract/site/custom-code/custom-code.ts'

type PublicSettings = BootstrapData['settings']

/** From the page in the frame to the editor around it: it lives, and is to be told how it looks. */
export const FRAME_READY = 'appearance-ready'
/** From the editor to the page: how the site looks now. */
export const FRAME_STATE = 'appearance-state'
/** Back: that this is what it shows. */
export const FRAME_SHOWN = 'appearance-shown'

/** The whole of it each time, so that nothing depends on what was lost on the way. */
export interface FrameState {
  readonly kind: typeof FRAME_STATE
  /** Grows; what comes late is not shown. */
  readonly sequence: number
  readonly settings: Partial<PublicSettings>
  readonly landing: LandingSettings
  readonly customCode: CustomCode
  /** The theme to be seen. */
  readonly themeId: number
}

export interface FrameShown {
  readonly kind: typeof FRAME_SHOWN
  readonly sequence: number
  /** Path and query of the page, without the base path. */
  readonly path: string
}

export interface FrameReady {
  readonly kind: typeof FRAME_READY
}
