import type { KeptVideo } from '../../../lib/storage.ts'

/** What a player has to do with the page around it. */
export interface PlayerPage {
  readonly queue: readonly KeptVideo[]
  /** Undefined where nothing follows, or went before. */
  readonly next: KeptVideo | undefined
  readonly previous: KeptVideo | undefined
  /** Whether what follows is the next episode, which is offered with a countdown. */
  readonly isSeries: boolean
  /** Whether its viewer may add captions to it. */
  readonly canAddCaptions: boolean
  play(video: KeptVideo): void
  onEnded(): void
  onCaptionsAdded(): Promise<void>
  /** What can be done where it does not play. */
  readonly ways: {
    /** Where the source is. */
    readonly download: string | null
    readonly onNextSource: (() => void) | undefined
    /** Undefined where its viewer may not say so. */
    readonly onReport: (() => void) | undefined
    readonly isReported: boolean
  }
}
