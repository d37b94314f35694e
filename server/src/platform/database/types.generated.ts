/** Row types of the tables. Written by scripts/generate-database-types.ts; do not edit. */
import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Json = JsonValue;

export type JsonArray = JsonValue[];

export type JsonObject = {
  [x: string]: JsonValue | undefined;
};

export type JsonPrimitive = boolean | number | string | null;

export type JsonValue = JsonArray | JsonObject | JsonPrimitive;

export type Numeric = ColumnType<number, number | string, number | string>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AccessTokens {
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  last_used_at: Timestamp | null;
  name: string;
  /**
   * SHA-256 of the token: the table alone opens nothing.
   */
  token_hash: string;
  user_id: number;
}

export interface AccountTrust {
  id: number;
  version: Generated<number>;
}

export interface AppearanceDraft {
  changes: Generated<Json>;
  id: Generated<number>;
  /**
   * Counts what was saved, published and discarded: whoever writes says which one was seen.
   */
  revision: Generated<number>;
  saved_at: Generated<Timestamp>;
  saved_by: number | null;
  seen: Generated<Json>;
}

export interface ArchivedReferences {
  child_column: string;
  child_table: string;
  kind: string | null;
  kind_column: string | null;
  parent_table: string;
}

export interface ArticleTags {
  article_id: number;
  tag_id: number;
}

export interface AuditEvents {
  action: string;
  actor_id: number | null;
  actor_name: string | null;
  at: Generated<Timestamp>;
  changes: Generated<Json>;
  /**
   * What one call, or one run of a job, did.
   */
  group_id: string;
  id: Generated<number>;
  /**
   * Whose contribution it was.
   */
  owner_id: number | null;
  reason: string | null;
  record_id: string;
  record_name: string;
  record_type: string;
  reverts_id: number | null;
  state: Json | null;
  way: string;
}

export interface Backups {
  checksum: string | null;
  created_at: Timestamp;
  downloaded_at: Timestamp | null;
  files_count: number | null;
  id: Generated<number>;
  /**
   * Its folder was completed: there is something to read, to download and to restore.
   */
  is_kept: Generated<boolean>;
  /**
   * Made by the schedule, which keeps the newest of them alone
   */
  is_scheduled: Generated<boolean>;
  name: string;
  problem: string | null;
  proof_ms: number | null;
  proved_at: Timestamp | null;
  rows_count: number | null;
  size_bytes: number | null;
  state: Generated<string>;
  tables_count: number | null;
  tables_done: Generated<number>;
  user_id: number | null;
  /**
   * When its job was last seen at work: long ago, and the job was lost.
   */
  worked_at: Timestamp;
}

export interface BulkRunRecords {
  name: string | null;
  outcome: string | null;
  place: number;
  reason: string | null;
  record_id: number;
  run_id: number;
  version: number;
}

export interface BulkRuns {
  action: string;
  created_at: Generated<Timestamp>;
  done: Generated<number>;
  failed: Generated<number>;
  finished_at: Timestamp | null;
  id: Generated<number>;
  input: Json | null;
  is_stopping: Generated<boolean>;
  list: string;
  skipped: Generated<number>;
  total: number;
  user_id: number;
  was_stopped: Generated<boolean>;
  /**
   * When its job last got further: long ago, and the job was lost.
   */
  worked_at: Generated<Timestamp>;
}

export interface CalendarKeys {
  created_at: Generated<Timestamp>;
  key_hash: string;
  user_id: number;
}

export interface ChannelItems {
  channel_id: number;
  item_id: number;
  item_type: string;
  position: Generated<number>;
}

