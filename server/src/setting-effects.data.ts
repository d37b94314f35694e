/**
 * Which test shows what a setting does: not that it is stored, but that something is other when it is. A setting that is in
 * no line here fails `settings-have-tests.test.ts`.
 */
export const SETTING_EFFECTS: readonly {
  /** From the root of the repository. */
  readonly file: string
  readonly tests: readonly { readonly name: string; readonly shows: readonly string[] }[]
}[] = [
  { file: 'server/src/features/accounts/access-tokens/access-tokens.routes.test.ts', tests: [
    { name: 'is neither made nor of use without the permission, or while the site offers no API', shows: ['api.integrated'] },
  ] },
  { file: 'e2e/accounts/notification-switches.e2e.ts', tests: [
    { name: 'a site without preferences or notifications offers neither, nor their pages', shows: ['notif.integrated', 'notif.subs.integrated'] },
  ] },
  { file: 'server/src/features/accounts/notifications/preferences.routes.test.ts', tests: [
    { name: 'offer no messages of browsers where the site sends none', shows: ['notif.push.integrated'] },
  ] },
  { file: 'web/src/features/site/shell/user-menu.test.tsx', tests: [
    { name: 'leads to the profile and to the notifications where the settings say so', shows: ['profile.enable'] },
  ] },
  { file: 'server/src/features/accounts/users/extra-panels.test.ts', tests: [
    { name: 'are kept in their order and sent to the pages, and there are none at first', shows: ['account_settings.extra_panels'] },
  ] },
  { file: 'server/src/features/billing/payment-providers/open-provider.test.ts', tests: [
    { name: 'are none until one has its keys, is on, and plans are', shows: ['billing.enable', 'stripe.is_on', 'paypal.is_on', 'stripe_keys.secret_key', 'stripe_keys.webhook_secret', 'paypal_keys.client_id', 'paypal_keys.client_secret', 'paypal_keys.webhook_id'] },
  ] },
  { file: 'e2e/billing-paid.e2e.ts', tests: [
    { name: 'a member subscribes by card, changes up and down, mends a payment, cancels, renews and prints an invoice', shows: ['stripe.address'] },
    { name: 'a member subscribes by PayPal, changes there, cancels for good and goes on with another', shows: ['paypal.address'] },
  ] },
  { file: 'server/src/features/billing/payments/checkouts.routes.test.ts', tests: [
    { name: 'are told to everybody, with whether anybody really pays there, and nothing of their keys', shows: ['paypal.is_test'] },
    { name: 'are those of their buyer alone, newest first, and stay when the plan is over', shows: ['invoices.seller', 'invoices.tax_number', 'invoices.note'] },
  ] },
  { file: 'server/src/features/billing/payments/payments.test.ts', tests: [
    { name: 'has as many days of grace as the settings say', shows: ['payments.grace_days'] },
  ] },
  { file: 'server/src/setting-effects.test.ts', tests: [
    { name: 'is called, described and marked in tabs as the settings say', shows: ['branding.site_name', 'branding.description', 'branding.favicon'] },
    { name: 'are written as the settings say, in their time zone', shows: ['dates.default_timezone', 'dates.format'] },
    { name: 'is the one of the settings, unless readers may choose', shows: ['i18n.enable', 'i18n.default_localization'] },
    { name: 'go after the days that the settings say', shows: ['unconfirmed_accounts.days'] },
    { name: 'goes by the month after the days that the settings say, or never', shows: ['retention.history_days'] },
    { name: 'say of a page of the kind %s what was written, and no other does', shows: ['seo_title.en.title', 'seo_title.en.description', 'seo_title.en.og_title', 'seo_title.en.og_description', 'seo_title.fr.title', 'seo_title.fr.description', 'seo_title.fr.og_title', 'seo_title.fr.og_description', 'seo_title.image', 'seo_season.en.title', 'seo_season.en.description', 'seo_season.en.og_title', 'seo_season.en.og_description', 'seo_season.fr.title', 'seo_season.fr.description', 'seo_season.fr.og_title', 'seo_season.fr.og_description', 'seo_season.image', 'seo_episode.en.title', 'seo_episode.en.description', 'seo_episode.en.og_title', 'seo_episode.en.og_description', 'seo_episode.fr.title', 'seo_episode.fr.description', 'seo_episode.fr.og_title', 'seo_episode.fr.og_description', 'seo_episode.image', 'seo_watch.en.title', 'seo_watch.en.description', 'seo_watch.en.og_title', 'seo_watch.en.og_description', 'seo_watch.fr.title', 'seo_watch.fr.description', 'seo_watch.fr.og_title', 'seo_watch.fr.og_description', 'seo_watch.image', 'seo_person.en.title', 'seo_person.en.description', 'seo_person.en.og_title', 'seo_person.en.og_description', 'seo_person.fr.title', 'seo_person.fr.description', 'seo_person.fr.og_title', 'seo_person.fr.og_description', 'seo_person.image', 'seo_landing.en.title', 'seo_landing.en.description', 'seo_landing.en.og_title', 'seo_landing.en.og_description', 'seo_landing.fr.title', 'seo_landing.fr.description', 'seo_landing.fr.og_title', 'seo_landing.fr.og_description', 'seo_landing.image', 'seo_news.en.title', 'seo_news.en.description', 'seo_news.en.og_title', 'seo_news.en.og_description', 'seo_news.fr.title', 'seo_news.fr.description', 'seo_news.fr.og_title', 'seo_news.fr.og_description', 'seo_news.image', 'seo_channel.en.title', 'seo_channel.en.description', 'seo_channel.en.og_title', 'seo_channel.en.og_description', 'seo_channel.fr.title', 'seo_channel.fr.description', 'seo_channel.fr.og_title', 'seo_channel.fr.og_description', 'seo_channel.image'] },
    { name: 'have what stands in %s, as high as it says', shows: ['ads.general_top', 'ads.general_top_height', 'ads.general_bottom', 'ads.general_bottom_height', 'ads.title_top', 'ads.title_top_height', 'ads.person_top', 'ads.person_top_height', 'ads.watch_top', 'ads.watch_top_height'] },
    { name: 'has what its four sections say', shows: ['landing.general.title', 'landing.action_buttons', 'landing.primary_features', 'landing.secondary_features'] },
    { name: 'has its words, its head and its end as they were written', shows: ['landing.general.subtitle', 'landing.general.seo_title', 'landing.general.seo_description', 'landing.general.footer.title', 'landing.general.footer.subtitle', 'landing.general.footer.image'] },
    { name: 'has its picture as clear as it says, below its colours', shows: ['landing.general.background.kind', 'landing.general.background.image', 'landing.general.background.opacity', 'landing.general.background.overlay_from', 'landing.general.background.overlay_to'] },
    { name: 'has what %s switches on', shows: ['landing.general.show_search', 'landing.general.show_pricing'] },
    { name: 'moves where it is to move', shows: ['landing.general.motion'] },
  ] },
  { file: 'e2e/site-settings.e2e.ts', tests: [
    { name: 'a site shows its menus where they are placed, its policies, and what visitors see first', shows: ['branding.logo_light', 'branding.logo_dark', 'branding.logo_light_mobile', 'branding.logo_dark_mobile', 'homepage.type', 'cookie_notice.enable', 'cookie_notice.position', 'cookie_notice.button'] },
  ] },
  { file: 'server/src/features/accounts/notifications/push/push.routes.test.ts', tests: [
    { name: 'are not sent to addresses that are no push service, nor with keys of no browser', shows: ['push_services.hosts'] },
  ] },
  { file: 'server/src/features/site/contact/contact.routes.test.ts', tests: [
    { name: 'says what was written, and is answered to who wrote', shows: ['contact.recipient'] },
    { name: 'asks for a human where the settings say so', shows: ['recaptcha.enable.contact'] },
  ] },
  { file: 'server/src/features/site/install/install.plugin.test.ts', tests: [
    { name: 'is coloured as it is set, else as its theme is', shows: ['install.short_name', 'install.icon', 'install.colour', 'install.background'] },
  ] },
  { file: 'server/src/features/site/redirects/redirects.test.ts', tests: [
    { name: 'leads for good where the settings say, with its query, and is kept by nobody', shows: ['redirects.pages'] },
  ] },
  { file: 'server/src/features/site/settings/settings-trial.routes.test.ts', tests: [
    { name: 'is in force at once, and is taken back by itself when nobody keeps it', shows: ['site_address.origin'] },
  ] },
  { file: 'server/src/features/accounts/auth/register.routes.test.ts', tests: [
    { name: 'is refused while registration is closed, with an invitation nobody made too', shows: ['registration.disable'] },
    { name: 'asks for every policy', shows: ['registration.policies'] },
    { name: 'waits for the human check where the site asks for it', shows: ['recaptcha.enable.register'] },
  ] },
  { file: 'web/src/lib/guards.test.ts', tests: [
    { name: 'sends those who run the site to their side of it, unless the site says otherwise', shows: ['auth.redirect_uri'] },
    { name: 'never sends users to itself again, however the site is set', shows: ['auth.secondary_redirect_uri'] },
  ] },
  { file: 'server/src/features/accounts/auth/open-account.test.ts', tests: [
    { name: 'makes an account with what it says, and a code where one is awaited', shows: ['require_email_confirmation'] },
  ] },
  { file: 'server/src/features/accounts/social/social.routes.test.ts', tests: [
    { name: 'is offered for the services that are switched on and set up only', shows: ['social.google.enable', 'social.facebook.enable', 'social.twitter.enable', 'social.envato.enable'] },
    { name: 'is asked at the address of the settings, by the client of the settings: %s', shows: ['social_endpoints.google', 'social_secrets.google.client_id', 'social_secrets.google.client_secret', 'social_endpoints.facebook', 'social_secrets.facebook.client_id', 'social_secrets.facebook.client_secret', 'social_endpoints.twitter', 'social_secrets.twitter.client_id', 'social_secrets.twitter.client_secret', 'social_endpoints.envato', 'social_secrets.envato.client_id', 'social_secrets.envato.client_secret'] },
  ] },
  { file: 'e2e/accounts/social.e2e.ts', tests: [
    { name: 'speaks French, and keeps quiet buttons where they are to be compact', shows: ['social.compact_buttons'] },
  ] },
  { file: 'web/src/lib/uploads/upload-queue.test.ts', tests: [
    { name: 'is its own while it belongs to a folder, goes in parts, or in pieces that can be resumed', shows: ['uploads.chunk_size'] },
    { name: 'leads straight to the bucket where files go there: in one part below 100 MB, else in many', shows: ['uploads.s3_direct_upload'] },
  ] },
  { file: 'server/src/features/operations/files/disks.test.ts', tests: [
    { name: 'takes what is sent where the settings say so, and gives it out in parts', shows: ['uploads.uploads_driver', 'uploads.public_driver', 's3_storage.endpoint', 's3_storage.region', 's3_storage.bucket', 's3_storage_key.access_key_id', 's3_storage_key.secret_access_key'] },
  ] },
  { file: 'server/src/features/operations/files/tus.plugin.test.ts', tests: [
    { name: 'sends otherwise where the settings say so', shows: ['uploads.disable_tus'] },
  ] },
  { file: 'server/src/features/operations/outgoing-mail/outgoing-mail.test.ts', tests: [
    { name: 'are from whom the settings say', shows: ['mail_sender.name', 'mail_sender.address'] },
    { name: 'are tried out for real, with what the server answers', shows: ['mail_server.host', 'mail_server.port', 'mail_server.encryption', 'mail_server.username', 'mail_server_key.password'] },
  ] },
  { file: 'server/src/features/operations/caches/caches.routes.test.ts', tests: [
    { name: 'keep pages and pictures as the settings say, from the moment they are saved', shows: ['kept_pages.enable', 'kept_pages.seconds', 'kept_pictures.megabytes'] },
  ] },
  { file: 'server/src/features/operations/jobs/tuned-queue.test.ts', tests: [
    { name: 'jobs get the further attempts of the settings, and stay as long as those say when they ended', shows: ['queue.more_retries', 'queue.done_days'] },
  ] },
  { file: 'server/src/features/accounts/notifications/stream.routes.test.ts', tests: [
    { name: 'is there as the settings say, from the moment they are saved', shows: ['live.enable', 'live.most_connections'] },
    { name: 'says in between that it is there, as often as the settings say', shows: ['live.heartbeat_seconds'] },
  ] },
  { file: 'server/src/features/catalogue/search/search-settings.test.ts', tests: [
    { name: 'the search offers what the settings say, from the moment they are saved', shows: ['search.lists', 'search.trending', 'search.suggestions'] },
  ] },
  { file: 'web/src/features/catalogue/player/next-card.test.tsx', tests: [
    { name: 'the next episode is offered with the time that the settings say, or without where it does not begin by itself', shows: ['next_episode.by_itself', 'next_episode.seconds'] },
  ] },
  { file: 'server/src/features/catalogue/watch/watch-settings.test.ts', tests: [
    { name: 'a watch page offers the kinds of sources that the settings say, and the one that was asked for', shows: ['watch_sources.embeds', 'watch_sources.outside'] },
  ] },
  { file: 'server/src/features/operations/visits/visits.routes.test.ts', tests: [
    { name: 'is not counted where the settings say so', shows: ['visits.enable'] },
    { name: 'says where it came from and is by the host alone, and knows members', shows: ['visits.country_header'] },
  ] },
  { file: 'server/src/features/operations/logs/browser-reports.test.ts', tests: [
    { name: 'is wanted by nobody unless the site says so', shows: ['error_reporting.enable'] },
  ] },
  { file: 'server/src/features/operations/backups/schedule-backups.test.ts', tests: [
    { name: 'makes one each day, once however many ask, and keeps the newest that are whole', shows: ['backup_schedule.rhythm', 'backup_schedule.hour', 'backup_schedule.keep'] },
  ] },
  { file: 'server/src/platform/http/log-lines.test.ts', tests: [
    { name: 'the level is a setting that a process follows', shows: ['logging.level'] },
  ] },
  { file: 'server/src/retention.test.ts', tests: [
    { name: 'goes at the age of its own setting, whichever that is', shows: ['retention.ended_days', 'retention.mails_days', 'retention.notifications_days', 'retention.import_runs_days', 'retention.bulk_runs_days', 'retention.plays_days', 'retention.visits_days', 'retention.rare_searches_days', 'retention.denials_days', 'retention.takedowns_days', 'retention.contact_days'] },
    { name: 'goes when it is older than the settings say, and not before', shows: ['retention.error_log_days'] },
  ] },
  { file: 'server/src/features/accounts/human-check/human-check.routes.test.ts', tests: [
    { name: 'is asked with the secret key, and its word is taken', shows: ['recaptcha.provider', 'recaptcha_secrets.secret_key', 'recaptcha_secrets.endpoint'] },
    { name: 'may run its scripts in pages only where the settings call for it', shows: ['recaptcha.site_key'] },
    { name: 'has to give a good score for the very action: recaptcha_v3', shows: ['recaptcha_secrets.min_score'] },
    { name: 'gives a task that takes work, ends after ten minutes, and is kept by no cache', shows: ['recaptcha_secrets.difficulty'] },
  ] },
  { file: 'server/src/features/accounts/auth/auth.routes.test.ts', tests: [
    { name: 'closes an action for which it is asked, until it passes', shows: ['recaptcha.enable.login'] },
  ] },
  { file: 'server/src/features/community/reports/reports.routes.test.ts', tests: [
    { name: 'waits for the human check where the site asks for it', shows: ['recaptcha.enable.report'] },
  ] },
  { file: 'server/src/features/links/takedowns/takedowns.routes.test.ts', tests: [
    { name: 'waits for the human check where the site asks for it', shows: ['recaptcha.enable.takedown'] },
    { name: 'say which reasons are offered, and how long the sender of a notice may answer', shows: ['takedowns.withdrawal_reasons', 'takedowns.counter_notice_days'] },
  ] },
  { file: 'web/src/features/links/links/download/release-result.test.tsx', tests: [
    { name: 'comes with the token of the check', shows: ['recaptcha.enable.download'] },
  ] },
  { file: 'server/src/features/community/comments/write-comments.routes.test.ts', tests: [
    { name: 'is kept from a site without comments', shows: ['enable_comments'] },
    { name: 'are not when their time is over', shows: ['comments_edit_minutes'] },
  ] },
  { file: 'web/src/features/links/links/download/dns-warning.test.tsx', tests: [
    { name: 'says that the host is blocked, with a way out, until it is put away', shows: ['dns_warning.video_host_url', 'dns_warning.help_url'] },
  ] },
  { file: 'server/src/features/links/links/create-links.routes.test.ts', tests: [
    { name: 'takes an unknown host where the settings allow it', shows: ['links.allow_unknown_hosts'] },
  ] },
  { file: 'web/src/features/links/links/admin/rules-help.test.tsx', tests: [
    { name: 'is told beside the lists, and where the site says more', shows: ['links.rules_url'] },
  ] },
  { file: 'server/src/features/catalogue/media-import/search-outside.test.ts', tests: [
    { name: 'finds films with year and picture, and says which of them are here', shows: ['import_tmdb.api', 'import_tmdb_key.api_key'] },
    { name: 'asks IGDB with a token, and once more where the token has ended', shows: ['import_igdb.api', 'import_igdb.login', 'import_igdb_key.client_id', 'import_igdb_key.client_secret'] },
    { name: 'merges what Open Library and Google Books find, and does with one of them', shows: ['import_books.open_library', 'import_books.google_books', 'import_books_key.google_key'] },
    { name: 'are not offered, and refused at the field', shows: ['import_books.is_on', 'import_deezer.is_on'] },
    { name: 'reads the complaints of Deezer, which come as good answers', shows: ['import_deezer.api'] },
  ] },
  { file: 'server/src/features/catalogue/media-import/import-pictures.test.ts', tests: [
    { name: 'are fetched after the import by a job, again where a host does not answer, and then by no page', shows: ['import_tmdb.pictures'] },
  ] },
  { file: 'server/src/features/catalogue/media-import/import-many.test.ts', tests: [
    { name: 'is off unless the settings say so, keeps locks, and asks for what is due alone', shows: ['import_refresh.is_on', 'import_refresh.every_hours', 'import_refresh.most_titles'] },
  ] },
  { file: 'server/src/features/catalogue/title-records/title-records.routes.test.ts', tests: [
    { name: 'knows the ratings that a setting names, and no others', shows: ['title_ratings.source'] },
  ] },
  { file: 'server/src/features/community/comments/held-comments.routes.test.ts', tests: [
    { name: 'stands where its rules are turned off, and where who looks after comments says it', shows: ['comments_guard.new_account_days', 'comments_guard.first_comments'] },
    { name: 'writes only so many comments a day, ten at once counted one by one', shows: ['comments_guard.new_account_a_day'] },
    { name: 'hold comments of any member, in any spelling, and of nobody who looks after them', shows: ['comments_guard.watched_words'] },
  ] },
  { file: 'server/src/features/links/checker/work-on-hosts.test.ts', tests: [
    { name: 'that is switched off is not asked, nor any host where the checker is off', shows: ['link_checks.is_on', 'link_checks.inside_hosts'] },
  ] },
  { file: 'server/src/features/links/denials/denials.routes.test.ts', tests: [
    { name: 'are what the settings say, and nothing for who does not moderate', shows: ['moderation.denial_reasons'] },
  ] },
  { file: 'server/src/features/links/insights/insights.routes.test.ts', tests: [
    { name: 'is that trust is suggested, after so many were accepted by others since the last denial', shows: ['trust.suggest_after'] },
  ] },
  { file: 'server/src/features/links/releases/contribute-releases.routes.test.ts', tests: [
    { name: 'names the site’s tracker with the key of who takes it, where there is one', shows: ['torrents.tracker_url'] },
  ] },
  { file: 'server/src/features/premium/debridors/check-accounts.test.ts', tests: [
    { name: 'is for the address that it was typed for: at another it is not used', shows: ['debrid_endpoints.debrid_link', 'debrid_endpoints.alldebrid', 'debrid_endpoints.real_debrid', 'debrid_endpoints.darkibox', 'debrid_endpoints.fichier', 'debrid_endpoints.send_cm', 'debrid_endpoints.media_cm'] },
  ] },
  { file: 'server/src/features/site/ads/ads.plugin.test.ts', tests: [
    { name: '%s is filled only from and until the moments that it has', shows: ['ads.general_top_terms', 'ads.general_bottom_terms', 'ads.title_top_terms', 'ads.person_top_terms', 'ads.watch_top_terms'] },
    { name: 'are all empty where the site shows none', shows: ['ads.disable'] },
  ] },
  { file: 'server/src/features/site/appearance/appearance.routes.test.ts', tests: [
    { name: 'publishes menus as they were drafted, in the order of their parts', shows: ['menus'] },
  ] },
  { file: 'web/src/app/color-scheme.test.ts', tests: [
    { name: 'is the default one without a cookie', shows: ['themes.default_id'] },
    { name: 'is nobody’s choice where users may not change it', shows: ['themes.user_change'] },
    { name: 'brings its colour variables, and those of the other brightness, for when it is changed', shows: ['themes.all'] },
  ] },
  { file: 'server/src/features/site/appearance/fonts/fonts.routes.test.ts', tests: [
    { name: 'is drawn with on the pages of all, as soon as a theme with it is published', shows: ['themes.fonts'] },
  ] },
  { file: 'server/src/features/catalogue/landing/landing.routes.test.ts', tests: [
    { name: 'leaves out what its settings leave out', shows: ['landing.general.show_counts', 'landing.general.show_recent', 'landing.general.show_popular'] },
    { name: 'takes its wall from a channel, and from the popular titles once that channel is gone', shows: ['landing.general.channel'] },
  ] },
  { file: 'server/src/features/site/custom-code/custom-code.test.ts', tests: [
    { name: 'stands on public pages, in its element, and is no script of theirs', shows: ['custom_code.css', 'custom_code.html'] },
  ] },
]
