import type { Chapter } from '@mediatheque/contract/catalogue/watch/watch.schemas.ts'
import type { Provider } from './choose-provider.ts'

export interface PlayerCaption {
  readonly id: number
  readonly label: string
  readonly language: string
  readonly src: string
}

/** What a player is given to play. */
export interface PlayerItem {
  readonly id: number
  /** Items of one group follow each other: the title. */
  readonly groupId: number
  readonly name: string
  readonly src: string
  /** Asks for fresh addresses: those of a file of this site end. Null where it is gone. */
  readonly resolve: () => Promise<FreshSource | null>
  readonly provider: Provider
  readonly poster: string
  /** Seconds; 0 is the beginning. */
  readonly initialTime: number
  readonly captions: readonly PlayerCaption[]
  readonly streamType: 'on-demand'
  readonly marks: {
    readonly chapters: readonly Chapter[]
    readonly intro: { readonly start: number; readonly end: number } | null
    /** Where the credits begin, in seconds. */
    readonly creditsStart: number | null
    readonly storyboard: string | null
  }
}

export interface FreshSource {
  readonly src: string
  readonly captions: readonly PlayerCaption[]
  readonly storyboard: string | null
}
