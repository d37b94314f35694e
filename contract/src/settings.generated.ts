/** What every feature adds to the settings. Written by scripts/generate-settings.ts from the files *.settings.ts; do not edit. */
import { accessTokensSettingsPart } from './accounts/access-tokens/access-tokens.settings.ts'
import { authSettingsPart } from './accounts/auth/auth.settings.ts'
import { emailVerificationSettingsPart } from './accounts/email-verification/email-verification.settings.ts'
import { humanCheckSettingsPart } from './accounts/human-check/human-check.settings.ts'
import { liveSettingsPart } from './accounts/notifications/live.settings.ts'
import { notificationsSettingsPart } from './accounts/notifications/notifications.settings.ts'
import { socialSettingsPart } from './accounts/social/social.settings.ts'
import { usersSettingsPart } from './accounts/users/users.settings.ts'
import { paymentsSettingsPart } from './billing/payments/payments.settings.ts'
import { productsSettingsPart } from './billing/products/products.settings.ts'
import { landingSettingsPart } from './catalogue/landing/landing.settings.ts'
import { mediaImportSettingsPart } from './catalogue/media-import/media-import.settings.ts'
import { searchSettingsPart } from './catalogue/search/search.settings.ts'
import { titleRecordsSettingsPart } from './catalogue/title-records/title-records.settings.ts'
import { watchSettingsPart } from './catalogue/watch/watch.settings.ts'
import { commentsSettingsPart } from './community/comments/comments.settings.ts'
import { checkerSettingsPart } from './links/checker/checker.settings.ts'
import { denialsSettingsPart } from './links/denials/denials.settings.ts'
import { downloadsSettingsPart } from './links/downloads/downloads.settings.ts'
import { insightsSettingsPart } from './links/insights/insights.settings.ts'
import { linksSettingsPart } from './links/links/links.settings.ts'
import { takedownsSettingsPart } from './links/takedowns/takedowns.settings.ts'
import { torrentsSettingsPart } from './links/torrents/torrents.settings.ts'
import { backupsSettingsPart } from './operations/backups/backups.settings.ts'
import { cachesSettingsPart } from './operations/caches/caches.settings.ts'
import { filesSettingsPart } from './operations/files/files.settings.ts'
import { jobsSettingsPart } from './operations/jobs/jobs.settings.ts'
import { logsSettingsPart } from './operations/logs/logs.settings.ts'
import { outgoingMailSettingsPart } from './operations/outgoing-mail/outgoing-mail.settings.ts'
import { retentionSettingsPart } from './operations/retention/retention.settings.ts'
import { visitsSettingsPart } from './operations/visits/visits.settings.ts'
import { debridorsSettingsPart } from './premium/debridors/debridors.settings.ts'
import { adsSettingsPart } from './site/ads/ads.settings.ts'
import { contactSettingsPart } from './site/contact/contact.settings.ts'
import { customCodeSettingsPart } from './site/custom-code/custom-code.settings.ts'
import { installSettingsPart } from './site/install/install.settings.ts'
import { datesSettingsPart } from './site/localizations/localizations.settings.ts'
import { localizationsSettingsPart } from './site/localizations/localizations.settings.ts'
import { menusSettingsPart } from './site/menus/menus.settings.ts'
import { redirectsSettingsPart } from './site/redirects/redirects.settings.ts'
import { seoSettingsPart } from './site/seo/seo.settings.ts'
import { cookieNoticeSettingsPart } from './site/shell/shell.settings.ts'
import { shellSettingsPart } from './site/shell/shell.settings.ts'
import { siteAddressSettingsPart } from './site/site-address/site-address.settings.ts'
import { themesSettingsPart } from './site/themes/themes.settings.ts'
import type { SettingsByReader } from './site/settings/settings-part.ts'
import type { SettingsTabName } from './site/settings/settings-tabs.ts'

