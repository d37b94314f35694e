-- A code that gives whoever types it a plan for one period, once. Of the code itself nothing is kept that opens it.
create table gift_codes (
  id bigint generated always as identity primary key,
  code_hash text not null unique,
  hint text not null,
  price_id bigint not null references prices on delete cascade,
  note text not null default '',
  created_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  redeemed_by bigint references users on delete set null,
  redeemed_at timestamptz,
  withdrawn_at timestamptz,
  check (redeemed_by is null or redeemed_at is not null),
  check (redeemed_at is null or withdrawn_at is null)
);
create index gift_codes_price on gift_codes (price_id);
create index gift_codes_creator on gift_codes (created_by);
create index gift_codes_redeemer on gift_codes (redeemed_by);
-- Nobody lets a gift go on, so that one period stays one.
alter table subscriptions add column is_gift boolean not null default false;
comment on column gift_codes.hint is 'The last letters of the code, by which staff tell codes apart.';