export interface Channels {
  content: string;
  created_at: Generated<Timestamp>;
  description: string | null;
  description_fr: string | null;
  filter: Generated<Json>;
  id: Generated<number>;
  item_type: Generated<string>;
  items_shown: Generated<number>;
  layout: Generated<string>;
  name: string;
  name_fr: string | null;
  order_by: Generated<string>;
  seo_description: string | null;
  seo_description_fr: string | null;
  seo_title: string | null;
  seo_title_fr: string | null;
  slug: string;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface Checkouts {
  coupon_id: number | null;
  created_at: Generated<Timestamp>;
  gateway: string;
  id: Generated<number>;
  /**
   * The provider gives it back: it says whose a subscription is, and cannot be guessed.
   */
  key: Generated<string>;
  price_id: number | null;
  provider_id: string | null;
  /**
   * It is paid or can be paid no more: nobody has to ask.
   */
  settled_at: Timestamp | null;
  subscription_id: string | null;
  url: string | null;
  /**
   * Null: the account is gone, and nobody is to pay any more.
   */
  user_id: number | null;
}

export interface Comments {
  commentable_id: number;
  commentable_type: string;
  content: string;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  deleted_by: number | null;
  depth: Generated<number>;
  downvotes: Generated<number>;
  /**
   * When its author last changed its words. Null: never.
   */
  edited_at: Timestamp | null;
  /**
   * How often its words were changed: who decides about it says which words they read.
   */
  edits: Generated<number>;
  held_at: Timestamp | null;
  /**
   * Why it waits for a moderator; null: it does not. While it does it counts as deleted, so that no query has to leave it out.
   */
  held_for: string | null;
  id: Generated<number>;
  last_reported_at: Timestamp | null;
  parent_id: number | null;
  /**
   * Percent of the duration of what was playing.
   */
  position: Numeric | null;
  reports_count: Generated<number>;
  root_id: number | null;
  updated_at: Generated<Timestamp>;
  upvotes: Generated<number>;
  user_id: number | null;
}

export interface ContactMessages {
  /**
   * When staff said that nothing is left to do about it.
   */
  answered_at: Timestamp | null;
  answered_by: number | null;
  created_at: Generated<Timestamp>;
  email: string;
  id: Generated<number>;
  message: string;
  name: string;
  /**
   * Of a writer who was logged in. What they wrote goes with their account.
   */
  user_id: number | null;
  version: Generated<number>;
}

export interface ContributedRows {
  created_at: Timestamp;
  digest: string;
  ids: ArrayType<number>;
  key: string;
  user_id: number;
}

export interface ContributionClaims {
  expires_at: Timestamp;
  item_id: number;
  /**
   * takedown: a notice of a holder of rights.
   */
  item_type: string;
  since: Timestamp;
  user_id: number;
}

export interface CountedDays {
  counted_at: Timestamp | null;
  day: string;
  /**
   * What it was counted from is gone.
   */
  is_final: Generated<boolean>;
  is_stale: Generated<boolean>;
  /**
   * Somebody is counting it, or was when the process ended.
   */
  taken_at: Timestamp | null;
  took_ms: Generated<number>;
}

export interface CountedDownloads {
  at: Timestamp;
  /**
   * Null until it is counted.
   */
  day: string | null;
  episode_number: number | null;
  /**
   * Empty for what lies on no host.
   */
  host: string;
  id: Generated<number>;
  kind: string;
  quality: string;
  season_number: number | null;
  title_id: number;
}

export interface CountedMonths {
  /**
   * Whether report_counts has what the year came to up to the end of the month, for the site as a whole
   */
  in_year: Generated<boolean>;
  month: string;
}

export interface CounterNotices {
  /**
   * Until when the sender of the notice may answer: staff see it, and decide when they see fit.
   */
  answerable_until: Timestamp;
  created_at: Generated<Timestamp>;
  decided_at: Timestamp | null;
  decided_by: number | null;
  id: Generated<number>;
  language: string;
  reason: string | null;
  statement: string;
  status: Generated<string>;
  /**
   * The account of its sender, where they were logged in.
   */
  user_id: number | null;
  version: Generated<number>;
  withdrawal_id: number;
}

export interface Countries {
  code: string;
  name: string;
  name_fr: string;
}

export interface CouponRedemptions {
  checkout_id: number | null;
  coupon_id: number;
  held_at: Generated<Timestamp>;
  id: Generated<number>;
  /**
   * What it takes off each payment, in the currency of the price.
   */
  off_minor: number;
  price_id: number | null;
  /**
   * Null: a page is open on which it may be paid. Where nothing comes of it, the row goes.
   */
  redeemed_at: Timestamp | null;
  user_id: number | null;
}

export interface Coupons {
  amount_off_minor: number | null;
  archived_at: Timestamp | null;
  code: string;
  /**
   * The code without dashes: however somebody types it.
   */
  code_read: string;
  created_at: Generated<Timestamp>;
  created_by: number | null;
  currency: string | null;
  duration: string;
  expires_at: Timestamp | null;
  id: Generated<number>;
  is_for_new: Generated<boolean>;
  /**
   * Its name at providers. What it takes off never changes, so that theirs does not have to.
   */
  key: Generated<string>;
  months: number | null;
  most_redemptions: number | null;
  note: Generated<string>;
  percent_off: number | null;
  /**
   * Null: it is for every plan.
   */
  product_ids: ArrayType<number> | null;
}

export interface Credits {
  character: string | null;
  department: string;
  episode_id: number | null;
  id: Generated<number>;
  job: string | null;
  person_id: number;
  position: Generated<number>;
  season_id: number | null;
  title_id: number;
}

export interface CustomPages {
  /**
   * HTML as platform/rich-text stores it; pictures without the base path of the site.
   */
  body: string;
  body_fr: string | null;
  created_at: Generated<Timestamp>;
  /**
   * For search engines and previews of links.
   */
  description: string | null;
  description_fr: string | null;
  id: Generated<number>;
  import_key: string | null;
  is_in_footer: Generated<boolean>;
  is_published: Generated<boolean>;
  /**
   * In its address. No number, which would be taken for an id.
   */
  slug: string;
  title: string;
  title_fr: string | null;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface DebridAccounts {
  /**
   * When the provider was last asked about the key; null: never.
   */
  checked_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp | null;
  /**
   * The end of premium that its owner was told of before it came.
   */
  expiry_told_of: Timestamp | null;
  id: Generated<number>;
  is_active: Generated<boolean>;
  /**
   * The provider's key, encrypted for its owner.
   */
  key_encrypted: string;
  /**
   * The key's last characters, to tell it from others; empty where they would be too much of it.
   */
  key_ending: Generated<string>;
  /**
   * The address that the key was typed for, where it is not the service's own.
   */
  key_origin: string | null;
  /**
   * When the service is asked about the account again.
   */
  next_check_at: Generated<Timestamp>;
  /**
   * What the service said against the account when it was last asked; null: nothing.
   */
  problem: string | null;
  provider: number;
  /**
   * Its owner agreed that the service is told their address with every link.
   */
  shares_address: Generated<boolean>;
  updated_at: Generated<Timestamp>;
  user_id: number;
  /**
   * As the provider names the account.
   */
  username: string | null;
  version: Generated<number>;
}

export interface DebridTurns {
  faults: Generated<number>;
  next_at: Generated<Timestamp>;
  paused_until: Timestamp | null;
  provider: number;
  user_id: number;
}

export interface DebridUnlocks {
  account_id: number | null;
  /**
   * When it is of no more use; while the service is being asked: when somebody else may ask.
   */
  expires_at: Timestamp;
  /**
   * What the service answered, encrypted for the member; null while it is being asked.
   */
  file_encrypted: string | null;
  id: Generated<number>;
  /**
   * Of the link's address, keyed for the member.
   */
  url_hash: string;
  user_id: number;
}

export interface DeletedPeople {
  /**
   * Accounts that rows of content belong to.
   */
  account_ids: Generated<ArrayType<number>>;
  /**
   * [{ table, rows }], parents before children: what archive_record took away; null when they are back.
   */
  content: Json | null;
  deleted_at: Generated<Timestamp>;
  deleted_by: number | null;
  file_ids: Generated<ArrayType<number>>;
  id: Generated<number>;
  name: string;
  /**
   * Their number before, which they have again when they come back.
   */
  person_id: number;
  restored_at: Timestamp | null;
  restored_by: number | null;
}

export interface DeletedTitles {
  /**
   * Accounts that rows of content belong to.
   */
  account_ids: Generated<ArrayType<number>>;
  /**
   * [{ table, rows }], parents before children: what archive_record took away; null when it is back.
   */
  content: Json | null;
  deleted_at: Generated<Timestamp>;
  deleted_by: number | null;
  /**
   * Files that it needs when it comes back.
   */
  file_ids: Generated<ArrayType<number>>;
  id: Generated<number>;
  /**
   * Hidden by an edit, and to be shown again: deleted_by and deleted_at say who hid it, and when.
   */
  is_hidden: Generated<boolean>;
  /**
   * Of a hidden one, by what imports know the same again: import:…, imdb:….
   */
  keys: Generated<string[]>;
  name: string;
  restored_at: Timestamp | null;
  restored_by: number | null;
  /**
   * Its number before, which it has again when it comes back.
   */
  title_id: number;
}

export interface DeletedVideos {
  /**
   * Accounts that rows of content belong to.
   */
  account_ids: Generated<ArrayType<number>>;
  /**
   * [{ table, rows }], parents before children: what archive_record took away; null when it is back.
   */
  content: Json | null;
  deleted_at: Generated<Timestamp>;
  deleted_by: number | null;
  id: Generated<number>;
  name: string;
  restored_at: Timestamp | null;
  restored_by: number | null;
  title_id: number;
  /**
   * Its number before, which it has again when it comes back.
   */
  video_id: number;
}

export interface DeniedContributions {
  /**
   * { row, parts, nfo }: the columns of its table, and what of a link is kept elsewhere.
   */
  content: Json;
  /**
   * When it was denied.
   */
  created_at: Generated<Timestamp>;
  denied_by: number | null;
  file_id: number | null;
  id: Generated<number>;
  /**
   * Its number before, which it has again when it is restored.
   */
  item_id: number;
  item_type: string;
  name: string;
  reason: string;
  title_id: number;
  user_id: number | null;
}

export interface DismissedTitles {
  dismissed_at: Timestamp;
  title_id: number;
  user_id: number;
}

export interface DownloadClients {
  /**
   * Without a slash at its end; null: where such a program always is.
   */
  address: string | null;
  /**
   * When its owner made it the one that is used without being named; of several the last one is.
   */
  chosen_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  kind: string;
  name: string;
  /**
   * From where it is asked: by the page that its owner has open, or by the site.
   */
  place: string;
  /**
   * Password or key, encrypted for its owner. Of clients that browsers ask it stays in the browser.
   */
  secret_encrypted: string | null;
  user_id: number;
  username: string | null;
  version: Generated<number>;
}

export interface DownloadsByTime {
  count: number;
  part: number;
  starts_at: Timestamp;
}

export interface EmailVerifications {
  attempts: Generated<number>;
  /**
   * Keyed with APP_KEY: six digits alone would be guessed from a plain hash at once.
   */
  code_hash: string;
  expires_at: Timestamp;
  sent_at: Timestamp;
  user_id: number;
}

export interface Episodes {
  episode_number: number;
  id: Generated<number>;
  name: string;
  plot: string | null;
  poster_url: string | null;
  release_date: string | null;
  runtime_minutes: number | null;
  season_id: number;
  season_number: number;
  title_id: number;
  /**
   * As those of seasons.
   */
  translations: Json | null;
}

export interface ErrorGroups {
  count: number;
  fingerprint: string;
  first_at: Timestamp;
  id: Generated<number>;
  last_at: Timestamp;
  message: string;
  origin: string;
  place: string;
  returned_at: Timestamp | null;
  solved_at: Timestamp | null;
  source: string;
  trace: string;
  type: string;
  versions: Json;
}

export interface EventReaders {
  process: string;
  seen_at: Generated<Timestamp>;
}

export interface Events {
  id: Generated<number>;
  payload: string;
  said_at: Generated<Timestamp>;
  writer: Generated<string>;
}

export interface FailedSearches {
  day: string;
  id: Generated<number>;
  term: string;
  visitor: Buffer;
}

export interface FavouriteTitles {
  /**
   * Titles that are gone are left out where they are shown, and stand there again when they come back.
   */
  title_ids: ArrayType<number>;
  user_id: number;
}

export interface FileEntries {
  /**
   * SHA-256 of what is stored, in hex.
   */
  checksum: string | null;
  created_at: Generated<Timestamp>;
  disk: string;
  extension: string;
  id: Generated<number>;
  is_public: boolean;
  /**
   * Its place in the storage of the disk.
   */
  key: string;
  /**
   * What it is by its content.
   */
  mime: string;
  name: string;
  /**
   * Deleted: hidden from everybody, its bytes go at this moment.
   */
  purge_at: Timestamp | null;
  /**
   * Name of a purpose that a feature declares.
   */
  purpose: string;
  size_bytes: number;
  updated_at: Generated<Timestamp>;
  /**
   * Whose it is; null: the account is gone, and the file goes when nothing uses it.
   */
  user_id: number | null;
}

export interface FileUploadPieces {
  id: Generated<number>;
  key: string;
  /**
   * Null: it is being written, or was never finished.
   */
  size_bytes: number | null;
  start_byte: number;
  upload_id: number;
}

export interface FileUploads {
  /**
   * By what the bucket knows it, where it is sent there straight from a browser.
   */
  bucket_upload_id: string | null;
  created_at: Generated<Timestamp>;
  disk: string;
  expires_at: Timestamp;
  id: Generated<number>;
  /**
   * Somebody else wants to go on with it: the writer ends what it does.
   */
  is_writer_asked: Generated<boolean>;
  key: string;
  name: string;
  /**
   * Of such an upload: the size of each part but the last.
   */
  part_bytes: number | null;
  purpose: string;
  size_bytes: number;
  /**
   * Its name in addresses, where it can be resumed.
   */
  tus_id: string | null;
  user_id: number | null;
  /**
   * Who writes at the moment; nobody else does until writer_until.
   */
  writer: string | null;
  writer_until: Timestamp | null;
}

export interface FollowCounts {
  followers_count: Generated<number>;
  item_id: number;
  kind: string;
  /**
   * Followers whose accounts are not suspended.
   */
  standing_followers_count: Generated<number>;
}

export interface FollowDigests {
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  item_id: number;
  kind: string;
  /**
   * The last follower who was told. The row goes when all were.
   */
  told_to: Generated<number>;
}

export interface FollowNews {
  about_id: number;
  /**
   * Who did it, and need not be told; an account that may have gone since.
   */
  by_user_id: number | null;
  created_at: Generated<Timestamp>;
  /**
   * With what it was told, or is being told.
   */
  digest_id: number | null;
  id: Generated<number>;
  item_id: number;
  kind: string;
  what: string;
}

export interface Follows {
  created_at: Generated<Timestamp>;
  item_id: number;
  kind: string;
  user_id: number;
}

export interface FormerChannelSlugs {
  channel_id: number;
  slug: string;
}

export interface FormerCustomPageSlugs {
  page_id: number;
  slug: string;
}

export interface FormerGenreSlugs {
  genre_id: number;
  slug: string;
}

export interface FormerKeywordSlugs {
  keyword_id: number;
  slug: string;
}

export interface FormerListNames {
  changed_at: Generated<Timestamp>;
  list_id: number;
  name: string;
  /**
   * Whether others than its owner could read the list under that name. If not, the name stays between the owner and the list.
   */
  was_shared: boolean;
}

export interface FormerTagSlugs {
  slug: string;
  tag_id: number;
}

export interface Genres {
  id: Generated<number>;
  name: string;
  name_fr: string;
  slug: string;
  version: Generated<number>;
}

export interface GiftCodes {
  code_hash: string;
  created_at: Generated<Timestamp>;
  created_by: number | null;
  expires_at: Timestamp | null;
  /**
   * The last letters of the code, by which staff tell codes apart.
   */
  hint: string;
  id: Generated<number>;
  note: Generated<string>;
  price_id: number;
  redeemed_at: Timestamp | null;
  redeemed_by: number | null;
  withdrawn_at: Timestamp | null;
}

export interface GuestPlays {
  last_at: Timestamp;
  plays: Generated<number>;
  video_id: number;
  visitor: Buffer;
}

export interface HealthStates {
  part: string;
  since: Timestamp;
  state: string;
}

export interface HomeLayouts {
  hidden_rows: string[];
  /**
   * Keys of rows; those that are not in it keep their usual places after it, and keys of rows that are gone mean nothing.
   */
  row_order: string[];
  user_id: number;
}

export interface HostChecks {
  /**
   * Where a method asks that needs to be told.
   */
  address: string | null;
  alive_count: Generated<number>;
  calls_per_minute: Generated<number>;
  counted_at: Timestamp | null;
  dead_count: Generated<number>;
  /**
   * How often in a row it could not be asked.
   */
  faults: Generated<number>;
  host_id: number;
  is_on: Generated<boolean>;
  last_checked_at: Timestamp | null;
  last_fault: string | null;
  last_fault_at: Timestamp | null;
  /**
   * Who asks it at the moment: one at a time.
   */
  lease_id: string | null;
  leased_until: Timestamp | null;
  /**
   * Of its rows in link_checks, as the other counts: counted by a job.
   */
  links_count: Generated<number>;
  /**
   * Null: the one that is known for its domain, else a plain request.
   */
  method: string | null;
  next_call_at: Generated<Timestamp>;
  paused_until: Timestamp | null;
  /**
   * Milliseconds of the last calls, the newest last.
   */
  recent_latencies: Generated<number[]>;
  restricted_count: Generated<number>;
  unknown_count: Generated<number>;
}

export interface HostDomains {
  domain: string;
  host_id: number;
}

export interface Hosts {
  created_at: Generated<Timestamp>;
  icon: string | null;
  id: Generated<number>;
  is_active: Generated<boolean>;
  name: string;
}

export interface HumanCheckSolutions {
  challenge_hash: string;
  expires_at: Timestamp;
}

export interface Images {
  episode_id: number | null;
  height: number | null;
  id: Generated<number>;
  kind: string;
  person_id: number | null;
  position: Generated<number>;
  title_id: number | null;
  url: string;
  width: number | null;
}

export interface ImportFaults {
  is_refused: boolean;
  line: number;
  reason: string;
  run_id: number;
  text: string;
}

export interface ImportRuns {
  bytes_done: Generated<number>;
  bytes_total: Generated<number>;
  created: Generated<number>;
  failure: string | null;
  file_hash: string;
  file_id: number | null;
  file_name: string;
  finished_at: Timestamp | null;
  id: Generated<number>;
  /**
   * Written in the transaction of each batch: a run that was killed goes on behind its last batch.
   */
  lines_done: Generated<number>;
  rejected: Generated<number>;
  skipped: Generated<number>;
  started_at: Generated<Timestamp>;
  type: string;
  updated: Generated<number>;
}

export interface Invoices {
  amount_minor: number;
  currency: string;
  discount_minor: Generated<number>;
  gateway: string;
  id: Generated<number>;
  issued_at: Timestamp;
  number: string;
  paid_at: Timestamp | null;
  /**
   * As it was called then.
   */
  plan: string;
  provider_id: string;
  refunded_minor: Generated<number>;
  seen_turn: number;
  state: string;
  subscription_id: string;
  tax_minor: Generated<number>;
  /**
   * Null: the account is gone. What was paid stays written down.
   */
  user_id: number | null;
}

export interface JobRuns {
  attempt: number;
  error: string | null;
  id: Generated<number>;
  job: string;
  job_id: string;
  milliseconds: number | null;
  outcome: Generated<string>;
  started_at: Timestamp;
  stop_asked_at: Timestamp | null;
}

export interface Keywords {
  id: Generated<number>;
  name: string;
  /**
   * Null: readers of French get the other name.
   */
  name_fr: string | null;
  slug: string;
  version: Generated<number>;
}

export interface Languages {
  code: string;
  flag: string | null;
  id: Generated<number>;
  name: string;
  name_fr: string;
}

export interface LinkChecks {
  checked_at: Timestamp | null;
  /**
   * When the checker called it dead, and nobody said anything about it since.
   */
  died_at: Timestamp | null;
  /**
   * How often in a row it was not there.
   */
  failures: Generated<number>;
  first_failed_at: Timestamp | null;
  host_id: number;
  http_status: number | null;
  latency_ms: number | null;
  link_id: number;
  /**
   * Null: not by itself, only when somebody asks.
   */
  next_check_at: Timestamp | null;
  result: string | null;
}

export interface LinkNfos {
  link_id: number;
  nfo: string;
}

export interface LinkParts {
  link_id: number;
  normalised_url: string;
  position: number;
  title_id: number;
  url: string;
}

export interface LinkQueue {
  created_at: Timestamp;
  dead_reports_count: number;
  episode_number: Generated<number | null>;
  episode_numbers: number[];
  host_id: number | null;
  is_full_season: boolean;
  item_id: number;
  language_ids: number[];
  /**
   * So many of its letters say nothing of who added it, whom not everybody may know.
   */
  own_words_length: number;
  postponed_until: Timestamp | null;
  quality_id: number;
  quality_rank: number;
  reports_count: number;
  season_number: number | null;
  size_bytes: number | null;
  status: string;
  subtitle_ids: number[];
  title_id: number;
  updated_at: Timestamp;
  user_id: number | null;
  views: number;
  /**
   * What is searched, in small letters: the title, the first address, and who added it.
   */
  words: string;
}

export interface Links {
  /**
   * When it was last seen before it came here; what was found since is in link_checks.
   */
  checked_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  dead_reports_count: Generated<number>;
  episode_number: number | null;
  host_id: number;
  id: Generated<number>;
  is_full_season: Generated<boolean>;
  /**
   * Ids of languages, in the order shown; an array, because a list of links must not join.
   */
  language_ids: Generated<number[]>;
  quality_id: number;
  reports_count: Generated<number>;
  season_number: number | null;
  size_bytes: number | null;
  status: Generated<string>;
  subtitle_ids: Generated<number[]>;
  title_id: number;
  total_parts: Generated<number>;
  updated_at: Generated<Timestamp>;
  /**
   * The first part's address.
   */
  url: string;
  user_id: number | null;
  validated_at: Timestamp | null;
  validated_by: number | null;
  version: Generated<number>;
  views: Generated<number>;
}

export interface ListItems {
  created_at: Generated<Timestamp>;
  list_id: number;
  /**
   * What its owner says of the title, below its cover.
   */
  note: string | null;
  position: Generated<number>;
  title_id: number;
}

export interface Lists {
  comments_count: Generated<number>;
  created_at: Generated<Timestamp>;
  description: string | null;
  description_fr: string | null;
  id: Generated<number>;
  import_key: string | null;
  items_count: Generated<number>;
  /**
   * Null, or the one list of its owner that the application itself fills and that stays.
   */
  kind: string | null;
  /**
   * When it was last reported, while something that was said about it is open.
   */
  last_reported_at: Timestamp | null;
  name: string;
  name_fr: string | null;
  reports_count: Generated<number>;
  /**
   * What the address of an unlisted list is made of, so that nobody finds it by counting ids. Changes when the list becomes private.
   */
  share_key: Generated<string>;
  share_key_before: string | null;
  updated_at: Generated<Timestamp>;
  user_id: number;
  version: Generated<number>;
  visibility: Generated<string>;
  /**
   * What becomes of it again when it is restored, with the address that it had.
   */
  visibility_before: string | null;
  /**
   * hidden: read by its owner alone, who is told why; removed: by nobody. Whatever it was before, it is private then, so that no query has to leave it out.
   */
  withheld: string | null;
  withheld_at: Timestamp | null;
  withheld_by: number | null;
  withheld_reason: string | null;
  workspace_id: number | null;
}

export interface LocalizationLines {
  key: string;
  language: string;
  line: string;
  source: string | null;
  updated_at: Generated<Timestamp>;
}

export interface Localizations {
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  /**
   * Whether readers get it. Staff translate the others too.
   */
  is_enabled: Generated<boolean>;
  language: string;
  /**
   * In the language itself.
   */
  name: string;
  version: Generated<number>;
}

export interface LoginChallenges {
  attempts: Generated<number>;
  expires_at: Timestamp;
  is_remembered: boolean;
  /**
   * SHA-256 of the cookie's token: the table alone finishes no login.
   */
  token_hash: string;
  user_id: number;
}

export interface MemberSanctions {
  /**
   * When the member said that they have read it.
   */
  acknowledged_at: Timestamp | null;
  created_at: Timestamp;
  created_by: number | null;
  /**
   * Null: for ever, or a warning, which has no end.
   */
  ends_at: Timestamp | null;
  id: Generated<number>;
  kind: string;
  lift_reason: string | null;
  lifted_at: Timestamp | null;
  lifted_by: number | null;
  reason: string;
  stops: Generated<string[]>;
  user_id: number;
  version: Generated<number>;
}

export interface MergedTitleKeys {
  key: string;
  merge_id: number;
}

export interface Merges {
  /**
   * Accounts that rows of content and moved belong to.
   */
  account_ids: Generated<ArrayType<number>>;
  /**
   * [{ table, rows }]: what archive_record took away, with what the kept one had already; null when it is back.
   */
  content: Json | null;
  file_ids: Generated<ArrayType<number>>;
  /**
   * { column: [before, after] }: what the kept one was given, where it had nothing.
   */
  filled: Generated<Json>;
  gone_id: number;
  gone_name: string;
  id: Generated<number>;
  kept_id: number;
  /**
   * By which imports know the one that is gone: tmdb:31, name:fritz lang.
   */
  keys: Generated<string[]>;
  kind: string;
  merged_at: Generated<Timestamp>;
  merged_by: number | null;
  /**
   * [{ table, rows }]: rows of others that were the gone one's, by their primary keys.
   */
  moved: Generated<Json>;
  undone_at: Timestamp | null;
  undone_by: number | null;
}

export interface NewsArticles {
  /**
   * HTML as platform/rich-text stores it; pictures without the base path of the site.
   */
  body: string;
  body_fr: string | null;
  comments_count: Generated<number>;
  created_at: Generated<Timestamp>;
  /**
   * Deleted by staff, who may restore it with its comments; nobody else sees it.
   */
  deleted_at: Timestamp | null;
  id: Generated<number>;
  /**
   * Below the address of the site: /files/12/file.jpg.
   */
  image_url: string | null;
  import_key: string | null;
  /**
   * Null for a draft; in the future for an article that waits for its day.
   */
  published_at: Timestamp | null;
  slug: string;
  source_name: string | null;
  source_url: string | null;
  summary: string | null;
  summary_fr: string | null;
  title: string;
  title_fr: string | null;
  updated_at: Generated<Timestamp>;
  user_id: number | null;
  version: Generated<number>;
}

export interface NewsTitles {
  article_id: number;
  position: Generated<number>;
  title_id: number;
}

export interface NotificationPreferences {
  channels: string[];
  type: string;
  updated_at: Generated<Timestamp>;
  user_id: number;
}

export interface Notifications {
  created_at: Generated<Timestamp>;
  data: Json;
  delivered_at: Timestamp | null;
  id: Generated<string>;
  /**
   * False for one that its reader wants by mail or browser only; deleted some days after it was delivered.
   */
  is_listed: Generated<boolean>;
  /**
   * Grows with every notification: the order of lists, and where a broken stream of events goes on.
   */
  position: Generated<number>;
  read_at: Timestamp | null;
  type: string;
  user_id: number;
  workspace_id: Generated<number>;
}

export interface NzbQueue {
  created_at: Timestamp;
  dead_reports_count: number;
  episode_number: Generated<number | null>;
  episode_numbers: number[];
  host_id: number | null;
  is_full_season: boolean;
  item_id: number;
  language_ids: number[];
  own_words_length: number;
  postponed_until: Timestamp | null;
  quality_id: number;
  quality_rank: number;
  reports_count: number;
  season_number: number | null;
  size_bytes: number | null;
  status: string;
  subtitle_ids: number[];
  title_id: number;
  updated_at: Timestamp;
  user_id: number | null;
  views: number;
  /**
   * What is searched, in small letters: the title, the name, and who added it.
   */
  words: string;
}

export interface Nzbs {
  archive_password: string | null;
  checked_at: Timestamp | null;
  /**
   * Of the articles that it names, whoever wrote the file and in which order.
   */
  content_hash: string | null;
  created_at: Generated<Timestamp>;
  dead_reports_count: Generated<number>;
  episode_numbers: Generated<number[]>;
  file_id: number | null;
  file_key: string | null;
  /**
   * The first of them, as { path, size }; files_count says how many there are.
   */
  files: Generated<Json>;
  files_count: Generated<number>;
  groups: Generated<string[]>;
  id: Generated<number>;
  is_full_season: Generated<boolean>;
  language_ids: Generated<number[]>;
  meta: Generated<Json>;
  name: string;
  nfo: string | null;
  posted_at: Timestamp | null;
  poster: string | null;
  quality_id: number;
  reports_count: Generated<number>;
  season_number: number | null;
  size_bytes: number | null;
  status: Generated<string>;
  subtitle_ids: Generated<number[]>;
  title_id: number;
  total_parts: Generated<number>;
  updated_at: Generated<Timestamp>;
  user_id: number | null;
  validated_at: Timestamp | null;
  validated_by: number | null;
  version: Generated<number>;
  views: Generated<number>;
}

export interface OutgoingMails {
  attempts: Generated<number>;
  created_at: Generated<Timestamp>;
  error: string | null;
  headers: Generated<Json>;
  html_body: string | null;
  id: Generated<number>;
  kind: string | null;
  sealed_content: string | null;
  sealed_until: Timestamp | null;
  sent_at: Timestamp | null;
  status: Generated<string>;
  subject: string;
  text_body: string;
  to_address: string;
}

export interface OutsideServices {
  next_call_at: Generated<Timestamp>;
  service: string;
}

export interface PageVisits {
  /**
   * Two letters; empty: unknown.
   */
  country: string;
  /**
   * Of the site's time zone, as it was when it happened.
   */
  day: string;
  device: string;
  episode_number: number | null;
  id: Generated<number>;
  is_member: boolean;
  page: string;
  /**
   * The host that led here; empty: none said so; null: a page of this site.
   */
  referrer: string | null;
  season_number: number | null;
  title_id: number | null;
  title_type: string | null;
  video_id: number | null;
  visitor: Buffer;
}

export interface PasswordResets {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  /**
   * SHA-256 of the token in the link: the table alone resets nothing.
   */
  token_hash: string;
  user_id: number;
}

export interface PaymentDisputes {
  changed_at: Timestamp;
  gateway: string;
  payment_id: string;
  provider_id: string;
  state: string;
}

export interface PaymentEvents {
  attempts: Generated<number>;
  body: Buffer;
  event_id: string;
  gateway: string;
  id: Generated<number>;
  problem: string | null;
  received_at: Generated<Timestamp>;
  subject_id: string | null;
  subject_kind: string | null;
  type: string;
  worked_at: Timestamp | null;
}

export interface PaymentHolds {
  token: string;
  until: Timestamp;
  user_id: number;
}

export interface PaymentRefunds {
  amount_minor: number;
  currency: string;
  gateway: string;
  payment_id: string;
  provider_id: string;
}

export interface People {
  biography: string | null;
  biography_fr: string | null;
  birth_date: string | null;
  birthplace: string | null;
  created_at: Generated<Timestamp>;
  death_date: string | null;
  /**
   * In which they are credited, in alphabetical order; kept by triggers.
   */
  departments: Generated<string[]>;
  gender: string | null;
  id: Generated<number>;
  import_key: Generated<string>;
  /**
   * A department; null: that of the best known work.
   */
  known_for: string | null;
  /**
   * Fields that imports leave alone, as title_locks has them of titles.
   */
  locks: Generated<string[]>;
  name: string;
  popularity: Generated<number>;
  poster_url: string | null;
  search_document: Generated<string>;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
  views: Generated<number>;
}

export interface PersonExternalIds {
  person_id: number;
  provider: string;
  value: string;
}

export interface PersonFileKeys {
  key: string;
  person_id: number;
}

export interface Plays {
  duration: number;
  id: Generated<number>;
  last_at: Timestamp;
  seconds: number;
  started_at: Timestamp;
  user_id: number;
  video_id: number;
}

export interface PlaySittings {
  country: string;
  day: string;
  device: string;
  /**
   * 0: the player did not know it.
   */
  duration: number;
  episode_number: number | null;
  id: Generated<number>;
  is_member: boolean;
  last_at: Timestamp;
  season_number: number | null;
  /**
   * Where it was left.
   */
  seconds: number;
  /**
   * Made by the player for this play alone.
   */
  sitting: string;
  source: string;
  title_id: number;
  title_type: string;
  video_id: number;
  viewer: Buffer;
  watched_seconds: number;
}

export interface PostponedContributions {
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  item_id: number;
  item_type: string;
  note: string | null;
  postponed_by: number | null;
  until: Timestamp;
}

export interface Prices {
  /**
   * In the smallest unit of the currency by ISO 4217: 450 are four euros fifty, or 450 yen.
   */
  amount_minor: number;
  created_at: Generated<Timestamp>;
  currency: string;
  id: Generated<number>;
  interval: string;
  interval_count: Generated<number>;
  product_id: number;
  /**
   * Since when nobody is offered it; who has it keeps it.
   */
  retired_at: Timestamp | null;
}

export interface PrivateViewers {
  since: Generated<Timestamp>;
  user_id: number;
}

export interface Products {
  created_at: Generated<Timestamp>;
  description: string | null;
  features: Generated<string[]>;
  grants_premium: Generated<boolean>;
  id: Generated<number>;
  import_key: string | null;
  is_free: Generated<boolean>;
  is_hidden: Generated<boolean>;
  is_recommended: Generated<boolean>;
  name: string;
  position: Generated<number>;
  /**
   * Whoever has the plan has the rights of this role, too.
   */
  role_id: number | null;
  /**
   * Nothing is paid for so many days; zero where a plan is paid at once.
   */
  trial_days: Generated<number>;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface ProfilePrivacy {
  activity: Generated<string>;
  comments: Generated<string>;
  /**
   * Whom somebody follows, and who follows them.
   */
  follows: Generated<string>;
  lists: Generated<string>;
  ratings: Generated<string>;
  reviews: Generated<string>;
  user_id: number;
}

export interface ProviderCatalogs {
  gateway: string;
  key: Generated<string>;
  provider_id: string | null;
  realm: string;
}

export interface ProviderCustomers {
  gateway: string;
  key: Generated<string>;
  provider_id: string | null;
  realm: string;
  user_id: number;
}

export interface ProviderPrices {
  amount_minor: number;
  begins_cheaper: Generated<boolean>;
  /**
   * Nobody can subscribe to it there any more; who has does.
   */
  closed_at: Timestamp | null;
  currency: string;
  gateway: string;
  id: Generated<number>;
  interval: string;
  interval_count: number;
  key: Generated<string>;
  price_id: number;
  provider_id: string | null;
  realm: string;
  /**
   * What the provider holds under this name is another price, or gone: it is sold by another row. Who subscribed to it still means this price.
   */
  replaced_at: Timestamp | null;
  trial_days: Generated<number>;
  /**
   * The product of the provider that it is sold under, where that is not the usual one: for who has a plan of that product.
   */
  within: Generated<string>;
}

export interface ProviderProducts {
  gateway: string;
  key: Generated<string>;
  product_id: number;
  provider_id: string | null;
  /**
   * Whose account at the provider, in test or not: names of one say nothing in another.
   */
  realm: string;
}

export interface PushKeys {
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  private_key_encrypted: string;
  public_key: string;
}

export interface PushSubscriptions {
  auth: string;
  created_at: Generated<Timestamp>;
  endpoint: string;
  id: Generated<number>;
  p256dh: string;
  /**
   * Whoever logs out of a browser gets no more messages there.
   */
  session_id: number | null;
  user_id: number;
}

export interface Qualities {
  id: number;
  kind: string;
  label: string;
  /**
   * Higher is better: the order of "best quality first".
   */
  rank: number;
}

export interface RecentDownloads {
  counted_at: Timestamp;
  item_id: number;
  item_type: string;
  user_id: number;
}

export interface RecordVersions {
  content: Json;
  record_id: number;
  table_name: string;
  version: number;
}

export interface ReportCounts {
  dimension: string;
  events: number;
  key: string;
  /**
   * Empty for the site; else whose part it is: title:12, season:12.1, episode:12.1.3.
   */
  record: string;
  seconds: number;
  span: string;
  starts_on: string;
  /**
   * Of plays: how many were left in each twentieth of the video.
   */
  stops: number[] | null;
  subject: string;
  /**
   * Exact for a day; of a month the sum of its days, in which who came twice is twice.
   */
  visitors: number;
}

export interface ReportKeys {
  dimension: string;
  id: Generated<number>;
  key: string;
  subject: string;
}

export interface Reports {
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  item_id: number;
  item_type: string;
  kind: Generated<string>;
  reason: string;
  user_id: number | null;
}

export interface ReportVectors {
  /**
   * Of each key twelve bytes: its number (int4), and its events (float8).
   */
  counts: Buffer;
  dimension: string;
  span: string;
  starts_on: string;
  subject: string;
}

export interface Requests {
  comments_count: Generated<number>;
  created_at: Generated<Timestamp>;
  episode_numbers: Generated<number[]>;
  /**
   * Since when something is active that fits; kept by triggers of links and releases.
   */
  fitting_at: Timestamp | null;
  id: Generated<number>;
  is_full_season: Generated<boolean>;
  is_series: Generated<boolean>;
  /**
   * What it is called by who asked.
   */
  name: string;
  note: string | null;
  resolved_at: Timestamp | null;
  /**
   * Who takes care of it, or did.
   */
  resolver_id: number | null;
  season_number: number | null;
  status: Generated<string>;
  /**
   * How many want it, its author among them; kept by a trigger.
   */
  supporters_count: Generated<number>;
  /**
   * The title of the catalogue that it is about, or that it was resolved with.
   */
  title_id: number | null;
  title_type: string;
  updated_at: Generated<Timestamp>;
  url: string | null;
  /**
   * Who asked; null: the account is gone.
   */
  user_id: number | null;
  version: Generated<number>;
  /**
   * All that is asked for as one text: of those that are open, no two are alike.
   */
  wish: string;
  /**
   * Made there, and for its members alone; null: for everybody.
   */
  workspace_id: number | null;
}

export interface RequestSupporters {
  created_at: Generated<Timestamp>;
  request_id: number;
  user_id: number;
}

export interface Reviews {
  body: string | null;
  created_at: Generated<Timestamp>;
  deleted_at: Timestamp | null;
  /**
   * Its author, or who looks after what members write.
   */
  deleted_by: number | null;
  downvotes: Generated<number>;
  id: Generated<number>;
  /**
   * When it was last reported, while something that was said about it is open.
   */
  last_reported_at: Timestamp | null;
  reports_count: Generated<number>;
  score: number;
  title_id: number;
  updated_at: Generated<Timestamp>;
  upvotes: Generated<number>;
  user_id: number;
}

export interface RolePermissions {
  permission: string;
  restrictions: Generated<Json>;
  role_id: number;
}

export interface Roles {
  created_at: Generated<Timestamp>;
  description: string | null;
  id: Generated<number>;
  is_default: Generated<boolean>;
  /**
   * Set for the roles that ship; code may rely on it. Roles made by administrators have none.
   */
  key: string | null;
  name: string;
  /**
   * Where it stands among the others, from the front.
   */
  position: Generated<number>;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface SavedViews {
  id: Generated<number>;
  /**
   * Whether the list opens with it.
   */
  is_first: Generated<boolean>;
  /**
   * By the name in its definition.
   */
  list: string;
  name: string;
  state: Json;
  user_id: number;
  version: Generated<number>;
}

export interface SchemaMigrations {
  applied_at: Generated<Timestamp>;
  checksum: string;
  name: string;
}

export interface SearchTerms {
  term: string;
  /**
   * Popularity of the best title or person ever with this word: which beginnings of words are meant first. Never lowered.
   */
  weight: Generated<number>;
}

export interface Seasons {
  active_links_count: Generated<number>;
  active_nzbs_count: Generated<number>;
  active_torrents_count: Generated<number>;
  episodes_count: Generated<number>;
  id: Generated<number>;
  name: string | null;
  number: number;
  plot: string | null;
  poster_url: string | null;
  release_date: string | null;
  title_id: number;
  /**
   * By language: {"fr": {"name": "…", "plot": "…"}}; what is not there is read in the own language.
   */
  translations: Json | null;
  year: number | null;
}

export interface Sessions {
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  id: Generated<number>;
  ip_address: string | null;
  is_remembered: boolean;
  last_active_at: Generated<Timestamp>;
  password_confirmed_at: Timestamp | null;
  /**
   * SHA-256 of the cookie's token: the table alone opens no session.
   */
  token_hash: Buffer;
  user_agent: string | null;
  user_id: number;
  /**
   * With whose rights alone, of those of the account, the site shows itself until viewed_as_until
   */
  viewed_as_role_id: number | null;
  viewed_as_until: Timestamp | null;
}

export interface Settings {
  is_secret: Generated<boolean>;
  key: string;
  updated_at: Generated<Timestamp>;
  /**
   * Secrets are stored as {"encrypted": "..."}, never in clear.
   */
  value: Json;
}

export interface SettingsTrials {
  before_sealed: string;
  ends_at: Timestamp;
  is_only: Generated<boolean>;
  keys: string[];
}

export interface SiteMarks {
  name: string;
  value: string;
}

export interface SocialFlows {
  /**
   * Encrypted: PKCE verifier and nonce or, at steps password and sign_up, the profile to be connected.
   */
  details: string;
  expires_at: Timestamp;
  service: string;
  state_hash: string | null;
  step: string;
  /**
   * SHA-256 of the cookie's token.
   */
  token_hash: string;
  /**
   * Who connects a service; at step password, whose password is asked for.
   */
  user_id: number | null;
}

export interface SocialProfiles {
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  /**
   * The service's own id of the account: it stays when its name or address change.
   */
  provider_id: string;
  service: string;
  user_id: number;
  /**
   * As the service names the account, to be shown to its owner.
   */
  username: string;
}

export interface StaffAnswers {
  body: string;
  /**
   * Null: readers of French get the other text.
   */
  body_fr: string | null;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  name: string;
  updated_at: Generated<Timestamp>;
  /**
   * Where it is offered.
   */
  uses: string[];
  version: Generated<number>;
}

export interface Subscriptions {
  card_expires_on: string | null;
  coupon_id: number | null;
  created_at: Generated<Timestamp>;
  current_period_end: Timestamp;
  /**
   * Set when it is over for good; a row is kept as history from then on.
   */
  ended_at: Timestamp | null;
  /**
   * Set once it is cancelled: its rights hold until then. Null while it renews.
   */
  ends_at: Timestamp | null;
  /**
   * Who collects the money: none for a subscription that the site granted.
   */
  gateway: Generated<string>;
  /**
   * A payment is open: rights hold no longer than this.
   */
  grace_until: Timestamp | null;
  granted_by: number | null;
  id: Generated<number>;
  is_gift: Generated<boolean>;
  /**
   * Where a coupon makes the next payment less than the price.
   */
  next_amount_minor: number | null;
  paid_by: string | null;
  price_id: number;
  product_id: number;
  provider_id: string | null;
  /**
   * Of when its provider was asked: what was asked for earlier does not write over what was asked for later.
   */
  seen_turn: Generated<number>;
  starts_at: Timestamp;
  /**
   * As its provider says; of a granted one always active.
   */
  state: Generated<string>;
  updated_at: Generated<Timestamp>;
  user_id: number;
}

export interface Tags {
  id: Generated<number>;
  name: string;
  /**
   * Null: readers of French get the other name.
   */
  name_fr: string | null;
  slug: string;
  version: Generated<number>;
}

export interface TakedownItems {
  /**
   * As its sender gave it.
   */
  address: string;
  decided_at: Timestamp | null;
  decided_by: number | null;
  /**
   * gone: it was deleted before anybody decided.
   */
  decision: Generated<string>;
  id: Generated<number>;
  item_id: number;
  item_type: string;
  notice_id: number;
  reason: string | null;
  title_id: number;
  title_name: string;
  title_year: number | null;
  withdrawal_id: number | null;
}

export interface TakedownMessages {
  body: string;
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  is_by_staff: boolean;
  notice_id: number;
  user_id: number | null;
}

export interface TakedownNotices {
  created_at: Generated<Timestamp>;
  decided_at: Timestamp | null;
  id: Generated<number>;
  language: string;
  /**
   * Which rights in them, and why what is here has none.
   */
  rights: string;
  /**
   * waiting: for staff; asked: for an answer of its sender; decided: nothing of it waits.
   */
  status: Generated<string>;
  version: Generated<number>;
  /**
   * Which works, in the words of the sender.
   */
  works: string;
}

export interface TakedownPeople {
  counter_notice_id: number | null;
  created_at: Generated<Timestamp>;
  email: string;
  id: Generated<number>;
  name: string;
  notice_id: number | null;
  on_behalf_of: string | null;
  organisation: string | null;
  postal_address: string;
  signature: string;
}

export interface Throttles {
  hits: Generated<number>;
  key: string;
  resets_at: Timestamp;
}

export interface TitleAlternativeNames {
  name: string;
  title_id: number;
}

export interface TitleCategories {
  id: Generated<number>;
  name: string;
  name_fr: string;
  position: number;
  /**
   * Path of the category page; kinds without a menu entry have none.
   */
  slug: string | null;
  type: string;
}

export interface TitleCountries {
  country_code: string;
  title_id: number;
}

export interface TitleDuplicates {
  dismissed_at: Timestamp | null;
  dismissed_by: number | null;
  first_id: number;
  found_at: Generated<Timestamp>;
  id: Generated<number>;
  reason: string;
  second_id: number;
}

export interface TitleExternalIds {
  provider: string;
  title_id: number;
  value: string;
}

export interface TitleGenres {
  genre_id: number;
  popularity: number | null;
  title_id: number;
  /**
   * type, year and popularity are the title's, kept by the database.
   */
  type: string | null;
  year: number | null;
}

export interface TitleImports {
  external_id: number;
  imported_at: Generated<Timestamp>;
  is_airing: Generated<boolean>;
  last_fault: string | null;
  media_type: string;
  refreshed_at: Generated<Timestamp>;
  title_id: number;
}

export interface TitleKeywords {
  keyword_id: number;
  title_id: number;
}

export interface TitleLocks {
  field: string;
  locked_at: Generated<Timestamp>;
  title_id: number;
}

export interface TitleMerges {
  from_id: number;
  id: Generated<number>;
  into_id: number;
  merged_at: Generated<Timestamp>;
  merged_by: number | null;
  /**
   * [{ table, column, from, into, keys, rows }] in the order in which they were moved; null when they are back.
   */
  moved: Json | null;
  undone_at: Timestamp | null;
  undone_by: number | null;
  views: Generated<number>;
}

export interface Titles {
  active_links_count: Generated<number>;
  active_nzbs_count: Generated<number>;
  active_torrents_count: Generated<number>;
  backdrop_url: string | null;
  best_quality_id: number | null;
  budget: number | null;
  certification: string | null;
  comments_count: Generated<number>;
  country_codes: Generated<string[]>;
  created_at: Generated<Timestamp>;
  dead_links_count: Generated<number>;
  episodes_count: Generated<number>;
  genre_ids: Generated<ArrayType<number>>;
  homepage_url: string | null;
  id: Generated<number>;
  /**
   * What makes an import repeatable: an external id, else type, normalised name and year.
   */
  import_key: Generated<string>;
  is_series: Generated<boolean>;
  language_ids: Generated<number[]>;
  last_link_at: Timestamp | null;
  license: string | null;
  links_count: Generated<number>;
  local_vote_average: Numeric | null;
  local_vote_count: Generated<number>;
  name: string;
  nzbs_count: Generated<number>;
  original_name: string | null;
  pending_links_count: Generated<number>;
  plot: string | null;
  popularity: Generated<number>;
  poster_url: string | null;
  quality_ids: Generated<number[]>;
  release_date: string | null;
  revenue: number | null;
  runtime_minutes: number | null;
  seasons_count: Generated<number>;
  spoken_languages: Generated<string[]>;
  tagline: string | null;
  tmdb_vote_average: Numeric | null;
  tmdb_vote_count: number | null;
  torrents_count: Generated<number>;
  type: string;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
  views: Generated<number>;
  year: number | null;
}

export interface TitleSearch {
  document: string;
  /**
   * Every name in normalised spelling, once, between bars: |nosferatu|nosferatu le vampire|
   */
  names: Generated<string>;
  popularity: number;
  title_id: number;
  type: string;
  year: number | null;
}

export interface TitleTranslations {
  language: string;
  name: string | null;
  plot: string | null;
  tagline: string | null;
  title_id: number;
}

export interface TorrentQueue {
  created_at: Timestamp;
  dead_reports_count: number;
  episode_number: Generated<number | null>;
  episode_numbers: number[];
  host_id: number | null;
  is_full_season: boolean;
  item_id: number;
  language_ids: number[];
  own_words_length: number;
  postponed_until: Timestamp | null;
  quality_id: number;
  quality_rank: number;
  reports_count: number;
  season_number: number | null;
  size_bytes: number | null;
  status: string;
  subtitle_ids: number[];
  title_id: number;
  updated_at: Timestamp;
  user_id: number | null;
  views: number;
  /**
   * What is searched, in small letters: the title, the name, and who added it.
   */
  words: string;
}

export interface Torrents {
  checked_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  dead_reports_count: Generated<number>;
  episode_numbers: Generated<number[]>;
  file_id: number | null;
  file_key: string | null;
  files: Generated<Json>;
  files_count: Generated<number>;
  id: Generated<number>;
  /**
   * SHA-1 of its description; null where it is of the second version alone.
   */
  infohash: string | null;
  /**
   * SHA-256 of its description; null where it is of the first version alone.
   */
  infohash_v2: string | null;
  is_full_season: Generated<boolean>;
  is_private: Generated<boolean>;
  language_ids: Generated<number[]>;
  name: string;
  nfo: string | null;
  piece_bytes: number | null;
  quality_id: number;
  reports_count: Generated<number>;
  season_number: number | null;
  size_bytes: number;
  status: Generated<string>;
  subtitle_ids: Generated<number[]>;
  title_id: number;
  trackers: Generated<string[]>;
  updated_at: Generated<Timestamp>;
  user_id: number | null;
  validated_at: Timestamp | null;
  validated_by: number | null;
  version: Generated<number>;
  views: Generated<number>;
}

export interface TwoFactor {
  confirmed_at: Timestamp | null;
  created_at: Generated<Timestamp>;
  /**
   * The 30 seconds whose code was accepted last: no code of it, or of an earlier one, is accepted again.
   */
  last_used_step: number | null;
  /**
   * JSON list of the codes that are left. Encrypted like the secret beside it rather than hashed, because their owner may read them again.
   */
  recovery_codes_encrypted: string;
  secret_encrypted: string;
  user_id: number;
}

export interface UserPermissions {
  permission: string;
  restrictions: Generated<Json>;
  user_id: number;
}

export interface UserRoles {
  role_id: number;
  user_id: number;
}

export interface Users {
  banned_at: Timestamp | null;
  /**
   * Null: for ever, where banned_at is not null.
   */
  banned_until: Timestamp | null;
  /**
   * Made where addresses have to be confirmed, and never confirmed: goes after some days.
   */
  confirmation_awaited: Generated<boolean>;
  country: string | null;
  created_at: Generated<Timestamp>;
  /**
   * Grows with every new password and every first proof of the address. A login that began before opens no session.
   */
  credentials_version: Generated<number>;
  email: string;
  email_verified_at: Timestamp | null;
  first_name: string | null;
  id: Generated<number>;
  image: string | null;
  is_demo: Generated<boolean>;
  is_premium: Generated<boolean>;
  language: string | null;
  last_login_at: Timestamp | null;
  last_name: string | null;
  /**
   * When the account last made a call, to some minutes.
   */
  last_seen_at: Timestamp | null;
  /**
   * Somebody else may have chosen the username: the account was there before its address was proven.
   */
  may_choose_username: Generated<boolean>;
  /**
   * Warnings and partial suspensions that the member has not said to have read.
   */
  open_notices: Generated<number>;
  /**
   * Premium members: links are turned into direct ones without being asked to.
   */
  opens_links_premium: Generated<boolean>;
  passkey: Generated<string>;
  password_hash: string | null;
  premium_until: Timestamp | null;
  /**
   * When the account was last entered by a recovery code, until its next password: that one ends access tokens and linked services unasked.
   */
  recovered_at: Timestamp | null;
  /**
   * What the account may not do for now: [{"what": "comments", "until": null}]
   */
  stops: Generated<Json>;
  timezone: string | null;
  /**
   * The address that was typed, where another account has or had it; users.email is a stand-in then. Whoever enters the code of a mail to it first gets the address, unless its owner proved it before.
   */
  unconfirmed_email: string | null;
  updated_at: Generated<Timestamp>;
  username: string;
  version: Generated<number>;
}

export interface VideoCaptions {
  /**
   * WebVTT; such captions are read at captions/{id}, which `url` then says.
   */
  content: string | null;
  id: Generated<number>;
  language: string;
  name: string;
  /**
   * How much later than its file says each line is shown; of captions that lie elsewhere always 0.
   */
  offset_ms: Generated<number>;
  position: Generated<number>;
  url: string;
  version: Generated<number>;
  video_id: number;
}

export interface VideoChecks {
  checked_at: Timestamp | null;
  died_at: Timestamp | null;
  failures: Generated<number>;
  first_failed_at: Timestamp | null;
  next_check_at: Timestamp | null;
  /**
   * Null: not looked at since it has this address.
   */
  result: string | null;
  video_id: number;
}

export interface VideoFaults {
  created_at: Generated<Timestamp>;
  user_id: number;
  video_id: number;
}

export interface VideoPlayDays {
  day: string;
  plays: number;
  video_id: number;
}

export interface VideoProgress {
  /**
   * 0: the player did not know it.
   */
  duration: number;
  /**
   * The play that this belongs to, which may have been pruned; not a reference, so that pruning asks nobody.
   */
  play_id: number | null;
  seconds: number;
  updated_at: Timestamp;
  user_id: number;
  video_id: number;
}

export interface Videos {
  chapters: Generated<Json>;
  created_at: Generated<Timestamp>;
  credits_start: number | null;
  duration_seconds: number | null;
  episode_id: number | null;
  episode_number: number | null;
  id: Generated<number>;
  intro_end: number | null;
  intro_start: number | null;
  is_streaming: Generated<boolean>;
  language: string | null;
  name: string;
  position: Generated<number>;
  quality_id: number | null;
  season_number: number | null;
  storyboard_url: string | null;
  thumbnail_url: string | null;
  title_id: number;
  type: string;
  updated_at: Generated<Timestamp>;
  url: string;
  user_id: number | null;
  version: Generated<number>;
}

export interface VisitorSalts {
  day: string;
  salt: Buffer;
}

export interface Votes {
  created_at: Generated<Timestamp>;
  item_id: number;
  item_type: string;
  user_id: number;
  vote: number;
}

export interface WatchedParts {
  episode_number: number | null;
  id: Generated<number>;
  is_by_hand: boolean;
  season_number: number | null;
  title_id: number;
  user_id: number;
  watched_at: Timestamp;
}

export interface WebauthnChallenges {
  challenge_hash: string;
  expires_at: Timestamp;
  /**
   * Who registers a passkey; null for a login, whose user is not known yet.
   */
  user_id: number | null;
}

export interface WebauthnCredentials {
  created_at: Generated<Timestamp>;
  credential_id: string;
  id: Generated<number>;
  is_backed_up: boolean;
  last_used_at: Timestamp | null;
  name: string;
  public_key: Buffer;
  sign_count: number;
  transports: Generated<string[]>;
  user_id: number;
}

export interface Withdrawals {
  /**
   * Accounts that rows of content belong to.
   */
  account_ids: Generated<ArrayType<number>>;
  /**
   * [{ table, rows }], parents before children: what archive_record took away; null when it is back.
   */
  content: Json | null;
  /**
   * Kind and number (link:12) of what went along and waited for no moderator.
   */
  contributions: Generated<string[]>;
  /**
   * Files that it needs when it comes back.
   */
  file_ids: Generated<ArrayType<number>>;
  id: Generated<number>;
  /**
   * Its number before, which it has again when it comes back.
   */
  item_id: number;
  item_type: string;
  /**
   * By what the same is known when somebody adds it again: kind and hash of address, infohash, checksum or outside number.
   */
  keys: Generated<string[]>;
  /**
   * What moderators know it by: the first address of a link, what a release is called. Not for the public.
   */
  name: string;
  /**
   * Since when staff may add the same again; members may not.
   */
  opened_at: Timestamp | null;
  opened_by: number | null;
  public_reason: string;
  restore_reason: string | null;
  restored_at: Timestamp | null;
  restored_by: number | null;
  /**
   * Of a title its own number. No foreign key: the title may be withdrawn itself.
   */
  title_id: number;
  title_name: string;
  title_year: number | null;
  /**
   * Who added it.
   */
  user_id: number | null;
  withdrawn_at: Generated<Timestamp>;
  withdrawn_by: number | null;
}

export interface WorkspaceInvites {
  /**
   * As it was typed by who invites; null for somebody invited by name.
   */
  email: string | null;
  expires_at: Timestamp;
  id: Generated<number>;
  invited_by: number | null;
  role: string;
  sent_at: Generated<Timestamp>;
  /**
   * An account that was invited; without one the mail to the address has to be read.
   */
  user_id: number | null;
  workspace_id: number;
}

export interface WorkspaceMembers {
  id: Generated<number>;
  invite_id: number | null;
  joined_at: Generated<Timestamp>;
  role: string;
  user_id: number;
  version: Generated<number>;
  workspace_id: number;
}

export interface Workspaces {
  created_at: Generated<Timestamp>;
  id: Generated<number>;
  name: string;
  updated_at: Generated<Timestamp>;
  version: Generated<number>;
}

export interface DB {
  access_tokens: AccessTokens;
  account_trust: AccountTrust;
  appearance_draft: AppearanceDraft;
  archived_references: ArchivedReferences;
  article_tags: ArticleTags;
  audit_events: AuditEvents;
  backups: Backups;
  bulk_run_records: BulkRunRecords;
  bulk_runs: BulkRuns;
  calendar_keys: CalendarKeys;
  channel_items: ChannelItems;
  channels: Channels;
  checkouts: Checkouts;
  comments: Comments;
  contact_messages: ContactMessages;
  contributed_rows: ContributedRows;
  contribution_claims: ContributionClaims;
  counted_days: CountedDays;
  counted_downloads: CountedDownloads;
  counted_months: CountedMonths;
  counter_notices: CounterNotices;
  countries: Countries;
  coupon_redemptions: CouponRedemptions;
  coupons: Coupons;
  credits: Credits;
  custom_pages: CustomPages;
  debrid_accounts: DebridAccounts;
  debrid_turns: DebridTurns;
  debrid_unlocks: DebridUnlocks;
  deleted_people: DeletedPeople;
  deleted_titles: DeletedTitles;
  deleted_videos: DeletedVideos;
  denied_contributions: DeniedContributions;
  dismissed_titles: DismissedTitles;
  download_clients: DownloadClients;
  downloads_by_time: DownloadsByTime;
  email_verifications: EmailVerifications;
  episodes: Episodes;
  error_groups: ErrorGroups;
  event_readers: EventReaders;
  events: Events;
  failed_searches: FailedSearches;
  favourite_titles: FavouriteTitles;
  file_entries: FileEntries;
  file_upload_pieces: FileUploadPieces;
  file_uploads: FileUploads;
  follow_counts: FollowCounts;
  follow_digests: FollowDigests;
  follow_news: FollowNews;
  follows: Follows;
  former_channel_slugs: FormerChannelSlugs;
  former_custom_page_slugs: FormerCustomPageSlugs;
  former_genre_slugs: FormerGenreSlugs;
  former_keyword_slugs: FormerKeywordSlugs;
  former_list_names: FormerListNames;
  former_tag_slugs: FormerTagSlugs;
  genres: Genres;
  gift_codes: GiftCodes;
  guest_plays: GuestPlays;
  health_states: HealthStates;
  home_layouts: HomeLayouts;
  host_checks: HostChecks;
  host_domains: HostDomains;
  hosts: Hosts;
  human_check_solutions: HumanCheckSolutions;
  images: Images;
  import_faults: ImportFaults;
  import_runs: ImportRuns;
  invoices: Invoices;
  job_runs: JobRuns;
  keywords: Keywords;
  languages: Languages;
  link_checks: LinkChecks;
  link_nfos: LinkNfos;
  link_parts: LinkParts;
  link_queue: LinkQueue;
  links: Links;
  list_items: ListItems;
  lists: Lists;
  localization_lines: LocalizationLines;
  localizations: Localizations;
  login_challenges: LoginChallenges;
  member_sanctions: MemberSanctions;
  merged_title_keys: MergedTitleKeys;
  merges: Merges;
  news_articles: NewsArticles;
  news_titles: NewsTitles;
  notification_preferences: NotificationPreferences;
  notifications: Notifications;
  nzb_queue: NzbQueue;
  nzbs: Nzbs;
  outgoing_mails: OutgoingMails;
  outside_services: OutsideServices;
  page_visits: PageVisits;
  password_resets: PasswordResets;
  payment_disputes: PaymentDisputes;
  payment_events: PaymentEvents;
  payment_holds: PaymentHolds;
  payment_refunds: PaymentRefunds;
  people: People;
  person_external_ids: PersonExternalIds;
  person_file_keys: PersonFileKeys;
  play_sittings: PlaySittings;
  plays: Plays;
  postponed_contributions: PostponedContributions;
  prices: Prices;
  private_viewers: PrivateViewers;
  products: Products;
  profile_privacy: ProfilePrivacy;
  provider_catalogs: ProviderCatalogs;
  provider_customers: ProviderCustomers;
  provider_prices: ProviderPrices;
  provider_products: ProviderProducts;
  push_keys: PushKeys;
  push_subscriptions: PushSubscriptions;
  qualities: Qualities;
  recent_downloads: RecentDownloads;
  record_versions: RecordVersions;
  report_counts: ReportCounts;
  report_keys: ReportKeys;
  report_vectors: ReportVectors;
  reports: Reports;
  request_supporters: RequestSupporters;
  requests: Requests;
  reviews: Reviews;
  role_permissions: RolePermissions;
  roles: Roles;
  saved_views: SavedViews;
  schema_migrations: SchemaMigrations;
  search_terms: SearchTerms;
  seasons: Seasons;
  sessions: Sessions;
  settings: Settings;
  settings_trials: SettingsTrials;
  site_marks: SiteMarks;
  social_flows: SocialFlows;
  social_profiles: SocialProfiles;
  staff_answers: StaffAnswers;
  subscriptions: Subscriptions;
  tags: Tags;
  takedown_items: TakedownItems;
  takedown_messages: TakedownMessages;
  takedown_notices: TakedownNotices;
  takedown_people: TakedownPeople;
  throttles: Throttles;
  title_alternative_names: TitleAlternativeNames;
  title_categories: TitleCategories;
  title_countries: TitleCountries;
  title_duplicates: TitleDuplicates;
  title_external_ids: TitleExternalIds;
  title_genres: TitleGenres;
  title_imports: TitleImports;
  title_keywords: TitleKeywords;
  title_locks: TitleLocks;
  title_merges: TitleMerges;
  title_search: TitleSearch;
  title_translations: TitleTranslations;
  titles: Titles;
  torrent_queue: TorrentQueue;
  torrents: Torrents;
  two_factor: TwoFactor;
  user_permissions: UserPermissions;
  user_roles: UserRoles;
  users: Users;
  video_captions: VideoCaptions;
  video_checks: VideoChecks;
  video_faults: VideoFaults;
  video_play_days: VideoPlayDays;
  video_progress: VideoProgress;
  videos: Videos;
  visitor_salts: VisitorSalts;
  votes: Votes;
  watched_parts: WatchedParts;
  webauthn_challenges: WebauthnChallenges;
  webauthn_credentials: WebauthnCredentials;
  withdrawals: Withdrawals;
  workspace_invites: WorkspaceInvites;
  workspace_members: WorkspaceMembers;
  workspaces: Workspaces;
}