export const settingsTabs = {
  general: {
    public: {
      ...accessTokensSettingsPart.public,
      ...notificationsSettingsPart.public,
      ...usersSettingsPart.public,
      ...productsSettingsPart.public,
      ...contactSettingsPart.public,
      ...installSettingsPart.public,
      ...redirectsSettingsPart.public,
      ...shellSettingsPart.public,
      ...siteAddressSettingsPart.public,
    },
    private: {
      ...accessTokensSettingsPart.private,
      ...notificationsSettingsPart.private,
      ...usersSettingsPart.private,
      ...productsSettingsPart.private,
      ...contactSettingsPart.private,
      ...installSettingsPart.private,
      ...redirectsSettingsPart.private,
      ...shellSettingsPart.private,
      ...siteAddressSettingsPart.private,
    },
    secret: {
      ...accessTokensSettingsPart.secret,
      ...notificationsSettingsPart.secret,
      ...usersSettingsPart.secret,
      ...productsSettingsPart.secret,
      ...contactSettingsPart.secret,
      ...installSettingsPart.secret,
      ...redirectsSettingsPart.secret,
      ...shellSettingsPart.secret,
      ...siteAddressSettingsPart.secret,
    },
  },
  subscriptions: {
    public: {
      ...paymentsSettingsPart.public,
    },
    private: {
      ...paymentsSettingsPart.private,
    },
    secret: {
      ...paymentsSettingsPart.secret,
    },
  },
  localization: {
    public: {
      ...datesSettingsPart.public,
      ...localizationsSettingsPart.public,
    },
    private: {
      ...datesSettingsPart.private,
      ...localizationsSettingsPart.private,
    },
    secret: {
      ...datesSettingsPart.secret,
      ...localizationsSettingsPart.secret,
    },
  },
  authentication: {
    public: {
      ...authSettingsPart.public,
      ...emailVerificationSettingsPart.public,
      ...socialSettingsPart.public,
    },
    private: {
      ...authSettingsPart.private,
      ...emailVerificationSettingsPart.private,
      ...socialSettingsPart.private,
    },
    secret: {
      ...authSettingsPart.secret,
      ...emailVerificationSettingsPart.secret,
      ...socialSettingsPart.secret,
    },
  },
  uploading: {
    public: {
      ...filesSettingsPart.public,
    },
    private: {
      ...filesSettingsPart.private,
    },
    secret: {
      ...filesSettingsPart.secret,
    },
  },
  'outgoing-email': {
    public: {
      ...outgoingMailSettingsPart.public,
    },
    private: {
      ...outgoingMailSettingsPart.private,
    },
    secret: {
      ...outgoingMailSettingsPart.secret,
    },
  },
  cache: {
    public: {
      ...cachesSettingsPart.public,
    },
    private: {
      ...cachesSettingsPart.private,
    },
    secret: {
      ...cachesSettingsPart.secret,
    },
  },
  queue: {
    public: {
      ...jobsSettingsPart.public,
    },
    private: {
      ...jobsSettingsPart.private,
    },
    secret: {
      ...jobsSettingsPart.secret,
    },
  },
  websockets: {
    public: {
      ...liveSettingsPart.public,
    },
    private: {
      ...liveSettingsPart.private,
    },
    secret: {
      ...liveSettingsPart.secret,
    },
  },
  search: {
    public: {
      ...searchSettingsPart.public,
    },
    private: {
      ...searchSettingsPart.private,
    },
    secret: {
      ...searchSettingsPart.secret,
    },
  },
  videos: {
    public: {
      ...watchSettingsPart.public,
    },
    private: {
      ...watchSettingsPart.private,
    },
    secret: {
      ...watchSettingsPart.secret,
    },
  },
  analytics: {
    public: {
      ...visitsSettingsPart.public,
    },
    private: {
      ...visitsSettingsPart.private,
    },
    secret: {
      ...visitsSettingsPart.secret,
    },
  },
  logging: {
    public: {
      ...backupsSettingsPart.public,
      ...logsSettingsPart.public,
      ...retentionSettingsPart.public,
    },
    private: {
      ...backupsSettingsPart.private,
      ...logsSettingsPart.private,
      ...retentionSettingsPart.private,
    },
    secret: {
      ...backupsSettingsPart.secret,
      ...logsSettingsPart.secret,
      ...retentionSettingsPart.secret,
    },
  },
  recaptcha: {
    public: {
      ...humanCheckSettingsPart.public,
    },
    private: {
      ...humanCheckSettingsPart.private,
    },
    secret: {
      ...humanCheckSettingsPart.secret,
    },
  },
  gdpr: {
    public: {
      ...cookieNoticeSettingsPart.public,
    },
    private: {
      ...cookieNoticeSettingsPart.private,
    },
    secret: {
      ...cookieNoticeSettingsPart.secret,
    },
  },
  content: {
    public: {
      ...mediaImportSettingsPart.public,
      ...titleRecordsSettingsPart.public,
      ...commentsSettingsPart.public,
      ...checkerSettingsPart.public,
      ...denialsSettingsPart.public,
      ...downloadsSettingsPart.public,
      ...insightsSettingsPart.public,
      ...linksSettingsPart.public,
      ...takedownsSettingsPart.public,
      ...torrentsSettingsPart.public,
      ...debridorsSettingsPart.public,
    },
    private: {
      ...mediaImportSettingsPart.private,
      ...titleRecordsSettingsPart.private,
      ...commentsSettingsPart.private,
      ...checkerSettingsPart.private,
      ...denialsSettingsPart.private,
      ...downloadsSettingsPart.private,
      ...insightsSettingsPart.private,
      ...linksSettingsPart.private,
      ...takedownsSettingsPart.private,
      ...torrentsSettingsPart.private,
      ...debridorsSettingsPart.private,
    },
    secret: {
      ...mediaImportSettingsPart.secret,
      ...titleRecordsSettingsPart.secret,
      ...commentsSettingsPart.secret,
      ...checkerSettingsPart.secret,
      ...denialsSettingsPart.secret,
      ...downloadsSettingsPart.secret,
      ...insightsSettingsPart.secret,
      ...linksSettingsPart.secret,
      ...takedownsSettingsPart.secret,
      ...torrentsSettingsPart.secret,
      ...debridorsSettingsPart.secret,
    },
  },
  seo: {
    public: {
      ...seoSettingsPart.public,
    },
    private: {
      ...seoSettingsPart.private,
    },
    secret: {
      ...seoSettingsPart.secret,
    },
  },
  ads: {
    public: {
      ...adsSettingsPart.public,
    },
    private: {
      ...adsSettingsPart.private,
    },
    secret: {
      ...adsSettingsPart.secret,
    },
  },
  appearance: {
    public: {
      ...landingSettingsPart.public,
      ...customCodeSettingsPart.public,
      ...menusSettingsPart.public,
      ...themesSettingsPart.public,
    },
    private: {
      ...landingSettingsPart.private,
      ...customCodeSettingsPart.private,
      ...menusSettingsPart.private,
      ...themesSettingsPart.private,
    },
    secret: {
      ...landingSettingsPart.secret,
      ...customCodeSettingsPart.secret,
      ...menusSettingsPart.secret,
      ...themesSettingsPart.secret,
    },
  },
} satisfies Record<SettingsTabName, SettingsByReader>

