import { z } from 'zod'
import { defineSettingsPart, settingsGroup } from '../../site/settings/settings-part.ts'

const MOST_REASONS = 30
/** What a reason is offered for. */
export const REASON_KINDS = ['all', 'link', 'nzb', 'torrent'] as const

/** As those that are typed. */
const REASON_MAX_LENGTH = 500
const text = z.string().trim().min(1).max(REASON_MAX_LENGTH)
const denialReason = z.object({ kind: z.enum(REASON_KINDS).default('all'), en: text, fr: text })

const SHIPPED_REASONS: z.input<typeof denialReason>[] = [
  { kind: 'link', en: 'The link is dead', fr: 'Le lien est mort' },
  { kind: 'all', en: 'This is another title', fr: 'C’est un autre titre' },
  { kind: 'all', en: 'The quality is wrong', fr: 'La qualité est fausse' },
  { kind: 'all', en: 'The language is wrong', fr: 'La langue est fausse' },
  { kind: 'all', en: 'The season or episode is wrong', fr: 'La saison ou l’épisode est faux' },
  { kind: 'all', en: 'There is a better one already', fr: 'Il en existe déjà un meilleur' },
  { kind: 'link', en: 'Parts are missing', fr: 'Il manque des parties' },
  { kind: 'nzb', en: 'Articles are missing', fr: 'Il manque des articles' },
  { kind: 'torrent', en: 'Nobody shares this torrent', fr: 'Personne ne partage ce torrent' },
  { kind: 'all', en: 'This may not be shared here', fr: 'Ceci ne peut pas être partagé ici' },
]

export const denialsSettingsPart = defineSettingsPart({
  tab: 'content',
  public: {},
  private: {
    moderation: settingsGroup({
      /** Offered to moderators who deny something, in their language, besides what they type. */
      denial_reasons: z.array(denialReason).max(MOST_REASONS).prefault(SHIPPED_REASONS),
    }),
  },
  secret: {},
})
