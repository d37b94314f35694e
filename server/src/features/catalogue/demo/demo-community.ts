import type { DEMO_ACCOUNTS } from '@mediatheque/contract/accounts/users/demo-accounts.ts'

/** Who says, lists and reports things in the demonstration. */
export type DemoUser = (typeof DEMO_ACCOUNTS)[number]
export type DemoUserIds = Readonly<Record<DemoUser, number>>

export interface DemoReview {
  readonly title: string
  readonly user: DemoUser
  readonly score: number
  readonly ageDays: number
  readonly body?: string
  /** Who found it useful. */
  readonly useful?: readonly DemoUser[]
}

export interface DemoComment {
  readonly user: DemoUser
  readonly ageDays: number
  readonly text: string
  readonly up?: readonly DemoUser[]
  readonly down?: readonly DemoUser[]
  readonly isDeleted?: true
  readonly replies?: readonly DemoComment[]
}

/** The comments on one title, article or list, by its key. */
export interface DemoThreads {
  readonly on: { readonly type: 'title' | 'news' | 'list'; readonly key: string }
  readonly comments: readonly DemoComment[]
}

export interface DemoList {
  readonly key: string
  readonly user: DemoUser
  readonly name: string
  readonly nameFr: string
  readonly description: string
  readonly descriptionFr: string
  readonly isPrivate?: true
  readonly ageDays: number
  /** Keys of titles, in order. */
  readonly titles: readonly string[]
}

export interface DemoArticle {
  readonly key: string
  readonly user: DemoUser
  readonly ageDays: number
  readonly title: string
  readonly titleFr: string
  readonly summary: string
  readonly summaryFr: string
  /** Paragraphs. */
  readonly body: readonly string[]
  readonly bodyFr: readonly string[]
  readonly source?: { readonly name: string; readonly url: string }
  readonly titles: readonly string[]
}

/** What somebody says is wrong with a link of a title, counted from 0. */
export interface DemoReport {
  readonly title: string
  readonly link: number
  readonly user: DemoUser
  readonly ageDays: number
  readonly reason: string
}