export const publicGroups = {
  ...settingsTabs.general.public,
  ...settingsTabs.subscriptions.public,
  ...settingsTabs.localization.public,
  ...settingsTabs.authentication.public,
  ...settingsTabs.uploading.public,
  ...settingsTabs['outgoing-email'].public,
  ...settingsTabs.cache.public,
  ...settingsTabs.queue.public,
  ...settingsTabs.websockets.public,
  ...settingsTabs.search.public,
  ...settingsTabs.videos.public,
  ...settingsTabs.analytics.public,
  ...settingsTabs.logging.public,
  ...settingsTabs.recaptcha.public,
  ...settingsTabs.gdpr.public,
  ...settingsTabs.content.public,
  ...settingsTabs.seo.public,
  ...settingsTabs.ads.public,
  ...settingsTabs.appearance.public,
}

export const privateGroups = {
  ...settingsTabs.general.private,
  ...settingsTabs.subscriptions.private,
  ...settingsTabs.localization.private,
  ...settingsTabs.authentication.private,
  ...settingsTabs.uploading.private,
  ...settingsTabs['outgoing-email'].private,
  ...settingsTabs.cache.private,
  ...settingsTabs.queue.private,
  ...settingsTabs.websockets.private,
  ...settingsTabs.search.private,
  ...settingsTabs.videos.private,
  ...settingsTabs.analytics.private,
  ...settingsTabs.logging.private,
  ...settingsTabs.recaptcha.private,
  ...settingsTabs.gdpr.private,
  ...settingsTabs.content.private,
  ...settingsTabs.seo.private,
  ...settingsTabs.ads.private,
  ...settingsTabs.appearance.private,
}

export const secretGroups = {
  ...settingsTabs.general.secret,
  ...settingsTabs.subscriptions.secret,
  ...settingsTabs.localization.secret,
  ...settingsTabs.authentication.secret,
  ...settingsTabs.uploading.secret,
  ...settingsTabs['outgoing-email'].secret,
  ...settingsTabs.cache.secret,
  ...settingsTabs.queue.secret,
  ...settingsTabs.websockets.secret,
  ...settingsTabs.search.secret,
  ...settingsTabs.videos.secret,
  ...settingsTabs.analytics.secret,
  ...settingsTabs.logging.secret,
  ...settingsTabs.recaptcha.secret,
  ...settingsTabs.gdpr.secret,
  ...settingsTabs.content.secret,
  ...settingsTabs.seo.secret,
  ...settingsTabs.ads.secret,
  ...settingsTabs.appearance.secret,
}
